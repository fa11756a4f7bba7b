/** Where things are on the screen, for what flies between them. */
import type { Flight } from './motions.ts';

export interface Spot {
  x: number;
  y: number;
}

/** A flight with the pixels it goes from and to. */
export interface Way<F extends Flight = Flight> {
  flight: F;
  from: Spot;
  to: Spot;
}

/** Less than this, and nothing would be seen to fly. */
const SHORTEST = 12;

/** The middle of a thing; of something large, near its upper left corner. */
function middle({ left, top, width, height }: DOMRect): Spot {
  return { x: left + Math.min(width, 150) / 2, y: top + Math.min(height, 90) / 2 };
}

export function onScreen({ x, y }: Spot): boolean {
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
}

/**
 * A thing by its selector: on the board, else on the page; in sight, else anywhere. What is not
 * shown at all is nowhere.
 */
export function find(selector: string, board: Element | undefined): Element | null {
  const drawn = [board, document.body].flatMap((root) =>
    [...(root?.querySelectorAll(selector) ?? [])].filter((one) => one.getClientRects().length > 0),
  );
  const seen = drawn.find((one) => onScreen(middle(one.getBoundingClientRect())));
  return seen ?? drawn[0] ?? null;
}

export function spotOf(selector: string, board: Element | undefined): Spot | null {
  const found = find(selector, board);
  return found && middle(found.getBoundingClientRect());
}

/** The way of a flight, if there is something of it to see. */
export function wayOf<F extends Flight>(
  flight: F,
  from: Spot | null,
  to: Spot | null,
): Way<F> | null {
  if (!from || !to || !(onScreen(from) || onScreen(to))) return null;
  return Math.hypot(to.x - from.x, to.y - from.y) < SHORTEST ? null : { flight, from, to };
}
