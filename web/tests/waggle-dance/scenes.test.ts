import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Happened, WaggleDanceFact, WaggleDanceView } from '../../src/protocol.ts';
import { scenesOf } from '../../src/games/waggle-dance/scenes.ts';
import { isAside } from '../../src/games/waggle-dance/tell.ts';
import { flightsOf } from '../../src/games/waggle-dance/flights.ts';

const VIEW = {
  you: 0,
  actors: [0],
  scores: [0, 0],
  night: false,
  phase: 'place',
  round: 3,
  spaces: { A3: 0, C2: 1 },
  flowers: [1, 2, 3, 4, 5, 6].map((value) => [[], value === 2 ? [2, 2] : []]),
  pollen: [15, 15, 15, 11, 15, 15],
  eggs: 11,
  tiles: 40,
  deck: 40,
  dice: [6, 6],
  free: [[4], []],
  sick: [[], []],
  rooms: [
    [{ holds: ['red', 'red', 'red', 'red'], bees: [5, 5] }],
    [{ holds: ['egg'], bees: [1, 1] }],
  ],
  claims: [[], []],
  hands: [1, 0],
  hand: ['mix'],
  discard: {},
  in_play: [],
  directions: [[], []],
} as unknown as WaggleDanceView;

const step = (...facts: WaggleDanceFact[]): Happened[] => [
  { seq: 1, seat: 0, move: null, undo: false, facts, at_ms: 0 },
];

test('each scene shows the table right after its fact', () => {
  const [placed, night, rooms, hatched, pollen, stored] = scenesOf(
    VIEW,
    step(
      { fact: 'placed', seat: 0, die: 4, spot: 'D4' },
      { fact: 'night-fell', round: 3 },
      { fact: 'rooms-claimed', seat: 0, count: 1, left: 39 },
      { fact: 'hatched', seat: 1, room: 1, dice: 7, cards: [] },
      { fact: 'pollen-claimed', flower: 2, bees: [0, 2], shares: [0, 2], short: [] },
      { fact: 'stored', seat: 1, colour: 'yellow', room: 1 },
    ),
  );
  assert.deepEqual(placed!.table.flowers[3], [[4], []]);
  assert.deepEqual(placed!.table.free, [[], []]);
  assert.equal(placed!.time, 0, 'I have seen my own bee fly');
  assert.equal(placed!.table.night, false);
  assert.equal(night!.table.night, true);
  assert.deepEqual(rooms!.table.spaces, { C2: 1 });
  assert.equal(rooms!.table.rooms[0]!.length, 2);
  assert.equal(rooms!.rule, 'WAG-12');
  assert.equal(rooms!.action, 'A');
  assert.deepEqual(hatched!.table.rooms[1], [{ holds: [], bees: [] }]);
  assert.equal(hatched!.table.eggs, 12);
  assert.deepEqual(pollen!.table.claims, [[], ['yellow', 'yellow']]);
  assert.equal(pollen!.table.pollen[1], 13);
  assert.deepEqual(pollen!.table.flowers[1], [[], [2, 2]], 'they are counted, so they are there');
  assert.deepEqual(stored!.table.flowers[1], [[], []]);
  assert.deepEqual(VIEW.claims, [[], []], 'the view itself is left alone');
});

test('honey takes its pollen back to the flower, and its cards from the hand', () => {
  const [scene] = scenesOf(
    { ...VIEW, hand: ['efficiency', 'mix'], hands: [2, 0] },
    step({ fact: 'honey-made', seat: 0, room: 1, honey: 1, cards: ['efficiency'] }),
  );
  assert.deepEqual(scene!.table.rooms[0]![0]!.holds, ['honey']);
  assert.equal(scene!.table.pollen[3], 15);
  assert.deepEqual(scene!.table.hand, ['mix']);
  assert.deepEqual(scene!.table.hands, [1, 0]);
  assert.deepEqual(scene!.table.discard, { efficiency: 1 });
});

test('a card for the round lies in play until the next day', () => {
  const [played, morning] = scenesOf(
    { ...VIEW, hand: ['directions'] },
    step(
      { fact: 'directions-played', seat: 0, flower: 4 },
      { fact: 'day-began', round: 4, first: 1, dice: [[1], [2]] },
    ),
  );
  assert.deepEqual(played!.table.in_play, ['directions']);
  assert.deepEqual(played!.table.discard, {});
  assert.deepEqual(morning!.table.in_play, []);
  assert.deepEqual(morning!.table.discard, { directions: 1 });
});

test('what is left in D lies aside once the seat is done', () => {
  const store = { ...VIEW, phase: 'store', claims: [['red'], ['red']], claimed: [[], [4]] };
  assert.equal(isAside(store, 0), true);
  assert.equal(isAside(store, 1), false);
  assert.equal(isAside({ ...store, phase: 'trade' }, 0), false, 'a trade is put away');
});

test('what others do is shown for a while', () => {
  const [scene] = scenesOf(VIEW, step({ fact: 'placed', seat: 1, die: 1, spot: 'room1' }));
  assert.ok(scene!.time > 0);
  assert.deepEqual(flightsOf(scene!.fact), [
    { what: 'die', seat: 1, value: 1, from: '[data-home="1"]', to: '[data-room="1.1"]' },
  ]);
});

test('honey flies to where it is counted, a hatched bee and pollen out of and into rooms', () => {
  const ways = [
    flightsOf({ fact: 'honey-made', seat: 1, room: 2, honey: 3, cards: [] }),
    flightsOf({ fact: 'hatched', seat: 0, room: 1, dice: 7, cards: [] }),
    flightsOf({ fact: 'stored', seat: 1, colour: 'red', room: 3 }),
    flightsOf({ fact: 'traded', seat: 0, gave: 'red', room: 1, got: 'blue' }),
  ].map((flights) => flights.map(({ what, from, to }) => [what, from, to].join(' ')));
  assert.deepEqual(ways, [
    ['honey [data-room="1.2"] [data-score="1"]'],
    ['die [data-room="0.1"] [data-home="0"]'],
    ['red [data-home="1"] [data-room="1.3"]'],
    [
      'red [data-room="0.1"] [data-key="D4"]',
      'red [data-room="0.1"] [data-key="D4"]',
      'blue [data-key="D6"] [data-home="0"]',
    ],
  ]);
});

test('every share of a flower flies to its hive', () => {
  const flights = flightsOf({
    fact: 'pollen-claimed',
    flower: 6,
    bees: [2, 1],
    shares: [2, 1],
    short: [],
  });
  assert.deepEqual(
    flights.map(({ what, to }) => [what, to]),
    [
      ['blue', '[data-home="0"]'],
      ['blue', '[data-home="0"]'],
      ['blue', '[data-home="1"]'],
    ],
  );
});
