/** Points on a plane, and which of them an arrow key leads to. */

export interface Point {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** Something on the page. */
interface Placed {
  getBoundingClientRect: () => { left: number; top: number; width: number; height: number };
}

/** The middle of something on the page, in pixels. */
export function middleOf(thing: Placed): Point {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

export const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** What counts as ahead of a point; each board has its own, as its things lie differently. */
export interface Ahead {
  /** Less far ahead is beside, and does not count. */
  least: number;
  /** How much farther a step aside is than one ahead. */
  aside: number;
  /** More steps aside than this for one ahead do not count. */
  widest?: number;
}

/** The one that an arrow leads to: ahead, and rather near than exactly ahead; null when none is. */
export function inDirection<T>(
  from: Point,
  arrow: Point,
  items: readonly T[],
  where: (item: T) => Point,
  { least, aside, widest = Infinity }: Ahead,
): T | null {
  let best: T | null = null;
  let shortest = Infinity;
  for (const item of items) {
    const { x, y } = where(item);
    const along = (x - from.x) * arrow.x + (y - from.y) * arrow.y;
    const across = Math.abs((x - from.x) * arrow.y - (y - from.y) * arrow.x);
    const way = along + aside * across;
    if (along < least || across > widest * along || way >= shortest) continue;
    best = item;
    shortest = way;
  }
  return best;
}

/** The same among things on the page. */
export function aimed<T extends Placed>(
  from: Placed,
  arrow: Point,
  things: readonly T[],
  ahead: Ahead,
): T | null {
  return inDirection(middleOf(from), arrow, things, middleOf, ahead);
}
