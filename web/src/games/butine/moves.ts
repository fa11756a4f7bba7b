/** The text forms of Butine!'s moves (`skep.games.butine.moves`), read and written. */
import { LETTERS, type Letter, type Spot } from './geometry.ts';

export type Path = readonly [number, number, number];

export interface Gather {
  card: string;
  path: Path;
}

export interface Swap {
  give: string;
  take: string;
}

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

const SPOT = /^([WRYB])([0-5])@(-?\d+),(-?\d+)$/;
const GATHER = /^gather ([WRYB]{3}) (\d+)-(\d+)-(\d+)$/;
const SWAP = /^swap ([WRYB]{3}) for ([WRYB]{3}|deck)$/;

/** A tile as the view and the moves name it: R4@3,-2. */
export function readSpot(name: string): Spot {
  const match = SPOT.exec(name);
  if (!match) throw new Error(`not a tile: ${name}`);
  return {
    tile: match[1] as Letter,
    turn: Number(match[2]),
    x: Number(match[3]),
    y: Number(match[4]),
  };
}

export function spotName({ tile, turn, x, y }: Spot): string {
  return `${tile}${turn}@${x},${y}`;
}

export function sameSpot(a: Spot | null, b: Spot | null): boolean {
  return a !== null && b !== null && spotName(a) === spotName(b);
}

export const placeText = (spot: Spot): string => `place ${spotName(spot)}`;
export const gatherText = (card: string, path: readonly number[]): string =>
  `gather ${card} ${path.join('-')}`;
export const takeText = (card: string): string => `take ${card}`;
export const swapText = (give: string, take: string): string => `swap ${give} for ${take}`;

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
  if (text === 'done') legal.done = true;
  else if (text === 'pass') legal.pass = true;
  else if (text.startsWith('place ')) {
    const spot = readSpot(text.slice(6));
    legal.places[spot.tile].push(spot);
  } else if (text.startsWith('take ')) legal.takes.push(text.slice(5));
  else {
    const gather = GATHER.exec(text);
    const swap = SWAP.exec(text);
    if (gather) {
      const path: Path = [Number(gather[2]), Number(gather[3]), Number(gather[4])];
      legal.gathers.push({ card: gather[1]!, path });
    } else if (swap) legal.swaps.push({ give: swap[1]!, take: swap[2]! });
  }
}

export function mayPlace(legal: Legal): boolean {
  return LETTERS.some((letter) => legal.places[letter].length > 0);
}

/** The flowers of a card, in order. */
export function flowersOf(card: string): Letter[] {
  return [...card] as Letter[];
}
