import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  boxAround,
  centre,
  corners,
  covers,
  inDirection,
  links,
  nearest,
  nearestOnLattice,
  neighbours,
  tileAt,
  TURNS,
  type Letter,
} from '../../src/games/butine/geometry.ts';
import { LOOKS } from '../../src/games/butine/looks.ts';
import { readSpot, spotName } from './spots.ts';
import { fitted, shows, underPixel, zoomed } from '../../src/plane/camera.ts';

const MEADOW = ['W0@0,0', 'Y1@2,-1', 'B1@-1,0', 'R0@-2,0', 'R5@2,-2', 'B1@1,0', 'R4@1,1'].map(
  readSpot,
);

function area(points: { x: number; y: number }[]): number {
  let twice = 0;
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!;
    twice += a.x * b.y - a.y * b.x;
  });
  return twice / 2;
}

test('tiles are pattern blocks: 6, 3, 2 and 1 unit triangles, in every orientation', () => {
  const triangle = (Math.sqrt(3) / 4) * 100 * 100;
  const size: Record<Letter, number> = { W: 6, R: 3, Y: 2, B: 1 };
  const cornersOf: Record<Letter, number> = { W: 6, R: 4, Y: 4, B: 3 };
  for (const tile of ['W', 'R', 'Y', 'B'] as const) {
    for (let turn = 0; turn < TURNS[tile]; turn++) {
      const spot = { tile, turn, x: 3, y: -2 };
      assert.equal(corners(spot).length, cornersOf[tile]);
      assert.ok(Math.abs(area(corners(spot)) - size[tile] * triangle) < 1e-6, spotName(spot));
      assert.ok(covers(spot, centre(spot)), spotName(spot));
    }
  }
});

test('tiles that share an edge, as the rules count them', () => {
  assert.deepEqual(links(MEADOW), [[1, 2, 5], [0, 4, 6], [0, 3], [2], [1], [0, 6], [1, 5]]);
  assert.deepEqual(neighbours(MEADOW, readSpot('Y1@1,1')), [5, 6]);
});

test('the tile under a point', () => {
  MEADOW.forEach((spot, number) => assert.equal(tileAt(MEADOW, centre(spot)), number));
  assert.equal(tileAt(MEADOW, { x: 1000, y: 0 }), null);
});

test('a placement on the lattice near any point', () => {
  for (const name of ['R4@3,-2', 'W0@-5,7', 'B1@0,0', 'Y2@-1,-1']) {
    const spot = readSpot(name);
    const { x, y } = centre(spot);
    const found = nearestOnLattice(spot.tile, spot.turn, { x: x + 20, y: y - 15 });
    assert.equal(spotName(found), name);
  }
});

test('the nearest spot, within reach only', () => {
  assert.equal(nearest(MEADOW, { x: 2, y: 3 }, 50), MEADOW[0]);
  assert.equal(nearest(MEADOW, { x: 900, y: 900 }, 50), null);
});

test('an arrow finds what is ahead, not what is behind or far aside', () => {
  const points = [
    { x: 10, y: 0 },
    { x: 100, y: 10 },
    { x: -50, y: 0 },
    { x: 5, y: 90 },
  ];
  const go = (x: number, y: number) => inDirection({ x: 0, y: 0 }, { x, y }, points, (p) => p);
  assert.equal(go(1, 0), points[0]);
  assert.equal(go(-1, 0), points[2]);
  assert.equal(go(0, 1), points[3]);
  assert.equal(go(0, -1), null);
});

test('the camera shows all of the meadow, and zooming keeps what is under the pointer', () => {
  const size = { width: 390, height: 380 };
  const camera = fitted(boxAround(MEADOW), size, LOOKS);
  assert.ok(shows(camera, size, boxAround(MEADOW)));
  const pixel = { x: 30, y: 300 };
  const nearer = zoomed(camera, size, 1.7, pixel, LOOKS);
  assert.ok(!shows(nearer, size, boxAround(MEADOW)));
  const before = underPixel(camera, size, pixel);
  const after = underPixel(nearer, size, pixel);
  assert.ok(Math.abs(before.x - after.x) < 1e-6 && Math.abs(before.y - after.y) < 1e-6);
});
