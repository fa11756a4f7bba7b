/** What happened, in words: arguments that the house cannot know of. */
import type { WaggleDanceFact, WaggleDanceView } from '../../protocol';
import { say, words } from '../../words/language.svelte';
import { factWords } from '../../words/words';
import type { Args } from '../face';
import { colourOf } from './material.ts';
import { cardNames, colourName, cubesInWords, placeName } from './tell.ts';

const KEY = 'waggle-dance-web-';

export function factArgs(fact: WaggleDanceFact, _view: unknown, names: string[]): Args {
  const nameOf = (seat: number): string => names[seat] ?? String(seat + 1);
  switch (fact.fact) {
    case 'started':
      return { count: fact.blocked.length };
    case 'placed':
    case 'feinted':
      return { place: placeName(say, fact.spot) };
    case 'hatched':
    case 'honey-made':
      return { help: fact.cards.length ? 'some' : 'none', cards: cardNames(say, fact.cards) };
    case 'pollen-claimed':
      return { colour: colourOf(fact.flower), who: outcome(fact, nameOf) };
    case 'bounty-played':
      return { colour: colourOf(fact.flower) };
    case 'returned':
      return { cubes: cubesInWords(say, fact.cubes) };
    case 'traded':
      return { colour: fact.got, given: given(fact.gave) };
    case 'swapped':
      return { taken: colourName(say, fact.other) };
    case 'mix-played':
      return { next: fact.other };
    case 'sick-leave-played':
    case 'dirty-trick-played':
      return { whose: nameOf(fact.of) };
    case 'explored-cards':
      return { cards: cardNames(say, fact.cards) };
    case 'kept':
    case 'kept-card':
      return { cards: cardNames(say, fact.discarded) };
    default:
      return {};
  }
}

/** “Ada +2 (2 bees), Bob nothing (1 bee, tied for second)” */
function outcome(
  fact: { bees: readonly number[]; shares: readonly number[]; short: readonly number[] },
  nameOf: (seat: number) => string,
): string {
  return fact.bees
    .flatMap((bees, seat) => {
      if (!bees) return [];
      const count = fact.shares[seat] ?? 0;
      if (count) return [say('waggle-dance-gets', { player: nameOf(seat), count, bees })];
      return [
        say('waggle-dance-gets-none', { player: nameOf(seat), bees, why: whyNone(fact, seat) }),
      ];
    })
    .join(', ');
}

/** Why a seat with bees on a flower got nothing. */
function whyNone(
  fact: { bees: readonly number[]; short: readonly number[] },
  seat: number,
): string {
  if (fact.short.includes(seat)) return 'short';
  return fact.bees.filter((bees) => bees === fact.bees[seat]).length > 1 ? 'tied' : 'behind';
}

function given(gave: string): string {
  return gave === 'egg' ? say(`${KEY}an-egg`) : say(`${KEY}two-of`, { colour: gave });
}

/** A fact as a sentence. */
export function factInWords(fact: WaggleDanceFact, view: WaggleDanceView, names: string[]): string {
  const plain = fact as unknown as Record<string, unknown>;
  return factWords(words(), 'waggle-dance', plain, names, factArgs(fact, view, names)) ?? '';
}
