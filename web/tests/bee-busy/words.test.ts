import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nameOr, toDo, type Situation } from '../../src/games/bee-busy/tell.ts';
import type { Say, View } from '../../src/games/bee-busy/types.ts';
import { load, testWords } from '../reading.ts';

const english = load('en');
const say: Say = (key, args) => english.say(key, args);

/** Keys that are put together: a family for each phase, area and part of a meadow. */
const FAMILIES = /^bee-busy-web-(fact|part|to-do|to-do-act)-|^bee-busy-web-struck$/;

testWords('bee-busy', FAMILIES, ['bee-busy-web-part']);

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
