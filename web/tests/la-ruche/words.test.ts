import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import {
  cellWords,
  meetings,
  promptWords,
  refusalWords,
  tileWords,
  toDo,
  type Say,
} from '../../src/games/la-ruche/tell.ts';
import { byCell } from '../../src/games/la-ruche/geometry.ts';
import { readComb } from '../../src/games/la-ruche/moves.ts';
import type { LaRucheView } from '../../src/protocol.ts';
import { LANGUAGES, Words } from '../../src/words/words.ts';

const HERE = import.meta.dirname;
const LOCALE = join(HERE, '../../../src/skep/locale');
const SOURCES = join(HERE, '../../src/games/la-ruche');

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
      ...readFileSync(join(SOURCES, name), 'utf8').matchAll(/'(la-ruche-[a-z][a-z0-9-]*)'/g),
    ])
    .map(([, key]) => key!),
);

/** The messages of a file, each with its arguments. */
function shape(language: string): Map<string, string> {
  const text = readFileSync(join(LOCALE, language, 'la-ruche-web.ftl'), 'utf8');
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
      [...used].filter((key) => !words.has(key)),
      [],
    );
  });
}

test('both languages have the same messages with the same arguments, and none is in vain', () => {
  assert.deepEqual(shape('fr'), shape('en'));
  const idle = [...shape('en').keys()].filter(
    (key) => !used.has(key) && !/^la-ruche-web-(fact|result)-/.test(key),
  );
  assert.deepEqual(idle, []);
});

const comb = byCell(readComb(['364152@0,0', '625134@0,1']));

test('a cell tells what it asks for, and what the tile in hand shows there', () => {
  const cell = { q: 1, r: 0 };
  assert.equal(cellWords(say, comb, cell), 'Open cell; lower left: orange, left: orange');
  assert.equal(
    meetings(say, comb, cell, '123456'),
    'lower left: blue meets orange; left: violet meets orange',
  );
  assert.equal(tileWords(say, '123456'), 'red, yellow, green, blue, violet, orange; bee side');
  assert.match(tileWords(say, '654321'), /side without bee$/);
});

test('a refusal tells its reason, and the margin when there is one', () => {
  const refusal = { key: 'la-ruche-cell-taken', args: {}, rule: 'RUC-7' };
  const reason = say('la-ruche-cell-taken');
  assert.equal(refusalWords(say, refusal), reason);
  assert.equal(refusalWords(say, { ...refusal, late_ms: null }), reason);
  assert.equal(refusalWords(say, { ...refusal, late_ms: 82.6 }), `Beaten by 83 ms. ${reason}`);
});

const VIEW = {
  result: null,
  phase: 'race',
  turn: 1,
  cells: ['364152@0,0'],
  counts: [4, 5],
} as unknown as LaRucheView;

test('the line that says what to do follows the game', () => {
  const now = { view: VIEW, seat: 0, turnName: 'Bo', counting: false, paused: false };
  const key = (change: Partial<LaRucheView>, more = {}): string =>
    toDo({ ...now, view: { ...VIEW, ...change }, ...more }).key.replace('la-ruche-web-to-do-', '');
  assert.equal(key({}), 'race');
  assert.equal(key({}, { seat: null }), 'race-watch');
  assert.equal(key({}, { counting: true }), 'ready');
  assert.equal(key({}, { paused: true }), 'paused');
  assert.equal(key({ phase: 'opening' }), 'open-wait');
  assert.equal(key({ phase: 'opening' }, { seat: 1 }), 'open-next');
  assert.equal(key({ phase: 'opening', cells: [] }, { seat: 1 }), 'open');
  assert.equal(key({ phase: 'between' }), 'between');
  assert.equal(key({ phase: 'solo' }), 'solo');
  const result = { reason: 'emptied', rule: 'RUC-9', scores: [3, 2], winners: [0] };
  assert.equal(key({ phase: 'over', result } as Partial<LaRucheView>), 'over');
});

test('what was begun comes before what could be', () => {
  const idle = { placing: null, dragging: false, held: null, giving: false, gift: null };
  const free = { waiting: false, mayLay: true };
  const pause = { waiting: true, mayLay: true };
  assert.equal(promptWords(say, idle, free), null);
  assert.equal(promptWords(say, idle, pause), say('la-ruche-web-to-do-wait'));
  const held = { ...idle, held: {} };
  assert.equal(promptWords(say, held, pause), say('la-ruche-web-to-do-held'));
  const placing = { ...held, placing: { cell: {}, fixed: true } };
  assert.equal(promptWords(say, placing, pause), say('la-ruche-web-to-do-lay'));
  assert.equal(promptWords(say, placing, { ...free, mayLay: false }), null);
  const giving = { ...placing, giving: true, gift: '123456' };
  assert.equal(promptWords(say, giving, pause), say('la-ruche-web-to-do-gift-player'));
});
