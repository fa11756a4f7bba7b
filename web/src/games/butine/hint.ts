/** What a hint says in Butine!: what to do, what it opens for whom, and where it is. */
import { ENDING } from '../../marks/trail.ts';
import { readMove } from '../../moves/butine.ts';
import type { ButineOutlook, ButineView, Suggestion } from '../../protocol.ts';
import type { HintTeller } from '../face.ts';
import { effectWords } from './effect.ts';
import { neighbours, type Spot } from './geometry.ts';
import { DECK, readSpot } from './moves.ts';
import { cardName, tileNames, type Say } from './tell.ts';
import { place } from './traces.ts';

/** The third card of a turn brings a bonus. */
const ALL_CARDS = 3;

function places(moves: readonly string[], view: ButineView, seat: number): string[] {
  const text = moves[0] ?? '';
  const move = readMove(text);
  switch (move?.kind) {
    case 'place':
      return [place.spot(text)];
    case 'gather':
      return [place.flight([view.bee, ...move.path]), place.hand(seat, move.card)];
    case 'take':
      return [place.market(move.card)];
    case 'swap':
      return [place.hand(seat, move.give), place.market(move.take)];
    default:
      return [ENDING];
  }
}

function tileWords(
  spot: Spot,
  { outlook }: Suggestion,
  view: ButineView,
  seat: number,
  say: Say,
  own: Say,
  nameOf: (seat: number) => string,
): string {
  const spots = view.tiles.map(readSpot);
  const names = tileNames(say, spots, neighbours(spots, spot));
  const { opens, last } = outlook as ButineOutlook;
  const effects = opens.flatMap(({ seat: whose, cards }) =>
    cards.map((card) => ({ seat: whose, card, opens: true, ways: 1 })),
  );
  return [
    own('butine-hint-place', { tile: say('butine-tile', { tile: spot.tile }), names }),
    ...effectWords(say, effects, seat, nameOf),
    ...(last ? [own('butine-hint-last')] : []),
  ].join(' ');
}

const words: HintTeller['words'] = (one, view: ButineView, seat, say, own, nameOf) => {
  const move = readMove(one.moves[0] ?? '');
  switch (move?.kind) {
    case 'place':
      return tileWords(move, one, view, seat, say, own, nameOf);
    case 'gather':
      return own('butine-hint-gather', {
        card: cardName(say, move.card),
        names: tileNames(say, view.tiles.map(readSpot), move.path),
        worth: say('butine-web-route-worth', {
          bonus: view.gathered + 1 === ALL_CARDS && view.deck > 0 ? 'yes' : 'no',
        }),
      });
    case 'take':
      return own('butine-hint-take', { card: cardName(say, move.card) });
    case 'swap':
      return move.take === DECK
        ? own('butine-hint-swap-deck', { gave: cardName(say, move.give) })
        : own('butine-hint-swap', {
            gave: cardName(say, move.give),
            took: cardName(say, move.take),
          });
    default:
      return own(move?.kind === 'pass' ? 'butine-hint-pass' : 'butine-hint-done');
  }
};

export const teller: HintTeller = { places, words };
