/** What is drawn before a line of the log. */
import type { WaggleDanceFact } from '../../protocol.ts';

export interface Pictures {
  bees: { seat: number; value: number }[];
  cubes: readonly string[];
  flower: number | null;
  thing: 'egg' | 'honey' | null;
}

const NOTHING: Pictures = { bees: [], cubes: [], flower: null, thing: null };

const bee = (seat: number, value: number): Pictures => ({ ...NOTHING, bees: [{ seat, value }] });

export function picturesOf(fact: WaggleDanceFact): Pictures {
  switch (fact.fact) {
    case 'placed':
    case 'feinted':
      return bee(fact.seat, fact.die);
    case 'overtime-played':
    case 'volunteer-played':
      return bee(fact.seat, fact.value);
    case 'sick-leave-played':
    case 'dirty-trick-played':
      return bee(fact.of, fact.die);
    case 'stored':
    case 'moved':
      return { ...NOTHING, cubes: [fact.colour] };
    case 'swapped':
      return { ...NOTHING, cubes: [fact.colour, fact.other] };
    case 'returned':
      return { ...NOTHING, cubes: fact.cubes };
    case 'traded':
      return fact.gave === 'egg'
        ? { ...NOTHING, cubes: [fact.got], thing: 'egg' }
        : { ...NOTHING, cubes: [fact.gave, fact.gave, fact.got] };
    case 'pollen-claimed':
    case 'bounty-played':
    case 'directions-played':
      return { ...NOTHING, flower: fact.flower };
    case 'egg-taken':
    case 'hatched':
      return { ...NOTHING, thing: 'egg' };
    case 'gift-played':
      return fact.gift === 'egg' ? { ...NOTHING, thing: 'egg' } : NOTHING;
    case 'honey-made':
      return { ...NOTHING, thing: 'honey' };
    default:
      return NOTHING;
  }
}
