/** What the compiler does not see. How the code looks is prettier's business. */
import js from '@eslint/js';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

export default ts.config(
  { ignores: ['src/protocol.ts'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    rules: {
      'no-undef': 'off', // the compiler sees it, with types
      '@typescript-eslint/no-unused-vars': 'off', // likewise: noUnusedLocals
      '@typescript-eslint/no-explicit-any': 'off', // a game's own types meet the house in an any
      '@typescript-eslint/no-this-alias': 'off', // getters of an object need the outer this
      'svelte/prefer-svelte-reactivity': 'off', // maps that are filled once, and never change
      'svelte/prefer-writable-derived': 'off', // some effects are meant to come a moment later
    },
  },
  // Not in components, where `let { … } = $props()` is the custom.
  { files: ['**/*.ts'], rules: { 'prefer-const': ['error', { destructuring: 'all' }] } },
);
