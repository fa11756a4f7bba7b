import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Gather } from '../../src/moves/butine.ts';
import {
  nextTiles,
  stepTo,
  takeBack,
  waysByCard,
  type Ground,
} from '../../src/games/butine/walk.ts';

// A row of tiles 0 – 5, and 6 that touches 1 only; the bee is on 0.
const GROUND: Ground = {
  bee: 0,
  flowers: ['W', 'R', 'Y', 'B', 'W', 'Y', 'Y'],
  links: [[1], [0, 2, 6], [1, 3], [2, 4], [3, 5], [4], [1]],
};
const GATHERS: Gather[] = [
  { kind: 'gather', card: 'RYB', path: [1, 2, 3] },
  { kind: 'gather', card: 'RWR', path: [1, 0, 4] },
  { kind: 'gather', card: 'RYW', path: [1, 6, 0] },
  { kind: 'gather', card: 'RYW', path: [1, 2, 0] },
];
const walk = (card: string, ...path: number[]) => ({ card, path });

test('the next tiles are those that a legal gather of this card goes on with', () => {
  assert.deepEqual(nextTiles(walk('RYW'), GATHERS), [1]);
  assert.deepEqual(nextTiles(walk('RYW', 1), GATHERS), [2, 6]);
  assert.deepEqual(nextTiles(walk('RYW', 1, 2), GATHERS), [0]);
  assert.deepEqual(nextTiles(walk('BYB'), GATHERS), []);
  assert.deepEqual(
    [...waysByCard(GATHERS)],
    [
      ['RYB', 1],
      ['RWR', 1],
      ['RYW', 2],
    ],
  );
});

test('the third step sends the move, not before', () => {
  const first = stepTo(walk('RYB'), 1, GATHERS, GROUND);
  assert.deepEqual(first, { walk: walk('RYB', 1), send: null });
  const second = stepTo(first.walk, 2, GATHERS, GROUND);
  assert.equal(second.send, null);
  const third = stepTo(second.walk, 3, GATHERS, GROUND);
  assert.equal(third.send, 'gather RYB 1-2-3');
});

test('a step is taken back by its own tile, by an earlier one, or at the start', () => {
  assert.deepEqual(stepTo(walk('RYB', 1, 2), 2, GATHERS, GROUND).walk, walk('RYB', 1));
  assert.deepEqual(stepTo(walk('RYB', 1, 2), 1, GATHERS, GROUND).walk, walk('RYB', 1));
  assert.deepEqual(stepTo(walk('RYB', 1, 2), 0, GATHERS, GROUND), {
    walk: walk('RYB'),
    send: null,
  });
  assert.deepEqual(takeBack(walk('RYB', 1, 2)), walk('RYB', 1));
});

test('the tile that the bee started on may be entered again, when that is legal', () => {
  assert.deepEqual(stepTo(walk('RWR', 1), 0, GATHERS, GROUND).walk, walk('RWR', 1, 0));
  assert.equal(stepTo(walk('RYW', 1, 6), 0, GATHERS, GROUND).send, 'gather RYW 1-6-0');
});

test('insisting on another tile sends a whole route along it, so that the server says why', () => {
  // Far away: the rest follows the card where it can.
  assert.equal(stepTo(walk('RYB'), 3, GATHERS, GROUND).send, 'gather RYB 3-2-1');
  // A dead end: there is only the way back, and the server says that this is one tile twice.
  assert.equal(stepTo(walk('RYB', 1), 6, GATHERS, GROUND).send, 'gather RYB 1-6-1');
  assert.equal(stepTo(walk('RYB', 1, 2), 5, GATHERS, GROUND).send, 'gather RYB 1-2-5');
  // What was walked stays: the person can go on from there.
  assert.deepEqual(stepTo(walk('RYB', 1, 2), 5, GATHERS, GROUND).walk, walk('RYB', 1, 2));
});
