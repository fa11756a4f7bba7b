/**
 * Walking the bee with a card, tile by tile. The next tiles are those that some legal gather goes
 * on with; the walk knows no rule. A step off them is insisting: it ends in a move that the server
 * will refuse, with its reason.
 */
import type { Gather } from '../../moves/butine.ts';
import { type Letter } from './geometry.ts';
import { flowersOf, gatherText } from './moves.ts';

export interface Walk {
  card: string;
  path: number[];
}

/** After a click: how the walk goes on, and the move to send when it is complete. */
export interface Stepped {
  walk: Walk;
  send: string | null;
}

/** What a walk needs to know of the meadow. */
export interface Ground {
  bee: number;
  flowers: readonly Letter[];
  links: readonly (readonly number[])[];
}

/** In how many ways can each card be flown now? */
export function waysByCard(gathers: readonly Gather[]): Map<string, number> {
  const ways = new Map<string, number>();
  for (const { card } of gathers) ways.set(card, (ways.get(card) ?? 0) + 1);
  return ways;
}

export function routesOf(walk: Walk, gathers: readonly Gather[]): Gather[] {
  return gathers.filter(
    ({ card, path }) => card === walk.card && walk.path.every((tile, i) => path[i] === tile),
  );
}

/** The tiles that may come next. */
export function nextTiles(walk: Walk, gathers: readonly Gather[]): number[] {
  const step = walk.path.length;
  const tiles = routesOf(walk, gathers).map(({ path }) => path[step]);
  return [...new Set(tiles)].filter((tile) => tile !== undefined).sort((a, b) => a - b);
}

/** Where the bee is now in this walk. */
export function standsOn(walk: Walk, ground: Ground): number {
  return walk.path.at(-1) ?? ground.bee;
}

export function takeBack(walk: Walk): Walk {
  return { ...walk, path: walk.path.slice(0, -1) };
}

/** A click on a tile: a step, a step back, or an attempt that no legal move goes on with. */
export function stepTo(
  walk: Walk,
  tile: number,
  gathers: readonly Gather[],
  ground: Ground,
): Stepped {
  if (nextTiles(walk, gathers).includes(tile)) {
    const path = [...walk.path, tile];
    return path.length === 3
      ? { walk: { ...walk, path }, send: gatherText(walk.card, path) }
      : { walk: { ...walk, path }, send: null };
  }
  const at = walk.path.lastIndexOf(tile);
  if (at >= 0) {
    // The tile the bee stands on takes the step back; an earlier one takes back all after it.
    const kept = at === walk.path.length - 1 ? at : at + 1;
    return { walk: { ...walk, path: walk.path.slice(0, kept) }, send: null };
  }
  if (tile === ground.bee) return { walk: { ...walk, path: [] }, send: null };
  return { walk, send: gatherText(walk.card, insist(walk, tile, ground)) };
}

/** A whole route that begins with the steps of this walk and the tile that was insisted on. */
function insist(walk: Walk, tile: number, ground: Ground): number[] {
  const path = [...walk.path, tile];
  while (path.length < 3) path.push(goOn(walk.card, path, ground));
  return path;
}

/** The tile to go on with: one of the card's flower if there is one, rather a new tile. */
function goOn(card: string, path: readonly number[], ground: Ground): number {
  const here = path[path.length - 1]!;
  const flowers = flowersOf(card);
  const order = ground.flowers[path[0]!] === flowers[0] ? flowers : flowers.reverse();
  const merit = (tile: number): number =>
    (ground.flowers[tile] === order[path.length] ? 2 : 0) + (path.includes(tile) ? 0 : 1);
  const beside = [...ground.links[here]!].sort((a, b) => merit(b) - merit(a));
  return beside[0] ?? here;
}
