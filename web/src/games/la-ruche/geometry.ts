/**
 * The comb's plane: hexagons that stand on a point, in axial coordinates (q, r). Directions go
 * clockwise from up-right, as in the rules.
 */
import {
  distance,
  inDirection as ahead,
  type Ahead,
  type Box,
  type Point,
} from '../../plane/points.ts';

export type { Box, Point };

export interface Cell {
  q: number;
  r: number;
}

/** A tile on the comb. */
export interface Laid extends Cell {
  lay: string;
}

/** From the middle of a cell to a corner, in drawing units. */
export const SIZE = 64;

/** Between the middles of neighbours. */
export const STEP = SIZE * Math.sqrt(3);

export const DIRECTIONS: readonly Cell[] = [
  { q: 1, r: -1 },
  { q: 1, r: 0 },
  { q: 0, r: 1 },
  { q: -1, r: 1 },
  { q: -1, r: 0 },
  { q: 0, r: -1 },
];

export const CENTRE: Cell = { q: 0, r: 0 };

/** A cell's name, like “1,-2”. */
export function cellName({ q, r }: Cell): string {
  return `${q},${r}`;
}

export function sameCell(a: Cell | null, b: Cell | null): boolean {
  return a !== null && b !== null && a.q === b.q && a.r === b.r;
}

export function neighbour({ q, r }: Cell, direction: number): Cell {
  const step = DIRECTIONS[direction]!;
  return { q: q + step.q, r: r + step.r };
}

export function neighbours(cell: Cell): Cell[] {
  return DIRECTIONS.map((_, direction) => neighbour(cell, direction));
}

/** The middle of a cell on the plane. */
export function middle({ q, r }: Cell): Point {
  return { x: STEP * (q + r / 2), y: SIZE * 1.5 * r };
}

/** The cell under a point. */
export function cellAt({ x, y }: Point): Cell {
  const r = y / (SIZE * 1.5);
  const q = x / STEP - r / 2;
  // Round all three cube coordinates, then mend the one that was rounded most: they add up to 0.
  let [a, b, c] = [Math.round(q), Math.round(r), Math.round(-q - r)];
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return { q: a || 0, r: b || 0 };
}

/** The tiles by the names of their cells. */
export function byCell(laid: readonly Laid[]): Map<string, string> {
  return new Map(laid.map((tile) => [cellName(tile), tile.lay]));
}

/** For each direction: the colour that the neighbour there shows to this cell, or null. */
export function needs(comb: ReadonlyMap<string, string>, cell: Cell): (string | null)[] {
  return DIRECTIONS.map((_, direction) => {
    const lay = comb.get(cellName(neighbour(cell, direction)));
    return lay === undefined ? null : lay[(direction + 3) % 6]!;
  });
}

/** The empty cells beside tiles, each with how many tiles it touches, in the order they opened. */
export function openCells(laid: readonly Laid[]): (Cell & { contacts: number })[] {
  const taken = new Set(laid.map(cellName));
  const open = new Map<string, Cell & { contacts: number }>();
  for (const cell of laid.flatMap(neighbours)) {
    const name = cellName(cell);
    if (taken.has(name)) continue;
    const known = open.get(name);
    if (known) known.contacts += 1;
    else open.set(name, { ...cell, contacts: 1 });
  }
  return [...open.values()];
}

/** The cell nearest to a point, if one is near enough. */
export function nearest<C extends Cell>(
  cells: readonly C[],
  point: Point,
  within = Infinity,
): C | null {
  let best: C | null = null;
  let least = within;
  for (const cell of cells) {
    const away = distance(middle(cell), point);
    if (away <= least) {
      best = cell;
      least = away;
    }
  }
  return best;
}

const AHEAD: Ahead = { least: SIZE / 4, aside: 1.8 };

/** The cell that an arrow key leads to; null when none lies there. */
export function inDirection<C extends Cell>(
  from: Point,
  direction: Point,
  cells: readonly C[],
): C | null {
  return ahead(from, direction, cells, middle, AHEAD);
}

/** Cells in an order that goes around the comb, to step through one by one. */
export function aroundComb<C extends Cell>(cells: readonly C[], laid: readonly Cell[]): C[] {
  const { left, right, top, bottom } = boxAround(laid);
  const angle = (cell: C): number => {
    const { x, y } = middle(cell);
    return Math.atan2(y - (top + bottom) / 2, x - (left + right) / 2);
  };
  return [...cells].sort((a, b) => angle(a) - angle(b));
}

/** The box around cells, to their corners. */
export function boxAround(cells: readonly Cell[]): Box {
  const middles = (cells.length ? cells : [CENTRE]).map(middle);
  const xs = middles.map(({ x }) => x);
  const ys = middles.map(({ y }) => y);
  return {
    left: Math.min(...xs) - STEP / 2,
    right: Math.max(...xs) + STEP / 2,
    top: Math.min(...ys) - SIZE,
    bottom: Math.max(...ys) + SIZE,
  };
}
