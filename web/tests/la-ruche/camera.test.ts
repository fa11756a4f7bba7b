import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxAround, middle } from '../../src/games/la-ruche/geometry.ts';
import { LOOKS } from '../../src/games/la-ruche/looks.ts';
import {
  fitted,
  kept,
  nearer,
  panned,
  shows,
  underPixel,
  viewBox,
  zoomed,
} from '../../src/plane/camera.ts';

const WINDOW = { width: 390, height: 380 };
const SMALL = boxAround([{ q: 0, r: 0 }]);
const LARGE = boxAround([
  { q: -5, r: -1 },
  { q: 4, r: 4 },
]);

test('all of a comb fits on the screen, and a single tile is not blown up', () => {
  for (const box of [SMALL, LARGE]) assert.ok(shows(fitted(box, WINDOW, LOOKS), WINDOW, box));
  assert.ok(fitted(SMALL, WINDOW, LOOKS).scale < 1);
  assert.ok(fitted(LARGE, WINDOW, LOOKS).scale < fitted(SMALL, WINDOW, LOOKS).scale);
});

test('the comb keeps off the buttons at the right where there is room', () => {
  const wide = { width: 1200, height: 380 };
  const { x, scale } = fitted(SMALL, wide, LOOKS);
  assert.ok(Math.abs(x * scale - 28) < 1e-9);
});

test('a point stays under the pointer while it is zoomed', () => {
  const pixel = { x: 100, y: 50 };
  const camera = fitted(LARGE, WINDOW, LOOKS);
  const before = underPixel(camera, WINDOW, pixel);
  const after = underPixel(zoomed(camera, WINDOW, 1.6, pixel, LOOKS), WINDOW, pixel);
  assert.ok(Math.hypot(before.x - after.x, before.y - after.y) < 1e-9);
});

test('zooming has limits, and moving by a pixel moves by a pixel', () => {
  const camera = fitted(SMALL, WINDOW, LOOKS);
  const scale = (factor: number) => zoomed(camera, WINDOW, factor, { x: 0, y: 0 }, LOOKS).scale;
  assert.equal(scale(1000), scale(2000));
  const moved = panned(camera, 10, -20);
  assert.deepEqual(
    underPixel(moved, WINDOW, { x: 110, y: 80 }),
    underPixel(camera, WINDOW, { x: 100, y: 100 }),
  );
});

test('the picture is the part of the plane around the middle', () => {
  const { x, y } = middle({ q: 1, r: 1 });
  const [left, top, width, height] = viewBox({ x, y, scale: 0.5 }, WINDOW).split(' ').map(Number);
  assert.deepEqual([width, height], [780, 760]);
  assert.ok(Math.abs(left! + 390 - x) < 0.01 && Math.abs(top! + 380 - y) < 0.01);
});

test('however far it is pushed, something stays in the window', () => {
  const start = fitted(LARGE, WINDOW, LOOKS);
  for (const [dx, dy] of [
    [5000, 0],
    [0, -5000],
    [-5000, 5000],
  ] as const) {
    const { x, y, scale } = kept(panned(start, dx, dy), WINDOW, LARGE, LOOKS);
    assert.ok(
      x - WINDOW.width / 2 / scale < LARGE.right && x + WINDOW.width / 2 / scale > LARGE.left,
    );
    assert.ok(
      y - WINDOW.height / 2 / scale < LARGE.bottom && y + WINDOW.height / 2 / scale > LARGE.top,
    );
  }
  assert.deepEqual(kept(start, WINDOW, LARGE, LOOKS), start);
});

test('what is too small comes near, and what is near stays as near', () => {
  const start = fitted(LARGE, WINDOW, LOOKS);
  const point = { x: LARGE.right, y: LARGE.top };
  const near = nearer(start, WINDOW, point, 0.6, LOOKS);
  assert.equal(near.scale, 0.6);
  const pixel = { x: 0, y: 0 };
  pixel.x = (point.x - start.x) * start.scale + WINDOW.width / 2;
  pixel.y = (point.y - start.y) * start.scale + WINDOW.height / 2;
  const under = underPixel(near, WINDOW, pixel);
  assert.ok(Math.hypot(under.x - point.x, under.y - point.y) < 1e-6, 'it stays under the finger');
  assert.equal(nearer({ ...start, scale: 1 }, WINDOW, point, 0.6, LOOKS).scale, 1);
});
