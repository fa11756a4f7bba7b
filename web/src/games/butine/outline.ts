/**
 * Tiles as if cut by hand: a little smaller than their place, with rounded corners and edges
 * that are not quite straight. The same tile on the same spot always comes out the same.
 */
import { centre, corners, type Point, type Spot } from './geometry.ts';

/** A small number in [-1, 1] that depends on a spot and an index only. */
export function wobble({ tile, turn, x, y }: Spot, index: number): number {
  let hash = tile.charCodeAt(0) * 7919 + turn * 104729 + (x + 99) * 1299709 + (y + 99) * 15485863;
  hash = Math.imul(hash ^ (index * 2654435761), 2246822519);
  hash = Math.imul(hash ^ (hash >>> 13), 3266489917);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2147483648 - 1;
}

/** The outline of a tile as an SVG path. */
export function outline(spot: Spot, inset = 2, rounding = 9, roughness = 1): string {
  const shape = shrink(corners(spot), inset);
  const parts: string[] = [];
  shape.forEach((corner, i) => {
    const before = shape[(i + shape.length - 1) % shape.length]!;
    const after = shape[(i + 1) % shape.length]!;
    const arrive = along(corner, before, rounding);
    const leave = along(corner, after, rounding);
    parts.push(
      `${i ? bowed(spot, i, along(before, corner, rounding), arrive, roughness) : `M${at(arrive)}`}`,
    );
    parts.push(`Q${at(corner)} ${at(leave)}`);
  });
  const first = shape[0]!;
  const last = shape[shape.length - 1]!;
  parts.push(bowed(spot, 0, along(last, first, rounding), along(first, last, rounding), roughness));
  return `${parts.join('')}Z`;
}

/** The plain outline, corner to corner: for lights and ghosts. */
export function plainOutline(spot: Spot, scale = 1): string {
  const middle = centre(spot);
  const points = corners(spot).map((point) => ({
    x: middle.x + (point.x - middle.x) * scale,
    y: middle.y + (point.y - middle.y) * scale,
  }));
  return `M${points.map(at).join('L')}Z`;
}

function bowed(spot: Spot, index: number, from: Point, to: Point, roughness: number): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const bow = roughness * 1.6 * wobble(spot, index);
  const control = {
    x: (from.x + to.x) / 2 - ((to.y - from.y) / length) * bow,
    y: (from.y + to.y) / 2 + ((to.x - from.x) / length) * bow,
  };
  return `Q${at(control)} ${at(to)}`;
}

/** All edges of a convex shape moved inwards. */
function shrink(shape: Point[], inset: number): Point[] {
  return shape.map((corner, i) => {
    const before = unit(corner, shape[(i + shape.length - 1) % shape.length]!);
    const after = unit(corner, shape[(i + 1) % shape.length]!);
    const sine = Math.abs(before.x * after.y - before.y * after.x);
    return {
      x: corner.x + ((before.x + after.x) * inset) / sine,
      y: corner.y + ((before.y + after.y) * inset) / sine,
    };
  });
}

function unit(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

function along(from: Point, to: Point, length: number): Point {
  const { x, y } = unit(from, to);
  return { x: from.x + x * length, y: from.y + y * length };
}

function at({ x, y }: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

/** A flight over some points: a curved leg to each, all bending to the same side. */
export function flightLine(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return '';
  let from = first;
  const legs = rest.map((to) => {
    const control = {
      x: (from.x + to.x) / 2 - (to.y - from.y) * 0.18,
      y: (from.y + to.y) / 2 + (to.x - from.x) * 0.18,
    };
    from = to;
    return `Q${at(control)} ${at(to)}`;
  });
  return `M${at(first)}${legs.join('')}`;
}
