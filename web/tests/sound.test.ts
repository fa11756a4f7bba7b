import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Happened } from '../src/protocol.ts';
import { heardIn } from '../src/sound/moments.ts';

const step = (seat: number, more: Partial<Happened> = {}): Happened => ({
  seq: 1,
  seat,
  move: 'pass',
  undo: false,
  facts: [],
  at_ms: 0,
  ...more,
});

test('my moves, others’ moves and my points sound different', () => {
  assert.equal(heardIn([step(0)], [0], [1, 1], [1, 1]), 'laid');
  assert.equal(heardIn([step(1)], [0], [1, 2], [1, 1]), 'heard');
  assert.equal(heardIn([step(1), step(0)], [0], [2, 1], [1, 1]), 'points');
});

test('nothing is heard when nothing happened, or it was taken back, or is only looked at', () => {
  assert.equal(heardIn([], [0], [3, 0], [1, 0]), null);
  assert.equal(heardIn([step(0, { undo: true })], [0], [0, 0], [1, 0]), null);
  assert.equal(heardIn([step(1)], [], [0, 4], [0, 0]), 'heard');
});
