/** What flies over the board while a scene is shown: from where to where, as CSS selectors. */
import type { WaggleDanceFact } from '../../protocol';
import { colourOf, flowerOf } from './material.ts';

export interface Flight {
  /** A cube of this colour, an egg, a room or a card; a die has an owner. */
  what: string;
  seat?: number;
  value?: number;
  from: string;
  to: string;
}

const home = (seat: number): string => `[data-home="${seat}"]`;
const action = (letter: string): string => `[data-action="${letter}"] th`;
const flower = (number: number): string => `[data-key="D${number}"]`;

function spot(seat: number, name: string): string {
  return name.startsWith('room')
    ? `[data-room="${seat}.${name.slice(4)}"]`
    : `[data-key="${name}"]`;
}

export function flightsOf(fact: WaggleDanceFact): Flight[] {
  switch (fact.fact) {
    case 'placed': {
      const { seat, die: value } = fact;
      return [{ what: 'die', seat, value, from: home(seat), to: spot(seat, fact.spot) }];
    }
    case 'dirty-trick-played': {
      const { of: seat, die: value } = fact;
      return [{ what: 'die', seat, value, from: flower(fact.start), to: flower(fact.end) }];
    }
    case 'rooms-claimed':
      return several(fact.count, { what: 'room', from: action('A'), to: home(fact.seat) });
    case 'egg-taken':
      return [{ what: 'egg', from: action('C'), to: spot(fact.seat, `room${fact.room}`) }];
    case 'pollen-claimed':
      return fact.shares.flatMap((share, seat) =>
        several(share, {
          what: colourOf(fact.flower),
          from: flower(fact.flower),
          to: home(seat),
        }),
      );
    case 'bounty-played':
      return [{ what: colourOf(fact.flower), from: flower(fact.flower), to: home(fact.seat) }];
    case 'returned':
      return fact.cubes.map((colour) => ({
        what: colour,
        from: home(fact.seat),
        to: flower(flowerOf(colour)),
      }));
    case 'traded':
      return [{ what: fact.got, from: flower(flowerOf(fact.got)), to: home(fact.seat) }];
    case 'drew':
    case 'drew-card':
      return [{ what: 'card', from: action('G'), to: home(fact.seat) }];
    default:
      return [];
  }
}

function several(count: number, flight: Flight): Flight[] {
  return Array.from({ length: count }, () => flight);
}
