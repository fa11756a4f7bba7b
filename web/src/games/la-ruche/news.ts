/** What just happened, for motion. */
import type { Happened, LaRucheFact, LaRucheRoundEnded } from '../../protocol';
import { cellName, type Laid } from './geometry.ts';

/** A tile that was refused and goes back to the hand. */
export type Bounce = Laid;

/** The cells on which these steps laid tiles of others: one's own lie there already. */
export function freshCells(steps: readonly Happened[], mine: number | null): Set<string> {
  const cells = factsOf(steps).flatMap((fact) =>
    fact.fact === 'placed' && fact.seat !== mine ? [cellName(fact)] : [],
  );
  return new Set(cells);
}

/** The tiles that these steps brought into a hand. */
export function gained(steps: readonly Happened[], seat: number | null): Set<string> {
  const tiles = factsOf(steps).flatMap((fact) =>
    fact.fact === 'gave-tile' && fact.to === seat ? [fact.tile] : [],
  );
  return new Set(tiles);
}

/** What the last round brought, if these steps ended one. */
export function roundEnd(steps: readonly Happened[]): LaRucheRoundEnded | undefined {
  return factsOf(steps).find((fact) => fact.fact === 'round-ended');
}

function factsOf(steps: readonly Happened[]): LaRucheFact[] {
  return steps.flatMap((step) => step.facts as LaRucheFact[]);
}
