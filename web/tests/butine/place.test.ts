import assert from 'node:assert/strict';
import { test } from 'node:test';
import { centre, type Spot } from '../../src/games/butine/geometry.ts';
import { readSpot, spotName } from './spots.ts';
import {
  aroundMeadow,
  begin,
  follow,
  goTo,
  leave,
  pickUp,
  setDownAt,
  stepOn,
  turnOn,
  turnsNear,
  type Placing,
} from '../../src/games/butine/place.ts';

// Ways to lay a trapezoid around the first hexagon: some, not all.
const PLACES = ['R0@-1,-1', 'R1@1,-1', 'R3@0,-1', 'R4@0,-1', 'R0@0,1', 'R3@1,1'].map(readSpot);
const MEADOW = [readSpot('W0@0,0')];
const at = (name: string, dx = 0, dy = 0) => {
  const { x, y } = centre(readSpot(name));
  return { x: x + dx, y: y + dy };
};
const ghost = (placing: Placing): string | null => placing.ghost && spotName(placing.ghost);

test('the ghost sticks to a legal spot near the pointer, however it is turned', () => {
  const placing = follow(pickUp('R'), PLACES, at('R4@0,-1', 9, 5));
  assert.equal(ghost(placing), 'R4@0,-1');
  assert.ok(placing.legal && !placing.fixed);
});

test('away from legal spots it shows where it would lie, and that it may not', () => {
  const placing = follow(pickUp('R'), PLACES, { x: 0, y: 0 });
  assert.equal(placing.legal, false);
  assert.equal(placing.ghost?.turn, 0);
  assert.equal(leave(placing).ghost, null);
});

test('a ghost that was set down stays when the pointer leaves', () => {
  const placing = setDownAt(pickUp('R'), PLACES, at('R0@0,1', 4, 4));
  assert.equal(ghost(leave(placing)), 'R0@0,1');
});

test('turning goes round the orientations that fit nearby, and comes back', () => {
  let placing = follow(pickUp('R'), PLACES, at('R3@0,-1'));
  const seen: (string | null)[] = [];
  for (let i = 0; i < turnsNear(placing, PLACES); i++) {
    seen.push(ghost(placing));
    placing = turnOn(placing, PLACES);
    assert.ok(placing.legal);
  }
  assert.equal(ghost(placing), seen[0]);
  assert.equal(new Set(seen).size, seen.length);
  assert.ok(seen.length > 1);
});

test('the orientation that was asked for comes first when the pointer moves on', () => {
  const turned = turnOn(follow(pickUp('R'), PLACES, at('R3@0,-1')), PLACES);
  const moved = follow(turned, PLACES, at('R3@0,-1', 3, 0));
  assert.equal(moved.ghost?.turn, turned.ghost?.turn);
  assert.notEqual(moved.ghost?.turn, 3);
});

test('away from legal spots every orientation can be had', () => {
  let placing = follow(pickUp('R'), PLACES, { x: 900, y: 900 });
  const turns = new Set<number | undefined>();
  for (let i = 0; i < 6; i++) {
    turns.add(placing.ghost?.turn);
    placing = turnOn(placing, PLACES);
  }
  assert.equal(turns.size, 6);
});

test('arrows go from spot to spot in their direction', () => {
  const start = begin(pickUp('R'), PLACES, at('R0@0,1'));
  assert.equal(ghost(start), 'R0@0,1');
  const up = goTo(start, PLACES, { x: 0, y: -1 }, { x: 0, y: 0 });
  assert.ok(centre(up.ghost as Spot).y < centre(start.ghost as Spot).y);
  assert.ok(up.legal && up.fixed);
  const farDown = goTo(
    goTo(start, PLACES, { x: 0, y: 1 }, at('R0@0,1')),
    PLACES,
    { x: 0, y: 1 },
    at('R0@0,1'),
  );
  assert.ok(PLACES.map(spotName).includes(ghost(farDown) ?? ''));
});

test('stepping through the spots visits each once and goes round', () => {
  const ordered = aroundMeadow(PLACES, MEADOW);
  let placing = pickUp('R');
  const seen = new Set<string | null>();
  for (let i = 0; i < PLACES.length; i++) {
    placing = stepOn(placing, ordered, 1);
    seen.add(ghost(placing));
  }
  assert.equal(seen.size, PLACES.length);
  const first = ghost(stepOn(pickUp('R'), ordered, 1));
  assert.equal(ghost(stepOn(placing, ordered, 1)), first);
  assert.equal(ghost(stepOn(stepOn(placing, ordered, 1), ordered, -1)), ghost(placing));
});
