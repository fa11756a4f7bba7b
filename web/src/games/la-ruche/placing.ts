/**
 * A tile in hand: how it is turned, and the cell it hovers over. It sticks to cells with enough
 * neighbours, whatever their colours. Only where the table gives help (`fits`) does it turn by
 * itself, and then only to lays that fit.
 */
import {
  inDirection,
  middle,
  nearest,
  sameCell,
  STEP,
  type Cell,
  type Laid,
  type Point,
} from './geometry.ts';
import { beeUp, flipped, stepsTo, turned } from './lay.ts';

/** How near a pointer must be to the middle of a cell for the tile to stick to it. */
export const SNAP = 0.85 * STEP;

export interface Placing {
  tile: string;
  lay: string;
  cell: Cell | null;
  /** Set down to be confirmed, so that it does not follow the pointer. */
  fixed: boolean;
}

/** The placements of this tile that fit; empty without help. */
export type Fits = readonly Laid[];

export function pickUp(tile: string, lay: string): Placing {
  return { tile, lay, cell: null, fixed: false };
}

/** The tile follows a pointer; away from all cells it hovers nowhere. */
export function follow(
  placing: Placing,
  open: readonly Cell[],
  point: Point,
  fits: Fits = [],
): Placing {
  const cell = nearest(open, point, SNAP);
  if (!cell) return { ...placing, cell: null, fixed: false };
  return over(placing, cell, false, fits);
}

/** No pointer over the comb. What was set down stays. */
export function leave(placing: Placing): Placing {
  return placing.fixed ? placing : { ...placing, cell: null };
}

export function setDown(placing: Placing, cell: Cell, fits: Fits = []): Placing {
  return over(placing, cell, true, fits);
}

function over(placing: Placing, cell: Cell, fixed: boolean, fits: Fits): Placing {
  const lay = sameCell(cell, placing.cell) ? placing.lay : helped(placing.lay, fitsAt(fits, cell));
  return { ...placing, lay, cell, fixed };
}

function fitsAt(fits: Fits, cell: Cell | null): string[] {
  return fits.filter((laid) => sameCell(laid, cell)).map(({ lay }) => lay);
}

/** The fitting lay that needs the least turning, of the same face if there is one. */
function helped(lay: string, fitting: readonly string[]): string {
  const effort = (other: string): number =>
    beeUp(other) === beeUp(lay) ? Math.abs(stepsTo(lay, other)) : 10;
  return [...fitting].sort((a, b) => effort(a) - effort(b))[0] ?? lay;
}

/** Turn clockwise (or, with -1, the other way): with help, on to the next lay that fits here. */
export function turn(placing: Placing, by: number, fits: Fits = []): Placing {
  const here = fitsAt(fits, placing.cell);
  for (let step = 1; step < 6; step += 1) {
    const lay = turned(placing.lay, by * step);
    if (here.includes(lay)) return { ...placing, lay };
  }
  if (here.includes(placing.lay)) return placing;
  return { ...placing, lay: turned(placing.lay, by) };
}

export function flip(placing: Placing, fits: Fits = []): Placing {
  const over = flipped(placing.lay);
  const here = fitsAt(fits, placing.cell).filter((lay) => beeUp(lay) === beeUp(over));
  return { ...placing, lay: helped(over, here) };
}

/** An arrow key: to the next open cell in that direction. */
export function go(
  placing: Placing,
  open: readonly Cell[],
  direction: Point,
  home: Point,
  fits: Fits = [],
): Placing {
  if (!placing.cell) return begin(placing, open, home, fits);
  const cell = inDirection(middle(placing.cell), direction, open);
  return cell ? setDown(placing, cell, fits) : { ...placing, fixed: true };
}

/** The first cell for the keyboard: the one nearest to home. */
export function begin(
  placing: Placing,
  open: readonly Cell[],
  home: Point,
  fits: Fits = [],
): Placing {
  const cell = nearest(open, home);
  return cell ? setDown(placing, cell, fits) : placing;
}

/** Another tile at the same place. */
export function exchange(placing: Placing, tile: string, lay: string, fits: Fits = []): Placing {
  const fresh = pickUp(tile, lay);
  return placing.cell ? over(fresh, placing.cell, placing.fixed, fits) : fresh;
}

/** The comb changed: a cell that is open no longer lets go of the tile. */
export function settle(placing: Placing, open: readonly Cell[]): Placing {
  const stays = placing.cell === null || open.some((cell) => sameCell(cell, placing.cell));
  return stays ? placing : { ...placing, cell: null, fixed: false };
}
