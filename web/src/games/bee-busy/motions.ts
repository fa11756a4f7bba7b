/** What moves when something has happened: from where to where, as CSS selectors. */
import {
  NO_MOTIONS,
  pointsTo,
  scoreOf,
  together,
  type Flight,
  type Motions,
  type Stir,
} from '../../motion/motions.ts';
import type { BeeBusyFact } from '../../protocol';
import type { View } from './types.ts';

const area = (name: string): string => `[data-area="${name}"]`;
/** Where nectar, pollen, honey, wax or propolis is kept. */
const kept = (good: string): string => `[data-good="${good}"]`;
const TOTAL = '[data-item="total"]';

const still = (...stirs: Stir[]): Motions => ({ flights: [], stirs });

function several(count: number, what: string, from: string, to: string): Flight[] {
  return Array.from({ length: count }, () => ({ what, from, to }));
}

/** So much of some goods from one place to where each is kept, which fills. */
function brought(from: string, goods: Record<string, number>): Motions {
  const some = Object.entries(goods).filter(([, count]) => count > 0);
  return {
    flights: some.flatMap(([what, count]) => several(count, what, from, kept(what))),
    stirs: some.map(([what]) => ({ at: `${kept(what)} svg`, how: 'fill' })),
  };
}

function motionsOfOne(fact: BeeBusyFact): Motions {
  switch (fact.fact) {
    case 'rolled':
      return still(
        ...fact.dice.map((_, i): Stir => ({ at: `[data-die="${i}"] svg`, how: 'roll' })),
      );
    case 'upgraded':
      return still({ at: `[data-column="${fact.column}"]`, how: 'settle' });
    case 'honey-gained':
      return brought('[data-die]', { honey: fact.amount });
    case 'flew':
      return {
        flights: [{ what: 'busy-bee', from: '[data-bee]', to: area(fact.area) }],
        stirs: [{ at: '[data-bee]', how: 'settle' }],
      };
    case 'fed':
      return {
        flights: [{ what: 'bee', from: area('combs'), to: `[data-bees="${fact.area}"]` }],
        stirs: [],
      };
    case 'picked': {
      const { nectar, pollen } = fact;
      return brought(`[data-flower="${fact.flower}"]`, { nectar, pollen });
    }
    case 'made': {
      const { honey, wax, propolis } = fact;
      return brought(`[data-recipe="${fact.what}"]`, { honey, wax, propolis });
    }
    case 'line-drawn':
      return still(
        ...fact.complete.map((comb): Stir => ({ at: `[data-comb="${comb}"]`, how: 'settle' })),
      );
    case 'stored': {
      const inside = `[data-content="${fact.comb}"]`;
      return {
        flights: several(fact.honey, 'honey', kept('honey'), `[data-comb="${fact.comb}"]`),
        stirs: [{ at: inside, how: 'fill' }],
      };
    }
    default:
      return NO_MOTIONS;
  }
}

/** Points fly from where the last thing went, else from the area of the Busy Bee. */
function points(made: Motions, seat: number, before: View, after: View): Motions {
  const more = (after.scores[seat] ?? 0) - (before.scores[seat] ?? 0);
  if (more === 0) return NO_MOTIONS;
  const from = made.flights.at(-1)?.to ?? area(after.hives[seat]?.area ?? '');
  return pointsTo(TOTAL, more, from);
}

/** `shown` is whose sheet lies here as a whole; of the others the points are seen. */
export function motionsOf(
  facts: readonly BeeBusyFact[],
  shown: number,
  before: View,
  after: View,
): Motions {
  // A second thought: the sheet is as it was.
  if (facts.some(({ fact }) => fact === 'took-back')) return NO_MOTIONS;
  const here = facts.filter((fact) => !('seat' in fact) || fact.seat === shown);
  const made = together(...here.map(motionsOfOne));
  const others = after.scores.flatMap((score, seat): Stir[] =>
    seat === shown || score === before.scores[seat] ? [] : [{ at: scoreOf(seat), how: 'count' }],
  );
  return together(made, points(made, shown, before, after), still(...others));
}
