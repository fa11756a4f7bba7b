/** What this browser remembers of who learns here: games played to an end, lessons under way. */
import { keep, recall } from '../remembered.ts';

const FINISHED = 'skep-finished';
const LESSON = 'skep-lesson-';

function finished(): string[] {
  return (recall(FINISHED) ?? '').split(' ').filter(Boolean);
}

/** Has anybody here played this game to its end, or its lesson? */
export function hasFinished(game: string): boolean {
  return finished().includes(game);
}

export function rememberFinished(game: string): void {
  if (!hasFinished(game)) keep(FINISHED, [...finished(), game].join(' '));
}

const PLAYED = 'skep-played-';
/** More games than these are not told apart: nothing asks for more. */
const COUNTED = 9;

function played(game: string): string[] {
  return (recall(PLAYED + game) ?? '').split(' ').filter(Boolean);
}

/** How many games of this kind were played to their end here. Lessons do not count. */
export function gamesPlayed(game: string): number {
  return played(game).length;
}

/** This game is over; a table that is opened again counts once. */
export function rememberPlayed(game: string, table: string): void {
  const before = played(game);
  if (before.includes(table) || before.length >= COUNTED) return;
  keep(PLAYED + game, [...before, table].join(' '));
}

const DAILY = 'skep-daily-';

/** Was the game of this day played to its end here? */
export function hasPlayedDaily(game: string, date: string): boolean {
  return recall(DAILY + game) === date;
}

export function rememberDaily(game: string, date: string): void {
  keep(DAILY + game, date);
}

/** The table of a lesson that was begun and not ended. */
export function begunLesson(game: string): string | null {
  return recall(LESSON + game);
}

/** The table of a lesson is gone: the next lesson of its game begins anew. */
export function forgetLesson(table: string, games: readonly string[]): void {
  for (const game of games) if (begunLesson(game) === table) rememberLesson(game, null);
}

export function rememberLesson(game: string, table: string | null): void {
  keep(LESSON + game, table);
}
