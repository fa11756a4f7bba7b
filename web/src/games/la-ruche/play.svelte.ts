/**
 * What the person is doing at the board just now: a tile in hand, a tile to give away, a placement
 * that waits for the end of a pause. The comb may change at any moment under all of it.
 */
import { writeMove } from '../../moves/la-ruche.ts';
import {
  aroundComb,
  byCell,
  cellAt,
  middle,
  sameCell,
  type Cell,
  type Laid,
  type Point,
} from './geometry.ts';
import { tileOf } from './lay.ts';
import { placeText, readLaid } from './moves.ts';
import * as place from './placing.ts';
import type { Placing } from './placing.ts';
import { meetings, tileWords, type Say } from './tell.ts';
import { nextIn, type InTray } from './tray.ts';

/** The position and the ways out of the board. */
export interface Situation {
  /** The comb with what is on its way to it. */
  laid: Laid[];
  /** Where a tile may be tried. */
  open: Cell[];
  /** What is left of the hand, and how it lies in the tray; a filter may hide some of it. */
  hand: string[];
  tray: InTray[];
  gifts: number;
  /** Is there nothing to do with a tile but to give it away? */
  onlyGifts: boolean;
  /** May tiles be taken up? */
  mayHold: boolean;
  /** May a placement be sent now? */
  mayLay: boolean;
  /** Must placements wait for the end of a pause? */
  waiting: boolean;
  fits: ReadonlyMap<string, Laid[]>;
  /** May tiles be turned over? */
  flips: boolean;
  say: Say;
  announce: (text: string) => void;
  send: (move: string) => void;
}

/** Two taps within this time are one double tap. */
const DOUBLE_TAP = 300;

export class Play {
  placing = $state.raw<Placing | null>(null);
  /** Is the tile being dragged from the tray? */
  dragging = $state(false);
  /** A placement that waits for the end of the pause. */
  held = $state.raw<Laid | null>(null);
  /** Did the person ask to give a tile away? */
  private wantsToGive = $state(false);
  gift = $state<string | null>(null);
  /** How the person has turned tiles of the hand. */
  lays = $state.raw<ReadonlyMap<string, string>>(new Map());
  /** The tile that the keyboard is at in the tray. */
  at = $state<string | null>(null);
  /** Which way the tile was turned last, for the motion. */
  motion = $state<'cw' | 'ccw' | 'flip' | null>(null);
  private last: Cell | null = null;
  private tapped = -Infinity;
  /** The lay before the last tap turned it. */
  private untapped = '';
  private readonly now: () => Situation;

  constructor(now: () => Situation) {
    this.now = now;
  }

  private get fits(): place.Fits {
    return (this.placing && this.now().fits.get(this.placing.tile)) ?? [];
  }

  /** Are we choosing a tile to give away? */
  get giving(): boolean {
    return this.wantsToGive || this.now().onlyGifts;
  }

  /** Where the keyboard begins: where the last tile was tried, else in the middle. */
  private get home(): Point {
    return middle(this.last ?? { q: 0, r: 0 });
  }

  /** Forget what was begun; true when there was something. */
  putAway(): boolean {
    const begun = this.wantsToGive || this.gift !== null;
    const had = this.placing !== null || begun || this.held !== null;
    this.setAside();
    this.held = null;
    return had;
  }

  /** The same, but what waits for the end of a pause goes on waiting. */
  private setAside(): void {
    this.keepLay();
    this.placing = null;
    this.dragging = false;
    this.wantsToGive = false;
    this.gift = null;
  }

  private keepLay(): void {
    if (this.placing) this.turnInTray(this.placing.tile, this.placing.lay);
  }

  private turnInTray(tile: string, lay: string): void {
    this.lays = new Map(this.lays).set(tile, lay);
  }

  // ------------------------------------------------------------ taking up

  /** Take a tile up; by keyboard it goes to a cell at once. */
  pickUp(tile: string, atOnce: boolean): void {
    const { mayHold, tray, open } = this.now();
    const shown = tray.find((one) => one.tile === tile);
    if (!shown || !mayHold) return;
    this.setAside();
    this.at = tile;
    this.motion = null;
    this.placing = place.pickUp(tile, shown.lay);
    if (atOnce) this.change((placing) => place.begin(placing, open, this.home, this.fits));
    else this.now().announce(this.inHand(shown.lay));
  }

  /** A tap on a tile of the tray: up, over (when tapped twice), or down again. */
  tapTile(tile: string, when: number): void {
    if (this.giving) {
      this.chooseGift(tile);
      return;
    }
    const twice = when - this.tapped < DOUBLE_TAP && this.placing?.tile === tile;
    this.tapped = twice ? -Infinity : when;
    if (twice) this.flip();
    else if (this.placing?.tile === tile) this.setAside();
    else this.pickUp(tile, false);
  }

  /** Begin to drag a tile from the tray. */
  lift(tile: string): void {
    const { mayHold, tray } = this.now();
    const shown = tray.find((one) => one.tile === tile);
    if (!shown || !mayHold) return;
    if (this.placing?.tile !== tile) {
      this.setAside();
      this.placing = place.pickUp(tile, shown.lay);
    } else this.placing = { ...this.placing, cell: null, fixed: false };
    this.at = tile;
    this.motion = null;
    this.dragging = true;
  }

  /** The next tile of the tray, at the same cell. */
  next(by: 1 | -1): void {
    const { tray, fits } = this.now();
    const found = nextIn(tray, this.placing?.tile ?? this.at, by);
    if (!found) return;
    if (this.giving) {
      this.chooseGift(found.tile);
      return;
    }
    const before = this.placing;
    if (!before?.cell) {
      this.pickUp(found.tile, true);
      return;
    }
    this.keepLay();
    this.at = found.tile;
    this.motion = null;
    this.placing = place.exchange(before, found.tile, found.lay, fits.get(found.tile) ?? []);
    this.now().announce(this.inHand(this.placing.lay));
  }

  private inHand(lay: string): string {
    const { say } = this.now();
    return say('la-ruche-web-in-hand', { tile: tileWords(say, lay) });
  }

  // ------------------------------------------------------------ over the comb

  /** The tile follows a pointer; null when it is not over the comb. */
  follow(point: Point | null): void {
    if (!this.placing) return;
    this.placing = point
      ? place.follow(this.placing, this.now().open, point, this.fits)
      : place.leave(this.placing);
  }

  hover(point: Point | null): void {
    if (this.placing && !this.placing.fixed && !this.dragging) this.follow(point);
  }

  /** A tap on the comb with a tile in hand: sets it down there; on the tile itself, turns it. */
  tap(point: Point, when: number): void {
    const placing = this.placing;
    if (!placing) return;
    if (placing.fixed && sameCell(cellAt(point), placing.cell)) {
      this.tapTurn(when);
      return;
    }
    const there = place.follow(placing, this.now().open, point, this.fits);
    if (there.cell) this.change(() => ({ ...there, fixed: true }));
  }

  /** A tap on the tile in hand, or of a second finger while it is dragged: turns it; two flip it. */
  tapTurn(when: number): void {
    if (!this.placing) return;
    const twice = when - this.tapped < DOUBLE_TAP && this.now().flips;
    this.tapped = twice ? -Infinity : when;
    if (twice) {
      // The first tap has turned it already.
      this.placing = { ...this.placing, lay: this.untapped };
      this.flip();
    } else {
      this.untapped = this.placing.lay;
      this.turn(1);
    }
  }

  /** Set down on a cell that was named. */
  tapCell(cell: Cell): void {
    this.change((placing) => place.setDown(placing, cell, this.fits));
  }

  /** Moved by hand after it was set down. */
  shift(point: Point): void {
    if (!this.placing) return;
    const there = place.follow(this.placing, this.now().open, point, this.fits);
    if (there.cell) this.placing = { ...there, fixed: true };
  }

  drop(point: Point | null): void {
    this.dragging = false;
    if (!this.placing) return;
    this.follow(point);
    if (this.placing.cell && this.now().mayLay) this.lay();
    else if (this.placing.cell) this.placing = { ...this.placing, fixed: true };
    else this.setAside();
  }

  turn(by: 1 | -1): void {
    this.motion = by > 0 ? 'cw' : 'ccw';
    this.change((placing) => place.turn(placing, by, this.fits));
  }

  flip(): void {
    const { flips, say, announce } = this.now();
    if (!flips) {
      if (this.placing) announce(say('la-ruche-web-bee-only'));
      return;
    }
    this.motion = 'flip';
    this.change((placing) => place.flip(placing, this.fits));
  }

  go(direction: Point): void {
    const { open } = this.now();
    this.change((placing) => place.go(placing, open, direction, this.home, this.fits), true);
  }

  private change(make: (placing: Placing) => Placing, moved = false): void {
    if (!this.placing) return;
    const before = this.placing;
    this.placing = make(before);
    const { cell, lay, fixed } = this.placing;
    if (cell) this.last = cell;
    if (cell && fixed) this.tellCell(cell, lay, moved || !sameCell(cell, before.cell));
  }

  private tellCell(cell: Cell, lay: string, withNumber: boolean): void {
    const { say, announce, open, laid } = this.now();
    const met = meetings(say, byCell(laid), cell, lay);
    if (!withNumber || !laid.length) {
      announce(met || tileWords(say, lay));
      return;
    }
    const ordered = aroundComb(open, laid);
    const number = ordered.findIndex((one) => sameCell(one, cell)) + 1;
    announce(say('la-ruche-web-cell-number', { number, count: ordered.length, met }));
  }

  // ------------------------------------------------------------ laying

  lay(): void {
    const { mayLay, waiting } = this.now();
    const placing = this.placing;
    if (!placing?.cell || !mayLay) return;
    const laid = { ...placing.cell, lay: placing.lay };
    this.keepLay();
    this.last = placing.cell;
    this.at = nextIn(this.now().tray, placing.tile, 1)?.tile ?? null;
    this.placing = null;
    if (waiting) this.held = laid;
    else this.now().send(placeText(laid));
  }

  /** The pause is over: what waited goes out. */
  release(): void {
    const held = this.held;
    this.held = null;
    if (held && this.now().mayLay) this.now().send(placeText(held));
  }

  /** A placement of ours was refused: the tile is in the hand again, as it was turned. */
  refused(move: string): Laid | null {
    const laid = readLaid(move);
    if (!laid) return null;
    const tile = tileOf(laid.lay);
    this.turnInTray(tile, laid.lay);
    this.last = laid;
    this.at = tile;
    return laid;
  }

  /** The comb or the hand changed: true when the cell under our tile was taken. */
  settle(): boolean {
    const { hand, open, mayHold, gifts } = this.now();
    const isOpen = (cell: Cell): boolean => open.some((one) => sameCell(one, cell));
    if (!mayHold) this.putAway();
    if (this.gift !== null && !hand.includes(this.gift)) this.gift = null;
    if (!gifts) this.wantsToGive = false;
    let taken = false;
    if (this.held && !isOpen(this.held)) {
      this.held = null;
      taken = true;
    }
    if (this.placing && !hand.includes(this.placing.tile)) this.placing = null;
    if (!this.placing) return taken;
    const settled = place.settle(this.placing, open);
    if (settled !== this.placing && this.placing.fixed) taken = true;
    this.placing = settled;
    return taken;
  }

  // ------------------------------------------------------------ gifts

  /** Begin to give: the tile in hand, if there is one. */
  startGift(): void {
    const { gifts, say, announce } = this.now();
    if (!gifts) return;
    const tile = this.placing?.tile ?? null;
    this.setAside();
    this.wantsToGive = true;
    if (tile === null) announce(say('la-ruche-web-to-do-gift-tile'));
    else this.chooseGift(tile);
  }

  private chooseGift(tile: string): void {
    const { tray, say, announce } = this.now();
    const shown = tray.find((one) => one.tile === tile);
    if (!shown) return;
    this.gift = tile;
    this.at = tile;
    announce(say('la-ruche-web-tell-gift', { tile: tileWords(say, shown.lay) }));
  }

  /** Hand the chosen (or dragged) tile to a player. */
  give(to: number): boolean {
    const { gifts, send } = this.now();
    const tile = this.gift ?? this.placing?.tile;
    if (!tile || !gifts) return false;
    this.keepLay();
    this.at = nextIn(this.now().tray, tile, 1)?.tile ?? null;
    this.gift = null;
    this.placing = null;
    this.dragging = false;
    if (gifts < 2) this.wantsToGive = false;
    send(writeMove({ kind: 'give', tile, to }));
    return true;
  }
}
