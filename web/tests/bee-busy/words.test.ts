import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { nameOr, toDo, type Situation } from '../../src/games/bee-busy/tell.ts';
import type { Say, View } from '../../src/games/bee-busy/types.ts';
import { LANGUAGES, Words } from '../../src/words/words.ts';

const HERE = import.meta.dirname;
const LOCALE = join(HERE, '../../../src/skep/locale');
const SOURCES = join(HERE, '../../src/games/bee-busy');

function load(language: (typeof LANGUAGES)[number]): Words {
  const folder = join(LOCALE, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return new Words(
    language,
    files.map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}
const english = load('en');
const say: Say = (key, args) => english.say(key, args);

/** Every message key of the board that stands in its sources as a whole. */
const used = new Set(
  readdirSync(SOURCES)
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .flatMap((name) => [
      ...readFileSync(join(SOURCES, name), 'utf8').matchAll(/'(bee-busy-[a-z][a-z0-9-]*)'/g),
    ])
    .map(([, key]) => key!),
);
/** Keys that are put together: a family for each phase, area and part of a meadow. */
const FAMILIES = /^bee-busy-web-(fact|part|to-do|to-do-act)-|^bee-busy-web-struck$/;

/** The messages of a file, each with its arguments. */
function shape(language: string): Map<string, string> {
  const text = readFileSync(join(LOCALE, language, 'bee-busy-web.ftl'), 'utf8');
  return new Map(
    text
      .split(/^(?=[a-z])/m)
      .filter((entry) => /^[a-z][a-z0-9-]* =/.test(entry))
      .map((entry) => {
        const args = [...entry.matchAll(/\$[a-z_]+/g)].map(([arg]) => arg);
        return [entry.split(' ')[0]!, [...new Set(args)].sort().join()];
      }),
  );
}

for (const language of LANGUAGES) {
  test(`every message that the board names exists in ${language}`, () => {
    const words = load(language);
    assert.ok(used.size > 60);
    assert.deepEqual(
      [...used].filter((key) => !words.has(key) && key !== 'bee-busy-web-part'),
      [],
    );
  });
}

test('both languages have the same messages with the same arguments, and none is in vain', () => {
  assert.deepEqual(shape('fr'), shape('en'));
  const idle = [...shape('en').keys()].filter((key) => !used.has(key) && !FAMILIES.test(key));
  assert.deepEqual(idle, []);
});

test('a part of the meadow that nobody has translated keeps its name', () => {
  assert.equal(nameOr(say, 'bee-busy-web-part', 'moor'), 'Moor');
  assert.equal(nameOr(say, 'bee-busy-web-part', 'orchard'), 'orchard');
});

const ROUND = {
  phase: 'die',
  decisions: [],
  back: false,
  dice: [1, 2, 3],
  die: 0,
  sum: 0,
  barred: [] as string[],
  fields: 3,
  free: 2,
  pending: ['c4'],
};

function prompt(phase: string, change: Partial<Situation> = {}, area = 'meadow'): string {
  const view = {
    first: 1,
    dice: [1, 2, 3],
    result: null,
    now: [{ ...ROUND, phase }, ROUND],
    hives: [{ area }, { area }],
  } as unknown as View;
  const { key, args } = toDo({
    view,
    seat: 0,
    acts: true,
    mine: true,
    legal: ['a', 'done'],
    changing: false,
    names: ['Ada', 'Ben'],
    busy: false,
    ...change,
  });
  const words = say(key, args);
  assert.notEqual(words, key);
  assert.doesNotMatch(words, /\{/);
  return words;
}

test('for everything that may have to be decided there are words', () => {
  for (const phase of ['lose', 'die', 'mark', 'write', 'fly', 'feed', 'store'])
    assert.ok(prompt(phase).length > 10);
  assert.equal(prompt('act'), 'Cross flowers: 2 bees can fly.');
  assert.match(prompt('act', {}, 'production'), /^Produce/);
  assert.equal(prompt('act', { legal: ['line a1-a2', 'done'] }, 'combs'), 'Draw the line on.');
  assert.match(prompt('act', { legal: ['wall a1 ne', 'done'] }, 'combs'), /^Buy walls/);
  assert.match(prompt('act', { legal: ['done'] }), /Close the round/);
  assert.equal(prompt('die', { acts: false, mine: false }), 'Ada decides.');
  assert.equal(prompt('closed', { acts: false }), 'Round closed. Waiting for Ben.');
  assert.equal(prompt('wait', { acts: false }), 'Ben takes a die first.');
});
