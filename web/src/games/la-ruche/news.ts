/** What just happened, for motion. */
import type { Happened, LaRucheFact, LaRucheRoundEnded } from '../../protocol';
import { readMove } from '../../moves/la-ruche.ts';
import type { Refusal } from '../face.ts';
import type { Laid } from './geometry.ts';

/** A tile that was refused and goes back to the hand. */
export type Bounce = Laid;

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
