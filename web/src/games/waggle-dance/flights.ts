/** What flies over the board while a scene is shown: from where to where, as CSS selectors. */
import type { Flight } from '../../motion/motions.ts';
import type { WaggleDanceFact } from '../../protocol';
import { colourOf, flowerOf } from './material.ts';

/** A cube of some colour, an egg, a room, a card or honey; a die has an owner. */
export interface Thing extends Flight {
  seat?: number;
  value?: number;
}

const home = (seat: number): string => `[data-home="${seat}"]`;
/** Where the honey of a seat is counted. */
const score = (seat: number): string => `[data-score="${seat}"]`;
const action = (letter: string): string => `[data-action="${letter}"] th`;
const flower = (number: number): string => `[data-key="D${number}"]`;

function spot(seat: number, name: string): string {
  return name.startsWith('room')
    ? `[data-room="${seat}.${name.slice(4)}"]`
    : `[data-key="${name}"]`;
}

const inRoom = ({ seat, room }: { seat: number; room: number }): string =>
  spot(seat, `room${room}`);

export function flightsOf(fact: WaggleDanceFact): Thing[] {
  switch (fact.fact) {
    case 'placed': {
      const { seat, die: value } = fact;
      return [{ what: 'die', seat, value, from: home(seat), to: spot(seat, fact.spot) }];
    }
    case 'dirty-trick-played': {
      const { of: seat, die: value } = fact;
      return [{ what: 'die', seat, value, from: flower(fact.start), to: flower(fact.end) }];
    }
    case 'hatched':
      return [{ what: 'die', seat: fact.seat, from: inRoom(fact), to: home(fact.seat) }];
    case 'honey-made':
      return [{ what: 'honey', from: inRoom(fact), to: score(fact.seat) }];
    case 'stored':
      return [{ what: fact.colour, from: home(fact.seat), to: inRoom(fact) }];
    case 'moved':
      return [
        {
          what: fact.colour,
          from: spot(fact.seat, `room${fact.start}`),
          to: spot(fact.seat, `room${fact.end}`),
        },
      ];
    case 'rooms-claimed':
      return several(fact.count, { what: 'room', from: action('A'), to: home(fact.seat) });
    case 'egg-taken':
      return [{ what: 'egg', from: action('C'), to: inRoom(fact) }];
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
      return [
        ...several(fact.gave === 'egg' ? 1 : 2, {
          what: fact.gave,
          from: inRoom(fact),
          to: fact.gave === 'egg' ? action('C') : flower(flowerOf(fact.gave)),
        }),
        { what: fact.got, from: flower(flowerOf(fact.got)), to: home(fact.seat) },
      ];
    case 'drew':
    case 'drew-card':
      return [{ what: 'card', from: action('G'), to: home(fact.seat) }];
    default:
      return [];
  }
}

function several(count: number, flight: Thing): Thing[] {
  return Array.from({ length: count }, () => flight);
}
