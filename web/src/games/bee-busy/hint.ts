/** What a hint says in Bee Busy: a plan for the rest of the round, and what the sheet gains. */
import { ENDING } from '../../marks/trail.ts';
import type { Suggestion } from '../../protocol.ts';
import type { HintTeller } from '../face.ts';
import { changes } from './gist.ts';
import { flightTo, readMoves, wallName, type Choice } from './moves.ts';
import { choiceName, kindName, partName } from './tell.ts';
import { DICE, place } from './traces.ts';
import type { Hive, Outline, Say, View } from './types.ts';

/** Fields of the Die Modifier are spent. */
const PRICE = 'bee-busy-web-gist-fields';

/** What one decision of a plan touches; `area` is where the Busy Bee is by then. */
function placesOf(choice: Choice, seat: number, area: string): string[] {
  switch (choice.kind) {
    case 'change':
    case 'die':
    case 'borrow':
      return [DICE];
    case 'mark':
      return [place.column(seat, choice.column)];
    case 'write':
      return [place.recipe(seat, choice.at)];
    case 'make':
      return [place.recipe(seat, choice.what)];
    case 'stay':
    case 'fly':
      return [place.area(seat, area)];
    case 'lose':
      return [place.area(seat, choice.area)];
    case 'feed':
      return choice.what === 'queen' ? [place.queen(seat)] : [place.area(seat, choice.what)];
    case 'pick':
      return [place.flower(seat, choice.flower)];
    case 'line':
      return [place.comb(seat, choice.end)];
    case 'wall':
      return [place.wall(seat, wallName(choice))];
    case 'store':
      return [place.comb(seat, choice.comb)];
    default:
      return [];
  }
}

function places(moves: readonly string[], view: View, seat: number): string[] {
  let area = view.hives[seat]?.area ?? '';
  const found = readMoves(moves).flatMap((choice) => {
    if (choice.kind === 'fly') area = flightTo(area, choice.backwards);
    return placesOf(choice, seat, area);
  });
  return found.length ? found : [ENDING]; // there is nothing left but to close the round
}

function nameOf(choice: Choice, hive: Hive, outline: Outline, say: Say, own: Say): string {
  if (choice.kind === 'pick') {
    const spot = outline.flowers.find(({ name }) => name === choice.flower);
    const [part = '', where = ''] = choice.flower.split(' ');
    const kind = spot ? kindName(say, outline, spot.kind) : '';
    return own('bee-busy-hint-pick', { flower: `${kind} ${partName(say, part)} ${where}`.trim() });
  }
  const name = choiceName(say, choice, hive);
  return choice.kind === 'store'
    ? own('bee-busy-hint-store', { comb: choice.comb, what: name })
    : name;
}

/** The first begins the sentence, the others go on with it. */
function joined(names: readonly string[], own: Say): string {
  return names
    .map((name, i) => (i ? name.charAt(0).toLowerCase() + name.slice(1) : name))
    .join(own('bee-busy-hint-then'));
}

/** A change of a die is said with the die itself; that a round is closed then need not be said. */
function worthSaying({ kind }: Choice): boolean {
  return kind !== 'change' && kind !== 'skip';
}

export function tellerWith(outline: Outline): HintTeller {
  return {
    places,
    words: ({ moves, view: after }: Suggestion, view: View, seat, say, own) => {
      const hive = view.hives[seat]!;
      const choices = readMoves(moves);
      const said = choices.filter((one) => worthSaying(one) && one.kind !== 'done');
      const steps = joined(
        (said.length ? said : choices).map((one) => nameOf(one, hive, outline, say, own)),
        own,
      );
      const lines = after ? changes(view, after as View, seat, outline, say) : [];
      const told = (some: typeof lines) => some.map(({ key, args }) => say(key, args)).join(', ');
      const what = told(lines.filter(({ key }) => key !== PRICE));
      const price = told(lines.filter(({ key }) => key === PRICE));
      return [
        own('bee-busy-hint-plain', { steps }),
        ...(what ? [own('bee-busy-hint-brings', { what })] : []),
        ...(price ? [own('bee-busy-hint-costs', { price })] : []),
      ].join(' ');
    },
  };
}
