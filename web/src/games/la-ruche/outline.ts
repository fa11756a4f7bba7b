/** Tiles as if cut by hand: the same tile always comes out the same, and no two are alike. */
import { SIZE, type Point } from './geometry.ts';

const known = new Map<string, string>();

/** A small number in [-1, 1] that depends on a tile and an index only. */
export function wobble(tile: string, index: number): number {
  let hash = Number.parseInt(tile, 10) * 7919 + index * 104729;
  hash = Math.imul(hash ^ (hash >>> 15), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1;
}

/** The outline of a tile around 0,0. */
export function outline(tile: string): string {
  const made = known.get(tile) ?? cut(tile);
  known.set(tile, made);
  return made;
}

/** A plain hexagon around 0,0, smaller by an inset. */
export function hexagon(inset: number, rounding = 0): string {
  const corners = cornersAt(SIZE - (inset * 2) / Math.sqrt(3));
  if (!rounding) return `M${corners.map(at).join('L')}Z`;
  const parts = corners.map((corner, i) => {
    const before = corners[(i + 5) % 6]!;
    const after = corners[(i + 1) % 6]!;
    const begin = at(along(corner, before, rounding));
    return `${i ? 'L' : 'M'}${begin}Q${at(corner)} ${at(along(corner, after, rounding))}`;
  });
  return `${parts.join('')}Z`;
}

function cut(tile: string): string {
  const corners = cornersAt(SIZE - 1.6);
  const parts = corners.map((corner, i) => {
    const before = corners[(i + 5) % 6]!;
    const after = corners[(i + 1) % 6]!;
    const from = along(before, corner, 7);
    const to = along(corner, before, 7);
    const bow = 1.1 * wobble(tile, i);
    const control = {
      x: (from.x + to.x) / 2 - ((to.y - from.y) / SIZE) * bow,
      y: (from.y + to.y) / 2 + ((to.x - from.x) / SIZE) * bow,
    };
    const edge = i ? `Q${at(control)} ${at(to)}` : `M${at(to)}`;
    return `${edge}Q${at(corner)} ${at(along(corner, after, 7))}`;
  });
  return `${parts.join('')}Z`;
}

/** Clockwise from the top. */
function cornersAt(radius: number): Point[] {
  return Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i - Math.PI / 2;
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  });
}

function along(from: Point, to: Point, length: number): Point {
  const all = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + ((to.x - from.x) * length) / all,
    y: from.y + ((to.y - from.y) * length) / all,
  };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}
