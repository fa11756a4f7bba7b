import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { LaRucheFact } from '../../src/protocol.ts';
import { motionsOf } from '../../src/games/la-ruche/motions.ts';

const placed = (seat: number, gifts = 0): LaRucheFact => ({
  fact: 'placed',
  seat,
  lay: '123456',
  q: 2,
  r: -1,
  contacts: 2,
  gifts,
  left: 3,
});
const CELL = '[data-cell="2,-1"][data-lay]';

const flown = (facts: LaRucheFact[], you: number | null = 0): string[] =>
  motionsOf(facts, you).flights.map(
    ({ what, text, lay, from, to }) => `${text ?? what}${lay ?? ''}: ${from} → ${to}`,
  );

test('a tile settles where it was laid, whoever laid it', () => {
  for (const seat of [0, 1])
    assert.deepEqual(motionsOf([placed(seat)], 0), {
      flights: [],
      stirs: [{ at: `${CELL} > g`, how: 'settle' }],
    });
});

test('a gift that was earned flies to whoever earned it', () => {
  assert.deepEqual(flown([placed(1, 1)]), [`gift: ${CELL} → [data-seat="1"]`]);
});

test('a tile that changes hands shows its colours only to those two', () => {
  const told: LaRucheFact = { fact: 'gave-tile', seat: 1, to: 0, left: 2, tile: '124356' };
  const button = 'button[data-tile="124356"]';
  assert.deepEqual(flown([told], 0), [`tile124356: [data-seat="1"] → ${button}`]);
  assert.deepEqual(motionsOf([told], 0).stirs, [{ at: `${button} > svg`, how: 'settle' }]);
  // The giver's own tray holds it no more.
  assert.deepEqual(flown([told], 1), ['tile124356: [data-seat="1"] → [data-seat="0"]']);
  assert.deepEqual(flown([{ fact: 'gave', seat: 1, to: 0, left: 2 }], 2), [
    'tile: [data-seat="1"] → [data-seat="0"]',
  ]);
});

test('a tile that is taken back goes from the comb to its place in the tray', () => {
  assert.deepEqual(flown([{ fact: 'lifted', lay: '612345', q: 2, r: -1 }]), [
    `tile612345: ${CELL} → button[data-tile="123456"]`,
  ]);
});

test('points of a round fly from its last tile; a blocked round has none', () => {
  const ended: LaRucheFact = {
    fact: 'round-ended',
    round: 1,
    reason: 'emptied',
    left: [3, 0, 1],
    points: [2, 3, 0],
    winners: [1],
  };
  assert.deepEqual(flown([placed(1), ended]), [
    `+2: ${CELL} → [data-score="0"]`,
    `+3: ${CELL} → [data-score="1"]`,
  ]);
  assert.deepEqual(motionsOf([ended], 0), {
    flights: [],
    stirs: [0, 1].map((seat) => ({ at: `[data-score="${seat}"]`, how: 'count' })),
  });
});

test('new tiles come into the tray', () => {
  const dealt: LaRucheFact = { fact: 'dealt-you', round: 2, count: 14, opener: 0, hand: [] };
  assert.deepEqual(motionsOf([dealt], 0).stirs, [{ at: '[role="toolbar"]', how: 'settle' }]);
});
