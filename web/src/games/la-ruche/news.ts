/** What just happened, for motion. */
import type { Happened, LaRucheFact, LaRucheRoundEnded } from '../../protocol';
import { readMove } from '../../moves/la-ruche.ts';
import type { Refusal } from '../face.ts';
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

/** How many tiles of a seat these steps laid. */
export function laidBy(steps: readonly Happened[], seat: number | null): number {
  return factsOf(steps).filter((fact) => fact.fact === 'placed' && fact.seat === seat).length;
}

/** Was a tile tried that the rules, or somebody faster, did not let lie? */
export function isMiss(refusal: Refusal | null): boolean {
  return refusal?.key !== 'race-wait' && readMove(refusal?.move ?? '')?.kind === 'place';
}

/** What the last round brought, if these steps ended one. */
export function roundEnd(steps: readonly Happened[]): LaRucheRoundEnded | undefined {
  return factsOf(steps).find((fact) => fact.fact === 'round-ended');
}

function factsOf(steps: readonly Happened[]): LaRucheFact[] {
  return steps.flatMap((step) => step.facts as LaRucheFact[]);
}
