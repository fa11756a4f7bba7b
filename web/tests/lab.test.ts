import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  firstDraft,
  firstVaried,
  gamesInAll,
  MOST_SEED,
  trouble,
  valuesOf,
  variable,
  variants,
  wishOf,
  withSeats,
  type Draft,
} from '../src/lab/draft.ts';
import type { GameInfo, LabOffer, OptionInfo } from '../src/protocol.ts';

const OPTION: OptionInfo = {
  name: 'honey',
  type: 'int',
  default: 7,
  nullable: false,
  minimum: 1,
  maximum: 9,
  suggestion: 5,
  choices: [],
  alone: null,
};
const QUICK: OptionInfo = { ...OPTION, name: 'quick', type: 'bool', default: false };
const CHALLENGE: OptionInfo = {
  ...OPTION,
  name: 'challenge',
  default: null,
  nullable: true,
  maximum: 40,
  suggestion: 15,
};
const SHEET: OptionInfo = {
  ...OPTION,
  name: 'sheet',
  type: 'choice',
  default: 'garden',
  choices: ['garden', 'heath', 'moor'],
};
const GAME: GameInfo = {
  id: 'meadow',
  title: 'Meadow',
  seats: [1, 2, 3],
  options: [
    QUICK,
    CHALLENGE,
    { ...OPTION, name: 'tiles', alone: true },
    { ...OPTION, name: 'puzzle', type: 'text', default: '' },
  ],
  bots: ['level-1', 'level-5', 'greedy', 'random'],
  rules_version: 1,
  rules: [],
  turns: true,
  race: false,
  hidden_hands: false,
  usual_seats: 2,
  daily: false,
  prints: false,
  lessons: [],
  by_seat: [],
};
const OFFER: LabOffer = {
  bots: { meadow: ['level-1', 'greedy', 'random'] },
  skill: ['meadow'],
  skill_every: 4,
  skill_games: [3, 4, 5],
  games: 200,
  options: 2,
  values: [2, 4],
  seconds: 120,
  kept_minutes: 30,
  reports: true,
};
const DRAFT: Draft = firstDraft(GAME, OFFER);

test('at first one option is varied, as usual many play, and it can start', () => {
  assert.deepEqual(wishOf(DRAFT, OFFER), {
    game: 'meadow',
    seats: 2,
    bots: ['greedy'],
    games: 40,
    seed: 1,
    skill: false,
    vary: { quick: [false, true] },
  });
  assert.equal(trouble(DRAFT, OFFER), null);
});

test('what can be varied fits the number of seats, and is no free text', () => {
  const names = (seats: number) => variable(GAME, seats).map(({ name }) => name);
  assert.deepEqual(names(1), ['quick', 'challenge', 'tiles']);
  assert.deepEqual(names(2), ['quick', 'challenge']);
  const tiles = GAME.options[2]!;
  const alone: Draft = { ...DRAFT, seats: 1, varied: [firstVaried(tiles), firstVaried(QUICK)] };
  assert.deepEqual(
    withSeats(alone, 3).varied.map(({ option }) => option.name),
    ['quick'],
  );
});

test('each kind of option has values to begin with, the usual one first', () => {
  assert.deepEqual(valuesOf(firstVaried(OPTION)), [7, 5]);
  assert.deepEqual(valuesOf(firstVaried({ ...OPTION, suggestion: null })), [7, 8]);
  assert.deepEqual(valuesOf(firstVaried({ ...OPTION, suggestion: null, maximum: 7 })), [7, 6]);
  assert.deepEqual(valuesOf(firstVaried(CHALLENGE)), [null, 15]);
  assert.deepEqual(valuesOf(firstVaried(SHEET)), ['garden', 'heath', 'moor']);
  assert.deepEqual(valuesOf(firstVaried({ ...QUICK, default: true })), [true, false]);
});

test('numbers are read as people type them, each once', () => {
  const typed = (numbers: string) => valuesOf({ ...firstVaried(OPTION), numbers });
  assert.deepEqual(typed('5,7 ; 9,, 7'), [5, 7, 9]);
  assert.deepEqual(typed(''), []);
  for (const nonsense of ['5, x', '1.5', '1e9', '9999999999']) assert.equal(typed(nonsense), null);
});

test('games are counted, with those for luck and skill', () => {
  const two = { ...DRAFT, varied: [firstVaried(QUICK), firstVaried(CHALLENGE)], games: 10 };
  assert.equal(variants(two), 4);
  assert.equal(gamesInAll(two, OFFER), 40);
  assert.equal(gamesInAll({ ...two, skill: true }, OFFER), 4 * (10 + 3 * 4));
  assert.equal(gamesInAll({ ...two, skill: true }, { ...OFFER, skill: [] }), 40);
  assert.equal(gamesInAll({ ...DRAFT, varied: [] }, OFFER), 40);
});

test('what is wrong is said before anything is sent', () => {
  const key = (changes: Partial<Draft>) => trouble({ ...DRAFT, ...changes }, OFFER)?.key;
  const numbers = (text: string) => [{ ...firstVaried(OPTION), numbers: text }];
  assert.equal(key({ varied: numbers('x') }), 'web-lab-no-numbers');
  assert.equal(key({ varied: numbers('5') }), 'lab-small-values');
  assert.equal(key({ varied: numbers('1 2 3 4 5') }), 'lab-small-values');
  assert.equal(key({ games: 1 }), 'lab-games-few');
  assert.equal(key({ games: Number.NaN }), 'lab-games-few');
  for (const seed of [-1, 0.5, Number.NaN, MOST_SEED + 1])
    assert.equal(key({ seed }), 'lab-small-seed');
  assert.equal(key({ seed: 0 }), undefined);
  assert.equal(key({ games: 101 }), 'lab-small-games');
  assert.equal(key({ games: 100 }), undefined);
});

test('one bot plays everywhere, or each has a seat', () => {
  const bots = ['random', 'greedy', 'level-1'];
  assert.deepEqual(wishOf({ ...DRAFT, bots }, OFFER).bots, ['random']);
  assert.deepEqual(wishOf({ ...DRAFT, bots, apart: true }, OFFER).bots, ['random', 'greedy']);
});
