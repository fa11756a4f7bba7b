/** Moves that are offered, each with its text. */
import { readMove, writeMove, type Move, type Wall } from '../../moves/bee-busy.ts';
import { AREAS, type Area } from './types.ts';

export const DONE = writeMove({ kind: 'done' });
export const BACK = writeMove({ kind: 'back' });

export type Choice = Move & { text: string };

/** The moves that these texts say. One of a kind that this board does not know is left out. */
export function readMoves(texts: readonly string[]): Choice[] {
  return texts.flatMap((text) => {
    const move = readMove(text);
    return move ? [{ ...move, text }] : [];
  });
}

/** The choices of one kind. */
export function ofKind<K extends Choice['kind']>(
  choices: readonly Choice[],
  ...kinds: K[]
): Extract<Choice, { kind: K }>[] {
  return choices.filter((choice): choice is Extract<Choice, { kind: K }> =>
    (kinds as string[]).includes(choice.kind),
  );
}

/** A wall as views name it. */
export function wallName({ comb, side }: Wall): string {
  return `${comb} ${side}`;
}

/** Where the Busy Bee is after it flew on, or back. */
export function flightTo(area: string, backwards: boolean): Area {
  const from = AREAS.indexOf(area as Area);
  return AREAS[(from + (backwards ? -1 : 1) + AREAS.length) % AREAS.length] ?? AREAS[0];
}

/** What can be reached with these moves, for the sheet to show. */
export interface Reach {
  flowers: ReadonlySet<string>;
  goods: ReadonlySet<string>;
  /** Combs that the line can go to. */
  combs: ReadonlySet<string>;
}

export function reachOf(texts: readonly string[]): Reach {
  const choices = readMoves(texts);
  return {
    flowers: new Set(ofKind(choices, 'pick').map(({ flower }) => flower)),
    goods: new Set(ofKind(choices, 'make').map(({ what }) => what)),
    combs: new Set(ofKind(choices, 'line').map(({ end }) => end)),
  };
}

export const NO_REACH: Reach = reachOf([]);
