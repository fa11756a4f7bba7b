/** What the last turn did, to be shown on the meadow until the next turn does something. */
import type { ButineFact, Happened } from '../../protocol';

export interface Latest {
  seat: number | null;
  /** Did that turn end? Then the next doing starts a new picture. */
  over: boolean;
  /** Flights of the bee, each from the tile it started on. */
  flights: number[][];
  /** The tile that was laid. */
  laid: number | null;
  /** The card that was taken or swapped in. */
  cards: string[];
}

export const NOTHING: Latest = { seat: null, over: true, flights: [], laid: null, cards: [] };

/** The picture after some more steps; `bee` is the tile where the bee was before them. */
export function after(latest: Latest, steps: readonly Happened[], bee: number): Latest {
  let now = latest;
  let stood = bee;
  for (const step of steps) {
    if (step.undo) now = NOTHING;
    for (const fact of step.facts as ButineFact[]) {
      if (fact.fact === 'placed') {
        now = { ...begun(now, fact.seat), laid: fact.number };
      } else if (fact.fact === 'gathered') {
        const begin = begun(now, fact.seat);
        now = { ...begin, flights: [...begin.flights, [stood, ...fact.path]] };
        stood = fact.path[2];
      } else if (fact.fact === 'took' || fact.fact === 'swapped') {
        const begin = begun(now, fact.seat);
        const card = fact.fact === 'took' ? fact.card : fact.took;
        now = { ...begin, cards: [...begin.cards, card] };
      } else if (fact.fact === 'turn-began' || fact.fact === 'ended') {
        now = { ...now, over: true };
      }
    }
  }
  return now;
}

function begun(latest: Latest, seat: number): Latest {
  if (!latest.over && latest.seat === seat) return latest;
  return { ...NOTHING, seat, over: false };
}

/** The tiles that the bee passed in these steps, in order. */
export function flown(steps: readonly Happened[]): number[] {
  return steps.flatMap((step) =>
    (step.facts as ButineFact[]).flatMap((fact) => (fact.fact === 'gathered' ? fact.path : [])),
  );
}
