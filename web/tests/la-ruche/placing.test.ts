import assert from 'node:assert/strict';
import { test } from 'node:test';
import { middle, type Cell, type Laid } from '../../src/games/la-ruche/geometry.ts';
import { Wheel } from '../../src/games/la-ruche/wheel.ts';
import { flipped, turned } from '../../src/games/la-ruche/lay.ts';
import * as place from '../../src/games/la-ruche/placing.ts';

const OPEN: Cell[] = [
  { q: 1, r: 0 },
  { q: -1, r: 1 },
  { q: 3, r: 0 },
];
const TILE = '123456';
const inHand = place.pickUp(TILE, TILE);
const over = (cell: Cell): place.Placing => place.setDown(inHand, cell);

test('a tile sticks to the nearest open cell, and lets go away from all of them', () => {
  const { x, y } = middle(OPEN[0]!);
  const stuck = place.follow(inHand, OPEN, { x: x + 30, y: y - 20 });
  assert.deepEqual([stuck.cell, stuck.fixed, stuck.lay], [OPEN[0], false, TILE]);
  assert.equal(place.follow(stuck, OPEN, { x: x + 5000, y }).cell, null);
  assert.equal(place.leave(stuck).cell, null);
  assert.deepEqual(place.leave(over(OPEN[0]!)).cell, OPEN[0]);
});

test('without help a tile is turned by nobody but the player', () => {
  const there = over(OPEN[0]!);
  assert.equal(there.lay, TILE);
  assert.equal(place.turn(there, 1).lay, turned(TILE, 1));
  assert.equal(place.turn(there, -1).lay, turned(TILE, -1));
  assert.equal(place.flip(there).lay, flipped(TILE));
});

const fit = (lay: string, cell: Cell): Laid => ({ ...cell, lay });

test('with help it turns to what fits, of the same face if that fits, with the least turning', () => {
  const fits = [
    fit(turned(TILE, 3), OPEN[0]!),
    fit(turned(TILE, -1), OPEN[0]!),
    fit(flipped(TILE), OPEN[0]!),
    fit(flipped(TILE), OPEN[1]!),
  ];
  const first = place.setDown(inHand, OPEN[0]!, fits);
  assert.equal(first.lay, turned(TILE, -1));
  const next = place.turn(first, 1, fits);
  assert.equal(next.lay, turned(TILE, 3));
  assert.equal(place.turn(next, 1, fits).lay, turned(TILE, -1));
  assert.equal(place.flip(first, fits).lay, flipped(TILE));
  assert.equal(place.setDown(inHand, OPEN[1]!, fits).lay, flipped(TILE));
  assert.equal(place.setDown(inHand, OPEN[2]!, fits).lay, TILE);
  const either = [fit(turned(TILE, -2), OPEN[2]!), fit(turned(TILE, 1), OPEN[2]!)];
  assert.equal(place.setDown(inHand, OPEN[2]!, either).lay, turned(TILE, 1));
});

test('the only lay that fits stays; where nothing fits, turning is free', () => {
  const fits = [fit(TILE, OPEN[0]!)];
  const there = place.setDown(inHand, OPEN[0]!, fits);
  assert.equal(place.turn(there, 1, fits).lay, TILE);
  const elsewhere = place.setDown(inHand, OPEN[2]!, fits);
  assert.equal(place.turn(elsewhere, 1, fits).lay, turned(TILE, 1));
});

test('help does not turn back what the player turned on the same cell', () => {
  const fits = [fit(TILE, OPEN[0]!)];
  const wrong = { ...place.setDown(inHand, OPEN[0]!, fits), lay: turned(TILE, 2) };
  assert.equal(place.follow(wrong, OPEN, middle(OPEN[0]!), fits).lay, turned(TILE, 2));
});

test('keys begin near home and go on from there', () => {
  const begun = place.begin(inHand, OPEN, middle({ q: 4, r: 0 }));
  assert.deepEqual([begun.cell, begun.fixed], [OPEN[2], true]);
  const left = place.go(begun, OPEN, { x: -1, y: 0 }, { x: 0, y: 0 });
  assert.deepEqual(left.cell, OPEN[0]);
  assert.deepEqual(place.go(begun, OPEN, { x: 1, y: 0 }, { x: 0, y: 0 }).cell, OPEN[2]);
  assert.equal(place.go(inHand, [], { x: 1, y: 0 }, { x: 0, y: 0 }).cell, null);
});

test('another tile takes the same place; a taken cell lets go, an open one holds', () => {
  const other = place.exchange(over(OPEN[0]!), '124356', '612435');
  assert.deepEqual(other, { tile: '124356', lay: '612435', cell: OPEN[0], fixed: true });
  assert.equal(place.exchange(inHand, '124356', '124356').cell, null);
  const there = over(OPEN[0]!);
  assert.equal(place.settle(there, OPEN), there);
  assert.deepEqual(place.settle(there, OPEN.slice(1)), { ...there, cell: null, fixed: false });
  assert.equal(place.settle(inHand, []), inHand);
});

test('one notch of a wheel is one turn, and many small steps of a trackpad add up to one', () => {
  const wheel = new Wheel();
  assert.equal(wheel.turns(100, false, 0), 1);
  assert.equal(wheel.turns(-100, false, 30), -1);
  assert.equal(wheel.turns(3, true, 400), 1);
  const small = [0, 16, 32, 48, 64, 80].map((at) => wheel.turns(9, false, 1000 + at));
  assert.deepEqual(small, [0, 0, 0, 0, 0, 1]);
  assert.equal(wheel.turns(40, false, 2000), 0);
  assert.equal(wheel.turns(40, false, 3000), 0, 'a pause forgets the half notch before it');
});
