/** Everybody's chances over the moves of a game, as lines to draw, and amounts as people read them. */
import type { Analysis, Share } from '../protocol';
import { spread } from '../table/story.ts';

export const HEIGHT = 230;
export const LEFT = 46;
/** Room for the names at the end of the lines … */
const RIGHT = 118;
/** … which is too much of a narrow place: there they stand below. */
const NARROW = 420;
const NAMELESS = 10;
const TOP = 14;
const BOTTOM = 24;
const LABEL_GAP = 17;
/** Standard errors to each side: 95 %. */
const INTERVAL = 1.96;

export interface Line {
  seat: number;
  path: string;
  end: { x: number; y: number; label: number };
}

export interface Chances {
  lines: Line[];
  /** Do the names stand at the end of the lines? */
  named: boolean;
  /** Where the lines end. */
  end: number;
  marks: { value: number; y: number }[];
  /** Where a move stands. */
  x: (move: number) => number;
  y: (value: number) => number;
  /** The move that is nearest to a place. */
  moveAt: (x: number) => number;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The lines of an analysis, as wide as there is room. */
export function chancesOf({ curve, unit }: Analysis, width: number): Chances {
  const moves = Math.max(curve.length - 1, 1);
  const values = curve.flat();
  const least = unit === 'chance' ? 0 : Math.min(0, ...values);
  const most = unit === 'chance' ? 1 : Math.max(10, ...values);
  const named = width >= NARROW;
  const wide = width - LEFT - (named ? RIGHT : NAMELESS);
  const x = (move: number) => round(LEFT + (move / moves) * wide);
  const y = (value: number) =>
    round(HEIGHT - BOTTOM - ((value - least) / (most - least)) * (HEIGHT - TOP - BOTTOM));
  const last = curve.at(-1) ?? [];
  const labels = spread(last.map(y), LABEL_GAP, TOP, HEIGHT - BOTTOM);
  const lines = last.map((value, seat) => ({
    seat,
    path: curve.map((now, move) => `${move ? 'L' : 'M'}${x(move)} ${y(now[seat] ?? 0)}`).join(''),
    end: { x: x(moves), y: y(value), label: labels[seat] ?? 0 },
  }));
  const step = unit === 'chance' ? 0.25 : Math.ceil(most / 40) * 10;
  const marks = [];
  for (let value = 0; value <= most + 1e-9; value += step) marks.push({ value, y: y(value) });
  const moveAt = (place: number) =>
    Math.min(Math.max(Math.round(((place - LEFT) / wide) * moves), 0), moves);
  return { lines, named, end: LEFT + wide, marks, x, y, moveAt };
}

/** 0.304 as 30, or 3.25 points as 3.3; with a sign where it is a change. */
export function amount(
  value: number,
  unit: Analysis['unit'],
  language: string,
  signed = false,
): string {
  const digits = unit === 'points' ? 1 : 0;
  const shown = unit === 'points' ? value : value * 100;
  return new Intl.NumberFormat(language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'negative',
  }).format(shown);
}

export type Part = 'luck' | 'choices' | 'others' | 'rest';

export interface Bar {
  part: Part;
  value: number;
  /** Half of its interval; null: it has none. */
  error: number | null;
}

/** What brought a seat from what it could expect to where it ended. */
export function barsOf(share: Share, alone: boolean): Bar[] {
  const bars: Bar[] = [
    { part: 'luck', value: share.luck, error: INTERVAL * share.luck_error },
    { part: 'choices', value: share.choices, error: INTERVAL * share.choices_error },
    { part: 'others', value: share.others, error: null },
    { part: 'rest', value: share.rest, error: null },
  ];
  return bars.filter(({ part }) => !alone || part !== 'others');
}

/** How far bars and their intervals reach: all of a game are drawn to one measure. */
export function reachOf(bars: Bar[]): number {
  return Math.max(...bars.map(({ value, error }) => Math.abs(value) + (error ?? 0)), 1e-6);
}

/** Is it more than our own counting errs? */
export function isClear({ value, error }: Bar): boolean {
  return error !== null && Math.abs(value) > error;
}

export const interval = (error: number) => INTERVAL * error;
