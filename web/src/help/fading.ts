/** Help that fades: how long a line says what can be done now, and what was wished about it. */
import { gamesPlayed } from '../lesson/memory.ts';
import { keep, recall } from '../remembered.ts';

/** So many games of a kind are played with help; then it goes quiet by itself. */
export const GAMES_WITH_HELP = 3;

const LINE = 'skep-help';
const TIPS = 'skep-tips';
const TOLD = 'skep-help-told-';

/** `fades`: as long as a game is new. The others are somebody's wish. */
export type Wish = 'fades' | 'on' | 'off';

export function lineWish(): Wish {
  const wish = recall(LINE);
  return wish === 'on' || wish === 'off' ? wish : 'fades';
}

/** What somebody wants from now on. Whoever is new to a game gets help that fades. */
export function wishFor(on: boolean, played: number): Wish {
  if (!on) return 'off';
  return played < GAMES_WITH_HELP ? 'fades' : 'on';
}

export function rememberLine(wish: Wish): void {
  keep(LINE, wish === 'fades' ? null : wish);
}

/** Is the line there, after so many games? */
export function showsLine(wish: Wish, played: number): boolean {
  return wish === 'on' || (wish === 'fades' && played < GAMES_WITH_HELP);
}

/** Tips when something is pointed at: on, unless somebody has switched them off. */
export function tipsWish(): boolean {
  return recall(TIPS) !== 'off';
}

export function rememberTips(on: boolean): void {
  keep(TIPS, on ? null : 'off');
}

/** Has the line just gone quiet by itself? True once for each game. */
export function goesQuiet(game: string, wish: Wish): boolean {
  if (wish !== 'fades' || gamesPlayed(game) < GAMES_WITH_HELP || recall(TOLD + game) !== null)
    return false;
  keep(TOLD + game, 'yes');
  return true;
}
