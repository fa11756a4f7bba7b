/** What moves on the table when something has happened: from where to where, as CSS selectors. */
import {
  pointsTo,
  scoreOf,
  together,
  NO_MOTIONS,
  type Flight,
  type Motions,
} from '../../motion/motions.ts';
import type { ButineFact } from '../../protocol';

/** A point, or a card with its flowers; a card that nobody has seen has none. */
export interface Thing extends Flight {
  card?: string;
}

const tile = (number: number): string => `[data-tile="${number}"]`;
const market = (card: string): string => `[data-point="market ${card}"]`;
const DECK = '[data-deck]';

/** Where a card is in somebody's hand; `shown` is whose cards lie large before the person. */
function inHand(seat: number, card: string, shown: number | null): string {
  return seat === shown ? `[data-point="card ${card}"]` : `[data-hand="${seat}"]`;
}

const fly = (card: string, from: string, to: string): Thing => ({ what: 'card', card, from, to });

/** The market is filled up from the deck; nothing comes when the deck is empty. */
function refilled(card: string): Thing[] {
  return card ? [{ what: 'back', from: DECK, to: market(card) }] : [];
}

function motionsOfOne(fact: ButineFact, shown: number | null): Motions<Thing> {
  switch (fact.fact) {
    case 'placed':
      return { flights: [], stirs: [{ at: tile(fact.number), how: 'settle' }] };
    case 'gathered':
      return pointsTo(scoreOf(fact.seat), 1, tile(fact.path[2]));
    case 'bonus-drawn':
      return pointsTo(scoreOf(fact.seat), 1, DECK);
    case 'paid':
      return { flights: [], stirs: [{ at: scoreOf(fact.seat), how: 'count' }] };
    case 'took': {
      const hand = inHand(fact.seat, fact.card, shown);
      const flights = [fly(fact.card, market(fact.card), hand), ...refilled(fact.replaced_by)];
      return { flights, stirs: [] };
    }
    case 'swapped': {
      const from = fact.source === 'market' ? market(fact.took) : DECK;
      const hand = inHand(fact.seat, fact.took, shown);
      return {
        flights: [fly(fact.took, from, hand), ...refilled(fact.replaced_by)],
        stirs: [{ at: scoreOf(fact.seat), how: 'count' }],
      };
    }
    default:
      return NO_MOTIONS;
  }
}

export function motionsOf(facts: readonly ButineFact[], shown: number | null): Motions<Thing> {
  return together<Thing>(...facts.map((fact) => motionsOfOne(fact, shown)));
}
