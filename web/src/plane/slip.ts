/** How far a pointer may slip and still rest. One measure: what drags can be neither tap nor rest. */
import { distance, type Point } from './points.ts';

/** Pixels. */
export const SLIP = 6;

/** Is a pointer that was pressed at a place so far away by now that it drags? */
export function hasSlipped(from: Point, to: Point): boolean {
  return distance(from, to) >= SLIP;
}

/** Where a pointer is in the window. */
export function pointerAt({ clientX, clientY }: { clientX: number; clientY: number }): Point {
  return { x: clientX, y: clientY };
}
