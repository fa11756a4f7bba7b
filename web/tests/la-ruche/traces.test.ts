import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place, traces } from '../../src/games/la-ruche/traces.ts';
import { trailOf } from '../../src/marks/trail.ts';
import type { LaRucheFact } from '../../src/protocol.ts';
import { step, testEveryKind } from '../recorded/traces.ts';

testEveryKind('la-ruche', traces, ['dealt', 'dealt-you', 'ended', 'race-began']);

const dealt = (round: number): LaRucheFact => ({ fact: 'dealt', round, count: 9, opener: 0 });
const placed = (seat: number, q: number): LaRucheFact => ({
  fact: 'placed',
  seat,
  lay: '123456',
  q,
  r: 0,
  contacts: 1,
  gifts: 0,
  left: 8,
});

test('in a race each tile is a move of its own', () => {
  const steps = [step(null, dealt(1)), step(0, placed(0, 1)), step(0, placed(0, 2))];
  assert.deepEqual(Object.fromEntries(trailOf(steps, traces).last), { 'cell 1 2,0': [0] });
  steps.push(step(1, placed(1, 3)));
  assert.deepEqual([...trailOf(steps, traces).last.keys()], ['cell 1 2,0', 'cell 1 3,0']);
});

test('the same cell of the next round is another cell', () => {
  const cell = { q: 1, r: 0 };
  assert.deepEqual(traces.places(placed(0, 1), [dealt(1), dealt(2)]), [place.cell(2, cell)]);
});

test('in the puzzle, a tile that was lifted is not the last move any more', () => {
  const lifted: LaRucheFact = { fact: 'lifted', lay: '123456', q: 2, r: 0 };
  const steps = [step(0, placed(0, 1)), step(0, placed(0, 2)), step(0, lifted)];
  assert.deepEqual([...trailOf(steps, traces).last.keys()], ['cell 1 1,0']);
});
