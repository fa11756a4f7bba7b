import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { signsOf } from '../../src/games/bee-busy/signs.ts';
import { refusalArgs } from '../../src/games/bee-busy/tell.ts';
import type { Fact } from '../../src/games/bee-busy/types.ts';
import { LANGUAGES } from '../../src/words/words.ts';
import { load } from '../reading.ts';
import { recorded } from '../recorded/traces.ts';

const facts = recorded<Fact>('bee-busy');

test('every sign before a line is drawn somewhere', () => {
  const drawn = readFileSync(
    join(import.meta.dirname, '../../src/games/bee-busy/Glyph.svelte'),
    'utf8',
  );
  const names = Object.values(facts).flatMap((fact) => signsOf(fact).signs);
  assert.ok(names.length > 8);
  for (const name of names) assert.match(drawn, new RegExp(`^    '?${name}'?:`, 'm'));
});

test('dice show what they count as', () => {
  assert.deepEqual(signsOf(facts['rolled']!).dice, [3, 3, 5]);
  assert.deepEqual(signsOf(facts['changed']!).dice, [2, 5]);
  assert.deepEqual(signsOf(facts['picked']!).signs, ['pollen']);
  assert.deepEqual(signsOf(facts['closed']!), { dice: [], signs: [] });
});

for (const language of LANGUAGES)
  test(`a refusal names a flower by its part of the meadow in ${language}`, () => {
    const words = load(language);
    const say = (key: string, args = {}) => words.say(key, args);
    const part = say('bee-busy-web-part-centre');
    const text = say('bee-busy-flower-crossed', refusalArgs({ flower: 'centre d3' }, say));
    assert.ok(part !== 'bee-busy-web-part-centre' && text.includes(`${part} d3`), text);
    assert.deepEqual(refusalArgs({ comb: 'd3' }, say), { comb: 'd3' });
  });
