/** What this browser remembers of who learns here: games played to an end, lessons under way. */

const FINISHED = 'skep-finished';
const LESSON = 'skep-lesson-';

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // It will be forgotten, and that is all.
  }
}

function finished(): string[] {
  return (read(FINISHED) ?? '').split(' ').filter(Boolean);
}

/** Has anybody here played this game to its end, or its lesson? */
export function hasFinished(game: string): boolean {
  return finished().includes(game);
}

export function rememberFinished(game: string): void {
  if (!hasFinished(game)) write(FINISHED, [...finished(), game].join(' '));
}

const DAILY = 'skep-daily-';

/** Was the game of this day played to its end here? */
export function hasPlayedDaily(game: string, date: string): boolean {
  return read(DAILY + game) === date;
}

export function rememberDaily(game: string, date: string): void {
  write(DAILY + game, date);
}

/** The table of a lesson that was begun and not ended. */
export function begunLesson(game: string): string | null {
  return read(LESSON + game);
}

export function rememberLesson(game: string, table: string | null): void {
  write(LESSON + game, table);
}
