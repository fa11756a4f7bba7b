/** What the person at this screen does: whose sheet is shown, what may be chosen, what is foreseen. */
import { readMove, writeMove } from '../../moves/bee-busy.ts';
import type { Foreseen, Preview } from '../../protocol.ts';
import type { BoardProps } from '../face.ts';
import { changes, pointsChange, reachLines, starved } from './gist.ts';
import { BACK, DONE, NO_REACH, ofKind, reachOf, readMoves, type Choice } from './moves.ts';
import { outlineOf } from './outlines.svelte.ts';
import { isArea, type Area, type View } from './types.ts';

/** So long a pointer rests on a choice before we ask what it would do. */
const REST_MS = 70;
/** So long a finger stays on a choice to look ahead: before that, it was a tap. */
const HOLD_MS = 400;

interface Seen {
  text: string;
  ways: Foreseen[];
}

export class Play {
  private readonly props: () => BoardProps<View>;
  /** Somebody else's sheet that we look at. */
  picked = $state<number | null>(null);
  /** Are we about to use a die as another value? */
  changing = $state(false);
  /** The choice that the pointer or the keyboard is on. */
  looking = $state<string | null>(null);
  /** The choice that a finger stayed on: lifting it does not choose. */
  held: string | null = null;
  private seen = $state.raw<Seen | null>(null);
  private keyed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly known = new WeakMap<View, Map<string, Promise<Preview>>>();

  constructor(props: () => BoardProps<View>) {
    this.props = props;
  }

  readonly view = $derived.by(() => this.props().view);
  /** The seat that is mine to play now, or that I sit on. */
  readonly mine = $derived.by(() => {
    const { activeSeat, mySeats } = this.props();
    return activeSeat ?? mySeats[0] ?? null;
  });
  /** Whose sheet is shown. */
  readonly seat = $derived.by(() => {
    const picked = this.picked;
    return picked !== null && picked < this.view.seats ? picked : (this.mine ?? 0);
  });
  readonly hive = $derived.by(() => this.view.hives[this.seat]!);
  readonly now = $derived.by(() => this.view.now[this.seat]!);
  readonly busy = $derived.by(() => (this.props().pendingMoves ?? []).length > 0);
  readonly texts = $derived.by(() => {
    const { legal, readonly } = this.props();
    return readonly ? [] : (legal[String(this.seat)] ?? []);
  });
  readonly choices = $derived.by(() => readMoves(this.texts));
  /** May this screen decide on the sheet that it shows? */
  readonly acts = $derived.by(() => this.choices.length > 0);
  readonly mayBack = $derived.by(
    () => !this.props().readonly && this.acts && this.now.back && !this.busy,
  );
  readonly mayClose = $derived.by(() => this.texts.includes(DONE) && !this.busy);
  readonly outline = $derived.by(() => outlineOf(this.view.options.sheet));

  /** What the sheet would look like after the choice that we look at. */
  private readonly foreseen = $derived.by(() => {
    const seen = this.seen;
    return seen !== null && seen.text === this.looking ? seen : null;
  });
  readonly after = $derived.by(() => {
    const view = this.foreseen?.ways[0]?.view as View | null | undefined;
    return view?.hives[this.seat] ?? null;
  });
  /** What can be reached now, or could be after the choice that we look at. */
  readonly reach = $derived.by(() => {
    const ways = this.foreseen?.ways;
    return ways ? reachOf(ways.flatMap(({ legal }) => legal)) : NO_REACH;
  });
  readonly pointsChange = $derived.by(() => {
    const view = this.foreseen?.ways[0]?.view as View | null | undefined;
    return view ? pointsChange(this.view, view, this.seat) : {};
  });
  /** The same in words. */
  readonly gist = $derived.by(() => {
    const ways = this.foreseen?.ways;
    const view = ways?.[0]?.view as View | null | undefined;
    if (!ways || !view || !this.outline) return '';
    const { say } = this.props();
    const lines = changes(this.view, view, this.seat, this.outline, say).map(({ key, args }) =>
      say(key, args),
    );
    // In the middle of an action everybody sees what is left to do.
    for (const way of this.now.phase === 'act' ? [] : ways) {
      const then = way.view as View | null;
      const reached = reachLines(way.legal, say).map(({ key, args }) => say(key, args));
      if (!then || !reached.length) continue;
      const area = then.hives[this.seat]?.area ?? '';
      lines.push(say('bee-busy-web-gist-then', { area, what: reached.join(', ') }));
    }
    return lines.join(' · ');
  });
  /** The area that matters now, for a screen that shows one at a time. */
  readonly area = $derived.by<Area>(() => {
    const name = this.after?.area ?? this.hive.area;
    return isArea(name) ? name : 'meadow';
  });

  of<K extends Choice['kind']>(...kinds: K[]): Extract<Choice, { kind: K }>[] {
    return ofKind(this.choices, ...kinds);
  }

  /** Make a choice. */
  choose(text: string): boolean {
    if (this.busy || !(this.texts.includes(text) || (text === BACK && this.mayBack))) return false;
    this.forget();
    this.changing = false;
    if (text === DONE) this.picked = null;
    this.props().send(text, this.seat);
    return true;
  }

  /** May this screen try something on the sheet that it shows? */
  readonly mayTry = $derived.by(() => {
    const { readonly, mySeats } = this.props();
    return !readonly && this.view.result === null && mySeats.includes(this.seat);
  });

  /** What a choice would kill: told on its button, before anybody looks ahead. */
  losses = $state.raw<Record<string, string>>({});

  /** Find out what the flights and the end of feeding would cost. */
  async warn(): Promise<void> {
    const view = this.view;
    const { say } = this.props();
    const found: Record<string, string> = {};
    for (const { text } of this.of('fly', 'skip')) {
      const ways = (await this.foreseeOf(text))?.ways;
      if (this.view !== view) return;
      const then = ways?.[0]?.view as View | null | undefined;
      const lines = then ? starved(view, then, this.seat) : [];
      if (lines.length) found[text] = lines.map(({ key, args }) => say(key, args)).join(' · ');
    }
    this.losses = found;
  }

  /** Ask for what is not offered: the rules say why it cannot be. */
  try(text: string): void {
    if (!this.mayTry || this.busy) return;
    this.forget();
    this.props().send(text, this.seat);
  }

  back(): boolean {
    if (this.changing) {
      this.changing = false;
      return true;
    }
    return this.choose(BACK);
  }

  /** Whose sheet to show; my own again with null. */
  show(seat: number | null): void {
    this.forget();
    this.changing = false;
    this.picked = seat === this.mine ? null : seat;
  }

  // ------------------------------------------------------------ looking ahead

  /** The pointer or the keyboard is on a choice. */
  look(text: string, keyed = false): void {
    this.looking = text;
    this.keyed = keyed;
    clearTimeout(this.timer);
    if (text === DONE || text === BACK || !this.props().foresee) return;
    this.timer = setTimeout(() => void this.ask(text), keyed ? 0 : REST_MS);
  }

  /** … and is gone from it. */
  leave(text: string): void {
    if (this.looking === text) this.forget();
  }

  /** A finger is on a choice: when it stays, we look. */
  touch(text: string): void {
    this.forget();
    this.held = null;
    if (!this.props().foresee) return;
    this.timer = setTimeout(() => {
      this.held = text;
      this.look(text);
    }, HOLD_MS);
  }

  forget(): void {
    clearTimeout(this.timer);
    this.looking = null;
    this.seen = null;
  }

  /** Where a choice leads; null when nobody can tell. */
  private async foreseeOf(text: string): Promise<Preview | null> {
    const { view } = this;
    let answers = this.known.get(view);
    if (!answers) this.known.set(view, (answers = new Map()));
    let answer = answers.get(text);
    if (!answer) {
      const foresee = this.props().foresee;
      if (!foresee) return null;
      answer = foresee(waysOf(text), this.seat);
      answers.set(text, answer);
    }
    try {
      return await answer;
    } catch {
      return null; // A preview is a kindness: without it, the choice can be made all the same.
    }
  }

  private async ask(text: string): Promise<void> {
    const { view } = this;
    const found = await this.foreseeOf(text);
    if (!found) return;
    if (this.looking !== text || this.view !== view) return;
    this.seen = { text, ways: found.ways };
    if (this.keyed && this.gist) this.props().announce(this.gist);
  }
}

const STAY = writeMove({ kind: 'stay' });
const FLY = writeMove({ kind: 'fly', backwards: false });

/** A die is worth what the Busy Bee can do with it, where it is and where it can fly. */
function waysOf(text: string): string[][] {
  const kind = readMove(text)?.kind;
  if (kind !== 'die' && kind !== 'borrow') return [[text]];
  return [[text], [text, STAY], [text, FLY]];
}
