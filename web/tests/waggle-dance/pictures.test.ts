import assert from 'node:assert/strict';
import { test } from 'node:test';
import { picturesOf } from '../../src/games/waggle-dance/pictures.ts';
import type { WaggleDanceFact } from '../../src/protocol.ts';
import { recorded } from '../recorded/traces.ts';

const facts = recorded<WaggleDanceFact>('waggle-dance');

/** Of these there is nothing to draw. */
const PLAIN = [
  'day-began',
  'drew',
  'drew-card',
  'ended',
  'explored',
  'explored-cards',
  'kept',
  'kept-card',
  'mix-played',
  'night-fell',
  'reshuffled',
  'rooms-claimed',
  'shift-changed',
  'trades-left',
];

test('a fact about bees, pollen, eggs or honey shows them', () => {
  const plain = Object.entries(facts)
    .filter(([, fact]) => {
      const { bees, cubes, flower, thing } = picturesOf(fact);
      return !bees.length && !cubes.length && flower === null && thing === null;
    })
    .map(([kind]) => kind)
    .filter((kind) => kind !== 'gift-played'); // a room, or an egg
  assert.deepEqual(plain.sort(), PLAIN);
});

test('the bee of a Sick leave is the other player’s', () => {
  const fact = facts['sick-leave-played'];
  assert.ok(fact?.fact === 'sick-leave-played');
  assert.deepEqual(picturesOf(fact).bees, [{ seat: fact.of, value: fact.die }]);
});

test('a trade shows what was given and what was got', () => {
  const trade: WaggleDanceFact = { fact: 'traded', seat: 0, gave: 'red', room: 1, got: 'blue' };
  assert.deepEqual(picturesOf(trade).cubes, ['red', 'red', 'blue']);
  const egg = picturesOf({ ...trade, gave: 'egg' });
  assert.deepEqual([egg.cubes, egg.thing], [['blue'], 'egg']);
});
