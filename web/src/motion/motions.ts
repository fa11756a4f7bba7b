/** What moves after a step: things that fly from a place to a place, things that stir where they are. */
import type { Happened } from '../protocol';
import { signed } from '../signed.ts';

/** Places are CSS selectors; the first thing that is seen counts. */
export interface Flight {
  what: string;
  from: string;
  to: string;
  /** Words to carry, like “+1”. */
  text?: string;
}

/** A tile settles, a die rolls, honey fills, a number has changed. */
export type Manner = 'settle' | 'roll' | 'fill' | 'count';

export interface Stir {
  at: string;
  how: Manner;
}

export interface Motions<F extends Flight = Flight> {
  flights: F[];
  stirs: Stir[];
}

export const NO_MOTIONS: Motions<never> = { flights: [], stirs: [] };

/** One flight takes so long, in milliseconds, and the next one starts so much later. */
export const FLIGHT_MS = 420;
export const GAP_MS = 45;
/** More than these nobody can follow: all is over after 600 milliseconds. */
export const MOST = 5;

export function wantsMotion(): boolean {
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Where the points of a seat are written, on a board or beside it. */
export const scoreOf = (seat: number): string => `[data-score="${seat}"]`;

/** Points on their way to where they are counted. */
export function pointsTo(to: string, points: number, from: string): Motions {
  return {
    flights: [{ what: 'points', text: signed(points), from, to }],
    stirs: [{ at: to, how: 'count' }],
  };
}

export function together<F extends Flight>(...all: Motions<F>[]): Motions<F> {
  return {
    flights: all.flatMap(({ flights }) => flights),
    stirs: all.flatMap(({ stirs }) => stirs),
  };
}

/** The facts of some steps. What is taken back, and a jump, are just as they are: null. */
export function factsToShow<Fact>(steps: readonly Happened[]): Fact[] | null {
  if (steps.length === 0 || steps.some(({ undo }) => undo)) return null;
  return steps.flatMap(({ facts }) => facts as Fact[]);
}

/** Where bots play at once, much happens in one message: the newest is shown. */
export function newest<F extends Flight>({ flights, stirs }: Motions<F>): Motions<F> {
  return { flights: flights.slice(-MOST), stirs: stirs.slice(-2 * MOST) };
}
