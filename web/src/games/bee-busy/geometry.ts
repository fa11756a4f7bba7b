/** Where things are on the sheet: the combs with their walls, and the parts of the meadow. */
import { inDirection, type Point } from '../../plane/points.ts';
import type { CombSpot, Outline } from './types.ts';

export type { Point };

/** From the middle of a comb to a corner. */
export const RADIUS = 30;
const HALF = (RADIUS * Math.sqrt(3)) / 2;

export const SIDES = ['ne', 'e', 'se', 'sw', 'w', 'nw'] as const;
export type Side = (typeof SIDES)[number];

/** The corners, clockwise from the top; side i runs from corner i to corner i + 1. */
const CORNERS: readonly Point[] = [
  { x: 0, y: -RADIUS },
  { x: HALF, y: -RADIUS / 2 },
  { x: HALF, y: RADIUS / 2 },
  { x: 0, y: RADIUS },
  { x: -HALF, y: RADIUS / 2 },
  { x: -HALF, y: -RADIUS / 2 },
];

export function centreOf({ row, column }: Pick<CombSpot, 'row' | 'column'>): Point {
  return { x: column * HALF, y: row * 1.5 * RADIUS };
}

function plus(a: Point, b: Point): Point {
  return { x: a.x + b.x, y: a.y + b.y };
}

/** The two ends of the wall on one side of a comb. */
export function wallEnds(centre: Point, side: string): [Point, Point] {
  const i = Math.max(0, SIDES.indexOf(side as Side));
  return [plus(centre, CORNERS[i]!), plus(centre, CORNERS[(i + 1) % SIDES.length]!)];
}

export interface Cell extends Point {
  name: string;
}
export interface Wall {
  name: string;
  combs: readonly string[];
  from: Point;
  to: Point;
  middle: Point;
}
export interface CombMap {
  cells: Cell[];
  walls: Wall[];
  at: ReadonlyMap<string, Cell>;
  /** x, y, width and height of all of it, with a margin. */
  box: [number, number, number, number];
}

export function combMap({ combs, walls }: Pick<Outline, 'combs' | 'walls'>): CombMap {
  const cells = combs.map((comb) => ({ name: comb.name, ...centreOf(comb) }));
  const at = new Map(cells.map((cell) => [cell.name, cell]));
  const drawn = walls.map(({ name, combs: beside }) => {
    const [comb = '', side = ''] = name.split(' ');
    const [from, to] = wallEnds(at.get(comb) ?? { x: 0, y: 0 }, side);
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
    return { name, combs: beside, from, to, middle };
  });
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const margin = 5;
  const left = Math.min(...xs) - HALF - margin;
  const top = Math.min(...ys) - RADIUS - margin;
  return {
    cells,
    walls: drawn,
    at,
    box: [
      left,
      top,
      Math.max(...xs) + HALF + margin - left,
      Math.max(...ys) + RADIUS + margin - top,
    ],
  };
}

/** The end of the line that is nearer to a comb. */
export function nearerEnd({ at }: CombMap, line: readonly string[], comb: string): string {
  const to = at.get(comb);
  const ends = [line[0] ?? comb, line.at(-1) ?? comb] as const;
  const [far, farther] = ends.map((end) => {
    const from = at.get(end);
    return from && to ? Math.hypot(from.x - to.x, from.y - to.y) : Infinity;
  });
  return far! <= farther! ? ends[0] : ends[1];
}

/** From the middle of the compass to its rim. */
export const ROSE = 36;

/** Where the compass is in the upper right corner, and the box that holds it and the combs. */
export function roseAt({ cells, box }: CombMap): Point & { box: CombMap['box'] } {
  const [left, top, width, height] = box;
  const y = top + ROSE;
  let x = left + width - ROSE;
  const meets = (): boolean =>
    cells.some((cell) => Math.hypot(cell.x - x, cell.y - y) < ROSE + RADIUS);
  while (meets()) x += 2;
  return { x, y, box: [left, top, Math.max(width, x + ROSE - left), height] };
}

/** The first part in the middle, the others left and right of it in turn. */
export function around<T>(parts: readonly T[]): T[] {
  const row: T[] = [];
  parts.forEach((part, i) => (i % 2 ? row.unshift(part) : row.push(part)));
  return row;
}

/** The nearest of some places in a direction, as the arrow keys go; null when there is none. */
export function nearest<T extends Point>(from: Point, to: Point, places: readonly T[]): T | null {
  return inDirection(from, to, places, (place) => place, { least: 1, aside: 1.6, widest: 2.2 });
}
