/** Pencil strokes: each a little different, and the same one each time it is drawn. */
import type { Point } from './geometry.ts';

/** A number from -1 to 1 that a text leads to. */
function luck(seed: string, turn: number): number {
  let hash = 2166136261 ^ turn;
  for (let i = 0; i < seed.length; i += 1) hash = Math.imul(hash ^ seed.charCodeAt(i), 16777619);
  hash = Math.imul(hash ^ (hash >>> 15), 2246822507);
  return ((hash ^ (hash >>> 13)) >>> 0) / 2 ** 31 - 1;
}

const fixed = (value: number): string => value.toFixed(1);

/** A line by hand: nearly straight, and a little too long or too short. */
export function lineStroke(from: Point, to: Point, seed: string, bend = 0.05): string {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  const off = bend * luck(seed, 1);
  const slip = 0.03 * luck(seed, 2);
  const mx = (from.x + to.x) / 2 - dy * off;
  const my = (from.y + to.y) / 2 + dx * off;
  const start = `${fixed(from.x - dx * slip)} ${fixed(from.y - dy * slip)}`;
  const end = `${fixed(to.x + dx * slip)} ${fixed(to.y + dy * slip)}`;
  return `M${start}Q${fixed(mx)} ${fixed(my)} ${end}`;
}

/** A cross: two strokes. */
export function crossStrokes({ x, y }: Point, radius: number, seed: string): [string, string] {
  const r = radius * (0.95 + 0.08 * luck(seed, 3));
  const lean = radius * 0.14;
  const a = lean * luck(seed, 4);
  const b = lean * luck(seed, 5);
  return [
    lineStroke({ x: x - r + a, y: y - r }, { x: x + r, y: y + r + a }, `${seed}1`, 0.08),
    lineStroke({ x: x + r + b, y: y - r + b }, { x: x - r, y: y + r }, `${seed}2`, 0.08),
  ];
}

/** A ring that does not quite meet its beginning. */
export function ringStroke({ x, y }: Point, radius: number, seed: string): string {
  const turn = luck(seed, 6) * 0.5 - 2;
  const points: Point[] = [];
  const steps = 9;
  for (let i = 0; i <= steps + 1; i += 1) {
    const angle = turn + (i / steps) * 2 * Math.PI;
    const r = radius * (1 + 0.06 * luck(seed, 7 + i) + 0.012 * i);
    points.push({ x: x + r * Math.cos(angle), y: y + r * 0.96 * Math.sin(angle) });
  }
  let path = `M${fixed(points[0]!.x)} ${fixed(points[0]!.y)}`;
  for (let i = 1; i < points.length - 1; i += 1) {
    const here = points[i]!;
    const next = points[i + 1]!;
    const end = `${fixed((here.x + next.x) / 2)} ${fixed((here.y + next.y) / 2)}`;
    path += `Q${fixed(here.x)} ${fixed(here.y)} ${end}`;
  }
  return path;
}

/** A tick for a field: one stroke down and up. */
export function tickStroke({ x, y }: Point, radius: number, seed: string): string {
  const r = radius;
  const a = r * 0.2 * luck(seed, 20);
  return (
    `M${fixed(x - r * 0.8)} ${fixed(y + a)}` +
    `L${fixed(x - r * 0.15 + a)} ${fixed(y + r * 0.7)}` +
    `Q${fixed(x + r * 0.2)} ${fixed(y - r * 0.2)} ${fixed(x + r)} ${fixed(y - r + a)}`
  );
}
