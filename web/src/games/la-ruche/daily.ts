/**
 * The puzzle of the day. A table knows the tiles it was given and not where they come from, so this
 * browser remembers it.
 */
import type { DailyPuzzle } from '../../protocol.ts';

const NAME = 'skep-ruche-daily';
const KEPT = 30;

export interface Day {
  date: string;
  grade: number;
}

/** Today where the player is, as 2026-05-04. */
export function today(now = new Date()): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** The tiles as the option of a table takes them. */
export function asOption({ tiles }: DailyPuzzle): string {
  return tiles.join(' ');
}

function read(): [string, Day][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, Day][]) : [];
  } catch {
    return [];
  }
}

export function remember(puzzle: DailyPuzzle): void {
  const { date, grade } = puzzle;
  const tiles = asOption(puzzle);
  const others = read().filter(([known]) => known !== tiles);
  try {
    localStorage.setItem(NAME, JSON.stringify([...others, [tiles, { date, grade }]].slice(-KEPT)));
  } catch {
    // The puzzle can be played all the same.
  }
}

/** Which day's puzzle these tiles are; null when they are none, or it is not known here. */
export function dayOf(puzzle: string): Day | null {
  return read().find(([known]) => known === puzzle)?.[1] ?? null;
}
