/** One table on the screen: what we know of it, and what we do at it. */
import { untrack } from 'svelte';
import type { Command } from './protocol';
import { session } from './session.svelte';
import { emptyTable, hear, mySeats, pendingMoves, seatsChanged, sending } from './table';

/** A command as a page gives it; the room adds the table and the id. */
type Wish<C extends Command = Command> = C extends Command ? Omit<C, 'table' | 'id'> : never;

/** crypto.randomUUID is missing where a page comes over plain HTTP from another machine. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export class Room {
  readonly id: string;
  private known = $state.raw(emptyTable(''));
  /** Which of my seats to play, when several of them may act. */
  private chosen = $state<number | null>(null);

  constructor(id: string) {
    this.id = id;
    this.known = emptyTable(id);
  }

  get state() {
    return this.known;
  }

  // Each part on its own, so that a line of chat does not stir the board.
  readonly info = $derived(this.known.info);
  readonly view = $derived(this.known.view);
  readonly legal = $derived(this.known.legal);
  readonly fresh = $derived(this.known.fresh);
  readonly steps = $derived(this.known.steps);
  readonly chat = $derived(this.known.chat);
  readonly refusal = $derived(this.known.refusal);

  readonly mine = $derived(mySeats(this.info));
  readonly pendingMoves = $derived(pendingMoves(this.known));
  readonly pending = $derived(this.pendingMoves[0] ?? null);
  readonly clock = $derived(this.known.clock);
  /** Do people act whenever they like, without waiting for a turn? */
  private readonly atOnce = $derived(
    session.games?.find(({ id }) => id === this.info?.game)?.turns === false,
  );
  /** Does one wait for one's turn here? */
  readonly takesTurns = $derived(!this.atOnce);
  /** Anything at all on its way? */
  readonly busy = $derived(this.known.sent.length > 0);

  /** The seat that we play now: the chosen one of those that may act, else the first. */
  readonly active = $derived.by(() => {
    const able = Object.keys(this.legal).map(Number);
    if (this.chosen !== null && able.includes(this.chosen)) return this.chosen;
    return able[0] ?? null;
  });

  /** Start to hear of the table; the answer stops it. */
  enter(): () => void {
    const deaf = session.listen((message) => {
      const before = this.known.info;
      this.known = hear(this.known, message);
      // A new seat of ours comes without what we may do on it: ask for it.
      if (seatsChanged(before, this.known.info) && this.known.info?.status === 'running')
        this.look();
    });
    untrack(() => this.look());
    return () => {
      deaf();
      session.net.unwatch(this.id);
    };
  }

  private look(): void {
    session.net.watch(this.id, () => this.known.seq);
  }

  send(wish: Wish): void {
    const command = { ...wish, table: this.id, id: newId() } as Command;
    this.known = sending(this.known, command);
    session.net.send(command);
  }

  move(move: string, seat: number): void {
    // Where turns are, one at a time: the next would be made on a position that is already gone.
    if (this.atOnce || this.pending === null)
      this.send({ type: 'move', seq: this.known.seq ?? 0, move, seat });
  }

  undo(): void {
    if (this.known.undo.length > 0 && !this.busy)
      this.send({ type: 'undo', seq: this.known.seq ?? 0 });
  }

  /** Vote for holding a race, or for going on. */
  vote(on: boolean): void {
    this.send({ type: 'hold', on });
  }

  choose(seat: number): void {
    this.chosen = seat;
  }

  /** The refusal was read. */
  forgive(): void {
    this.known = { ...this.known, refusal: null };
  }
}
