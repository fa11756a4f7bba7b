import assert from 'node:assert/strict';
import { test } from 'node:test';
import { motionsOf } from '../../src/games/bee-busy/motions.ts';
import type { View } from '../../src/games/bee-busy/types.ts';
import type { BeeBusyFact } from '../../src/protocol.ts';

const view = (...scores: number[]): View =>
  ({ scores, hives: scores.map(() => ({ area: 'production' })) }) as unknown as View;
const BEFORE = view(3, 5);

const motions = (facts: BeeBusyFact[], after: View = BEFORE) => motionsOf(facts, 0, BEFORE, after);
const flown = (facts: BeeBusyFact[], after: View = BEFORE): string[] =>
  motions(facts, after).flights.map(
    ({ what, text, from, to }) => `${text ?? what}: ${from} → ${to}`,
  );

const picked = (seat: number): BeeBusyFact => ({
  fact: 'picked',
  seat,
  flower: 'centre a1',
  kind: 'R',
  nectar: 1,
  pollen: 2,
});

test('all dice roll, whoever rolled them', () => {
  assert.deepEqual(motions([{ fact: 'rolled', first: 1, dice: [2, 6] }]).stirs, [
    { at: '[data-die="0"] svg', how: 'roll' },
    { at: '[data-die="1"] svg', how: 'roll' },
  ]);
});

test('the Busy Bee goes from where it was to the area', () => {
  assert.deepEqual(flown([{ fact: 'flew', seat: 0, area: 'combs', backwards: false }]), [
    'busy-bee: [data-bee] → [data-area="combs"]',
  ]);
});

test('what a flower gives goes to the basket, which fills', () => {
  const flower = '[data-flower="centre a1"]';
  assert.deepEqual(flown([picked(0)]), [
    `nectar: ${flower} → [data-good="nectar"]`,
    `pollen: ${flower} → [data-good="pollen"]`,
    `pollen: ${flower} → [data-good="pollen"]`,
  ]);
  assert.deepEqual(motions([picked(0)]).stirs, [
    { at: '[data-good="nectar"] svg', how: 'fill' },
    { at: '[data-good="pollen"] svg', how: 'fill' },
  ]);
});

test('goods go from their recipe to their track, and honey from there into a comb', () => {
  assert.deepEqual(
    flown([{ fact: 'made', seat: 0, what: 'wax', honey: 0, wax: 2, propolis: 0 }]),
    Array.from({ length: 2 }, () => 'wax: [data-recipe="wax"] → [data-good="wax"]'),
  );
  const stored: BeeBusyFact = { fact: 'stored', seat: 0, comb: 'c3', what: 'honey', honey: 1 };
  assert.deepEqual(flown([stored]), ['honey: [data-good="honey"] → [data-comb="c3"]']);
  assert.deepEqual(motions([stored]).stirs, [{ at: '[data-content="c3"]', how: 'fill' }]);
});

test('points fly from where they were made to the score line', () => {
  const fed: BeeBusyFact = { fact: 'fed', seat: 0, area: 'meadow' };
  assert.deepEqual(
    flown([fed], view(5, 5)).at(-1),
    '+2: [data-bees="meadow"] → [data-item="total"]',
  );
  // Without a place of their own: from the area of the Busy Bee.
  assert.deepEqual(flown([{ fact: 'closed', seat: 0 }], view(1, 5)), [
    '−2: [data-area="production"] → [data-item="total"]',
  ]);
});

test('of the others only the points are seen', () => {
  assert.deepEqual(motions([picked(1)], view(3, 6)), {
    flights: [],
    stirs: [{ at: '[data-score="1"]', how: 'count' }],
  });
});

test('a decision that is undone shows nothing', () => {
  const back: BeeBusyFact = { fact: 'took-back', seat: 0, move: 'pick centre a1' };
  assert.deepEqual(motions([back], view(2, 5)), { flights: [], stirs: [] });
});
