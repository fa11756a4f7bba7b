import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ButineFact } from '../../src/protocol.ts';
import { motionsOf } from '../../src/games/butine/motions.ts';

const flown = (facts: ButineFact[], shown: number | null = 0): string[] =>
  motionsOf(facts, shown).flights.map(
    ({ what, text, card, from, to }) => `${text ?? card ?? what}: ${from} → ${to}`,
  );

const GATHERED: ButineFact = {
  fact: 'gathered',
  seat: 1,
  card: 'WYW',
  path: [4, 2, 7],
  points: 3,
};

test('a point flies from the last flower of a route to the score of its player', () => {
  assert.deepEqual(flown([GATHERED]), ['+1: [data-tile="7"] → [data-score="1"]']);
  assert.deepEqual(motionsOf([GATHERED], 0).stirs, [{ at: '[data-score="1"]', how: 'count' }]);
});

test('the bonus card comes from the deck', () => {
  assert.deepEqual(flown([{ fact: 'bonus-drawn', seat: 0, points: 4 }]), [
    '+1: [data-deck] → [data-score="0"]',
  ]);
});

test('a tile that was laid settles, and nothing flies', () => {
  assert.deepEqual(motionsOf([{ fact: 'placed', seat: 1, tile: 'R', number: 5, spot: '' }], 0), {
    flights: [],
    stirs: [{ at: '[data-tile="5"]', how: 'settle' }],
  });
});

test('a card goes from the market to the hand, and the deck fills the market up', () => {
  const took: ButineFact = { fact: 'took', seat: 0, card: 'WYW', replaced_by: 'RRB' };
  const refill = 'back: [data-deck] → [data-point="market RRB"]';
  assert.deepEqual(flown([took]), [
    'WYW: [data-point="market WYW"] → [data-point="card WYW"]',
    refill,
  ]);
  // Somebody else's cards lie beside their name.
  assert.deepEqual(flown([took], 1), ['WYW: [data-point="market WYW"] → [data-hand="0"]', refill]);
  assert.deepEqual(flown([{ ...took, replaced_by: '' }], 1).length, 1);
});

test('a card that was swapped for comes from where it was', () => {
  const swapped: ButineFact = {
    fact: 'swapped',
    seat: 0,
    gave: 'WWW',
    took: 'WYW',
    source: 'market',
    replaced_by: 'RRB',
    points: 2,
  };
  assert.deepEqual(flown([swapped])[0], 'WYW: [data-point="market WYW"] → [data-point="card WYW"]');
  assert.deepEqual(flown([{ ...swapped, source: 'deck', replaced_by: '' }]), [
    'WYW: [data-deck] → [data-point="card WYW"]',
  ]);
});

test('what only goes on shows nothing', () => {
  const { flights, stirs } = motionsOf(
    [
      { fact: 'passed', seat: 0 },
      { fact: 'turn-began', seat: 1 },
    ],
    0,
  );
  assert.deepEqual([flights, stirs], [[], []]);
});
