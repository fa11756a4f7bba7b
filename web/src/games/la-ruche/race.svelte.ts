/**
 * The game as this screen sees it: what the server told, plus what is on its way to it. The clocks
 * run on from what was told, and a refused tile comes back.
 */
import { untrack } from 'svelte';
import type { LaRucheView } from '../../protocol.ts';
import type { BoardProps, Refusal } from '../face.ts';
import { byCell, cellName, type Laid } from './geometry.ts';
import { Help } from './help.svelte.ts';
import { tileOf } from './lay.ts';
import { KEEP, LIFT, offered, outlook, readComb, readFits, readLaid } from './moves.ts';
import { roundEnd, type Bounce } from './news.ts';
import { Play } from './play.svelte.ts';
import { beginning, meetings, promptWords, refusalWords, tileWords, toDo } from './tell.ts';
import { arrange, choosePair } from './tray.ts';
import { Until } from './until.svelte.ts';

/** The phases in which tiles are laid or given. */
export const PLAYED = ['opening', 'race', 'gifts', 'solo'];

/** How long a complaint stands. */
const READING_TIME = 6000;

export class Race {
  /** The colours that the hand is sorted and filtered by. */
  pair = $state.raw<string[]>([]);
  /** Why the last move was refused. */
  wrong = $state<string | null>(null);
  /** The rule that it broke, if any. */
  rule = $state<string | null>(null);
  bounce = $state.raw<Bounce | null>(null);
  /** What the last round brought. */
  roundPoints = $state.raw<number[] | null>(null);
  readonly start = new Until();
  /** When the last gifts lapse. */
  readonly lapse = new Until();
  readonly wait = new Until(() => this.play.release());
  private readonly forget = new Until(() => (this.wrong = null));
  readonly play: Play;
  readonly help = new Help(
    () => this.props.view,
    (key, args) => this.complain(this.props.say(key, args)),
  );
  private readonly given: () => BoardProps<LaRucheView>;

  constructor(given: () => BoardProps<LaRucheView>) {
    this.given = given;
    this.play = new Play(() => ({
      laid: this.laid,
      open: this.open,
      hand: this.hand,
      tray: this.tray,
      gifts: this.gifts,
      onlyGifts: this.lastGifts > 0,
      mayHold: this.mayHold,
      mayLay: this.mayLay,
      waiting: this.wait.running,
      fits: this.fits,
      flips: !this.solo,
      say: this.props.say,
      announce: this.props.announce,
      send: (move) => this.make(move),
    }));
  }

  private get props(): BoardProps<LaRucheView> {
    return this.given();
  }

  // ------------------------------------------------------------ who and where

  get solo(): boolean {
    return this.props.view.seats === 1;
  }

  /** The seat that plays here: the one whose hand this is. */
  readonly seat = $derived.by(() => {
    const { view, mySeats, seats, readonly } = this.props;
    const { you } = view;
    if (readonly || you === null || view.result || !mySeats.includes(you)) return null;
    // A bot plays on for somebody who was gone, until they take their seat back.
    return (seats[you]?.bot ?? null) === null ? you : null;
  });

  readonly opponents = $derived(
    this.props.view.counts.map((_, other) => other).filter((other) => other !== this.seat),
  );

  nameOf(seat: number): string {
    return this.props.seats[seat]?.name ?? String(seat + 1);
  }

  // ------------------------------------------------------------ what lies where

  /** Our moves that are not answered yet. */
  readonly sent = $derived(
    this.props.pendingMoves ?? (this.props.pending === null ? [] : [this.props.pending]),
  );
  private readonly ahead = $derived(
    outlook(
      this.props.view.hand ?? [],
      this.seat === null ? 0 : (this.props.view.gifts[this.seat] ?? 0),
      this.sent,
    ),
  );
  readonly cells = $derived(readComb(this.props.view.cells));
  /** On their way, and nobody is there yet. */
  readonly coming = $derived.by(() => {
    const taken = byCell(this.cells);
    return this.ahead.coming.filter((tile) => !taken.has(cellName(tile)));
  });
  readonly laid = $derived([...this.cells, ...this.coming]);
  readonly comb = $derived(byCell(this.laid));
  readonly open = $derived(offered(this.props.view.phase, this.laid));
  /** Where tiles fit: only for those whose table gives help, be it told or not. */
  readonly fits = $derived.by(() => {
    const helped = this.seat !== null && this.props.view.options.assistance;
    return readFits(helped ? (this.props.legal[String(this.seat)] ?? []) : []);
  });
  /** The cells where the tile in hand fits, each once, however it may lie there. */
  readonly lit = $derived.by(() => {
    const fits = (this.play.placing && this.fits.get(this.play.placing.tile)) ?? [];
    return [...new Map(fits.map((laid) => [cellName(laid), laid])).values()];
  });
  get gifts(): number {
    return this.ahead.gifts;
  }
  /** Is the comb blocked, and only gifts are left? */
  get blocked(): boolean {
    return this.props.view.phase === 'gifts';
  }
  /** What may still be given then. */
  get lastGifts(): number {
    return this.blocked && !this.paused ? this.gifts : 0;
  }
  readonly hand = $derived.by(() => {
    const { held } = this.play;
    return held ? this.ahead.hand.filter((tile) => tile !== tileOf(held.lay)) : this.ahead.hand;
  });
  readonly tray = $derived.by(() => arrange(this.hand, this.pair, this.play.lays, this.solo));

  /** Puzzle: how many tiles there are in all. */
  readonly total = $derived(this.cells.length + (this.props.view.counts[0] ?? 0));
  readonly solution = $derived((this.help.solution ?? []).flatMap((move) => readLaid(move) ?? []));
  readonly hint = $derived.by(() => {
    const found = this.help.hint === null ? null : readLaid(this.help.hint);
    return found && !this.props.view.result && !this.comb.has(cellName(found)) ? found : null;
  });

  // ------------------------------------------------------------ what may be done

  get paused(): boolean {
    return this.props.clock?.held ?? false;
  }

  readonly mayHold = $derived(
    this.seat !== null &&
      !this.paused &&
      PLAYED.includes(this.props.view.phase) &&
      (!this.blocked || this.gifts > 0),
  );

  readonly mayLay = $derived.by(() => {
    const { view, pending, pendingMoves } = this.props;
    if (!this.mayHold || (pendingMoves === undefined && pending !== null)) return false;
    if (this.blocked) return false;
    if (view.phase === 'opening') return view.turn === this.seat && !this.coming.length;
    return view.phase !== 'race' || !this.start.running;
  });

  /** Did we vote to hold the race, or to go on when it is held? */
  readonly voted = $derived(
    this.seat !== null && (this.props.clock?.votes.includes(this.seat) ?? false),
  );
  readonly pausable = $derived(
    this.props.vote !== undefined &&
      this.seat !== null &&
      (this.props.view.phase === 'race' || this.blocked) &&
      !this.start.running &&
      !this.paused,
  );

  /** “2 of 3” want it held, or let go; empty while nobody does. Bots do not vote. */
  get votes(): string {
    const { seats, say, clock } = this.props;
    const count = clock?.votes.length ?? 0;
    const people = seats.filter(({ kind, bot }) => kind === 'person' && bot === null).length;
    return count ? say('la-ruche-web-votes', { count, people }) : '';
  }

  // ------------------------------------------------------------ doing it

  make(move: string): void {
    if (this.seat === null) return;
    this.wrong = null;
    this.bounce = null;
    this.props.send(move, this.seat);
  }

  filter(colour: string): void {
    this.pair = choosePair(this.pair, colour);
  }

  vote(): void {
    if (this.seat === null || !(this.pausable || this.paused)) return;
    // Against what is, it is a vote; for what is, it takes the vote back.
    this.props.vote?.(this.paused === this.voted);
  }

  /** The comb is blocked: give nothing more away. */
  keep(): boolean {
    if (!this.lastGifts || this.sent.includes(KEEP)) return false;
    this.play.putAway();
    this.make(KEEP);
    return true;
  }

  /** Puzzle: take the last tile back. */
  takeBack(): boolean {
    const lifts = this.sent.filter((move) => move === LIFT).length;
    if (!this.solo || this.seat === null || this.laid.length <= lifts) return false;
    this.play.putAway();
    this.make(LIFT);
    return true;
  }

  // ------------------------------------------------------------ hearing

  /** To be called while a component is made: follow what the server tells. */
  listen(): void {
    // What it tells of time is true when it arrives.
    const heard = $derived({ clock: this.props.clock ?? null, at: performance.now() });
    $effect.pre(() => {
      const { clock, at } = heard;
      const mine = this.seat === null ? 0 : (clock?.waits_ms[String(this.seat)] ?? 0);
      const starts = clock?.starts_in_ms ?? null;
      const lapses = clock?.lapses_in_ms ?? null;
      untrack(() => {
        this.start.set(starts === null ? null : at + starts);
        this.lapse.set(lapses === null ? null : at + lapses);
        if (mine > 0 && at + mine > this.wait.at) this.wait.set(at + mine);
      });
    });
    $effect.pre(() => {
      const { refusal } = this.props;
      untrack(() => this.refused(refusal));
    });
    // Others lay tiles at any moment: what is in hand stays there, unless its cell is gone.
    $effect.pre(() => {
      void [this.laid, this.hand, this.mayHold, this.gifts];
      untrack(() => {
        if (this.play.settle()) this.complain(this.props.say('la-ruche-web-cell-gone'));
      });
    });
    $effect.pre(() => {
      void this.props.view.cells;
      untrack(() => this.help.forget());
    });
    // Whoever has given up may see how it goes.
    $effect(() => {
      const { view } = this.props;
      if (view.result?.reason === 'gave-up' && view.hand) untrack(() => this.help.askSolution());
    });
    $effect(() => {
      const { hint } = this;
      if (hint) untrack(() => this.tellHint(hint));
    });
    $effect.pre(() => {
      const end = roundEnd(this.props.steps);
      if (end) this.roundPoints = end.points;
    });
    $effect(() => () => {
      this.start.stop();
      this.lapse.stop();
      this.wait.stop();
      this.forget.stop();
    });
  }

  private refused(refusal: Refusal | null): void {
    if (!refusal) {
      this.wrong = null;
      return;
    }
    this.bounce = refusal.move ? this.play.refused(refusal.move) : null;
    // Whoever comes back in the middle of a pause learns of it this way.
    const wait = refusal.key === 'race-wait' ? Number(refusal.args['ms']) : refusal.wait_ms;
    if (wait) this.wait.set(performance.now() + wait);
    this.complain(refusalWords(this.props.say, refusal));
    this.rule = refusal.rule;
  }

  private tellHint(hint: Laid): void {
    const { say, announce } = this.props;
    const tile = tileWords(say, hint.lay);
    announce(say('la-ruche-web-hint-is', { tile, met: meetings(say, this.comb, hint, hint.lay) }));
  }

  private complain(text: string): void {
    this.wrong = text;
    this.rule = null;
    this.forget.set(performance.now() + READING_TIME);
    this.props.announce(text);
  }

  // ------------------------------------------------------------ words

  /** Those who may still give when the comb is blocked, as one text. */
  readonly givers = $derived(
    this.blocked ? this.props.view.actors.map((seat) => this.nameOf(seat)).join(', ') : '',
  );
  private readonly moment = $derived({
    view: this.props.view,
    seat: this.seat,
    turnName: this.nameOf(this.props.view.turn),
    counting: this.start.running,
    paused: this.paused,
    gifts: this.gifts,
    givers: this.givers,
  });
  private readonly task = $derived(toDo(this.moment));

  /** How to begin, as long as hardly anything lies; null later, and with a tile in hand. */
  readonly guide = $derived.by(() => {
    const count = this.laid.length;
    if (this.play.placing || !beginning(this.moment, count)) return null;
    const racing = this.props.view.phase === 'race';
    return this.props.say(racing ? 'la-ruche-web-begin-race' : 'la-ruche-web-begin', { count });
  });

  readonly prompt = $derived.by(
    () =>
      promptWords(this.props.say, this.play, {
        waiting: this.wait.running,
        mayLay: this.mayLay,
        gifts: this.gifts,
      }) ?? this.props.say(this.task.key, this.task.args),
  );

  /** To be called while a component is made: tell each stage of the game once. */
  tell(): void {
    let told = '';
    $effect(() => {
      const { view, say, announce } = this.props;
      const stage = [this.task.key, view.round, view.turn, this.gifts].join();
      if (stage === told) return;
      told = stage;
      const { gifts, task } = this;
      untrack(() => {
        if (gifts && !this.blocked) announce(say('la-ruche-web-gifts-wait', { count: gifts }));
        else announce(say(task.key, task.args));
      });
    });
  }
}
