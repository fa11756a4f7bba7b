/**
 * Legal moves as ways over the screen: which things are pressed one after the other to make a move.
 *
 * A thing has a key: die4 (one of my dice), A4 or D4 (a space or a flower), room2, room2.yellow (a
 * cube in it), claim.red (a cube to put away), seat1.die3 (somebody else's die), value6 (a number to
 * choose), overtime (a Queen card), done. A move may have several ways: a swap can be begun on both
 * sides. What may come next is what some legal move goes on with; nothing here knows a rule.
 */
import { colourOf, flowerOf } from './material.ts';

export interface Way {
  move: string;
  path: readonly string[];
}

type Read = (...parts: string[]) => string[][];

const FORMS: readonly (readonly [RegExp, Read])[] = [
  [/^place (\d) (\w+)$/, (die, spot) => [[`die${die}`, spot!]]],
  [/^store (\w+) (room\d+)$/, (colour, room) => [[`claim.${colour}`, room!]]],
  [/^egg (room\d+)$/, (room) => [[room!], ['egg', room!]]],
  [
    /^trade (\w+) (room\d+) for (\w+)$/,
    (give, room, take) => [[`${room}.${give}`, `D${flowerOf(take!)}`]],
  ],
  [/^move (\w+) (room\d+) to (room\d+)$/, (colour, from, to) => [[`${from}.${colour}`, to!]]],
  [
    /^swap (\w+) (room\d+) with (\w+) (room\d+)$/,
    (one, here, other, there) => bothWays(`${here}.${one}`, `${there}.${other}`),
  ],
  [/^honey room(\d+)(?: with (\S+))?$/, (room, cards) => honeyWays(room!, cards)],
  [/^hatch room(\d+) with expertise$/, (room) => [['expertise', `room${room}`], [`hatch${room}`]]],
  [/^keep (\S+)$/, (card) => [[`keep.${card}`]]],
  [/^(draw|done)$/, (word) => [[word!]]],
  [/^play (volunteer|explore)$/, (card) => [[card!, 'go']]],
  [/^play overtime (\d) as (\d)$/, (die, value) => [['overtime', `die${die}`, `value${value}`]]],
  [/^play sick-leave (\d) of seat (\d)$/, (die, seat) => [['sick-leave', `seat${seat}.die${die}`]]],
  [/^play feint (\d) from (\w+)$/, (die, spot) => [['feint', spot!, `value${die}`]]],
  [/^play (shift-change) (more|none)$/, (card, what) => [[card!, what!]]],
  [/^play (directions|bounty) (D\d)$/, (card, flower) => [[card!, flower!]]],
  [/^play dirty-trick to (D\d)$/, (flower) => [['dirty-trick', flower!]]],
  [
    /^play mix (room\d+) (room\d+)$/,
    (one, other) => bothWays(one!, other!).map((way) => ['mix', ...way]),
  ],
  [/^play queens-gift room$/, () => [['queens-gift', 'tile']]],
  [/^play queens-gift egg (room\d+)$/, (room) => [['queens-gift', room!]]],
];

function bothWays(one: string, other: string): string[][] {
  return [
    [one, other],
    [other, one],
  ];
}

/** From the room's own button, and from each card that helps. */
function honeyWays(room: string, cards: string | undefined): string[][] {
  const recipe = `with.${cards ?? ''}`;
  const helpers = cards?.split('+') ?? [];
  return [[`honey${room}`, recipe], ...helpers.map((card) => [card, `room${room}`, recipe])];
}

/** The ways to make these moves. A move of a kind that this board does not know has none. */
export function waysOf(moves: readonly string[]): Way[] {
  return moves.flatMap((move) => {
    for (const [form, read] of FORMS) {
      const found = form.exec(move);
      if (found) return read(...found.slice(1)).map((path) => ({ move, path }));
    }
    return [];
  });
}

/** The ways that begin like this. */
export function going(ways: readonly Way[], path: readonly string[]): Way[] {
  return ways.filter((way) => path.every((key, i) => way.path[i] === key));
}

/** What may be pressed next, each once, in the order of the moves. */
export function nextKeys(ways: readonly Way[], path: readonly string[]): string[] {
  const keys = going(ways, path).map((way) => way.path[path.length]);
  return [...new Set(keys)].filter((key) => key !== undefined);
}

/** A choice that is none is not asked for: the value of the only bee there, the only recipe. */
export function walkOn(ways: readonly Way[], path: readonly string[]): string[] {
  const keys = nextKeys(ways, path);
  const only = keys.length === 1 ? keys[0]! : '';
  return /^(value|with\.)/.test(only) ? walkOn(ways, [...path, only]) : [...path];
}

/** The move at the end of this way, if it is the end of one. */
export function moveAt(ways: readonly Way[], path: readonly string[]): string | null {
  return going(ways, path).find((way) => way.path.length === path.length)?.move ?? null;
}

const ATTEMPTS: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^die(\d) ([A-G]\d|room\d+)$/, (die, spot) => `place ${die} ${spot}`],
  [/^claim\.(\w+) (room\d+)$/, (colour, room) => `store ${colour} ${room}`],
  [/^egg (room\d+)$/, (room) => `egg ${room}`],
  [/^(room\d+)\.egg D(\d)$/, (room, flower) => `trade egg ${room} for ${colourOf(Number(flower))}`],
  [
    /^(room\d+)\.(\w+) D(\d)$/,
    (room, colour, flower) => `trade ${colour} ${room} for ${colourOf(Number(flower))}`,
  ],
  [/^(room\d+)\.(\w+) (room\d+)$/, (from, colour, to) => `move ${colour} ${from} to ${to}`],
  [/^(directions|bounty) (D\d)$/, (card, flower) => `play ${card} ${flower}`],
  [/^dirty-trick (D\d)$/, (flower) => `play dirty-trick to ${flower}`],
  [/^mix (room\d+) (room\d+)$/, (one, other) => `play mix ${one} ${other}`],
  [/^queens-gift (room\d+)$/, (room) => `play queens-gift egg ${room}`],
  [/^(efficiency|alchemy|expertise) (room\d+)$/, (card, room) => `honey ${room} with ${card}`],
  [/^feint ([A-G])(\d)$/, (card, value) => `play feint ${value} from ${card}${value}`],
];

/** What somebody wants who presses a thing that no legal move goes on with; the server says why. */
export function attempt(path: readonly string[]): string | null {
  const keys = path.join(' ');
  for (const [form, write] of ATTEMPTS) {
    const found = form.exec(keys);
    if (found) return write(...found.slice(1));
  }
  return null;
}
