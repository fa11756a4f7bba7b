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
import type { LaRucheFact, LaRuchePlaced } from '../../protocol';
import { cellName, type Cell } from './geometry.ts';
import { tileOf } from './lay.ts';

/** Points, a gift that was earned, or a tile; only who may see it knows which. */
export interface Thing extends Flight {
  lay?: string;
}

const cell = (at: Cell): string => `[data-cell="${cellName(at)}"][data-lay]`;
const player = (seat: number): string => `[data-seat="${seat}"]`;
const inTray = (tile: string): string => `button[data-tile="${tile}"]`;
const TRAY = '[role="toolbar"]';

/** A drawing inside, because the thing itself has its place by a transform. */
const settle = (at: string, inside: string): Stir => ({ at: `${at} > ${inside}`, how: 'settle' });

function motionsOfOne(
  fact: LaRucheFact,
  you: number | null,
  last: LaRuchePlaced | undefined,
): Motions<Thing> {
  switch (fact.fact) {
    case 'dealt-you':
      return { flights: [], stirs: [{ at: TRAY, how: 'settle' }] };
    case 'placed': {
      const gift: Thing = { what: 'gift', from: cell(fact), to: player(fact.seat) };
      return { flights: fact.gifts > 0 ? [gift] : [], stirs: [settle(cell(fact), 'g')] };
    }
    case 'gave':
      return {
        flights: [{ what: 'tile', from: player(fact.seat), to: player(fact.to) }],
        stirs: [],
      };
    case 'gave-tile': {
      const mine = fact.to === you;
      const to = mine ? inTray(fact.tile) : player(fact.to);
      return {
        flights: [{ what: 'tile', lay: fact.tile, from: player(fact.seat), to }],
        stirs: mine ? [settle(to, 'svg')] : [],
      };
    }
    case 'lifted': {
      const to = inTray(tileOf(fact.lay));
      return { flights: [{ what: 'tile', lay: fact.lay, from: cell(fact), to }], stirs: [] };
    }
    case 'round-ended':
      return together<Thing>(
        ...fact.points.flatMap((points, seat) => {
          if (points === 0) return [];
          // A round that is blocked ends without a last tile.
          return last
            ? pointsTo(scoreOf(seat), points, cell(last))
            : { flights: [], stirs: [{ at: scoreOf(seat), how: 'count' as const }] };
        }),
      );
    default:
      return NO_MOTIONS;
  }
}

export function motionsOf(facts: readonly LaRucheFact[], you: number | null): Motions<Thing> {
  const last = facts.findLast((fact) => fact.fact === 'placed');
  return together<Thing>(...facts.map((fact) => motionsOfOne(fact, you, last)));
}
