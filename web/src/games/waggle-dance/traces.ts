/** What each fact touches: places of the action cards, rooms, dice, hands. */
import type { Traces } from '../../marks/trail.ts';
import type { WaggleDanceFact } from '../../protocol.ts';
import { flowerOf, type Action } from './material.ts';

export const place = {
  /** A space or a flower of an action card, like A4 or D3. */
  spot: (spot: string): string => `spot ${spot}`,
  flower: (number: number): string => `spot D${number}`,
  action: (letter: Action): string => `action ${letter}`,
  room: (seat: number, number: number): string => `room ${seat} ${number}`,
  /** What is in a room, for the one who put it there. */
  inside: (seat: number, number: number): string => `inside ${seat} ${number}`,
  /** A bee of a day: in the evening it goes home, and the mark with it. */
  bee: (round: number, seat: number, spot: string): string => `bee ${round} ${seat} ${spot}`,
  dice: (seat: number): string => `dice ${seat}`,
  hive: (seat: number): string => `hive ${seat}`,
  hand: (seat: number): string => `hand ${seat}`,
};

/** The player whom a place belongs to; null for the action cards. */
export function homeOf(name: string): number | null {
  const [kind = '', seat] = name.split(' ');
  return ['room', 'dice', 'hive', 'hand'].includes(kind) ? Number(seat) : null;
}

function spotOf(seat: number, spot: string): string {
  return spot.startsWith('room') ? place.room(seat, Number(spot.slice(4))) : place.spot(spot);
}

function changed(seat: number, ...rooms: number[]): string[] {
  return rooms.flatMap((room) => [place.room(seat, room), place.inside(seat, room)]);
}

/** The day of a fact that comes after these. */
function roundAfter(earlier: readonly WaggleDanceFact[]): number {
  const day = earlier.findLast((fact) => fact.fact === 'day-began');
  return day?.fact === 'day-began' ? day.round : 0;
}

function places(fact: WaggleDanceFact, earlier: readonly WaggleDanceFact[]): string[] {
  switch (fact.fact) {
    case 'started':
      return fact.blocked.map(place.spot);
    case 'day-began':
      return fact.dice.map((_, seat) => place.dice(seat));
    case 'placed':
      return [spotOf(fact.seat, fact.spot), place.bee(roundAfter(earlier), fact.seat, fact.spot)];
    case 'rooms-claimed':
      return [place.action('A'), place.hive(fact.seat)];
    case 'hatched':
      return [...changed(fact.seat, fact.room), place.dice(fact.seat)];
    case 'egg-taken':
    case 'stored':
    case 'honey-made':
      return changed(fact.seat, fact.room);
    case 'pollen-claimed':
      return [place.flower(fact.flower)];
    case 'returned':
      return [...new Set(fact.cubes)].map((colour) => place.flower(flowerOf(colour)));
    case 'traded':
      return [...changed(fact.seat, fact.room), place.flower(flowerOf(fact.got))];
    case 'trades-left':
      return [place.action('E')];
    case 'moved':
    case 'swapped':
      return changed(fact.seat, fact.start, fact.end);
    case 'drew':
    case 'drew-card':
    case 'explored':
    case 'explored-cards':
    case 'kept':
    case 'kept-card':
      return [place.action('G'), place.hand(fact.seat)];
    case 'reshuffled':
      return [place.action('G')];
    default:
      return placesOfCard(fact);
  }
}

/** The same for Queen cards that are played. */
function placesOfCard(fact: WaggleDanceFact): string[] {
  switch (fact.fact) {
    case 'overtime-played':
    case 'volunteer-played':
    case 'shift-changed':
      return [place.dice(fact.seat)];
    case 'sick-leave-played':
      return [place.dice(fact.of)];
    case 'directions-played':
    case 'bounty-played':
      return [place.flower(fact.flower)];
    case 'feinted':
      return [spotOf(fact.seat, fact.spot)];
    case 'dirty-trick-played':
      return [place.flower(fact.start), place.flower(fact.end)];
    case 'mix-played':
      return [place.room(fact.seat, fact.one), place.room(fact.seat, fact.other)];
    case 'gift-played':
      return changed(fact.seat, fact.room);
    default:
      return [];
  }
}

export const traces: Traces = {
  places,
  begins: ({ fact }: WaggleDanceFact) => fact === 'day-began' || fact === 'night-fell',
};
