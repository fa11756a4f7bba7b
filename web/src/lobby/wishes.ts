/** Who shall sit at a new table, as the form has it, and what is sent for it. */
import type { GameInfo, NewTable, OptionInfo, SeatWish } from '../protocol.ts';

/** me; another person at this screen; a friend who will come; or a bot with its level. */
export type Who = 'me' | 'here' | 'open' | `bot:${string}`;

export interface Place {
  who: Who;
  /** The name of another person at this screen. */
  name: string;
}

/** Options that help whoever is new; on until somebody switches them off. */
const HELP = ['assistance'];

/** The options that make a difference with so many seats. */
export function fittingOptions(game: GameInfo, seats: number): OptionInfo[] {
  return game.options.filter(({ alone }) => alone === null || alone === (seats === 1));
}

/** You against as many gentle bots as is usual, or as close to that as the game allows. */
export function usualPlaces(game: GameInfo): Place[] {
  const wanted = game.usual_seats;
  const seats = game.seats.includes(wanted) ? wanted : (game.seats[0] ?? 2);
  return Array.from({ length: seats }, (_, i) =>
    i === 0 ? { who: 'me', name: '' } : gentle(game),
  );
}

/** A bot: the gentlest, which comes first in the list. Whoever wants more can choose. */
export function gentle(game: GameInfo): Place {
  const level = game.bots[0];
  return { who: level === undefined ? 'open' : `bot:${level}`, name: '' };
}

/** The places for so many seats: the old ones, and bots for the new ones. */
export function resized(places: Place[], seats: number, game: GameInfo): Place[] {
  return Array.from({ length: seats }, (_, i) => places[i] ?? gentle(game));
}

export function seatWishes(places: Place[]): SeatWish[] {
  return places.map(({ who, name }) => {
    if (who === 'me') return { kind: 'me' };
    if (who === 'here') return { kind: 'me', name: name.trim() };
    if (who === 'open') return { kind: 'open' };
    return { kind: 'bot', bot: who.slice('bot:'.length) };
  });
}

/** For whom there are hints at a new table, and what is sent for it. */
export const HINTS = { usual: null, all: true, none: false } as const;
export type HintWish = keyof typeof HINTS;

/** Everybody is here: the game can start at once. */
export function isComplete(places: Place[]): boolean {
  return places.every(({ who }) => who !== 'open');
}

export type OptionValue = boolean | number | string | null;

export function usualOptions(game: GameInfo): Record<string, OptionValue> {
  return Object.fromEntries(
    game.options.map(({ name, type, default: usual }) => [
      name,
      type === 'bool' && HELP.includes(name) ? true : usual,
    ]),
  );
}

/** A first real game: against one bot at most, the gentlest, with all the help there is. */
export function firstGame(game: GameInfo): NewTable {
  const alone = game.usual_seats === 1 && game.seats.includes(1);
  const seats = alone ? 1 : (game.seats.find((count) => count > 1) ?? 1);
  return {
    game: game.id,
    seats: Array.from({ length: seats }, (_, i) =>
      i === 0 ? { kind: 'me' } : { kind: 'bot', bot: game.bots[0] ?? null },
    ),
    options: usualOptions(game),
    start: true,
  };
}

/** What a number begins with when it is switched on. */
export function firstNumber(option: OptionInfo): number {
  if (typeof option.default === 'number') return option.default;
  return option.suggestion ?? option.minimum ?? 0;
}

/** The words of an option, and the rule that stands behind them in brackets. */
export function splitRule(text: string): { text: string; rule: string | null } {
  const found = /^(.*?)\s*\[([A-Z]+-\d+)\]$/s.exec(text);
  return { text: found?.[1] ?? text, rule: found?.[2] ?? null };
}
