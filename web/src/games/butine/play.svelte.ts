/**
 * What the person is doing at the board just now: a card in flight, a tile in hand, a card to give.
 * Nothing here outlives the position it was begun in.
 */
import { writeMove } from '../../moves/butine.ts';
import type { ButineView } from '../../protocol';
import { centre, neighbours, type Letter, type Point, type Spot } from './geometry.ts';
import { gatherText, placeText, sameSpot, type Legal } from './moves.ts';
import * as place from './place.ts';
import type { Placing } from './place.ts';
import { cardName, spotWords, tileName, tileNames, type Say } from './tell.ts';
import { nextTiles, stepTo, takeBack, type Ground, type Walk } from './walk.ts';

/** The position and the ways out of the board. */
export interface Situation {
  view: ButineView;
  legal: Legal;
  spots: Spot[];
  ground: Ground;
  /** The cards of the seat that acts here. */
  hand: string[];
  /** May the person act, and is nothing on its way? */
  free: boolean;
  say: Say;
  announce: (text: string) => void;
  send: (move: string) => void;
  /** What a tile laid there would mean for everybody's cards, in words. */
  effectsAt: (ghost: Spot) => string[];
}

export class Play {
  walk = $state.raw<Walk | null>(null);
  placing = $state.raw<Placing | null>(null);
  /** Which of the three cards is chosen: two may be alike. */
  slot = $state<number | null>(null);
  /** A route of the list that is looked at. */
  looked = $state.raw<readonly number[]>([]);
  /** Is the tile being dragged from its pile? */
  dragging = $state(false);
  private readonly now: () => Situation;

  constructor(now: () => Situation) {
    this.now = now;
  }

  /** The card to give away in a swap. */
  get giving(): string | null {
    const { view, hand } = this.now();
    return view.phase === 'swap' && this.slot !== null ? (hand[this.slot] ?? null) : null;
  }

  get lit(): number[] | null {
    return this.walk && this.walk.path.length < 3
      ? nextTiles(this.walk, this.now().legal.gathers)
      : null;
  }

  get path(): readonly number[] {
    return this.looked.length ? this.looked : (this.walk?.path ?? []);
  }

  get places(): Spot[] {
    return this.placing ? this.now().legal.places[this.placing.tile] : [];
  }

  get ordered(): Spot[] {
    return place.aroundMeadow(this.places, this.now().spots);
  }

  /** Forget what was begun; true when there was something. */
  putAway(): boolean {
    const had = this.walk !== null || this.placing !== null || this.slot !== null;
    this.walk = null;
    this.placing = null;
    this.slot = null;
    this.looked = [];
    this.dragging = false;
    return had;
  }

  /** Our move was refused: what was begun can be put right. */
  refused(): void {
    if (this.walk && this.walk.path.length === 3) this.walk = takeBack(this.walk);
    if (this.placing && !this.placing.legal) this.placing = place.pickUp(this.placing.tile);
  }

  // ------------------------------------------------------------ cards

  chooseCard(slot: number): void {
    const { view, hand, free } = this.now();
    const card = hand[slot];
    if (!free || card === undefined || view.phase === 'refill') return;
    const again = this.slot === slot;
    this.putAway();
    if (again) return;
    this.slot = slot;
    if (view.phase !== 'act') return;
    this.walk = { card, path: [] };
    this.tellWalk();
  }

  chooseMarket(card: string): void {
    const { view, free, send } = this.now();
    if (!free) return;
    if (view.phase === 'refill') send(writeMove({ kind: 'take', card }));
    else if (this.giving) send(writeMove({ kind: 'swap', give: this.giving, take: card }));
  }

  // ------------------------------------------------------------ the bee

  step(tile: number): void {
    const { legal, ground, free, send } = this.now();
    if (!this.walk || !free || this.walk.path.length === 3) return;
    const { walk, send: move } = stepTo(this.walk, tile, legal.gathers, ground);
    this.walk = walk;
    if (move) send(move);
    else this.tellWalk();
  }

  fly(card: string, path: readonly number[]): void {
    const { free, send, hand } = this.now();
    if (!free) return;
    this.slot = hand.indexOf(card);
    this.walk = { card, path: [...path] };
    this.placing = null;
    this.looked = [];
    send(gatherText(card, path));
  }

  stepBack(): void {
    if (!this.walk || !this.now().free) return;
    if (this.walk.path.length) {
      this.walk = takeBack(this.walk);
      this.tellWalk();
    } else this.putAway();
  }

  private tellWalk(): void {
    const { say, announce, spots } = this.now();
    const walk = this.walk;
    if (!walk) return;
    const next = this.lit ?? [];
    const here = walk.path.at(-1);
    if (!next.length && here === undefined) announce(say('butine-web-to-do-no-route'));
    else {
      const names = tileNames(say, spots, next);
      announce(
        here === undefined
          ? say('butine-web-tell-first', { card: cardName(say, walk.card), names })
          : say('butine-web-tell-next', { name: tileName(say, spots, here), names }),
      );
    }
  }

  // ------------------------------------------------------------ tiles

  /** Take a tile up; by keyboard it goes to a spot at once. */
  pickUp(tile: Letter, atOnce: boolean): void {
    const { legal, free } = this.now();
    if (!free || !legal.places[tile].length) return;
    const again = this.placing?.tile === tile && !atOnce;
    this.putAway();
    if (again) return;
    this.placing = place.pickUp(tile);
    if (atOnce) this.changeGhost((placing) => place.begin(placing, this.places, this.home));
  }

  /** Begin to drag a tile from its pile. */
  lift(tile: Letter): void {
    const { legal, free } = this.now();
    if (!free || !legal.places[tile].length) return;
    this.putAway();
    this.placing = place.pickUp(tile);
    this.dragging = true;
  }

  /** The ghost follows a pointer; null when it is not over the meadow. */
  follow(point: Point | null): void {
    if (!this.placing || !this.now().free) return;
    this.placing = point
      ? place.follow(this.placing, this.places, point)
      : place.leave(this.placing);
  }

  hover(point: Point | null): void {
    if (this.placing && !this.placing.fixed && !this.dragging) this.follow(point);
  }

  /** A tap on the meadow with a tile in hand: sets it down there, or lays it when it is there. */
  tap(point: Point): void {
    if (!this.placing || !this.now().free) return;
    const there = place.setDownAt(this.placing, this.places, point);
    if (this.placing.fixed && sameSpot(there.ghost, this.placing.ghost)) this.lay();
    else this.changeGhost(() => there);
  }

  /** Moved by hand after it was set down. */
  shift(point: Point): void {
    if (this.placing) this.placing = place.setDownAt(this.placing, this.places, point);
  }

  drop(point: Point | null): void {
    this.dragging = false;
    if (!this.placing) return;
    if (!point) {
      this.putAway();
      return;
    }
    this.follow(point);
    this.placing = { ...this.placing, fixed: true };
    this.lay();
  }

  turn(): void {
    this.changeGhost((placing) => place.turnOn(placing, this.places));
  }

  go(direction: Point): void {
    this.changeGhost((placing) => place.goTo(placing, this.places, direction, this.home));
  }

  stepOn(by: 1 | -1): void {
    this.changeGhost((placing) => place.stepOn(placing, this.ordered, by));
  }

  lay(): void {
    const { free, send } = this.now();
    if (free && this.placing?.ghost) send(placeText(this.placing.ghost));
  }

  private get home(): Point {
    const { spots, view } = this.now();
    return centre(spots[view.bee]!);
  }

  private changeGhost(change: (placing: Placing) => Placing): void {
    if (!this.placing || !this.now().free) return;
    this.placing = change(this.placing);
    const { ghost, legal, fixed } = this.placing;
    if (!ghost || !fixed) return;
    const { say, announce, spots, effectsAt } = this.now();
    if (!legal) announce(say('butine-web-no-fit'));
    else {
      const ordered = this.ordered;
      const spot = say('butine-web-spot', {
        number: ordered.findIndex((one) => sameSpot(one, ghost)) + 1,
        count: ordered.length,
        tile: ghost.tile,
        names: tileNames(say, spots, neighbours(spots, ghost)),
        where: spotWords(say, spots, ghost),
      });
      announce([`${spot}.`, ...effectsAt(ghost)].join(' '));
    }
  }
}
