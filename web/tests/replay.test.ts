import assert from 'node:assert/strict';
import { test } from 'node:test';
import { foldLines, nextStop, otherSpeed, stepOf } from '../src/replay/lines.ts';

const told = (seat: number | null, text = '') => ({ seat, text });

test('untold moves are folded into the line before', () => {
  const lines = foldLines([told(null, 'start'), told(0, 'a'), told(0), told(1, 'b'), told(0)]);
  assert.deepEqual(
    lines.map(({ at, end, text }) => [at, end, text]),
    [
      [0, 1, 'start'],
      [1, 3, 'a'],
      [3, 5, 'b'],
    ],
  );
  assert.deepEqual(
    lines.map(({ passes }) => passes.length),
    [0, 0, 0],
    'one pass goes unsaid',
  );
});

test('several passes are counted by seat', () => {
  const [line] = foldLines([told(null, 'start'), told(1), told(0), told(1)]);
  assert.deepEqual(line?.passes, [
    { seat: 1, count: 2 },
    { seat: 0, count: 1 },
  ]);
});

test('a start of which nothing is told has a line all the same', () => {
  assert.equal(foldLines([told(null), told(0, 'a')]).length, 2);
});

test('running by itself goes from line to line, and to the end', () => {
  const lines = foldLines([told(null, 'start'), told(0, 'a'), told(0), told(1, 'b'), told(0)]);
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((at) => nextStop(lines, at, 4)),
    [1, 3, 3, 4, 4],
  );
});

test('speeds have ends', () => {
  assert.deepEqual([otherSpeed(1, 1), otherSpeed(1, -1)], [2, 0.5]);
  assert.deepEqual([otherSpeed(8, 1), otherSpeed(0.5, -1)], [8, 0.5]);
});

test('an address names a step', () => {
  assert.deepEqual(['m37', 'm0', 'm', 'x', '', 'm1.5', 'm999999'].map(stepOf), [
    ...[37, 0],
    ...[null, null, null, null, null],
  ]);
});
