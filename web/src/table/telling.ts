/** Steps of a game as sentences. */
import type { GameFace } from '../games/face';
import { factWords, type Words } from '../words/words';

/** That a turn begins need not be told in a log: the screen shows it. */
const UNTOLD = 'turn-began';

export interface Teller {
  game: string;
  face: GameFace | null;
  view: unknown;
  names: string[];
  words: Words;
}

/** A fact in words, and which of its step's facts it is. */
export interface Told {
  number: number;
  fact: unknown;
  text: string;
}

export function tellFacts(facts: unknown[], teller: Teller): string[] {
  return toldFacts(facts, teller).map(({ text }) => text);
}

export function toldFacts(facts: unknown[], teller: Teller): Told[] {
  return facts.flatMap((value, number) => {
    const fact = value as Record<string, unknown>;
    if (fact.fact === UNTOLD) return [];
    const more =
      teller.view === null
        ? {}
        : (teller.face?.factArgs?.(fact, teller.view, teller.names, (key, args) =>
            teller.words.say(key, args),
          ) ?? {});
    const text = factWords(teller.words, teller.game, fact, teller.names, more);
    return text === null ? [] : [{ number, fact: value, text }];
  });
}
