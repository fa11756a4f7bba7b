/** Pulling something out of where it lies: a press that moves is a drag, and not a click. */
import { hasSlipped, pointerAt } from './slip.ts';
import type { Point } from './points.ts';

export interface Host<T> {
  start: (thing: T) => void;
  move: (event: PointerEvent) => void;
  /** Let go; null: it came to nothing. */
  end: (event: PointerEvent | null) => void;
}

export class Pull<T> {
  private readonly host: Host<T>;
  private from: { thing: T; id: number; at: Point } | null = null;
  private dragging = false;
  private after = false;

  constructor(host: Host<T>) {
    this.host = host;
  }

  /** Was what just ended a drag? Then the click that follows means nothing. */
  get slipped(): boolean {
    return this.after;
  }

  pressed(thing: T, event: PointerEvent & { currentTarget: HTMLElement }): void {
    if (event.button !== 0 || this.from) return;
    // At once: a quick hand has left the thing before its first move is told.
    event.currentTarget.setPointerCapture(event.pointerId);
    this.from = { thing, id: event.pointerId, at: pointerAt(event) };
  }

  moves(event: PointerEvent): void {
    if (!this.from || event.pointerId !== this.from.id) return;
    if (!this.dragging) {
      if (!hasSlipped(this.from.at, pointerAt(event))) return;
      this.dragging = true;
      this.host.start(this.from.thing);
    }
    this.host.move(event);
  }

  ends(event: PointerEvent | null): void {
    if (event && this.from?.id !== event.pointerId) return;
    this.from = null;
    if (!this.dragging) return;
    this.dragging = false;
    this.after = true;
    setTimeout(() => (this.after = false));
    this.host.end(event);
  }
}
