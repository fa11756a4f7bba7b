import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import {
  DIRECTIONS,
  SIZE,
  STEP,
  aroundComb,
  boxAround,
  byCell,
  cellAt,
  cellName,
  inDirection,
  middle,
  nearest,
  needs,
  neighbours,
  openCells,
} from '../../src/games/la-ruche/geometry.ts';
import {
  beeUp,
  flipped,
  stepsTo,
  tileOf,
  turned,
  withColourAt,
} from '../../src/games/la-ruche/lay.ts';
import { readComb } from '../../src/games/la-ruche/moves.ts';

/** All 720 lays in the order of Python's permutations. */
function allLays(left = '123456'): string[] {
  if (!left) return [''];
  return [...left].flatMap((colour) =>
    allLays(left.replace(colour, '')).map((rest) => colour + rest),
  );
}

test('every lay is the same tile, on the same face, as in the rules', () => {
  // From Python: sha256 over "LAY TILE bee|plain" for all lays, joined by newlines.
  const lines = allLays().map((lay) => `${lay} ${tileOf(lay)} ${beeUp(lay) ? 'bee' : 'plain'}`);
  assert.equal(lines.length, 720);
  for (const line of ['346512 123465 bee', '156324 142365 plain', '235416 145326 plain'])
    assert.ok(lines.includes(line), line);
  assert.equal(
    createHash('sha256').update(lines.join('\n')).digest('hex'),
    '53c8a32a47737a5b9f2b25e73da48f7183f12bbe823b6cd13d4af87cce966009',
  );
  assert.equal(new Set(allLays().map(tileOf)).size, 60);
});

test('turning moves every colour one side on, clockwise; six turns change nothing', () => {
  assert.equal(turned('123456', 1), '612345');
  assert.equal(turned('123456', -1), '234561');
  assert.equal(turned('351246', 6), '351246');
  assert.equal(turned('351246', -12), '351246');
  assert.equal(withColourAt('351246', '1', 5), '246351');
  assert.equal(stepsTo('123456', '612345'), 1);
  assert.equal(stepsTo('123456', '234561'), -1);
});

test('turning over swaps left and right, shows the other face, and is undone by another one', () => {
  assert.equal(flipped('123456'), '654321');
  for (const lay of allLays()) {
    assert.notEqual(beeUp(lay), beeUp(flipped(lay)));
    assert.equal(tileOf(lay), tileOf(flipped(lay)));
    assert.equal(flipped(flipped(lay)), lay);
  }
});

test('directions go clockwise from up-right on the screen', () => {
  const angles = DIRECTIONS.map((step) => {
    const { x, y } = middle(step);
    assert.ok(Math.abs(Math.hypot(x, y) - STEP) < 1e-9);
    return Math.round((Math.atan2(y, x) * 180) / Math.PI);
  });
  assert.deepEqual(angles, [-60, 0, 60, 120, 180, -120]);
});

test('a point belongs to the cell around it', () => {
  for (let q = -3; q <= 3; q += 1) {
    for (let r = -3; r <= 3; r += 1) {
      const { x, y } = middle({ q, r });
      assert.deepEqual(cellAt({ x, y }), { q, r });
      for (let i = 0; i < 12; i += 1) {
        const angle = (i * Math.PI) / 6;
        const near = { x: x + 54 * Math.cos(angle), y: y + 54 * Math.sin(angle) };
        assert.deepEqual(cellAt(near), { q, r });
      }
    }
  }
  assert.deepEqual(cellAt({ x: 0, y: -SIZE - 1 }).r, -1);
});

// From Python: a race after two and after ten tiles, and what each open cell needs
// (colours clockwise from up-right, 0 for none).
const TWO = ['364152@0,0', '625134@0,1'];
const TWO_NEEDS: Record<string, string> = {
  '1,-1': '000300',
  '1,0': '000660',
  '-1,1': '130000',
  '-1,0': '050000',
  '0,-1': '002000',
  '1,1': '000020',
  '0,2': '000005',
  '-1,2': '100000',
};
const TEN = [
  '364152@0,0',
  '625134@0,1',
  '156342@-1,0',
  '542163@0,-1',
  '162543@-1,-1',
  '162345@1,-1',
  '653124@0,-2',
  '541263@-2,0',
  '243615@-2,-1',
  '346521@-2,1',
];
const TEN_NEEDS: Record<string, string> = {
  '1,0': '000662',
  '-1,1': '130046',
  '1,1': '000020',
  '0,2': '000005',
  '-1,2': '100000',
  '1,-2': '005550',
  '-1,-2': '023200',
  '2,-2': '000100',
  '2,-1': '000060',
  '1,-3': '000600',
  '0,-3': '004000',
  '-3,1': '220000',
  '-3,0': '660000',
  '-3,-1': '010000',
  '-2,-2': '005000',
  '-2,2': '000006',
  '-3,2': '500000',
};

for (const [cells, wanted] of [
  [TWO, TWO_NEEDS],
  [TEN, TEN_NEEDS],
] as const) {
  test(`open cells and their needs after ${cells.length} tiles are those of the rules`, () => {
    const laid = readComb(cells);
    const comb = byCell(laid);
    const open = openCells(laid);
    const found = open.map((cell) => [
      cellName(cell),
      needs(comb, cell)
        .map((colour) => colour ?? '0')
        .join(''),
    ]);
    assert.deepEqual(Object.fromEntries(found), wanted);
    for (const cell of open) {
      const given = wanted[cellName(cell)]!.replaceAll('0', '');
      assert.equal(cell.contacts, given.length, cellName(cell));
    }
  });
}

test('the nearest open cell to a pointer, if it is near enough', () => {
  const open = openCells(readComb(TWO));
  const { x, y } = middle({ q: 1, r: 0 });
  assert.equal(cellName(nearest(open, { x: x + 20, y: y - 15 }, 60)!), '1,0');
  assert.equal(nearest(open, { x: x + 400, y }, 60), null);
});

test('arrow keys go to the next cell ahead', () => {
  const ring = neighbours({ q: 0, r: 0 });
  const from = { x: 0, y: 0 };
  assert.equal(cellName(inDirection(from, { x: 1, y: 0 }, ring)!), '1,0');
  assert.equal(cellName(inDirection(from, { x: -1, y: 0 }, ring)!), '-1,0');
  assert.equal(inDirection(from, { x: 0, y: 1 }, ring)!.r, 1);
  assert.equal(inDirection(from, { x: 0, y: -1 }, ring)!.r, -1);
  assert.equal(inDirection(middle({ q: 1, r: 0 }), { x: 1, y: 0 }, ring), null);
});

test('by arrow keys every open cell can be reached from every other', () => {
  const open = openCells(readComb(TEN));
  const arrows = [
    { x: 1, y: 0 },
    { x: -1, y: 0 },
    { x: 0, y: 1 },
    { x: 0, y: -1 },
  ];
  for (const start of open) {
    const reached = new Set([start]);
    for (const cell of reached)
      for (const arrow of arrows) {
        const next = inDirection(middle(cell), arrow, open);
        if (next) reached.add(next);
      }
    assert.equal(reached.size, open.length, `from ${cellName(start)}`);
  }
});

test('the order around the comb holds each cell once', () => {
  const laid = readComb(TEN);
  const open = openCells(laid);
  const ordered = aroundComb(open, laid);
  assert.deepEqual(new Set(ordered), new Set(open));
  assert.equal(ordered.length, open.length);
});

test('the box reaches the corners of the outermost cells', () => {
  const box = boxAround([
    { q: 0, r: 0 },
    { q: 2, r: 0 },
  ]);
  assert.ok(Math.abs(box.right - 2.5 * STEP) < 1e-9 && box.top === -SIZE);
  assert.deepEqual(boxAround([]), boxAround([{ q: 0, r: 0 }]));
});
