/** Solo games that were played in this browser: the best, and the last few. */
import { keep, recall } from '../../remembered.ts';

const NAME = 'skep-bee-busy-solo';
const KEPT = 50;

export interface Played {
  /** Which game it was, so that a reload does not count it twice. */
  id: string;
  /** Like 2026-05-04. */
  date: string;
  sheet: string;
  score: number;
  /** The day, when it was the game of a day. */
  daily?: string;
}

function isPlayed(value: unknown): value is Played {
  if (typeof value !== 'object' || value === null) return false;
  const { id, date, sheet, score } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    typeof date === 'string' &&
    typeof sheet === 'string' &&
    typeof score === 'number' &&
    Number.isFinite(score)
  );
}

/** What a storage holds, as far as it can be read. */
export function readHistory(text: string | null): Played[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.filter(isPlayed) : [];
  } catch {
    return [];
  }
}

/** The same with one more game, the newest last. When there are too many, the best stay. */
export function withGame(games: readonly Played[], game: Played): Played[] {
  const all = [...games.filter(({ id }) => id !== game.id), game];
  while (all.length > KEPT) {
    const worse = all.findIndex(({ sheet, score }) =>
      all.some((other) => other.sheet === sheet && other.score > score),
    );
    all.splice(Math.max(0, worse), 1);
  }
  return all;
}

export interface Standing {
  best: number;
  /** Is this game better than all before it? */
  record: boolean;
  /** Games on this sheet before this one, the newest first. */
  earlier: Played[];
}

export function standing(games: readonly Played[], game: Played): Standing {
  const others = games.filter(({ id, sheet }) => id !== game.id && sheet === game.sheet);
  const before = others.map(({ score }) => score);
  return {
    best: Math.max(game.score, ...before),
    record: before.length > 0 && before.every((score) => score < game.score),
    earlier: [...others].reverse(),
  };
}

const A_DAY = 24 * 60 * 60 * 1000;

/** The day before another, like 2026-05-03. */
function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - A_DAY).toISOString().slice(0, 10);
}

/** On how many days in a row the game of the day was played, up to this one. */
export function streak(games: readonly Played[], day: string): number {
  const played = new Set(games.map(({ daily }) => daily));
  let count = 0;
  for (let at = day; played.has(at); at = dayBefore(at)) count += 1;
  return count;
}

/** The best of each day that was played, the newest first. */
export function dailyHistory(games: readonly Played[]): { day: string; score: number }[] {
  const best = new Map<string, number>();
  for (const { daily, score } of games)
    if (daily) best.set(daily, Math.max(score, best.get(daily) ?? score));
  return [...best]
    .map(([day, score]) => ({ day, score }))
    .sort((a, b) => b.day.localeCompare(a.day));
}

export function history(): Played[] {
  return readHistory(recall(NAME));
}

export function remember(game: Played): void {
  keep(NAME, JSON.stringify(withGame(history(), game)));
}
