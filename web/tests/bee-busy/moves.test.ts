import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flightTo, ofKind, reachOf, readMoves, wallName } from '../../src/games/bee-busy/moves.ts';

test('a choice is a move with its text; what is no move is left out', () => {
  assert.deepEqual(readMoves(['die 5', 'dance', 'borrow 5 as 2']), [
    { text: 'die 5', kind: 'die', die: 5, use: 5 },
    { text: 'borrow 5 as 2', kind: 'borrow', die: 5, use: 2 },
  ]);
  assert.deepEqual(ofKind(readMoves(['stay', 'fly', 'done']), 'stay', 'done').length, 2);
});

test('a wall is named as views name it', () => {
  assert.deepEqual(ofKind(readMoves(['wall c3 ne', 'stay']), 'wall').map(wallName), ['c3 ne']);
});

test('the Busy Bee flies in a ring', () => {
  assert.equal(flightTo('meadow', false), 'production');
  assert.equal(flightTo('combs', false), 'meadow');
  assert.equal(flightTo('meadow', true), 'combs');
});

test('what can be reached', () => {
  const reach = reachOf(['pick centre a1', 'pick cat b2', 'make wax', 'line d2-d1', 'done']);
  assert.deepEqual([...reach.flowers], ['centre a1', 'cat b2']);
  assert.deepEqual([...reach.goods], ['wax']);
  assert.deepEqual([...reach.combs], ['d1']);
});
