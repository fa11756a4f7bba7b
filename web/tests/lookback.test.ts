import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  amount,
  barsOf,
  chancesOf,
  HEIGHT,
  isClear,
  LEFT,
  reachOf,
} from '../src/lookback/chances.ts';
import type { Analysis, Share } from '../src/protocol.ts';

const ANALYSIS: Analysis = {
  version: 1,
  unit: 'chance',
  curve: [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ],
  costly: [],
  shares: [],
};
const SHARE: Share = {
  expected: 0.5,
  end: 1,
  luck: 0.3,
  luck_error: 0.1,
  choices: -0.1,
  choices_error: 0.1,
  others: 0.2,
  rest: 0.1,
};

test('chances go from nothing to everything, moves from left to right', () => {
  const chart = chancesOf(ANALYSIS, 600);
  assert.equal(chart.lines.length, 2);
  assert.equal(chart.x(0), LEFT);
  assert.equal(chart.x(2), chart.end);
  assert.ok(chart.named);
  assert.ok(chart.y(1) < chart.y(0.5) && chart.y(0.5) < chart.y(0) && chart.y(0) < HEIGHT);
  assert.equal(chart.lines[0]?.path, `M46 110L264 62L482 14`);
  assert.deepEqual(
    chart.marks.map(({ value }) => value),
    [0, 0.25, 0.5, 0.75, 1],
  );
});

test('a place on the chart is a move of the game', () => {
  const { moveAt, x } = chancesOf(ANALYSIS, 600);
  for (const move of [0, 1, 2]) assert.equal(moveAt(x(move) + 3), move);
  assert.equal(moveAt(-100), 0);
  assert.equal(moveAt(10_000), 2);
});

test('in a narrow place the lines have all the room, and names stand elsewhere', () => {
  const chart = chancesOf(ANALYSIS, 260);
  assert.ok(!chart.named);
  assert.equal(chart.x(2), 250);
});

test('points have a scale of their own', () => {
  const chart = chancesOf({ ...ANALYSIS, unit: 'points', curve: [[20], [61]] }, 600);
  assert.deepEqual(
    chart.marks.map(({ value }) => value),
    [0, 20, 40, 60],
  );
  assert.ok(chart.y(61) >= 14);
});

test('amounts as people read them', () => {
  assert.equal(amount(0.304, 'chance', 'en'), '30');
  assert.equal(amount(0.304, 'chance', 'en', true), '+30');
  assert.equal(amount(-3.25, 'points', 'fr', true), '-3,3');
  assert.equal(amount(-0.001, 'chance', 'en', true), '0');
});

test('bars have one measure, and only what is larger than its error is clear', () => {
  const bars = barsOf(SHARE, false);
  assert.deepEqual(
    bars.map(({ part }) => part),
    ['luck', 'choices', 'others', 'rest'],
  );
  assert.deepEqual(bars.map(isClear), [true, false, false, false]);
  assert.ok(Math.abs(reachOf(bars) - 0.496) < 1e-9);
  assert.deepEqual(
    barsOf(SHARE, true).map(({ part }) => part),
    ['luck', 'choices', 'rest'],
  );
});
