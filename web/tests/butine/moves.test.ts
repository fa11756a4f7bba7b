import assert from 'node:assert/strict';
import { test } from 'node:test';
import { after, flown, NOTHING } from '../../src/games/butine/latest.ts';
import { mayPlace, placeText, readLegal, readSpot } from '../../src/games/butine/moves.ts';
import type { ButineFact, Happened } from '../../src/protocol.ts';

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

const step = (...facts: ButineFact[]): Happened => ({
  seq: 1,
  seat: 0,
  move: null,
  undo: false,
  facts,
  at_ms: 0,
});
const gathered = (seat: number, path: [number, number, number]): ButineFact => ({
  fact: 'gathered',
  seat,
  card: 'WYR',
  path,
  points: 1,
});

test('the flights of one turn are shown together, each from where the bee was', () => {
  const first = after(NOTHING, [step(gathered(0, [1, 2, 3]))], 0);
  const second = after(first, [step(gathered(0, [4, 5, 6]))], 3);
  assert.deepEqual(second.flights, [
    [0, 1, 2, 3],
    [3, 4, 5, 6],
  ]);
  assert.deepEqual(flown([step(gathered(0, [1, 2, 3]))]), [1, 2, 3]);
});

test('the next turn and a step taken back begin a new picture', () => {
  const flew = after(NOTHING, [step(gathered(0, [1, 2, 3]), { fact: 'turn-began', seat: 0 })], 0);
  assert.deepEqual(flew.flights, [[0, 1, 2, 3]]);
  const laid = after(
    flew,
    [step({ fact: 'placed', seat: 0, tile: 'R', number: 7, spot: 'R4@3,-2' })],
    3,
  );
  assert.equal(laid.laid, 7);
  assert.deepEqual(laid.flights, []);
  assert.equal(after(laid, [{ ...step(), undo: true }], 3), NOTHING);
});
