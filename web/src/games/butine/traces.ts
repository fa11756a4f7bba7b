/** What each fact touches: tiles, the way of the bee, cards in hands and on the market, points. */
import type { Traces } from '../../marks/trail.ts';
import type { ButineFact } from '../../protocol.ts';
import { readMove } from '../../moves/butine.ts';
import type { Spot } from './geometry.ts';
import { DECK } from './moves.ts';

/** The bee begins on the first tile. */
const FIRST_TILE = 0;

export const place = {
  tile: (number: number): string => `tile ${number}`,
  laid: (number: number): string => `laid ${number}`,
  /** Where a tile could be laid, by the move that would lay it. */
  spot: (move: string): string => `spot ${move}`,
  flight: (tiles: readonly number[]): string => `flight ${tiles.join(' ')}`,
  hand: (seat: number, card: string): string => `hand ${seat} ${card}`,
  market: (card: string): string => `market ${card}`,
  points: (seat: number): string => `points ${seat}`,
};

/** The tiles that a place of this kind names: the way of a flight, or one tile; else none. */
export function tilesOf(kind: 'flight' | 'tile' | 'laid', place: string): number[] {
  const [name, ...tiles] = place.split(' ');
  return name === kind ? tiles.map(Number) : [];
}

/** The spot that a place names, or null. */
export function spotOf(place: string): Spot | null {
  const move = place.startsWith('spot ') ? readMove(place.slice('spot '.length)) : null;
  return move?.kind === 'place' ? move : null;
}

function places(fact: ButineFact, earlier: readonly ButineFact[]): string[] {
  switch (fact.fact) {
    case 'placed':
      return [place.laid(fact.number), place.tile(fact.number)];
    case 'gathered': {
      const before = earlier.findLast((one) => one.fact === 'gathered');
      const start = before?.fact === 'gathered' ? before.path[2] : FIRST_TILE;
      return [
        place.flight([start, ...fact.path]),
        ...fact.path.map(place.tile),
        place.points(fact.seat),
      ];
    }
    case 'bonus-drawn':
    case 'paid':
      return [place.points(fact.seat)];
    case 'took':
      return [place.hand(fact.seat, fact.card), place.market(fact.replaced_by)];
    case 'swapped':
      return [
        place.hand(fact.seat, fact.took),
        place.market(fact.replaced_by || DECK),
        place.points(fact.seat),
      ];
    default:
      return [];
  }
}

export const traces: Traces = { places, begins: ({ fact }: ButineFact) => fact === 'turn-began' };
