/** What may be done in Butine!, sorted for the board; and tiles as views name them. */
import { readMove, writeMove, type Gather, type Swap } from '../../moves/butine.ts';
import { LETTERS, type Letter, type Spot } from './geometry.ts';

/** What a seat may do now, sorted by kind. */
export interface Legal {
  places: Record<Letter, Spot[]>;
  gathers: Gather[];
  takes: string[];
  swaps: Swap[];
  done: boolean;
  pass: boolean;
}

/** The top card of the deck, as a card to swap for. */
export const DECK = 'deck';

export const DONE = writeMove({ kind: 'done' });
export const PASS = writeMove({ kind: 'pass' });

/** A tile as views name it, R4@3,-2: so a move that lays it goes on after its first word. */
export function readSpot(name: string): Spot {
  const move = readMove(`place ${name}`);
  if (move?.kind !== 'place') throw new Error(`not a tile: ${name}`);
  return move;
}

export function placeText({ tile, turn, x, y }: Spot): string {
  return writeMove({ kind: 'place', tile, turn, x, y });
}

export function sameSpot(a: Spot | null, b: Spot | null): boolean {
  return a !== null && b !== null && placeText(a) === placeText(b);
}

export function gatherText(card: string, path: readonly number[]): string {
  return writeMove({ kind: 'gather', card, path: path as Gather['path'] });
}

/** The legal moves, read. A move of a kind that this board does not know is left out. */
export function readLegal(texts: readonly string[]): Legal {
  const legal: Legal = {
    places: { W: [], R: [], Y: [], B: [] },
    gathers: [],
    takes: [],
    swaps: [],
    done: false,
    pass: false,
  };
  for (const text of texts) readInto(legal, text);
  return legal;
}

function readInto(legal: Legal, text: string): void {
  const move = readMove(text);
  switch (move?.kind) {
    case 'place':
      legal.places[move.tile].push(move);
      break;
    case 'gather':
      legal.gathers.push(move);
      break;
    case 'take':
      legal.takes.push(move.card);
      break;
    case 'swap':
      legal.swaps.push(move);
      break;
    case 'done':
    case 'pass':
      legal[move.kind] = true;
  }
}

export function mayPlace(legal: Legal): boolean {
  return LETTERS.some((letter) => legal.places[letter].length > 0);
}

/** The flowers of a card, in order. */
export function flowersOf(card: string): Letter[] {
  return [...card] as Letter[];
}
