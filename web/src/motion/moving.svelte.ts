/**
 * Shows what a step did, above a board that is as it is already: nobody waits for it. It ends by
 * itself, at a touch or a key, and when something else flies.
 */
import { untrack } from 'svelte';
import type { Happened } from '../protocol';
import {
  factsToShow,
  FLIGHT_MS,
  GAP_MS,
  newest,
  NO_MOTIONS,
  wantsMotion,
  type Flight,
  type Motions,
} from './motions.ts';
import { find, spotOf, wayOf, type Spot, type Way } from './places.ts';
import { stir } from './stirring.ts';

/** What a board knows of itself. */
interface Board<V, Fact, F extends Flight> {
  root: () => Element | undefined;
  view: () => V;
  steps: () => readonly Happened[];
  /** What moves for these facts, between two positions. */
  motionsOf: (facts: Fact[], before: V, after: V) => Motions<F>;
}

export class Moving<F extends Flight = Flight> {
  /** What is in the air now. */
  ways = $state.raw<readonly Way<F>[]>([]);
  private readonly root: () => Element | undefined;
  private stirring: Animation[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private next: Motions<F> = NO_MOTIONS;
  private starts: (Spot | null)[] = [];

  constructor(root: () => Element | undefined) {
    this.root = root;
  }

  /** Before the page changes: things start where they were. */
  prepare(motions: Motions<F>): void {
    this.next = newest(motions);
    this.starts = this.next.flights.map(({ from }) => spotOf(from, this.root()));
  }

  /** After the page has changed: things go where they are. */
  begin(): void {
    const { flights, stirs } = this.next;
    this.next = NO_MOTIONS;
    // In a race something settles all the time: that does not stop what is in the air.
    if (flights.length > 0) {
      this.end();
      this.takeOff(flights);
    }
    const going = this.stirring.filter(({ playState }) => playState === 'running');
    const things = stirs.flatMap(({ at, how }) => {
      const thing = find(at, this.root());
      return thing ? [stir(thing, how)] : [];
    });
    this.stirring = [...going, ...things];
  }

  private takeOff(flights: readonly F[]): void {
    const root = this.root();
    this.ways = flights.flatMap((flight, i) => {
      const from = this.starts[i] ?? spotOf(flight.from, root);
      return wayOf(flight, from, spotOf(flight.to, root)) ?? [];
    });
    const time = FLIGHT_MS + GAP_MS * (this.ways.length - 1);
    this.timer = setTimeout(() => this.land(), time);
  }

  private land(): void {
    clearTimeout(this.timer);
    if (this.ways.length > 0) this.ways = [];
  }

  /** Nothing moves any more, and all is where it is. */
  end(): void {
    this.land();
    for (const animation of this.stirring) animation.cancel();
    this.stirring = [];
  }
}

/** To be called while a board is made. */
export function movingOn<V, Fact, F extends Flight = Flight>(board: Board<V, Fact, F>): Moving<F> {
  const moving = new Moving<F>(board.root);
  let before: V | null = null;
  $effect.pre(() => {
    const [view, facts] = [board.view(), factsToShow<Fact>(board.steps())];
    untrack(() => {
      const last = before;
      before = view;
      if (view === last) return;
      // The first look at a board shows nothing that happened: it is there.
      if (facts === null || last === null) moving.end();
      else if (wantsMotion()) moving.prepare(board.motionsOf(facts, last, view));
    });
  });
  $effect(() => {
    board.view();
    untrack(() => moving.begin());
  });
  $effect(() => {
    const end = (): void => moving.end();
    const kinds = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const kind of kinds) addEventListener(kind, end, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) removeEventListener(kind, end, { capture: true });
      end();
    };
  });
  return moving;
}
