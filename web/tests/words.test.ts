import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { factWords, firstLanguage, isolate, LANGUAGES } from '../src/words/words.ts';
import { load, shape } from './reading.ts';

const HERE = import.meta.dirname;
const SOURCES = join(HERE, '../src');

/** Every message key that stands in the sources as a whole. */
function usedKeys(): Set<string> {
  const keys = new Set<string>();
  for (const name of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ts|svelte)$/.test(name)) continue;
    const source = readFileSync(join(SOURCES, name), 'utf8');
    for (const [, key] of source.matchAll(/\bsay\(\s*'([a-z0-9-]+)'/g)) if (key) keys.add(key);
    for (const [, key] of source.matchAll(/'((?:web|[a-z]+-web)-[a-z0-9-]+)'/g))
      if (key) keys.add(key);
  }
  return keys;
}

for (const language of LANGUAGES) {
  test(`every message that the sources name exists in ${language}`, () => {
    const words = load(language);
    const missing = [...usedKeys()].filter((key) => !words.has(key));
    assert.deepEqual(missing, []);
    for (const state of ['connecting', 'reconnecting', 'offline'])
      assert.ok(words.has(`web-${state}`), state);
  });
}

test('both languages have the same messages with the same arguments for the web', () => {
  assert.deepEqual(shape('web.ftl', 'fr'), shape('web.ftl', 'en'));
});

test('dates are shown as people write them', () => {
  const shown = (language: 'en' | 'fr', date: string): string =>
    load(language).say('web-daily-best', { date });
  assert.match(shown('en', '2026-11-15'), /15 November 2026/);
  assert.match(shown('fr', '2026-11-15'), /15 novembre 2026/);
  assert.match(shown('fr', '2026-08-01'), /1er août 2026/);
  for (const odd of ['2026-13-01', 'tomorrow', '']) assert.ok(shown('en', odd).endsWith(odd));
});

test('a missing message shows its key', () => {
  assert.equal(load('en').say('no-such-key-at-all'), 'no-such-key-at-all');
});

test('a fact is told with names instead of seats', () => {
  const fact = { fact: 'passed', seat: 1 };
  assert.equal(
    factWords(load('en'), 'butine', fact, ['Ann', 'Bo']),
    'Bo can do nothing and passes.',
  );
  assert.equal(factWords(load('en'), 'butine', { fact: 'no-such-fact' }, []), null);
});

test('the end names all winners', () => {
  const fact = { fact: 'ended', reason: 'x', winners: [0, 2], scores: [7, 3, 7], bonus: [] };
  const told = factWords(load('fr'), 'butine', fact, ['Ann', 'Bo', 'Cy']);
  assert.match(told ?? '', /Ann et Cy partagent la victoire avec 7/);
});

test('a gift names who gets it, a deal who opens, a round who won it', () => {
  const names = ['Ann', 'Bo', 'Cy'];
  const tell = (fact: Record<string, unknown>, more = {}) =>
    factWords(load('en'), 'la-ruche', fact, names, more);
  const gave = { fact: 'gave', seat: 0, to: 2, left: 7 };
  assert.equal(tell(gave), 'Ann hands a tile to Cy. Left: 7.');
  const dealt = { fact: 'dealt', round: 2, count: 20, opener: 1 };
  assert.equal(tell(dealt, { seats: 3 }), 'Round 2: 20 tiles each. Bo lays the first one.');
  assert.equal(tell({ ...dealt, count: 12 }, { seats: 1 }), 'A puzzle of 12 tiles.');
  const ended = { fact: 'round-ended', round: 1, reason: 'blocked', winners: [0, 1] };
  assert.match(tell(ended) ?? '', /Ann and Bo have the fewest tiles and share it/);
});

test('a name cannot turn the sentence around it', () => {
  assert.equal(isolate('Ann'), 'Ann');
  assert.equal(isolate('אבא'), '\u2068אבא\u2069');
  assert.equal(isolate('x\u202Ey'), '\u2068x\u202Ey\u2069');
});

test('the first language: remembered, then the browser’s, then English', () => {
  assert.equal(firstLanguage('fr', ['en-GB']), 'fr');
  assert.equal(firstLanguage(null, ['de-DE', 'fr-CA', 'en']), 'fr');
  assert.equal(firstLanguage('xx', ['de']), 'en');
});
