/** What a picture of the rulebook shows of Butine!, read from its data. */
import { readMove } from '../../moves/butine.ts';
import type { ButineView } from '../../protocol.ts';
import type { Spot } from './geometry.ts';

/** Which part of the table, and what is marked on it (rulebook/pictures.toml). */
export interface Show {
  part?: 'meadow' | 'cards';
  /** The card that is flown. */
  card?: string;
  /** Flights that were made: where the bee stood, then its three tiles. */
  flights?: number[][];
  /** The tile that was laid last. */
  laid?: number;
  /** Rows of cards: "hand 0", "points 0", "market", "deck". */
  rows?: string[];
  /** Cards to look at. */
  mark?: string[];
  /** Only these cards of a row. */
  only?: string[];
}

/** What is tried: a tile to lay, or a way to fly. */
export function tried(text: string): { ghost: Spot | null; path: readonly number[] } {
  const move = readMove(text);
  return {
    ghost: move?.kind === 'place' ? move : null,
    path: move?.kind === 'gather' ? move.path : [],
  };
}

export interface Row {
  /** Whose or what it is. */
  what: 'hand' | 'points' | 'market' | 'deck';
  seat: number;
  /** Open cards; nothing for one that lies face down. */
  cards: string[];
  /** Cards that nobody has seen. */
  blind: number;
  /** How many there are, where they lie on one pile. */
  count: number | null;
}

/** A row of cards by its name. */
export function rowOf(view: ButineView, name: string, only?: readonly string[]): Row {
  const [what = '', number = '0'] = name.split(' ');
  const seat = Number(number);
  const row: Row = { what: what as Row['what'], seat, cards: [], blind: 0, count: null };
  if (what === 'hand') row.cards = view.hands[seat] ?? [];
  else if (what === 'market') row.cards = view.market;
  else if (what === 'deck') return { ...row, cards: [''], count: view.deck };
  else {
    row.blind = view.blind[seat] ?? 0;
    row.cards = Array.from({ length: (view.scores[seat] ?? 0) - row.blind }, () => '');
  }
  if (only) row.cards = row.cards.filter((card) => only.includes(card));
  return row;
}
