/**
 * The hand in order. One chosen colour turns every tile so that this colour is up-left, and sorts
 * by the one that follows; a second one leaves only the tiles where it follows, on either face.
 */
import type { Ahead } from '../../plane/points.ts';
import { COLOURS, beeUp, flipped, tileOf, withColourAt } from './lay.ts';

/** Where the first chosen colour goes: up-left, so that the second one follows at up-right. */
const FIRST = 5;

/** With arrow keys, the tiles lie in rows: what is off the row is farther away. */
export const AHEAD: Ahead = { least: 8, aside: 3 };

export interface InTray {
  tile: string;
  /** As it is shown. */
  lay: string;
  /** The colour that the tiles of a group have in common; null without groups. */
  group: string | null;
}

/** Is the second colour next to the first, clockwise, on a face that may be used? */
export function hasPair(tile: string, first: string, second: string, beeOnly: boolean): boolean {
  return facesOf(tile, beeOnly).some((lay) => follows(lay, first, second));
}

function facesOf(tile: string, beeOnly: boolean): string[] {
  return beeOnly ? [tile] : [tile, flipped(tile)];
}

function follows(lay: string, first: string, second: string): boolean {
  return withColourAt(lay, first, FIRST)[0] === second;
}

/** How the tiles lie in the tray. `lays` are those that the player has turned. */
export function arrange(
  hand: readonly string[],
  pair: readonly string[],
  lays: ReadonlyMap<string, string>,
  beeOnly: boolean,
): InTray[] {
  const [first, second] = pair;
  if (first === undefined) {
    return [...hand].sort().map((tile) => ({ tile, lay: lays.get(tile) ?? tile, group: null }));
  }
  if (second === undefined) {
    return inOrder(
      hand.map((tile) => {
        const face = beeOnly || beeUp(lays.get(tile) ?? tile) ? tile : flipped(tile);
        const lay = withColourAt(face, first, FIRST);
        return { tile, lay, group: lay[0]! };
      }),
    );
  }
  return inOrder(
    hand.flatMap((tile) => {
      const face = facesOf(tile, beeOnly).find((lay) => follows(lay, first, second));
      return face ? [{ tile, lay: withColourAt(face, first, FIRST), group: null }] : [];
    }),
  );
}

function inOrder(tiles: InTray[]): InTray[] {
  return tiles.sort((a, b) => (a.lay < b.lay ? -1 : 1));
}

/** How many tiles of the hand would be left with each colour as the second one. */
export function pairCounts(
  hand: readonly string[],
  first: string,
  beeOnly: boolean,
): Map<string, number> {
  return new Map(
    COLOURS.filter((colour) => colour !== first).map((colour) => [
      colour,
      hand.filter((tile) => hasPair(tile, first, colour, beeOnly)).length,
    ]),
  );
}

/** A tap on a colour: first, second, or off again. */
export function choosePair(pair: readonly string[], colour: string): string[] {
  if (pair.includes(colour)) return pair.filter((one) => one !== colour);
  return pair.length < 2 ? [...pair, colour] : [pair[0]!, colour];
}

/** The tile after (or before) one in the tray; the first when that one is not there. */
export function nextIn(tray: readonly InTray[], tile: string | null, by: number): InTray | null {
  if (!tray.length) return null;
  const now = tile === null ? -1 : tray.findIndex((one) => one.tile === tileOf(tile));
  const next = now < 0 ? (by > 0 ? 0 : tray.length - 1) : now + by;
  return tray[(next + tray.length) % tray.length]!;
}
