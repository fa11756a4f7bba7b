/** What part of a plane is on screen: a point in the middle, and pixels to a drawing unit. */
import type { Box, Point } from './points.ts';

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** How a board wants to be looked at. */
export interface Looks {
  nearest: number;
  farthest: number;
  /** No tile needs to be larger than this when all are shown. */
  fitAtMost: number;
  /** Room around the tiles for the next ones, in drawing units. */
  margin: number;
  /** Pixels at the bottom where buttons lie, at most this part of the height. */
  foot: number;
  footPart: number;
  /** Pixels at the right where buttons lie: kept free as far as there is room. */
  side: number;
}

function clampScale(scale: number, { nearest, farthest }: Looks): number {
  return Math.min(nearest, Math.max(farthest, scale));
}

/** All of a box, with room around it. */
export function fitted(box: Box, size: Size, looks: Looks): Camera {
  const across = box.right - box.left + 2 * looks.margin;
  const down = box.bottom - box.top + 2 * looks.margin;
  const foot = Math.min(looks.foot, size.height * looks.footPart);
  const room = Math.max(1, size.height - foot);
  const wanted = Math.min(looks.fitAtMost, size.width / across, room / down);
  const scale = clampScale(wanted, looks);
  const spare = Math.max(0, size.width / scale - across);
  return {
    x: (box.left + box.right) / 2 + Math.min(looks.side / scale, spare) / 2,
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

/** Pixels of what lies there that stay in the window, however far it is pushed. */
const KEPT = 60;

/** The same view, brought back so far that something of the box stays in sight. */
export function kept(camera: Camera, size: Size, box: Box, { margin }: Looks): Camera {
  const within = (at: number, from: number, to: number, pixels: number): number => {
    const beyond = Math.max(0, Math.min(margin, (pixels / 2 - KEPT) / camera.scale));
    return Math.min(to + beyond, Math.max(from - beyond, at));
  };
  return {
    ...camera,
    x: within(camera.x, box.left, box.right, size.width),
    y: within(camera.y, box.top, box.bottom, size.height),
  };
}

export function panned(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x - dx / camera.scale, y: camera.y - dy / camera.scale };
}

/** The point of the plane under a pixel of the window. */
export function underPixel(camera: Camera, size: Size, pixel: Point): Point {
  return {
    x: camera.x + (pixel.x - size.width / 2) / camera.scale,
    y: camera.y + (pixel.y - size.height / 2) / camera.scale,
  };
}

/** Nearer or farther, with the point under a pixel staying under it. */
export function zoomed(
  camera: Camera,
  size: Size,
  factor: number,
  pixel: Point,
  looks: Looks,
): Camera {
  const scale = clampScale(camera.scale * factor, looks);
  const point = underPixel(camera, size, pixel);
  return {
    scale,
    x: point.x - (pixel.x - size.width / 2) / scale,
    y: point.y - (pixel.y - size.height / 2) / scale,
  };
}

/** At least so near, with a point staying where it is on the screen. */
export function nearer(
  camera: Camera,
  size: Size,
  point: Point,
  least: number,
  looks: Looks,
): Camera {
  const pixel = {
    x: (point.x - camera.x) * camera.scale + size.width / 2,
    y: (point.y - camera.y) * camera.scale + size.height / 2,
  };
  return zoomed(camera, size, Math.max(1, least / camera.scale), pixel, looks);
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
