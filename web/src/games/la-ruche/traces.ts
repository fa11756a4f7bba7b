/** What each fact touches: cells of the comb, and players whose tiles become more or fewer. */
import type { Traces } from '../../marks/trail.ts';
import type { LaRucheFact } from '../../protocol.ts';
import { cellName, type Cell } from './geometry.ts';

export const place = {
  /** A cell of the comb of a round: the next round has another comb. */
  cell: (round: number, cell: Cell): string => `cell ${round} ${cellName(cell)}`,
  player: (seat: number): string => `player ${seat}`,
};

/** The round of a fact that comes after these. */
function roundAfter(earlier: readonly LaRucheFact[]): number {
  const deal = earlier.findLast(({ fact }) => fact === 'dealt' || fact === 'dealt-you');
  return deal && 'round' in deal ? deal.round : 1;
}

function places(fact: LaRucheFact, earlier: readonly LaRucheFact[]): string[] {
  switch (fact.fact) {
    case 'placed':
    case 'lifted':
      return [place.cell(roundAfter(earlier), fact)];
    case 'gave':
    case 'gave-tile':
      return [place.player(fact.seat), place.player(fact.to)];
    case 'comb-blocked':
      return fact.seats.map(place.player);
    case 'kept':
    case 'is-ready':
      return [place.player(fact.seat)];
    case 'round-ended':
      return fact.winners.map(place.player);
    default:
      return [];
  }
}

export const traces: Traces = {
  places,
  begins: ({ fact }: LaRucheFact) => fact === 'placed',
  takesBack: ({ fact }: LaRucheFact) => fact === 'lifted',
};
