/** What just happened, for motion. */
import type { ButineFact, Happened } from '../../protocol';

/** The tiles that the bee passed in these steps, in order. */
export function flown(steps: readonly Happened[]): number[] {
  return factsOf(steps).flatMap((fact) => (fact.fact === 'gathered' ? fact.path : []));
}

/** The cards that these steps brought into a hand. */
export function taken(steps: readonly Happened[], seat: number): string[] {
  return factsOf(steps).flatMap((fact) => {
    if (fact.fact === 'took' && fact.seat === seat) return [fact.card];
    return fact.fact === 'swapped' && fact.seat === seat ? [fact.took] : [];
  });
}

function factsOf(steps: readonly Happened[]): ButineFact[] {
  return steps.flatMap((step) => step.facts as ButineFact[]);
}
