/** What a tile laid somewhere would mean for the cards of everybody. */
import { links, type Letter, type Spot } from './geometry.ts';
import { flowersOf } from './moves.ts';
import { cardName, type Say } from './tell.ts';
import type { Ground } from './walk.ts';

/** In how many ways the bee can fly a card: three tiles in its order, read from either end. */
export function waysOf(card: string, { bee, flowers, links: beside }: Ground): number {
  const there = flowersOf(card);
  const back = [...there].reverse();
  let ways = 0;
  const go = (path: readonly number[]): void => {
    if (path.length === 3) {
      ways += 1;
      return;
    }
    for (const tile of beside[path.at(-1) ?? bee] ?? []) {
      if (!path.includes(tile) && fits([...path, tile], flowers, [there, back]))
        go([...path, tile]);
    }
  };
  go([]);
  return ways;
}

function fits(
  path: readonly number[],
  flowers: readonly Letter[],
  orders: readonly (readonly Letter[])[],
): boolean {
  return orders.some((order) => path.every((tile, i) => flowers[tile] === order[i]));
}

/** A card for which a tile matters. */
export interface Effect {
  seat: number;
  card: string;
  /** Opened: it had no route before. */
  opens: boolean;
  /** How many routes it would have. */
  ways: number;
}

/** The cards that get a first route, or more of them, by a tile laid here. */
export function effectsOf(
  spots: readonly Spot[],
  ghost: Spot,
  bee: number,
  hands: readonly (readonly string[])[],
): Effect[] {
  const ground = (tiles: readonly Spot[]): Ground => ({
    bee,
    flowers: tiles.map(({ tile }) => tile),
    links: links(tiles),
  });
  const before = ground(spots);
  const after = ground([...spots, ghost]);
  return hands.flatMap((hand, seat) =>
    [...new Set(hand)].flatMap<Effect>((card) => {
      const [had, has] = [waysOf(card, before), waysOf(card, after)];
      return has > had ? [{ seat, card, opens: had === 0, ways: has }] : [];
    }),
  );
}

/** The same in words, mine first: what it opens for me, whom else it helps. */
export function effectWords(
  say: Say,
  effects: readonly Effect[],
  mine: number | null,
  nameOf: (seat: number) => string,
): string[] {
  const lines: string[] = [];
  const cards = (found: readonly Effect[]): string =>
    found.map(({ card }) => cardName(say, card)).join(', ');
  const own = effects.filter(({ seat }) => seat === mine);
  const [opened, more] = [own.filter(({ opens }) => opens), own.filter(({ opens }) => !opens)];
  if (opened.length) lines.push(say('butine-web-opens', { cards: cards(opened) }));
  if (more.length) lines.push(say('butine-web-more-routes', { cards: cards(more) }));
  if (!own.length) lines.push(say('butine-web-opens-none'));
  for (const seat of new Set(effects.map((one) => one.seat))) {
    const theirs = effects.filter((one) => one.seat === seat && one.opens);
    if (seat !== mine && theirs.length)
      lines.push(say('butine-web-helps', { player: nameOf(seat), cards: cards(theirs) }));
  }
  return lines;
}
