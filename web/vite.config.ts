import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const server = `http://127.0.0.1:${process.env.SKEP_PORT ?? '8765'}`;

/** What holds parts of one game is called after it: `build_web.py` counts all the rest. */
function gameOf(modules: readonly string[]): string | null {
  const games = modules.flatMap((id) => /\/src\/games\/([a-z-]+)\//.exec(id)?.[1] ?? []);
  return games.every((game) => game === games[0]) ? (games[0] ?? null) : null;
}

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/skep/web',
    emptyOutDir: true,
    target: 'es2022',
    // A data: address would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    // How long plugins take is nobody's business who only wants to play.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        chunkFileNames: ({ name, moduleIds }) => `assets/${gameOf(moduleIds) ?? name}-[hash].js`,
      },
    },
  },
  // `npm run dev` beside a running `skep serve`.
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': server, '/ws': { target: server, ws: true } },
  },
});
