/** Moves in their text form, and which cells the phase of the game leaves open. */
import { CENTRE, cellName, openCells, type Cell, type Laid } from './geometry.ts';
import { tileOf } from './lay.ts';

export const KEEP = 'keep';
export const READY = 'ready';
export const LIFT = 'lift';
export const GIVE_UP = 'give up';

const PLACE = /^(?:place )?([1-6]{6})@(-?\d+),(-?\d+)$/;
const GIVE = /^give ([1-6]{6}) to (\d)$/;

/** A tile on a cell, from “351246@1,-2”, with or without “place ” before it. */
export function readLaid(text: string): Laid | null {
  const found = PLACE.exec(text);
  if (!found) return null;
  return { lay: found[1]!, q: Number(found[2]), r: Number(found[3]) };
}

export function readComb(cells: readonly string[]): Laid[] {
  return cells.flatMap((text) => readLaid(text) ?? []);
}

export function placeText(lay: string, cell: Cell): string {
  return `place ${lay}@${cellName(cell)}`;
}

export interface Gift {
  tile: string;
  to: number;
}

export function readGift(text: string): Gift | null {
  const found = GIVE.exec(text);
  return found && { tile: found[1]!, to: Number(found[2]) };
}

export function giveText({ tile, to }: Gift): string {
  return `give ${tile} to ${to}`;
}

/** The placements among the legal moves, by tile; there are none unless the table gives help. */
export function readFits(legal: readonly string[]): Map<string, Laid[]> {
  const fits = new Map<string, Laid[]>();
  for (const text of legal) {
    const laid = text.startsWith('place ') ? readLaid(text) : null;
    if (!laid) continue;
    const tile = tileOf(laid.lay);
    const known = fits.get(tile);
    if (known) known.push(laid);
    else fits.set(tile, [laid]);
  }
  return fits;
}

/**
 * The cells that have as many neighbours as a placement needs now, whatever their colours.
 * This says nothing about where a tile fits; that is for the player to see.
 */
export function offered(phase: string, laid: readonly Laid[]): Cell[] {
  if (phase === 'gifts') return [];
  if (!laid.length) return [CENTRE];
  const open = openCells(laid);
  if (phase === 'opening') return open.filter(({ contacts }) => contacts === 1);
  if (phase === 'solo' && laid.length === 1) return open;
  return open.filter(({ contacts }) => contacts >= 2);
}

/** The comb, the hand and the gifts as they will be when all that is on its way is accepted. */
export interface Outlook {
  /** On their way to the comb. */
  coming: Laid[];
  hand: string[];
  gifts: number;
}

export function outlook(
  hand: readonly string[],
  gifts: number,
  pending: readonly string[],
): Outlook {
  const gone = new Set<string>();
  const coming: Laid[] = [];
  let left = gifts;
  for (const text of pending) {
    const laid = readLaid(text);
    const gift = readGift(text);
    if (laid && hand.includes(tileOf(laid.lay))) {
      coming.push(laid);
      gone.add(tileOf(laid.lay));
      // What waits lapses with the next tile; the server says what it brings.
      left = 0;
    } else if (gift && hand.includes(gift.tile)) {
      gone.add(gift.tile);
      left = Math.max(0, left - 1);
    } else if (text === KEEP) left = 0;
  }
  return { coming, hand: hand.filter((tile) => !gone.has(tile)), gifts: left };
}
