/** A small study as the form has it, and what is sent for it. */
import { firstNumber, fittingOptions, type OptionValue } from '../lobby/wishes.ts';
import type { GameInfo, LabOffer, LabWish, OptionInfo } from '../protocol.ts';

/** An option that is varied. */
export interface Varied {
  option: OptionInfo;
  /** Of the choices, those that are played. */
  chosen: string[];
  /** Numbers as they are typed: 5, 7, 9. */
  numbers: string;
  /** Is it also played without, where that can be? */
  off: boolean;
}

export interface Draft {
  game: GameInfo;
  seats: number;
  /** Who plays: the first in all seats, or each in their own. */
  bots: string[];
  apart: boolean;
  /** Of each variant. */
  games: number;
  seed: number;
  skill: boolean;
  varied: Varied[];
}

/** A message: a key and its arguments. */
export interface Trouble {
  key: string;
  args: Record<string, string | number>;
}

const USUAL_GAMES = 40;
/** What a number of the browser can hold. */
export const MOST_SEED = Number.MAX_SAFE_INTEGER;
const USUAL_BOTS = ['greedy', 'steady'];

export function firstDraft(game: GameInfo, offer: LabOffer): Draft {
  const offered = offer.bots[game.id] ?? [];
  const bot = USUAL_BOTS.find((one) => offered.includes(one)) ?? offered[0] ?? '';
  const seats = game.usual_seats;
  const first = variable(game, seats)[0];
  return {
    game,
    seats,
    bots: game.seats.length ? Array.from({ length: Math.max(...game.seats) }, () => bot) : [bot],
    apart: false,
    games: USUAL_GAMES,
    seed: 1,
    skill: false,
    varied: first ? [firstVaried(first)] : [],
  };
}

/** The options that can be varied by so many: those that are not free text. */
export function variable(game: GameInfo, seats: number): OptionInfo[] {
  return fittingOptions(game, seats).filter(({ type }) => type !== 'text');
}

/** An option with the values that one would try first. */
export function firstVaried(option: OptionInfo): Varied {
  const first = firstNumber(option);
  const other = option.suggestion !== first ? option.suggestion : null;
  const next = option.maximum === null || first < option.maximum ? first + 1 : first - 1;
  const numbers = option.nullable ? [first] : [first, other ?? next];
  return { option, chosen: option.choices.slice(0, 4), numbers: numbers.join(', '), off: true };
}

/** The values of an option; null: what was typed is not a list of numbers. */
export function valuesOf({ option, chosen, numbers, off }: Varied): OptionValue[] | null {
  const without: OptionValue[] = option.nullable && off ? [null] : [];
  if (option.type === 'bool') return [option.default === true, option.default !== true];
  if (option.type === 'choice')
    return [...without, ...option.choices.filter((one) => chosen.includes(one))];
  const texts = numbers.split(/[\s,;]+/).filter(Boolean);
  if (texts.some((text) => !/^-?\d{1,9}$/.test(text))) return null;
  return [...without, ...new Set(texts.map(Number))];
}

export function variants(draft: Draft): number {
  return draft.varied.reduce((count, one) => count * (valuesOf(one)?.length ?? 0), 1);
}

/** All games, with those that tell luck from skill. */
export function gamesInAll(draft: Draft, offer: LabOffer): number {
  const { games, seats } = draft;
  const further = offer.skill_games[seats - 1] ?? 0;
  const more = measuresSkill(draft, offer) ? Math.ceil(games / offer.skill_every) * further : 0;
  return variants(draft) * (games + more);
}

export function measuresSkill(draft: Draft, offer: LabOffer): boolean {
  return draft.skill && offer.skill.includes(draft.game.id);
}

/** What keeps this from being played; null: nothing that we know of. The server has the last word. */
export function trouble(draft: Draft, offer: LabOffer): Trouble | null {
  const [least, most] = offer.values;
  for (const varied of draft.varied) {
    const option = varied.option.name;
    const values = valuesOf(varied);
    if (values === null) return { key: 'web-lab-no-numbers', args: { option } };
    if (values.length < least || values.length > most)
      return { key: 'lab-small-values', args: { option, count: values.length, least, most } };
  }
  if (!Number.isInteger(draft.games) || draft.games < 2)
    return { key: 'lab-games-few', args: { games: draft.games || 0 } };
  if (!Number.isInteger(draft.seed) || draft.seed < 0 || draft.seed > MOST_SEED)
    return { key: 'lab-small-seed', args: { most: String(MOST_SEED) } };
  const games = gamesInAll(draft, offer);
  if (games > offer.games)
    return { key: 'lab-small-games', args: { games: String(games), most: offer.games } };
  return null;
}

export function wishOf(draft: Draft, offer: LabOffer): LabWish {
  const { game, seats, bots, apart, games, seed } = draft;
  return {
    game: game.id,
    seats,
    bots: apart ? bots.slice(0, seats) : bots.slice(0, 1),
    games,
    seed,
    skill: measuresSkill(draft, offer),
    vary: Object.fromEntries(draft.varied.map((one) => [one.option.name, valuesOf(one) ?? []])),
  };
}

/** The same for another number of seats: an option that means nothing there goes. */
export function withSeats(draft: Draft, seats: number): Draft {
  const fits = new Set(variable(draft.game, seats).map(({ name }) => name));
  return { ...draft, seats, varied: draft.varied.filter(({ option }) => fits.has(option.name)) };
}
