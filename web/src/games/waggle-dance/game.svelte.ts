/** One player's side of the game: what is shown, what can be done, and doing it. */
import { untrack } from 'svelte';
import { readMove, writeMove } from '../../moves/waggle-dance.ts';
import type { WaggleDanceView } from '../../protocol';
import type { BoardProps } from '../face';
import type { Desk } from './desk.ts';
import { Drag } from './drag.svelte.ts';
import { factInWords } from './facts.ts';
import { Letting } from './letting.svelte.ts';
import { Outlooks } from './outlook.svelte.ts';
import { showing } from './showing.svelte.ts';
import { going, waysOf } from './paths.ts';
import { Play } from './play.svelte.ts';
import type { Scene } from './scenes.ts';
import { nextStore } from './storing.ts';
import { doneWords, outlookInWords, toDo, waitingFor } from './tell.ts';
import { Theatre } from './theatre.svelte.ts';

/** Things that can be taken up: while one of them is held, another may be taken instead. */
const SOURCE = /^(die\d|claim\.|room\d+\.)/;

const DONE = writeMove({ kind: 'done' });
const DRAW = writeMove({ kind: 'draw' });

type Props = BoardProps<WaggleDanceView>;

export class Game {
  private readonly props: () => Props;
  /** Called when something was chosen: the keyboard goes on to where it can go. */
  onpick: () => void = () => {};
  readonly theatre = new Theatre(
    () => showing.stretch,
    (on) => this.props().telling?.(on),
  );
  readonly letting = new Letting();
  private readonly outlooks = new Outlooks();
  /** What the mouse or the keyboard points at: its keys, the nearest first. */
  pointed = $state.raw<readonly string[]>([]);
  readonly play: Play;
  readonly drag: Drag;
  /** The seat and the round in which everything passes. */
  private passing = $state<string | null>(null);
  private storing = $state(false);
  /** Somebody is about to leave pollen for which there is space: asked whether they mean it. */
  doubting = $state(false);

  constructor(props: () => Props) {
    this.props = props;
    this.play = new Play(() => ({
      ways: this.ways,
      free: this.free,
      send: (move) => this.send(move),
      onpick: () => this.picked(),
    }));
    this.drag = new Drag({
      liftable: (key) => this.roots.has(key) || this.next.has(key),
      lift: (key) => this.lift(key),
      drop: (keys) => this.drop(keys),
    });
  }

  // ------------------------------------------------------------ what there is

  readonly view = $derived.by(() => this.props().view);
  readonly seat = $derived.by(() => (this.props().readonly ? null : this.props().activeSeat));
  readonly legal = $derived.by(() =>
    this.seat === null ? [] : (this.props().legal[String(this.seat)] ?? []),
  );
  readonly ways = $derived.by(() => waysOf(this.legal));
  readonly busy = $derived.by(() => this.props().pending !== null);
  /** It is for the person here, and nothing is on its way or being shown. */
  private readonly ready = $derived.by(
    () => this.seat !== null && this.legal.length > 0 && !this.busy && this.theatre.scene === null,
  );
  /**
   * Could nobody but bots learn anything from what is not asked here? Then whoever has no answer
   * is not asked for one, and whoever has one is not hurried. Between people every window stays.
   */
  private readonly unobserved = $derived.by(() => {
    const { seats, watched } = this.props();
    return !watched && seats.every(({ kind }, seat) => seat === this.mine || kind === 'bot');
  });
  /** There is nothing to decide: it goes on at once. */
  private readonly passes = $derived.by(() => {
    if (!this.ready || this.storing) return false;
    if (this.answering && this.passesAll) return true;
    // Whoever loses pollen shall see it.
    const loses = this.view.phase === 'store' && (this.view.claims[this.mine]?.length ?? 0) > 0;
    return this.unobserved && this.legal.length === 1 && this.legal[0] === DONE && !loses;
  });
  readonly free = $derived.by(() => this.ready && !this.passes);
  /** The table as it is shown. */
  readonly table = $derived.by(() => this.theatre.scene?.table ?? this.view);
  /** Whose hive lies large before the person; for those who watch, the first. */
  readonly mine = $derived.by(() => {
    const { mySeats } = this.props();
    if (this.seat !== null) return this.seat;
    return this.view.you ?? mySeats[0] ?? 0;
  });
  private readonly next = $derived.by(() => new Set(this.play.next));
  private readonly roots = $derived.by(() => new Set(this.play.roots));
  readonly names = $derived.by(() => this.props().seats.map(({ name }) => name));

  readonly nameOf = (seat: number): string => this.names[seat] ?? String(seat + 1);

  /** Lit places to go on to: without the things that could be taken instead. */
  leadsOn(key: string): boolean {
    return this.next.has(key);
  }

  desk(): Desk {
    const game = this;
    return {
      get say() {
        return game.props().say;
      },
      get table() {
        return game.table;
      },
      get seat() {
        return game.props().readonly ? null : game.mine;
      },
      nameOf: game.nameOf,
      lit: (key) => game.next.has(key) || (SOURCE.test(key) && game.roots.has(key)),
      held: (key) => game.play.path.includes(key),
      point: (key) => game.point(key),
      over: (key) => game.drag.over.includes(key),
      outlook: (key) => (game.next.has(key) ? game.outlooks.of(key) : undefined),
    };
  }

  /** How a lesson names what can be chosen now. */
  point(key: string): string | undefined {
    if (this.next.has(key)) return [...this.play.path, key].join(' ');
    return this.roots.has(key) ? key : undefined;
  }

  inWords(scene: Scene): string {
    return factInWords(scene.fact, this.view, this.names);
  }

  /** What the bee in hand may bring where it is held over, or pointed at. */
  readonly hint = $derived.by(() => {
    const keys = this.drag.over.length ? this.drag.over : this.pointed;
    const key = keys.find((one) => this.next.has(one) && this.outlooks.of(one));
    return key === undefined ? '' : outlookInWords(this.props().say, this.outlooks.of(key)!);
  });

  /** Whose decision it is and what can be done. */
  readonly prompt = $derived.by(() => {
    const { say, mySeats } = this.props();
    if (this.view.result) return say('waggle-dance-web-to-do-over');
    if (this.seat === null) return waitingFor(say, this.view, this.nameOf);
    if (this.busy || this.passes) return say('waggle-dance-web-to-do-sent');
    if (this.doubting) return say('waggle-dance-web-to-do-leave', { count: this.claimed });
    const { path, next } = this.play;
    const what = toDo(say, this.view, this.seat, path, next, this.nameOf);
    // At a shared screen everybody must know who is meant.
    return mySeats.length > 1
      ? say('waggle-dance-web-to-do-of', { player: this.nameOf(this.seat), what })
      : what;
  });

  /** The words on the button that ends what is being done. */
  readonly ending = $derived.by(() => {
    const { say } = this.props();
    if (this.seat === null || this.play.path.length) return null;
    if (this.passes) return null;
    if (this.doubting) return say('waggle-dance-web-done-leave', { count: this.claimed });
    if (this.legal.includes(DONE)) return doneWords(say, this.view, this.seat, this.legal);
    return this.legal.includes(DRAW) ? say('waggle-dance-web-draw') : null;
  });

  readonly storable = $derived.by(
    () => this.free && this.legal.some((move) => readMove(move)?.kind === 'store'),
  );
  private readonly claimed = $derived.by(() => this.view.claims[this.mine]?.length ?? 0);
  readonly answering = $derived.by(() => this.seat !== null && this.view.phase === 'answer');
  /** Whoever holds a card, whichever it is, may say once for a day that nothing is answered. */
  readonly mayPassAll = $derived.by(() => {
    const { readonly, mySeats } = this.props();
    const asked = !readonly && mySeats.includes(this.mine) && !this.table.night;
    return asked && (this.table.hands[this.mine] ?? 0) > 0 && this.view.result === null;
  });
  readonly passesAll = $derived.by(() => this.passing === this.roundKey);

  private get roundKey(): string {
    return `${this.mine} ${this.view.round}`;
  }

  // ------------------------------------------------------------ doing

  send(move: string): void {
    if (this.seat !== null && !this.busy) this.props().send(move, this.seat);
  }

  /**
   * Things were pressed, the nearest first. Nobody has to wait for what is shown: it ends then,
   * and what can be taken up is taken up. Anything else might not be what it was when it was seen.
   */
  press(keys: readonly string[]): void {
    let meant = keys;
    if (this.theatre.scene) {
      this.theatre.skip();
      meant = keys.filter((key) => SOURCE.test(key));
    }
    if (meant.length) this.play.press(...meant);
  }

  finish(): void {
    if (!this.free || this.play.path.length) return;
    const move = [DONE, DRAW].find((text) => this.legal.includes(text));
    if (move === DONE && this.storable && !this.doubting) {
      this.doubting = true;
      this.props().announce(this.prompt);
    } else if (move) this.send(move);
  }

  /** Put back what was begun; false when nothing was. */
  putAway(): boolean {
    const doubted = this.doubting;
    this.doubting = false;
    return this.play.putAway() || doubted;
  }

  storeForMe(): void {
    if (!this.storable) return;
    this.putAway();
    this.storing = true;
  }

  passAll(on: boolean): void {
    this.passing = on ? this.roundKey : null;
    if (on && this.answering) this.finish();
  }

  private lift(key: string): void {
    if (this.play.held === key) return;
    this.play.putAway();
    this.play.press(key);
  }

  private drop(keys: string[]): void {
    const own = this.play.held;
    if (keys.length === 0) this.play.putAway();
    else if (!keys.includes(own ?? '')) this.play.press(...keys);
  }

  private picked(): void {
    const { announce, say } = this.props();
    this.doubting = false;
    const count = this.play.next.length;
    announce(`${this.prompt} ${say('waggle-dance-web-places', { count })}`);
    this.onpick();
  }

  // ------------------------------------------------------------ listening

  /** Call once, while the board is made. */
  listen(): void {
    // A new position: what was begun in the old one is over, unless it was only somebody else who
    // has gone on (by night several act at once). What happened is shown.
    let before: WaggleDanceView | null = null;
    let stage = '';
    $effect.pre(() => {
      const { view, steps } = this.props();
      if (view === before) return;
      before = view;
      untrack(() => {
        const now = [this.seat, view.round, view.phase].join();
        if (now !== stage || !this.play.goesOn) this.putAway();
        stage = now;
        this.theatre.arrive(view, steps);
      });
    });
    $effect(() => () => {
      this.theatre.skip();
      this.letting.shut();
    });
    $effect(() => {
      if (this.props().refusal) untrack(() => (this.storing = false));
    });
    this.listenStoring();
    this.listenForced();
    this.listenOutlooks();
    this.listenWindows();
    this.tell();
  }

  /** One cube after the other, each when the one before has arrived. */
  private listenStoring(): void {
    $effect(() => {
      if (!this.storing || this.busy || this.theatre.scene) return;
      const move = nextStore(this.legal, this.view.rooms[this.mine] ?? []);
      untrack(() => {
        if (move) this.send(move);
        else this.storing = false;
      });
    });
  }

  /** A bee is in hand: what may it bring, wherever it can go? */
  private listenOutlooks(): void {
    $effect(() => {
      const { view, seat, ways, props } = this;
      const { path } = this.play;
      const bee = this.free && path.length === 1 && /^die\d$/.test(path[0]!);
      const { foresee } = props();
      const wondered = (bee ? going(ways, path) : []).map(({ move, path: [, key] }) => ({
        key: key!,
        move,
      }));
      const about = [view.round, view.phase, seat, ...wondered.map(({ move }) => move)].join();
      const ask = foresee && seat !== null ? (some: string[][]) => foresee(some, seat) : undefined;
      untrack(() => this.outlooks.ask(about, wondered, ask));
    });
  }

  /** After Overtime or Feint one bee must be placed: it is in hand already. */
  private listenForced(): void {
    $effect(() => {
      const { forced } = this.view;
      if (!this.free || !forced || this.play.path.length) return;
      untrack(() => this.play.begin([`die${forced}`]));
    });
  }

  /** Answers to bees on flowers, and what has only one outcome, go on by themselves. */
  private listenWindows(): void {
    $effect(() => {
      const only = this.legal.length === 1 && !this.storing;
      if (!this.ready || !(this.answering || only)) {
        untrack(() => this.letting.shut());
        return;
      }
      const about = [
        this.passes,
        this.seat,
        this.view.round,
        this.view.phase,
        ...this.legal,
      ].join();
      const seconds = this.passes ? 0 : this.unobserved && !only ? null : showing.wait || null;
      const move = this.answering ? DONE : this.legal[0]!;
      untrack(() => this.letting.open(about, seconds, () => this.send(move)));
    });
    // Whoever has taken up a card, or reads one, must not be hurried on.
    $effect(() => {
      if (this.play.card === null && !this.play.path.length) return;
      if (this.letting.running !== null) untrack(() => this.letting.hold());
    });
  }

  /** Tell a screen reader what can be done, once for each stage. */
  private tell(): void {
    let told = '';
    $effect(() => {
      if (!this.free) return;
      const { view, seat } = this;
      const stage = [seat, view.round, view.phase, view.left, view.bees, view.forced].join();
      if (stage === told) return;
      told = stage;
      untrack(() => this.props().announce(this.prompt));
    });
  }
}
