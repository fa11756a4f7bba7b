import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  factsToShow,
  FLIGHT_MS,
  GAP_MS,
  MOST,
  newest,
  pointsTo,
  scoreOf,
  together,
} from '../src/motion/motions.ts';
import type { Happened } from '../src/protocol.ts';

const step = (fact: string, undo = false): Happened =>
  ({ seq: 1, seat: 0, move: null, undo, facts: [{ fact }], at_ms: 0 }) as unknown as Happened;

test('points say how many, and fly to where they are counted', () => {
  const { flights, stirs } = pointsTo(scoreOf(2), 3, '[data-tile="4"]');
  assert.deepEqual(flights, [
    { what: 'points', text: '+3', from: '[data-tile="4"]', to: '[data-score="2"]' },
  ]);
  assert.deepEqual(stirs, [{ at: '[data-score="2"]', how: 'count' }]);
  assert.equal(pointsTo('y', -2, 'x').flights[0]?.text, '−2');
});

test('after a jump, and when something is taken back, nothing moves', () => {
  assert.equal(factsToShow([]), null);
  assert.equal(factsToShow([step('placed'), step('gathered', true)]), null);
  assert.deepEqual(factsToShow([step('placed'), step('gathered')]), [
    { fact: 'placed' },
    { fact: 'gathered' },
  ]);
});

test('where much happens at once, the newest is shown, and never for long', () => {
  const all = together(...Array.from({ length: 30 }, (_, i) => pointsTo(scoreOf(i), 1, 'x')));
  const { flights, stirs } = newest(all);
  assert.equal(flights.length, MOST);
  assert.equal(flights.at(-1)?.to, '[data-score="29"]');
  assert.ok(stirs.length < 30);
  assert.ok(FLIGHT_MS + (MOST - 1) * GAP_MS <= 600);
});
