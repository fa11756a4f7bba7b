/**
 * The triangular lattice of the meadow, as in `skep.engine.lattice`, on a plane to draw on.
 *
 * A vertex (x, y) stands at x + y/2, y·√3/2; sector i of a vertex is the unit triangle between
 * direction i and direction i + 1. Points are in drawing units, `UNIT` to a lattice edge.
 */
import {
  distance,
  inDirection as ahead,
  type Ahead,
  type Box,
  type Point,
} from '../../plane/points.ts';

export type { Box, Point };

export const UNIT = 100;

export type Letter = 'W' | 'R' | 'Y' | 'B';

export const LETTERS: readonly Letter[] = ['W', 'R', 'Y', 'B'];

/** One way to lay one tile: kind, orientation and vertex. */
export interface Spot {
  tile: Letter;
  turn: number;
  x: number;
  y: number;
}

/** How many sectors a tile covers, side by side around its vertex. */
export const SECTORS: Record<Letter, number> = { W: 6, R: 3, Y: 2, B: 1 };

/** Across the narrow side of a tile, in drawing units. */
const NARROW: Record<Letter, number> = { W: 173, R: 87, Y: 87, B: 87 };

/** A finger finds what is so large, in pixels. */
export const TARGET = 24;

/** More than this of the tile's own size, and marks side by side would run into one. */
const LARGEST_MARK = 0.6;

/** How large the mark of a spot is drawn, as a part of its tile: larger where all is small. */
export function markSize(usual: number, letter: Letter, scale: number): number {
  const wanted = TARGET / (NARROW[letter] * scale);
  return Math.max(usual, Math.min(LARGEST_MARK, wanted));
}

/** How many different orientations it has. */
export const TURNS: Record<Letter, number> = { W: 1, R: 6, Y: 3, B: 2 };

const DIRECTIONS: readonly (readonly [number, number])[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The triangle in sector i of a vertex: a vertex to add, and which half of its lozenge. */
const SECTOR_CELLS: readonly (readonly [number, number, number])[] = [
  [0, 0, 0],
  [-1, 0, 1],
  [-1, 0, 0],
  [-1, -1, 1],
  [0, -1, 0],
  [0, -1, 1],
];

const HEIGHT = Math.sqrt(3) / 2;

export function onPlane(x: number, y: number): Point {
  return { x: UNIT * (x + y / 2), y: UNIT * y * HEIGHT };
}

function towards(x: number, y: number, i: number): Point {
  const [dx, dy] = DIRECTIONS[i % 6]!;
  return onPlane(x + dx, y + dy);
}

/** The corners of a tile, around it. The middle of a trapezoid's long side is none. */
export function corners({ tile, turn, x, y }: Spot): Point[] {
  const sectors = SECTORS[tile];
  const outer = Array.from({ length: sectors === 6 ? 6 : sectors + 1 }, (_, i) =>
    towards(x, y, turn + i),
  );
  return sectors < 3 ? [onPlane(x, y), ...outer] : outer;
}

/** The middle of a tile: the mean of its triangles' middles. */
export function centre({ tile, turn, x, y }: Spot): Point {
  const sectors = SECTORS[tile];
  const middle = onPlane(x, y);
  let dx = 0;
  let dy = 0;
  for (let i = 0; i < sectors; i++) {
    const a = towards(0, 0, turn + i);
    const b = towards(0, 0, turn + i + 1);
    dx += (a.x + b.x) / 3;
    dy += (a.y + b.y) / 3;
  }
  return { x: middle.x + dx / sectors, y: middle.y + dy / sectors };
}

type Cell = readonly [x: number, y: number, half: number];

function cells({ tile, turn, x, y }: Spot): Cell[] {
  return Array.from({ length: SECTORS[tile] }, (_, i) => {
    const [dx, dy, half] = SECTOR_CELLS[(turn + i) % 6]!;
    return [x + dx, y + dy, half];
  });
}

function besideCell([x, y, half]: Cell): Cell[] {
  return half === 0
    ? [
        [x, y, 1],
        [x - 1, y, 1],
        [x, y - 1, 1],
      ]
    : [
        [x, y, 0],
        [x + 1, y, 0],
        [x, y + 1, 0],
      ];
}

/** For each tile of a meadow, the tiles that share an edge with it, in the order of laying. */
export function links(spots: readonly Spot[]): number[][] {
  const owner = ownersOf(spots);
  return spots.map((spot, number) => touched(owner, spot).filter((other) => other !== number));
}

/** The tiles that a tile laid here would share an edge with. */
export function neighbours(spots: readonly Spot[], spot: Spot): number[] {
  return touched(ownersOf(spots), spot);
}

function ownersOf(spots: readonly Spot[]): Map<string, number> {
  const owner = new Map<string, number>();
  spots.forEach((spot, number) => {
    for (const cell of cells(spot)) owner.set(String(cell), number);
  });
  return owner;
}

function touched(owner: Map<string, number>, spot: Spot): number[] {
  const found = new Set<number>();
  for (const cell of cells(spot)) {
    for (const beside of besideCell(cell)) {
      const number = owner.get(String(beside));
      if (number !== undefined) found.add(number);
    }
  }
  return [...found].sort((a, b) => a - b);
}

/** Is the point inside the tile? */
export function covers(spot: Spot, { x, y }: Point): boolean {
  const around = corners(spot);
  return around.every((a, i) => {
    const b = around[(i + 1) % around.length]!;
    return (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x) >= 0;
  });
}

/** The tile under a point, or null. */
export function tileAt(spots: readonly Spot[], point: Point): number | null {
  const number = spots.findIndex((spot) => covers(spot, point));
  return number < 0 ? null : number;
}

/** The placement of a turned tile whose middle is nearest to a point, legal or not. */
export function nearestOnLattice(tile: Letter, turn: number, point: Point): Spot {
  const middle = centre({ tile, turn, x: 0, y: 0 });
  const y = (point.y - middle.y) / (UNIT * HEIGHT);
  const x = (point.x - middle.x) / UNIT - y / 2;
  const around: Spot[] = [];
  for (const vx of [Math.floor(x), Math.ceil(x)]) {
    for (const vy of [Math.floor(y), Math.ceil(y)]) around.push({ tile, turn, x: vx, y: vy });
  }
  return nearest(around, point)!;
}

/** The spot whose middle is nearest to a point; null when none is within reach. */
export function nearest<S extends Spot>(
  spots: readonly S[],
  point: Point,
  reach = Infinity,
): S | null {
  let best: S | null = null;
  let least = reach;
  for (const spot of spots) {
    const away = distance(centre(spot), point);
    if (away < least || (away === least && best === null)) {
      best = spot;
      least = away;
    }
  }
  return best;
}

/** The smallest box around the tiles. */
export function boxAround(spots: readonly Spot[]): Box {
  const points = spots.flatMap(corners);
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

/** Straight ahead and near is best; more than 75° aside does not count. */
const AHEAD: Ahead = { least: 1, aside: 2, widest: 3.7 };

/** Which of some things lies best in a direction from here; null when none does. */
export function inDirection<T>(
  from: Point,
  direction: Point,
  items: readonly T[],
  where: (item: T) => Point,
): T | null {
  return ahead(from, direction, items, where, AHEAD);
}
