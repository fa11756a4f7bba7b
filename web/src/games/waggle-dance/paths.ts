/**
 * Legal moves as ways over the screen: which things are pressed one after the other to make a move.
 *
 * A thing has a key: die4 (one of my dice), A4 or D4 (a space or a flower), room2, room2.yellow (a
 * cube in it), claim.red (a cube to put away), seat1.die3 (somebody else's die), value6 (a number to
 * choose), overtime (a Queen card), done. A move may have several ways: a swap can be begun on both
 * sides. What may come next is what some legal move goes on with; nothing here knows a rule.
 */
import { readMove, writeMove, type Move } from '../../moves/waggle-dance.ts';
import { colourOf, flowerOf, type Colour } from './material.ts';

export interface Way {
  move: string;
  path: readonly string[];
}

type Of<K> = Extract<Move, { kind: K }>;

/** The ways to a move of each kind. A Queen card comes first, and is called like its move. */
const WAYS: { [K in Move['kind']]: (move: Of<K>) => string[][] } = {
  place: ({ die, spot }) => [[`die${die}`, spot]],
  store: ({ colour, room }) => [[`claim.${colour}`, `room${room}`]],
  egg: ({ room }) => [[`room${room}`], ['egg', `room${room}`]],
  trade: ({ give, room, take }) => [[`room${room}.${give}`, `D${flowerOf(take)}`]],
  move: ({ colour, start, end }) => [[`room${start}.${colour}`, `room${end}`]],
  swap: ({ colour, start, other, end }) =>
    bothWays(`room${start}.${colour}`, `room${end}.${other}`),
  honey: ({ room, cards }) => honeyWays(room, cards),
  hatch: ({ room }) => [['expertise', `room${room}`], [`hatch${room}`]],
  keep: ({ card }) => [[`keep.${card}`]],
  draw: ({ kind }) => [[kind]],
  done: ({ kind }) => [[kind]],
  volunteer: ({ kind }) => [[kind, 'go']],
  explore: ({ kind }) => [[kind, 'go']],
  overtime: ({ kind, die, value }) => [[kind, `die${die}`, `value${value}`]],
  'sick-leave': ({ kind, seat, die }) => [[kind, `seat${seat}.die${die}`]],
  feint: ({ kind, spot, die }) => [[kind, spot, `value${die}`]],
  'shift-change': ({ kind, bees }) => [[kind, bees]],
  directions: ({ kind, flower }) => [[kind, `D${flower}`]],
  bounty: ({ kind, flower }) => [[kind, `D${flower}`]],
  'dirty-trick': ({ kind, flower }) => [[kind, `D${flower}`]],
  mix: ({ kind, one, other }) =>
    bothWays(`room${one}`, `room${other}`).map((way) => [kind, ...way]),
  'queens-gift': ({ kind, egg }) => [[kind, egg === null ? 'tile' : `room${egg}`]],
};

function waysTo<K extends Move['kind']>(move: Of<K>): string[][] {
  return WAYS[move.kind as K](move);
}

function bothWays(one: string, other: string): string[][] {
  return [
    [one, other],
    [other, one],
  ];
}

/** From the room's own button, and from each card that helps. */
function honeyWays(room: number, cards: readonly string[]): string[][] {
  const recipe = `with.${cards.join('+')}`;
  return [[`honey${room}`, recipe], ...cards.map((card) => [card, `room${room}`, recipe])];
}

/** The ways to make these moves. A move of a kind that this board does not know has none. */
export function waysOf(moves: readonly string[]): Way[] {
  return moves.flatMap((text) => {
    const move = readMove(text);
    return move ? waysTo(move).map((path) => ({ move: text, path })) : [];
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

/** By the keys of a way, one after the other. */
const ATTEMPTS: readonly (readonly [RegExp, (...parts: string[]) => Move])[] = [
  [/^die(\d)>([A-G]\d|room\d+)$/, (die, spot) => ({ kind: 'place', die: +die!, spot: spot! })],
  [
    /^claim\.(\w+)>room(\d+)$/,
    (colour, room) => ({ kind: 'store', colour: colour as Colour, room: +room! }),
  ],
  [/^egg>room(\d+)$/, (room) => ({ kind: 'egg', room: +room! })],
  [
    /^room(\d+)\.(\w+)>D(\d)$/,
    (room, give, flower) => ({
      kind: 'trade',
      give: give as Colour | 'egg',
      room: +room!,
      take: colourOf(+flower!),
    }),
  ],
  [
    /^room(\d+)\.(\w+)>room(\d+)$/,
    (start, colour, end) => ({
      kind: 'move',
      colour: colour as Colour,
      start: +start!,
      end: +end!,
    }),
  ],
  [/^directions>D(\d)$/, (flower) => ({ kind: 'directions', flower: +flower! })],
  [/^bounty>D(\d)$/, (flower) => ({ kind: 'bounty', flower: +flower! })],
  [/^dirty-trick>D(\d)$/, (flower) => ({ kind: 'dirty-trick', flower: +flower! })],
  [/^mix>room(\d+)>room(\d+)$/, (one, other) => ({ kind: 'mix', one: +one!, other: +other! })],
  [/^queens-gift>room(\d+)$/, (room) => ({ kind: 'queens-gift', egg: +room! })],
  [
    /^(efficiency|alchemy|expertise)>room(\d+)$/,
    (card, room) => ({ kind: 'honey', room: +room!, cards: [card!] }),
  ],
  [/^feint>([A-G](\d))$/, (spot, die) => ({ kind: 'feint', die: +die!, spot: spot! })],
];

/** What somebody wants who presses a thing that no legal move goes on with; the server says why. */
export function attempt(path: readonly string[]): string | null {
  const keys = path.join('>');
  for (const [form, wanted] of ATTEMPTS) {
    const found = form.exec(keys);
    if (found) return writeMove(wanted(...found.slice(1)));
  }
  return null;
}
