/** What part of the comb is on screen: a point in the middle, and pixels to a drawing unit. */
import { SIZE, type Box, type Point } from './geometry.ts';

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const NEAREST = 2.2;
const FARTHEST = 0.14;

/** No tile needs to be larger than this when all are shown. */
const FIT_AT_MOST = 0.95;

/** Room around the tiles for the next ring of them. */
const MARGIN = 1.15 * SIZE;

/** Pixels at the bottom and at the right where buttons lie. */
const FOOT = 62;
const SIDE = 56;

function clampScale(scale: number): number {
  return Math.min(NEAREST, Math.max(FARTHEST, scale));
}

/** All of a box, with room around it. */
export function fitted(box: Box, size: Size): Camera {
  const across = box.right - box.left + 2 * MARGIN;
  const down = box.bottom - box.top + 2 * MARGIN;
  const foot = Math.min(FOOT, size.height * 0.16);
  const room = Math.max(1, size.height - foot);
  const scale = clampScale(Math.min(FIT_AT_MOST, size.width / across, room / down));
  // Out of the way of the buttons at the right, as far as there is room.
  const spare = Math.max(0, size.width / scale - across);
  return {
    x: (box.left + box.right) / 2 + Math.min(SIDE / scale, spare) / 2,
    y: (box.top + box.bottom) / 2 + foot / 2 / scale,
    scale,
  };
}

/** Is the box on screen as a whole? */
export function shows(camera: Camera, size: Size, box: Box): boolean {
  const halfWidth = size.width / 2 / camera.scale;
  const halfHeight = size.height / 2 / camera.scale;
  return (
    box.left >= camera.x - halfWidth &&
    box.right <= camera.x + halfWidth &&
    box.top >= camera.y - halfHeight &&
    box.bottom <= camera.y + halfHeight
  );
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** The point of the plane under a pixel of the comb's window. */
export function underPixel(camera: Camera, size: Size, px: number, py: number): Point {
  return {
    x: camera.x + (px - size.width / 2) / camera.scale,
    y: camera.y + (py - size.height / 2) / camera.scale,
  };
}

/** Nearer or farther, with the point under a pixel staying under it. */
export function zoomed(camera: Camera, size: Size, factor: number, px: number, py: number): Camera {
  const scale = clampScale(camera.scale * factor);
  const point = underPixel(camera, size, px, py);
  return {
    scale,
    x: point.x - (px - size.width / 2) / scale,
    y: point.y - (py - size.height / 2) / scale,
  };
}

export function viewBox(camera: Camera, size: Size): string {
  const width = size.width / camera.scale;
  const height = size.height / camera.scale;
  const numbers = [camera.x - width / 2, camera.y - height / 2, width, height];
  return numbers.map((number) => number.toFixed(2)).join(' ');
}

/** Between two cameras; the scale moves by ratio, so that the motion looks even. */
export function between(a: Camera, b: Camera, part: number): Camera {
  return {
    x: a.x + (b.x - a.x) * part,
    y: a.y + (b.y - a.y) * part,
    scale: a.scale * (b.scale / a.scale) ** part,
  };
}
