/** What a hint says in Waggle Dance: what to do, what it may bring tonight, and where it is. */
import { ENDING } from '../../marks/trail.ts';
import { readMove, type Move } from '../../moves/waggle-dance.ts';
import type { Suggestion, WaggleDanceOutlook, WaggleDanceView } from '../../protocol.ts';
import type { Args, HintTeller } from '../face.ts';
import { flowerOf } from './material.ts';
import { cardName, cardNames, colourName, doneWords, outlookInWords, placeName } from './tell.ts';
import { place } from './traces.ts';

type Say = (key: string, args?: Args) => string;

const KEY = 'waggle-dance-hint-';

function spotOf(seat: number, spot: string): string {
  return spot.startsWith('room') ? place.room(seat, Number(spot.slice(4))) : place.spot(spot);
}

function places(moves: readonly string[], _view: WaggleDanceView, seat: number): string[] {
  const move = readMove(moves[0] ?? '');
  const room = (...numbers: number[]) => numbers.map((number) => place.room(seat, number));
  switch (move?.kind) {
    case 'place':
      return [spotOf(seat, move.spot)];
    case 'feint':
      return [spotOf(seat, move.spot), place.hand(seat)];
    case 'hatch':
    case 'egg':
    case 'store':
    case 'honey':
      return room(move.room);
    case 'trade':
      return [...room(move.room), place.flower(flowerOf(move.take))];
    case 'move':
    case 'swap':
      return room(move.start, move.end);
    case 'mix':
      return room(move.one, move.other);
    case 'draw':
    case 'explore':
      return [place.action('G')];
    case 'directions':
    case 'bounty':
    case 'dirty-trick':
      return [place.flower(move.flower)];
    case 'sick-leave':
      return [place.dice(move.seat)];
    case 'overtime':
    case 'volunteer':
      return [place.dice(seat)];
    case 'queens-gift':
      return move.egg === null ? [place.action('A')] : room(move.egg);
    case 'done':
      return [ENDING];
    default:
      return [];
  }
}

/** A Queen card that is played, and how. */
function cardWords(move: Move, say: Say, own: Say, nameOf: (seat: number) => string): string {
  const what = (): string => {
    switch (move.kind) {
      case 'overtime':
        return own(`${KEY}overtime`, { die: move.die, value: move.value });
      case 'sick-leave':
        return own(`${KEY}sick-leave`, { die: move.die, player: nameOf(move.seat) });
      case 'shift-change':
        return own(`${KEY}${move.bees}`);
      case 'directions':
      case 'bounty':
      case 'dirty-trick':
        return placeName(say, `D${move.flower}`);
      default:
        return say('waggle-dance-web-card-what', { card: move.kind }).replace(/\.$/, '');
    }
  };
  return own(`${KEY}card`, { card: cardName(say, move.kind), what: `${what()}.` });
}

function nightWords(move: Move, say: Say, own: Say): string | null {
  switch (move.kind) {
    case 'hatch':
    case 'egg':
      return own(`${KEY}${move.kind}`, { room: move.room });
    case 'store':
      return own(`${KEY}store`, { colour: colourName(say, move.colour), room: move.room });
    case 'trade':
      return own(`${KEY}trade`, {
        gave:
          move.give === 'egg'
            ? say('waggle-dance-web-an-egg')
            : say('waggle-dance-web-two-of', { colour: move.give }),
        room: move.room,
        got: colourName(say, move.take),
      });
    case 'move':
    case 'swap':
      return own(`${KEY}${move.kind}`, {
        colour: colourName(say, move.colour),
        start: move.start,
        end: move.end,
        got: move.kind === 'swap' ? colourName(say, move.other) : '',
      });
    case 'honey':
      return own(`${KEY}honey`, {
        room: move.room,
        cards: move.cards.length ? cardNames(say, move.cards) : 'none',
      });
    case 'draw':
      return own(`${KEY}draw`);
    case 'keep':
      return own(`${KEY}keep`, {
        card: cardName(say, move.card),
        what: say('waggle-dance-web-card-what', { card: move.card }),
      });
    default:
      return null;
  }
}

const words: HintTeller['words'] = (
  { moves, outlook }: Suggestion,
  view: WaggleDanceView,
  seat,
  say,
  own,
  nameOf,
) => {
  const move = readMove(moves[0] ?? '');
  if (!move || move.kind === 'done')
    return own(`${KEY}done`, { what: doneWords(say, view, seat, []) });
  if (move.kind === 'place') {
    const what = own(`${KEY}place`, { die: move.die, place: placeName(say, move.spot) });
    return outlook ? `${what} ${outlookInWords(say, outlook as WaggleDanceOutlook)}` : what;
  }
  return nightWords(move, say, own) ?? cardWords(move, say, own, nameOf);
};

export const teller: HintTeller = { places, words };
