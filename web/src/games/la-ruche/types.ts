/**
 * What the board of La Ruche is handed. The views and facts are those of `view.py` and `facts.py`;
 * the rest is what a race needs besides what every game gets.
 */
import type { Clock, Result } from '../../protocol';
import type { AnyView, BoardProps, Refusal } from '../face';

export interface RucheOptions {
  bee: boolean;
  three_contacts: boolean;
  rounds: number;
  pause: number;
  assistance: boolean;
  tiles: number;
  puzzle: string;
}

export type Phase = 'opening' | 'race' | 'between' | 'solo' | 'over';

export interface RucheView extends AnyView {
  you: number | null;
  actors: number[];
  scores: number[];
  result: Result | null;
  seats: number;
  options: RucheOptions;
  round: number;
  phase: string;
  turn: number;
  opener: number;
  /** The comb in the order it grew, each tile as in a move: 351246@1,-2. */
  cells: string[];
  hand: string[] | null;
  counts: number[];
  gifts: number[];
  ready: boolean[];
  reason: string;
}

export type RucheFact =
  | { fact: 'dealt'; round: number; count: number; opener: number }
  | { fact: 'dealt-you'; round: number; count: number; opener: number; hand: string[] }
  | {
      fact: 'placed';
      seat: number;
      lay: string;
      q: number;
      r: number;
      contacts: number;
      gifts: number;
      left: number;
    }
  | { fact: 'race-began' }
  | { fact: 'gave'; seat: number; to: number; left: number }
  | { fact: 'gave-tile'; seat: number; to: number; left: number; tile: string }
  | {
      fact: 'round-ended';
      round: number;
      reason: string;
      left: number[];
      points: number[];
      winners: number[];
    }
  | { fact: 'is-ready'; seat: number }
  | { fact: 'lifted'; lay: string; q: number; r: number }
  | { fact: 'ended'; reason: string; winners: number[]; scores: number[] };

/** A refusal in a race says which move it was, how late it came, and what it costs. */
export interface RaceRefusal extends Refusal {
  move?: string | undefined;
  late_ms?: number | null | undefined;
  wait_ms?: number | null | undefined;
}

export interface RucheProps extends BoardProps<RucheView> {
  refusal: RaceRefusal | null;
  /** The time of the race, as it was when this object arrived. */
  clock?: Clock | null | undefined;
  /** My moves that are sent and not answered. Without this, one move at a time. */
  pendingMoves?: string[] | undefined;
  /** Say that the race shall be held, or (false) go on; said against what is, it is a vote. */
  vote?: ((on: boolean) => void) | undefined;
  /** Puzzle: ask for a hint. */
  onHint?: (() => void) | undefined;
  /** Puzzle: a placement to point out. */
  hint?: string | null | undefined;
  /** Puzzle: all the placements of a solution, or those that are missing here. */
  solution?: string[] | null | undefined;
  /** Puzzle: the date of a daily one, as 2026-05-04. */
  daily?: string | null | undefined;
}
