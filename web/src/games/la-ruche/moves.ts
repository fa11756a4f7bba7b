/** Moves that are read for the board, and which cells the phase of the game leaves open. */
import { readMove, writeMove } from '../../moves/la-ruche.ts';
import { CENTRE, openCells, type Cell, type Laid } from './geometry.ts';
import { tileOf } from './lay.ts';

export const KEEP = writeMove({ kind: 'keep' });
export const READY = writeMove({ kind: 'ready' });
export const LIFT = writeMove({ kind: 'lift' });
export const GIVE_UP = writeMove({ kind: 'give-up' });

/** The tile that a move lays; null for another move. */
export function readLaid(move: string): Laid | null {
  const read = readMove(move);
  return read?.kind === 'place' ? { lay: read.lay, q: read.q, r: read.r } : null;
}

/** Tiles as views name them, 351246@1,-2: so a move that lays one goes on after its first word. */
export function readComb(cells: readonly string[]): Laid[] {
  return cells.flatMap((name) => readLaid(`place ${name}`) ?? []);
}

export function placeText({ lay, q, r }: Laid): string {
  return writeMove({ kind: 'place', lay, q, r });
}

/** The placements among the legal moves, by tile; there are none unless the table gives help. */
export function readFits(legal: readonly string[]): Map<string, Laid[]> {
  const fits = new Map<string, Laid[]>();
  for (const text of legal) {
    const laid = readLaid(text);
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
    const move = readMove(text);
    if (move?.kind === 'place' && hand.includes(tileOf(move.lay))) {
      coming.push(move);
      gone.add(tileOf(move.lay));
      // What waits lapses with the next tile; the server says what it brings.
      left = 0;
    } else if (move?.kind === 'give' && hand.includes(move.tile)) {
      gone.add(move.tile);
      left = Math.max(0, left - 1);
    } else if (move?.kind === 'keep') left = 0;
  }
  return { coming, hand: hand.filter((tile) => !gone.has(tile)), gifts: left };
}
