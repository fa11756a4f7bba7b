/** What is drawn before a line of the log: values of dice, and printed signs by their names. */
import type { Fact } from './types.ts';

export interface Signs {
  dice: readonly number[];
  signs: readonly string[];
}

export function signsOf(fact: Fact): Signs {
  if (fact.fact === 'rolled') return { dice: fact.dice, signs: [] };
  if (fact.fact === 'changed') return { dice: [fact.die, fact.to], signs: [] };
  if (fact.fact === 'die-taken') return { dice: [fact.use], signs: [] };
  return { dice: [], signs: printed(fact) };
}

function printed(fact: Fact): string[] {
  switch (fact.fact) {
    case 'round-began':
      return fact.danger ? [fact.danger] : [];
    case 'bee-lost':
    case 'fed':
      return ['bee'];
    case 'flew':
    case 'stayed':
      return [fact.area];
    case 'upgraded':
      return [fact.upgrade];
    case 'honey-gained':
      return ['honey'];
    case 'wrote':
      return [fact.at];
    case 'made':
      return [fact.what];
    case 'queen-fed':
    case 'queen-lost':
      return ['queen'];
    case 'picked':
      return [
        ...Array<string>(fact.nectar).fill('nectar'),
        ...Array<string>(fact.pollen).fill('pollen'),
      ];
    case 'line-drawn':
    case 'wall-bought':
      return ['comb'];
    case 'stored':
      return [fact.what];
    default:
      return [];
  }
}
