import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  around,
  combMap,
  nearerEnd,
  nearest,
  RADIUS,
  ROSE,
  roseAt,
  wallEnds,
} from '../../src/games/bee-busy/geometry.ts';
import { crossStrokes, lineStroke, ringStroke } from '../../src/games/bee-busy/strokes.ts';

const COMBS = [
  { name: 'a1', row: 0, column: 1, neighbours: {} },
  { name: 'b1', row: 1, column: 0, neighbours: {} },
  { name: 'b2', row: 1, column: 2, neighbours: {} },
];
const WALLS = [
  { name: 'a1 sw', combs: ['a1', 'b1'] },
  { name: 'b1 e', combs: ['b1', 'b2'] },
];

test('a wall lies half way between its combs, whichever of them names it', () => {
  const map = combMap({ combs: COMBS, walls: WALLS });
  for (const { combs, middle } of map.walls) {
    const [a, b] = combs.map((name) => map.at.get(name)!);
    assert.ok(Math.abs(middle.x - (a!.x + b!.x) / 2) < 1e-9);
    assert.ok(Math.abs(middle.y - (a!.y + b!.y) / 2) < 1e-9);
  }
  const [from, to] = wallEnds(map.at.get('b1')!, 'e');
  const [back, forth] = wallEnds(map.at.get('b2')!, 'w');
  assert.ok(Math.hypot(from.x - forth.x, from.y - forth.y) < 1e-9);
  assert.ok(Math.hypot(to.x - back.x, to.y - back.y) < 1e-9);
});

test('everything is inside the box', () => {
  const { box, walls, cells } = combMap({ combs: COMBS, walls: WALLS });
  const [x, y, width, height] = box;
  for (const point of [...cells, ...walls.flatMap(({ from, to }) => [from, to])]) {
    assert.ok(point.x > x && point.x < x + width);
    assert.ok(point.y > y && point.y < y + height);
  }
});

test('the compass lies beside the combs and inside the box', () => {
  const rows = [3, 4, 5, 4, 3].flatMap((count, row) =>
    Array.from({ length: count }, (_, i) => ({
      name: `${'abcde'[row]}${i + 1}`,
      row,
      column: 5 - count + 2 * i,
      neighbours: {},
    })),
  );
  for (const combs of [rows, COMBS]) {
    const map = combMap({ combs, walls: [] });
    const { x, y, box } = roseAt(map);
    for (const cell of map.cells)
      assert.ok(Math.hypot(cell.x - x, cell.y - y) >= RADIUS + ROSE, cell.name);
    assert.ok(x + ROSE <= box[0] + box[2] && y - ROSE >= box[1]);
  }
});

test('a comb is reached from the end of the line that is nearer', () => {
  const map = combMap({ combs: COMBS, walls: [] });
  assert.equal(nearerEnd(map, ['b1', 'a1', 'b2'], 'b2'), 'b2');
  assert.equal(nearerEnd(map, ['b1', 'a1', 'b2'], 'b1'), 'b1');
});

test('the first part is in the middle', () => {
  assert.deepEqual(around(['centre', 'cat', 'gnome']), ['cat', 'centre', 'gnome']);
  assert.deepEqual(around(['heath', 'moor']), ['moor', 'heath']);
  assert.deepEqual(around([]), []);
});

test('arrow keys go to the nearest choice on that side', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 50, y: 5 },
    { x: 90, y: 0 },
    { x: 0, y: 60 },
  ];
  const right = { x: 1, y: 0 };
  assert.equal(nearest(places[0]!, right, places), places[1]);
  assert.equal(nearest(places[0]!, { x: 0, y: 1 }, places), places[3]);
  assert.equal(nearest(places[0]!, { x: -1, y: 0 }, places), null);
});

test('a stroke is always the same, and another one is another', () => {
  const at = { x: 10, y: 10 };
  assert.equal(ringStroke(at, 8, 'a'), ringStroke(at, 8, 'a'));
  assert.notEqual(ringStroke(at, 8, 'a'), ringStroke(at, 8, 'b'));
  assert.notEqual(...crossStrokes(at, 8, 'a'));
  assert.doesNotMatch(lineStroke(at, { x: 40, y: 10 }, 'w'), /NaN/);
});
