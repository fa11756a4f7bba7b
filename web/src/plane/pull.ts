/** Pulling something out of where it lies: a press that moves is a drag, and not a click. */

export interface Host<T> {
  start: (thing: T) => void;
  move: (event: PointerEvent) => void;
  /** Let go; null: it came to nothing. */
  end: (event: PointerEvent | null) => void;
}

/** Pixels that a pointer may slip and still be a tap. */
const SLIP = 6;

export class Pull<T> {
  private readonly host: Host<T>;
  private from: { thing: T; id: number; x: number; y: number } | null = null;
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
    this.from = { thing, id: event.pointerId, x: event.clientX, y: event.clientY };
  }

  moves(event: PointerEvent): void {
    if (!this.from || event.pointerId !== this.from.id) return;
    if (!this.dragging) {
      if (Math.hypot(event.clientX - this.from.x, event.clientY - this.from.y) < SLIP) return;
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
