/**
 * Who asks what a thing is: a mouse that rests on it, the keyboard that comes to it, a finger that
 * stays. Listens on the document for all things at once.
 */
import type { Point } from '../plane/points.ts';
import { hasSlipped, pointerAt } from '../plane/slip.ts';
import { TIPPED } from './tip.ts';

export type By = 'mouse' | 'keys' | 'finger';

export interface Host {
  /** Are tips wanted? */
  wanted: () => boolean;
  show: (thing: Element, by: By) => void;
  hide: () => void;
  /** Where the bubble is, when one is shown. */
  bubble: () => DOMRect | null;
  /** The keyboard is at a thing, or (null) has left it: for those who hear what others see. */
  describe: (at: Element, thing: Element | null) => void;
}

/** Milliseconds that a mouse rests, that the keyboard stays, that a finger stays. */
const WAIT: Record<By, number> = { mouse: 500, keys: 400, finger: 500 };
/** A mouse that rests on what was read before may just rest. */
const AGAIN = 1500;
/** The time for a mouse to get from a thing to its bubble. */
const LINGER = 250;

const thingAt = (target: EventTarget | null): Element | null =>
  target instanceof Element ? target.closest(TIPPED) : null;

export class Watch {
  private readonly host: Host;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private leaving: ReturnType<typeof setTimeout> | undefined;
  private shown: Element | null = null;
  private by: By = 'mouse';
  /** What the mouse is over. */
  private over: Element | null = null;
  private finger: { id: number; at: Point; long: boolean } | null = null;
  /** The kinds of things that were read. */
  private readonly read = new Set<string>();
  /** The click that a long touch would end in means nothing. */
  private swallow = false;

  constructor(host: Host) {
    this.host = host;
  }

  /** Listen; answers with what ends it. */
  begin(): () => void {
    const stop = new AbortController();
    const on = (name: string, hear: (event: never) => void): void =>
      window.addEventListener(name, hear as EventListener, { capture: true, signal: stop.signal });
    on('pointermove', (event: PointerEvent) => this.moved(event));
    on('pointerdown', (event: PointerEvent) => this.pressed(event));
    on('pointerup', (event: PointerEvent) => this.released(event));
    on('pointercancel', (event: PointerEvent) => this.released(event));
    on('click', (event: MouseEvent) => this.clicked(event));
    on('contextmenu', (event: MouseEvent) => this.finger && event.preventDefault());
    on('focusin', (event: FocusEvent) => this.focused(event));
    on('focusout', (event: FocusEvent) => this.blurred(event));
    on('scroll', () => this.away());
    // A thing may go away while its bubble is shown.
    const gone = new MutationObserver(() => {
      if (this.shown && !this.shown.isConnected) this.away();
    });
    gone.observe(document.body, { childList: true, subtree: true });
    return () => {
      stop.abort();
      gone.disconnect();
      this.away();
    };
  }

  /** Hide what is shown, and forget what was begun. */
  away(): void {
    clearTimeout(this.timer);
    clearTimeout(this.leaving);
    this.leaving = undefined;
    if (!this.shown) return;
    this.shown = null;
    this.host.hide();
  }

  /** The thing that a key is about: what is shown, else where the keyboard is. */
  get asked(): Element | null {
    return this.shown ?? thingAt(document.activeElement);
  }

  private show(thing: Element, by: By): void {
    if (!this.host.wanted() || !thing.isConnected) return;
    this.away();
    this.shown = thing;
    this.by = by;
    this.read.add(thing.getAttribute('data-tip') ?? '');
    this.host.show(thing, by);
  }

  private soon(thing: Element, by: By): void {
    clearTimeout(this.timer);
    const again = by === 'mouse' && this.read.has(thing.getAttribute('data-tip') ?? '');
    this.timer = setTimeout(() => this.show(thing, by), again ? AGAIN : WAIT[by]);
  }

  private moved(event: PointerEvent): void {
    if (event.pointerType !== 'mouse') this.slipped(event);
    else if (event.buttons === 0) this.hovered(event);
  }

  private hovered({ target, clientX: x, clientY: y }: PointerEvent): void {
    const bubble = this.host.bubble();
    const inside =
      bubble && x >= bubble.left && x <= bubble.right && y >= bubble.top && y <= bubble.bottom;
    const thing = thingAt(target);
    if (inside || (thing !== null && thing === this.shown)) {
      clearTimeout(this.leaving);
      this.leaving = undefined;
      return;
    }
    if (this.shown && this.by === 'mouse') this.leaving ??= setTimeout(() => this.away(), LINGER);
    if (thing === this.over) return;
    this.over = thing;
    if (thing) this.soon(thing, 'mouse');
    else if (!this.shown) clearTimeout(this.timer);
  }

  /** A finger that was read as staying does not drag any more. */
  private slipped(event: PointerEvent): void {
    const finger = this.finger;
    if (finger?.id !== event.pointerId) return;
    if (finger.long) event.stopImmediatePropagation();
    else if (hasSlipped(finger.at, pointerAt(event))) {
      clearTimeout(this.timer);
      this.finger = null;
    }
  }

  private pressed(event: PointerEvent): void {
    if (this.shown && event.target instanceof Element && event.target.closest('[data-bubble]'))
      return;
    this.swallow = false;
    this.away();
    const thing = thingAt(event.target);
    // Whoever acts has no question; the mouse must leave first.
    this.over = thing;
    this.finger = null;
    if (event.pointerType === 'mouse' || !event.isPrimary || !thing || !this.host.wanted()) return;
    this.finger = { id: event.pointerId, at: pointerAt(event), long: false };
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.stayed(thing), WAIT.finger);
  }

  private stayed(thing: Element): void {
    if (!this.finger) return;
    this.finger.long = true;
    this.swallow = true;
    // Where a finger that stays looks ahead, the words come when it is lifted.
    if (!thing.closest('[data-choice]')) this.show(thing, 'finger');
  }

  private released(event: PointerEvent): void {
    const finger = this.finger;
    if (finger?.id !== event.pointerId) return;
    this.finger = null;
    if (!finger.long) clearTimeout(this.timer);
    else if (!this.shown && event.type === 'pointerup') {
      const thing = thingAt(event.target);
      if (thing) this.show(thing, 'finger');
    }
  }

  private clicked(event: MouseEvent): void {
    // A click without a place was made by a key or a screen reader.
    if (!this.swallow || event.detail === 0) return;
    this.swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  private focused({ target }: FocusEvent): void {
    const thing = thingAt(target);
    if (!(target instanceof Element) || !thing || !target.matches(':focus-visible')) return;
    this.host.describe(target, thing);
    this.soon(thing, 'keys');
  }

  private blurred({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    this.host.describe(target, null);
    const shown = this.by === 'keys' ? this.shown : null;
    // A page that takes away what has the focus says so while it is being drawn: not yet.
    if (shown) queueMicrotask(() => this.shown === shown && this.away());
    if (!this.over && !this.finger) clearTimeout(this.timer);
  }
}
