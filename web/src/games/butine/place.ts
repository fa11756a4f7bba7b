/**
 * Laying a tile: which one, how it is turned, where its ghost is. A ghost sticks to legal spots;
 * away from them it shows the nearest place on the lattice, which the server will refuse.
 */
import { distance } from '../../plane/points.ts';
import {
  TURNS,
  boxAround,
  centre,
  inDirection,
  nearest,
  nearestOnLattice,
  type Letter,
  type Point,
  type Spot,
} from './geometry.ts';
import { sameSpot } from './moves.ts';

/** How near a pointer must be to the middle of a legal spot for the ghost to stick to it. */
export const SNAP = 58;

/** The same for spots of the orientation that the person asked for. */
const SNAP_TURNED = 95;

/** How far a turned tile may shift to find a legal spot. */
const SHIFT = 120;

export interface Placing {
  tile: Letter;
  /** The orientation it has where no spot is near. */
  turn: number;
  /** Did the person turn it? Then spots of that orientation come first. */
  turned: boolean;
  ghost: Spot | null;
  legal: boolean;
  /** Around which point the ghost turns: it stays while turning, so that turns go round. */
  pivot: Point | null;
  /** Set down to be confirmed, so that it does not follow the pointer. */
  fixed: boolean;
}

export function pickUp(tile: Letter): Placing {
  return { tile, turn: 0, turned: false, ghost: null, legal: false, pivot: null, fixed: false };
}

/** The ghost follows a pointer. */
export function follow(placing: Placing, places: readonly Spot[], point: Point): Placing {
  const alike = placing.turned ? places.filter(({ turn }) => turn === placing.turn) : [];
  const stick = nearest(alike, point, SNAP_TURNED) ?? nearest(places, point, SNAP);
  const ghost = stick ?? nearestOnLattice(placing.tile, placing.turn, point);
  return { ...placing, ghost, legal: stick !== null, pivot: point, fixed: false };
}

/** No pointer over the meadow: no ghost. One that was set down stays. */
export function leave(placing: Placing): Placing {
  return placing.fixed ? placing : { ...placing, ghost: null, legal: false, pivot: null };
}

/** Set the ghost down on a legal spot. */
export function setDown(placing: Placing, spot: Spot): Placing {
  return {
    ...placing,
    turn: spot.turn,
    ghost: spot,
    legal: true,
    pivot: centre(spot),
    fixed: true,
  };
}

/** A click on the meadow: the nearest legal spot, or as it lies where none is near. */
export function setDownAt(placing: Placing, places: readonly Spot[], point: Point): Placing {
  return { ...follow(placing, places, point), fixed: true };
}

/** Turn to the next orientation that fits here or nearby; away from all spots, to the next. */
export function turnOn(placing: Placing, places: readonly Spot[]): Placing {
  const turns = TURNS[placing.tile];
  const from = placing.ghost?.turn ?? placing.turn;
  const next = { ...placing, turn: (from + 1) % turns, turned: true };
  const pivot = placing.pivot;
  if (!pivot) return next;
  if (!placing.legal) return { ...next, ghost: nearestOnLattice(placing.tile, next.turn, pivot) };
  for (let i = 1; i < turns; i++) {
    const turn = (from + i) % turns;
    const alike = places.filter((spot) => spot.turn === turn);
    const ghost = nearest(alike, pivot, SHIFT);
    if (ghost) return { ...placing, turn, turned: true, ghost };
  }
  return placing;
}

/** How many orientations fit here or nearby. */
export function turnsNear(placing: Placing, places: readonly Spot[]): number {
  const pivot = placing.pivot;
  if (!pivot) return 0;
  const near = places.filter((spot) => distance(centre(spot), pivot) <= SHIFT);
  return new Set(near.map(({ turn }) => turn)).size;
}

/** An arrow key: the next legal spot in that direction, turned alike if there is one. */
export function goTo(
  placing: Placing,
  places: readonly Spot[],
  direction: Point,
  home: Point,
): Placing {
  if (!placing.ghost) return begin(placing, places, home);
  const from = centre(placing.ghost);
  const turn = placing.ghost.turn;
  const alike = places.filter((spot) => spot.turn === turn);
  const found =
    inDirection(from, direction, alike, centre) ?? inDirection(from, direction, places, centre);
  return found ? setDown(placing, found) : placing;
}

/** The first spot for the keyboard: the one nearest to home. */
export function begin(placing: Placing, places: readonly Spot[], home: Point): Placing {
  const alike = places.filter(({ turn }) => turn === placing.turn);
  const spot = nearest(alike, home) ?? nearest(places, home);
  return spot ? setDown(placing, spot) : placing;
}

/** The legal spots in an order that goes around the meadow, to step through one by one. */
export function aroundMeadow(places: readonly Spot[], meadow: readonly Spot[]): Spot[] {
  const { left, right, top, bottom } = boxAround(meadow);
  const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const angle = (spot: Spot): number => {
    const { x, y } = centre(spot);
    return Math.atan2(y - middle.y, x - middle.x);
  };
  return [...places].sort((a, b) => angle(a) - angle(b));
}

/** The next (or, with -1, the one before) of the spots in this order. */
export function stepOn(placing: Placing, ordered: readonly Spot[], by: 1 | -1): Placing {
  if (!ordered.length) return placing;
  const now = ordered.findIndex((spot) => sameSpot(spot, placing.ghost));
  const index = now < 0 ? (by === 1 ? 0 : ordered.length - 1) : now + by;
  return setDown(placing, ordered[(index + ordered.length) % ordered.length]!);
}
