/** Moves in their text form: read to be offered, never made up. */
import { AREAS, type Area } from './types.ts';

export const DONE = 'done';
export const BACK = 'back';

export type Good = 'honey' | 'wax' | 'propolis';

export type Choice = { text: string } & (
  | { kind: 'lose'; area: string }
  | { kind: 'change'; die: number; to: number }
  | { kind: 'die' | 'borrow'; die: number; use: number }
  | { kind: 'mark'; column: number }
  | { kind: 'write'; value: number; at: string }
  | { kind: 'stay' | 'skip' | 'done' | 'back' }
  | { kind: 'fly'; backwards: boolean }
  | { kind: 'feed'; what: string }
  | { kind: 'pick'; flower: string }
  | { kind: 'make'; what: string }
  | { kind: 'line'; start: string; end: string }
  | { kind: 'wall'; wall: string }
  | { kind: 'store'; comb: string; what: string; honey: number }
);

/** A move from its text; null for one that this board does not know. */
export function readMove(text: string): Choice | null {
  const [word = '', ...rest] = text.split(' ');
  const [a = '', b = '', c = ''] = rest;
  switch (word) {
    case 'lose':
      return { text, kind: word, area: a };
    case 'change':
      return { text, kind: word, die: Number(a), to: Number(c) };
    case 'die':
    case 'borrow':
      return { text, kind: word, die: Number(a), use: Number(c || a) };
    case 'mark':
      return { text, kind: word, column: Number(a) };
    case 'write':
      return { text, kind: word, value: Number(a), at: c };
    case 'stay':
    case 'skip':
    case 'done':
    case 'back':
      return { text, kind: word };
    case 'fly':
      return { text, kind: word, backwards: a === 'backwards' };
    case 'feed':
    case 'make':
      return { text, kind: word, what: a };
    case 'pick':
      return { text, kind: word, flower: `${a} ${b}` };
    case 'line': {
      const [start = '', end = ''] = a.split('-');
      return { text, kind: word, start, end };
    }
    case 'wall':
      return { text, kind: word, wall: `${a} ${b}` };
    case 'store':
      return { text, kind: word, comb: a, what: b, honey: Number(c || 0) };
    default:
      return null;
  }
}

export function readMoves(texts: readonly string[]): Choice[] {
  return texts.flatMap((text) => readMove(text) ?? []);
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
