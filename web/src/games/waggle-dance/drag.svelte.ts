/** Dragging things over the board: dice, cubes, eggs. What they may be dropped on is lit. */
import type { Point } from '../../plane/points.ts';
import { hasSlipped, pointerAt } from '../../plane/slip.ts';

export interface Dragged {
  key: string;
  x: number;
  y: number;
}

export interface Host {
  /** May this be taken up now? */
  liftable: (key: string) => boolean;
  lift: (key: string) => void;
  /** Let go over these things, the nearest first; none: over nothing. */
  drop: (keys: string[]) => void;
}

/** The keys of what lies under a point, the nearest first. */
export function keysAt(x: number, y: number): string[] {
  return keysOf(document.elementFromPoint(x, y));
}

/** The keys of an element and of all that it lies in. */
export function keysOf(element: Element | null): string[] {
  const keys: string[] = [];
  let one = element?.closest<HTMLElement>('[data-key]');
  while (one) {
    keys.push(one.dataset['key']!);
    one = one.parentElement?.closest<HTMLElement>('[data-key]');
  }
  return keys;
}

export class Drag {
  at = $state.raw<Dragged | null>(null);
  /** What lies under the thing that is dragged. */
  over = $state.raw<readonly string[]>([]);
  private start: { key: string; id: number; from: Point; on: Element } | null = null;
  private after = false;
  private readonly host: Host;

  constructor(host: Host) {
    this.host = host;
  }

  /** Was what just ended a drag? Then the click that follows means nothing. */
  get slipped(): boolean {
    return this.after;
  }

  pressed(event: PointerEvent): void {
    if (event.button !== 0 || this.start || !(event.target instanceof Element)) return;
    const on = event.target.closest<HTMLElement>('[data-lift]');
    const key = on?.dataset['key'];
    if (!on || !key || !this.host.liftable(key)) return;
    this.start = { key, id: event.pointerId, from: pointerAt(event), on };
  }

  moved(event: PointerEvent): void {
    if (!this.start || event.pointerId !== this.start.id) return;
    if (!this.at) {
      if (!hasSlipped(this.start.from, pointerAt(event))) return;
      // Only now: a captured pointer would take a mere click away from what was pressed.
      this.start.on.setPointerCapture(event.pointerId);
      this.host.lift(this.start.key);
    }
    // A finger hides what is under it: the thing hovers above.
    const y = event.clientY - (event.pointerType === 'touch' ? 44 : 0);
    this.at = { key: this.start.key, x: event.clientX, y };
    this.over = keysAt(event.clientX, y);
  }

  ended(event: PointerEvent, released: boolean): void {
    if (!this.start || event.pointerId !== this.start.id) return;
    this.start = null;
    if (!this.at) return;
    const { x, y } = this.at;
    this.at = null;
    this.over = [];
    this.after = true;
    setTimeout(() => (this.after = false));
    this.host.drop(released ? keysAt(x, y) : []);
  }
}
