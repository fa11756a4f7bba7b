import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayPlace, placeText, readLegal, readSpot } from '../../src/games/butine/moves.ts';

test('every kind of legal move is read', () => {
  const legal = readLegal([
    'place R4@3,-2',
    'place B1@-1,0',
    'gather WYR 0-13-5',
    'take WYR',
    'swap WYR for RYB',
    'swap WYR for deck',
    'done',
  ]);
  assert.deepEqual(legal.places.R, [{ kind: 'place', tile: 'R', turn: 4, x: 3, y: -2 }]);
  assert.deepEqual(legal.places.B, [{ kind: 'place', tile: 'B', turn: 1, x: -1, y: 0 }]);
  assert.deepEqual(legal.gathers, [{ kind: 'gather', card: 'WYR', path: [0, 13, 5] }]);
  assert.deepEqual(legal.takes, ['WYR']);
  assert.deepEqual(legal.swaps, [
    { kind: 'swap', give: 'WYR', take: 'RYB' },
    { kind: 'swap', give: 'WYR', take: 'deck' },
  ]);
  assert.ok(legal.done && !legal.pass && mayPlace(legal));
  assert.ok(readLegal(['pass']).pass && !mayPlace(readLegal(['pass'])));
});

test('a tile is written as it was read', () => {
  assert.equal(placeText(readSpot('R4@3,-2')), 'place R4@3,-2');
  assert.throws(() => readSpot('X4@3,-2'), /not a tile/);
});
