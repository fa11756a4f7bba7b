/** The five levels of the bots, which every game has, and how one leads to the next. */
import type { NewTable, TableInfo } from './protocol.ts';
import type { Words } from './words/words.ts';

const LEVELS = 5;

/** level-3 is 3; 0 for a bot that is none of the levels. */
export function levelOf(bot: string | null): number {
  const found = /^level-([1-9])$/.exec(bot ?? '');
  return found ? Number(found[1]) : 0;
}

/** What a bot is like, in words; some say it otherwise for a race, and strangers are from outside. */
export function botWords(bot: string, race: boolean, words: Words): string {
  const inRace = `bot-${bot}-race`;
  const known = [race ? inRace : '', `bot-${bot}`].find((key) => words.has(key));
  const what = words.say(known ?? 'bot-outside');
  const number = levelOf(bot);
  return number === 0 ? what : words.say('web-level', { number, what });
}

export interface NextOne {
  bot: string;
  /** After a win, one level up; after a loss, one down. */
  up: boolean;
}

/** Whom to play next, after a game of one person against bots of one level; null: nobody else. */
export function nextOne(info: TableInfo, winners: readonly number[]): NextOne | null {
  const me = info.seats.findIndex(({ yours, bot }) => yours && bot === null);
  const others = info.seats.filter((_, number) => number !== me);
  const level = levelOf(others[0]?.bot ?? null);
  const alike = others.every(({ kind, bot }) => kind === 'bot' && levelOf(bot) === level);
  if (me === -1 || level === 0 || !alike || info.lesson !== null) return null;
  const up = winners.length === 1 && winners[0] === me;
  if (!up && (winners.length === 0 || winners.includes(me))) return null; // a draw
  const next = up ? level + 1 : level - 1;
  return next < 1 || next > LEVELS ? null : { bot: `level-${next}`, up };
}

/** The same table again, with other bots: it begins at once. */
export function sameWith(info: TableInfo, bot: string): NewTable {
  return {
    game: info.game,
    seats: info.seats.map(({ kind, name }) =>
      kind === 'bot' ? { kind, bot } : { kind: 'me', name },
    ),
    options: info.options,
    public: info.public,
    spectators: info.spectators,
    bots_may_step_in: info.bots_may_step_in,
    start: true,
  };
}
