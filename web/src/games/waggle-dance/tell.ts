/** The board in words: for labels, for the line that says what to do, and for screen readers. */
import { readMove } from '../../moves/waggle-dance.ts';
import type { WaggleDanceOutlook, WaggleDanceRoom, WaggleDanceView } from '../../protocol';
import type { Args } from '../face.ts';
import { colourOf, flowerOf, isCard } from './material.ts';

export type Say = (key: string, args?: Args) => string;

const KEY = 'waggle-dance-web-';

export function colourName(say: Say, colour: string): string {
  return say(`${KEY}colour`, { colour });
}

export function cardName(say: Say, card: string): string {
  return say(`${KEY}card`, { card });
}

export function cardNames(say: Say, cards: readonly string[]): string {
  return cards.map((card) => cardName(say, card)).join(', ');
}

/** “2 yellow, 1 red” */
export function cubesInWords(say: Say, cubes: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const colour of cubes) counts.set(colour, (counts.get(colour) ?? 0) + 1);
  return [...counts]
    .sort(([a], [b]) => flowerOf(a) - flowerOf(b))
    .map(([colour, count]) => say(`${KEY}cubes`, { colour, count }))
    .join(', ');
}

/** A place where a bee can stand: “A4”, “flower D3”, “room 2”. */
export function placeName(say: Say, spot: string): string {
  if (spot.startsWith('room'))
    return say(`${KEY}place`, { kind: 'room', spot, number: spot.slice(4) });
  return say(`${KEY}place`, {
    kind: spot.startsWith('D') ? 'flower' : 'space',
    spot,
    number: spot.slice(1),
  });
}

export function roomLabel(say: Say, room: WaggleDanceRoom, number: number): string {
  const [only] = room.holds;
  let what = say(`${KEY}room-empty`);
  if (only === 'egg' || only === 'honey') what = colourName(say, only);
  else if (only) what = cubesInWords(say, room.holds);
  const label = say(`${KEY}room`, { number, what });
  return room.bees.length ? say(`${KEY}room-bees`, { label, bees: room.bees.join(', ') }) : label;
}

export function flowerLabel(
  say: Say,
  view: WaggleDanceView,
  flower: number,
  nameOf: (seat: number) => string,
): string {
  const bees = (view.flowers[flower - 1] ?? [])
    .flatMap((dice, seat) =>
      dice.length ? [say(`${KEY}bees-of`, { player: nameOf(seat), count: dice.length })] : [],
    )
    .join(', ');
  return say(`${KEY}flower-label`, {
    number: flower,
    colour: colourOf(flower),
    count: view.pollen[flower - 1] ?? 0,
    bees: bees || say(`${KEY}no-bees`),
  });
}

export function spaceLabel(
  say: Say,
  view: WaggleDanceView,
  spot: string,
  nameOf: (seat: number) => string,
): string {
  const who = view.spaces[spot];
  if (who !== undefined) return say(`${KEY}space-bee`, { spot, player: nameOf(who) });
  return say(`${KEY}space-${view.blocked.includes(spot) ? 'blocked' : 'free'}`, { spot });
}

/** Is the pollen before this seat left for the end of D? Then the seat is done with it. */
export function isAside(view: WaggleDanceView, seat: number): boolean {
  return view.phase === 'store' && !view.claimed[seat]?.length;
}

/** What can still be done with what was begun. */
function goOn(say: Say, path: readonly string[], next: readonly string[]): string {
  const first = path[0]!;
  const held = path.at(-1)!;
  if (next.some((key) => key.startsWith('with.'))) return say(`${KEY}to-do-recipe`);
  if (isCard(first)) {
    const step = next.some((key) => key.startsWith('value'))
      ? 'value'
      : next.includes('go')
        ? 'go'
        : first;
    const what = say(`${KEY}to-do-card`, { card: step });
    return say(`${KEY}choose-for`, { card: first, what });
  }
  if (held.startsWith('die')) return say(`${KEY}to-do-spot`, { die: held.slice(3) });
  if (held === 'egg') return say(`${KEY}to-do-egg`);
  const colour = held.split('.')[1] ?? '';
  if (held.startsWith('claim')) return say(`${KEY}to-do-room`, { colour });
  if (next.some((key) => key.startsWith('D'))) return say(`${KEY}to-do-flower`, { colour });
  return say(`${KEY}to-do-flow`, { colour });
}

/** What a seat that may act is asked to do. */
export function toDo(
  say: Say,
  view: WaggleDanceView,
  seat: number,
  path: readonly string[],
  next: readonly string[],
  nameOf: (seat: number) => string,
): string {
  if (view.forced) return say(`${KEY}to-do-forced`, { die: view.forced });
  if (path.length) return goOn(say, path, next);
  const mix = view.mixing[seat];
  if (mix) return say(`${KEY}to-do-mix`, { one: mix[0], other: mix[1] });
  if (view.looking) return say(`${KEY}to-do-keep`);
  const claims = view.claims[seat]?.length ?? 0;
  switch (view.phase) {
    case 'place':
      return say(`${KEY}to-do-place`, { left: view.left });
    case 'answer': {
      const { seat: by, die, flower } = view.answer ?? { seat: 0, die: 0, flower: 0 };
      return say(`${KEY}to-do-answer`, { player: nameOf(by), die, flower });
    }
    case 'brood':
      return say(`${KEY}to-do-brood`, { count: hatching(view, seat) });
    case 'store':
      return say(`${KEY}to-do-${claims ? 'store' : 'stored'}`);
    case 'trade':
      return say(`${KEY}to-do-${claims ? 'traded' : 'trade'}`, { bees: view.bees });
    default:
      return say(`${KEY}to-do-${view.phase}`, { bees: view.bees });
  }
}

/** Whose decision it is, for those who wait. */
export function waitingFor(
  say: Say,
  view: WaggleDanceView,
  nameOf: (seat: number) => string,
): string {
  return say(`${KEY}to-do-wait`, {
    phase: view.phase,
    players: view.actors.map(nameOf).join(', '),
    flower: view.answer?.flower ?? 0,
  });
}

/** The words on the button that ends what the seat is doing. */
export function doneWords(
  say: Say,
  view: WaggleDanceView,
  seat: number,
  legal: readonly string[],
): string {
  if (view.mixing[seat]) return say(`${KEY}done-mix`);
  const ready = legal
    .map(readMove)
    .filter((move) => move?.kind === 'honey' && !move.cards.length).length;
  const counts: Record<string, number> = { honey: ready, brood: hatching(view, seat) };
  const count = counts[view.phase] ?? view.claims[seat]?.length ?? 0;
  return say(`${KEY}done-${view.phase}`, { count });
}

/** How many eggs of a seat have two equal bees. */
function hatching(view: WaggleDanceView, seat: number): number {
  const pair = (bees: readonly number[]): boolean => new Set(bees).size < bees.length;
  return (view.rooms[seat] ?? []).filter(({ holds, bees }) => holds[0] === 'egg' && pair(bees))
    .length;
}

/** “Tonight: 2 pollen as it stands; other bees can make it 1.” */
export function outlookInWords(say: Say, outlook: WaggleDanceOutlook): string {
  const { brings, now, least } = outlook;
  const sure = now === least ? 'yes' : 'no';
  return say(`${KEY}outlook`, { brings, now, least, sure });
}
