/** The board in words: for labels, for the line that says what to do, and for screen readers. */
import type { ButineFact, ButineView } from '../../protocol';
import type { Args } from '../face.ts';
import { centre, neighbours, TURNS, type Letter, type Spot } from './geometry.ts';
import { flowersOf, mayPlace, readSpot, type Legal } from './moves.ts';
import type { Placing } from './place.ts';
import { waysByCard } from './walk.ts';

export type Say = (key: string, args?: Args) => string;

export function flowerName(say: Say, letter: Letter): string {
  return say('butine-flower', { tile: letter });
}

/** “daisy – dandelion – poppy” */
export function cardName(say: Say, card: string): string {
  const [first, middle, last] = flowersOf(card).map((letter) => flowerName(say, letter));
  return say('butine-web-card', { first: first!, middle: middle!, last: last! });
}

/** “poppy 3” */
export function tileName(say: Say, spots: readonly Spot[], number: number): string {
  return say('butine-web-tile', { tile: spots[number]!.tile, number });
}

export function tileNames(say: Say, spots: readonly Spot[], numbers: readonly number[]): string {
  return numbers.map((number) => tileName(say, spots, number)).join(', ');
}

/** Where a spot is, seen from the tile it touches, and how the tile is turned there. */
export function spotWords(say: Say, spots: readonly Spot[], spot: Spot): string {
  const [beside = 0] = neighbours(spots, spot);
  const [from, to] = [centre(spots[beside]!), centre(spot)];
  const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI;
  const halves = (Math.round(angle / 15) + 24) % 24;
  return say('butine-web-spot-where', {
    hour: ((Math.floor(halves / 2) + 11) % 12) + 1,
    half: halves % 2 ? 'yes' : 'no',
    name: tileName(say, spots, beside),
    turn: spot.turn + 1,
    turns: TURNS[spot.tile],
  });
}

/** A tile with what it touches, and whether the bee is there or can fly there. */
export function tileLabel(
  say: Say,
  spots: readonly Spot[],
  links: readonly number[][],
  number: number,
  bee: number,
  open: boolean,
): string {
  const name = tileName(say, spots, number);
  const beside = links[number] ?? [];
  let label = beside.length
    ? say('butine-web-tile-beside', { name, names: tileNames(say, spots, beside) })
    : say('butine-web-tile-alone', { name });
  if (number === bee) label = say('butine-web-bee-here', { label });
  if (open) label = say('butine-web-can-fly', { label });
  return label;
}

/** What the second action of a turn costs with the expert rule; 0 when this is the first. */
export const SECOND_ACTION = 2;

export interface Prices {
  place: number;
  gather: number;
}

export function prices(view: ButineView): Prices {
  const open = view.options.expert && !view.paid;
  return {
    place: open && view.gathered > 0 && !view.placed ? SECOND_ACTION : 0,
    gather: open && view.placed && view.gathered === 0 ? SECOND_ACTION : 0,
  };
}

/** What a seat that may act is asked to do, before it has begun. */
export function toDo(view: ButineView, legal: Legal): { key: string; args?: Args } {
  const gather = legal.gathers.length > 0;
  const place = mayPlace(legal);
  if (legal.pass) return { key: 'butine-web-to-do-pass' };
  if (view.phase === 'refill') {
    const missing = 3 - (view.hands[view.turn]?.length ?? 3);
    return { key: 'butine-web-to-do-refill', args: { missing } };
  }
  if (view.phase === 'swap') return { key: 'butine-web-to-do-swap' };
  if (view.placed && !view.gathered) return { key: 'butine-web-to-do-then-gather' };
  if (view.gathered) {
    if (gather && place) return { key: 'butine-web-to-do-more-or-place' };
    return { key: gather ? 'butine-web-to-do-more' : 'butine-web-to-do-then-place' };
  }
  if (gather && place) return { key: 'butine-web-to-do-act' };
  return { key: gather ? 'butine-web-to-do-gather' : 'butine-web-to-do-place' };
}

/** What to do with the tile in hand. */
export function placingWords({ ghost, legal, fixed }: Placing, dragging: boolean): string {
  if (ghost && !legal) return 'butine-web-no-fit';
  if (fixed) return 'butine-web-to-do-lay';
  return dragging && ghost ? 'butine-web-to-do-drop' : 'butine-web-to-do-spot';
}

/** The same for a screen reader at the start of a turn, with what the cards allow. */
export function turnInWords(say: Say, view: ButineView, legal: Legal): string {
  const ways = waysByCard(legal.gathers);
  if (view.phase !== 'act' || view.placed || legal.pass) {
    const { key, args } = toDo(view, legal);
    return say(key, args);
  }
  if (!ways.size) return say('butine-web-tell-place');
  const cards = [...ways]
    .map(([card, count]) => say('butine-web-tell-ways', { card: cardName(say, card), ways: count }))
    .join(', ');
  return say(mayPlace(legal) ? 'butine-web-tell-gather-or-place' : 'butine-web-tell-gather', {
    cards,
  });
}

/** Cards of a refusal in words, as the board names them; what is no card stays as it is. */
export function refusalArgs(args: Args, say: Say): Args {
  return Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      /^[WRYB]{3}$/.test(String(value)) ? cardName(say, String(value)) : value,
    ]),
  );
}

/** Cards and tiles as the log names them: in words, as the board does. */
export function factArgs(fact: ButineFact, view: ButineView, _names: string[], say: Say): Args {
  const card = (name: string): string => cardName(say, name);
  switch (fact.fact) {
    case 'started':
      return { market: fact.market.map(card).join(', ') };
    case 'gathered':
      return { card: card(fact.card), path: tileNames(say, view.tiles.map(readSpot), fact.path) };
    case 'took':
      return { card: card(fact.card), replaced_by: card(fact.replaced_by) };
    case 'swapped':
      return {
        gave: card(fact.gave),
        took: card(fact.took),
        replaced_by: fact.replaced_by ? card(fact.replaced_by) : '',
      };
    default:
      return {};
  }
}
