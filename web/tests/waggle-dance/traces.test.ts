import assert from 'node:assert/strict';
import { test } from 'node:test';
import { homeOf, place, traces } from '../../src/games/waggle-dance/traces.ts';
import { trailOf } from '../../src/marks/trail.ts';
import type { WaggleDanceFact } from '../../src/protocol.ts';
import { recorded, step, testEveryKind } from '../recorded/traces.ts';

testEveryKind('waggle-dance', traces, ['ended', 'night-fell']);

const day = (round: number): WaggleDanceFact => ({
  fact: 'day-began',
  round,
  first: 0,
  dice: [[1], [2]],
});
const placed = (seat: number, spot: string): WaggleDanceFact => ({
  fact: 'placed',
  seat,
  die: 4,
  spot,
});
const NIGHT: WaggleDanceFact = { fact: 'night-fell', round: 1 };
const stored = (seat: number, room: number): WaggleDanceFact => ({
  fact: 'stored',
  seat,
  colour: 'red',
  room,
});
const lastOf = (...steps: Parameters<typeof trailOf>[0]) =>
  Object.fromEntries(trailOf(steps, traces).last);

test('a bee is marked on its day: on the next one it is another bee', () => {
  const first = lastOf(step(1, day(1)), step(0, placed(0, 'A4')), step(1, placed(1, 'room2')));
  assert.deepEqual(first, {
    'spot A4': [0],
    'bee 1 0 A4': [0],
    'room 1 2': [1],
    'bee 1 1 room2': [1],
  });
  const [, name] = traces.places(placed(0, 'A4'), [day(1), day(2)]);
  assert.equal(name, place.bee(2, 0, 'A4'));
});

test('what is put away at night stays marked in the morning', () => {
  const steps = [
    step(0, day(1), placed(0, 'D3')),
    step(0, NIGHT, stored(0, 1)),
    step(0, stored(0, 2), day(2)),
  ];
  const last = lastOf(...steps);
  assert.deepEqual(last[place.inside(0, 1)], [0]);
  assert.deepEqual(last[place.inside(0, 2)], [0]);
  assert.equal(last[place.bee(1, 0, 'D3')], undefined);
});

test('two rooms that exchange a cube are both meant', () => {
  const swap: WaggleDanceFact = {
    fact: 'swapped',
    seat: 1,
    colour: 'red',
    start: 2,
    other: 'blue',
    end: 5,
  };
  const found = traces.places(swap, []);
  assert.ok(found.includes(place.room(1, 2)) && found.includes(place.room(1, 5)));
});

test('a cube that goes back lights its flower, and a place knows whose it is', () => {
  const { returned } = recorded<WaggleDanceFact>('waggle-dance');
  const found = traces.places(returned, []);
  assert.ok(found.length > 0 && found.every((name) => /^spot D[1-6]$/.test(name)));
  assert.equal(homeOf(place.room(2, 1)), 2);
  assert.equal(homeOf(place.spot('A4')), null);
});
