/** Fingers and mouse on a plane: pan, pinch, wheel, and dragging what lies under the pointer. */
import type { Point } from './points.ts';
import { hasSlipped } from './slip.ts';

/** What the gestures do. Places are in pixels of the window, points on the plane. */
export interface Host {
  point: (pixel: Point) => Point;
  pan: (dx: number, dy: number) => void;
  zoom: (factor: number, pixel: Point) => void;
  /** Does something lie here that is dragged instead of the plane? */
  holds: (point: Point) => boolean;
  drag: (point: Point) => void;
  hover: (point: Point | null) => void;
  /** Something else that the wheel may mean now; false: it zooms. */
  wheel?: (event: WheelEvent) => boolean;
}

export class Gestures {
  private readonly host: Host;
  private readonly down = new Map<number, Point>();
  private start: Point | null = null;
  private moved = false;
  private dragging = false;

  constructor(host: Host) {
    this.host = host;
  }

  /** Was what just ended a drag or a pinch? Then the click that follows means nothing. */
  get slipped(): boolean {
    return this.moved;
  }

  point(element: Element, event: { clientX: number; clientY: number }): Point {
    return this.host.point(pixel(element, event));
  }

  pressed(element: Element, event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = pixel(element, event);
    if (this.down.size === 0) {
      this.start = at;
      this.moved = false;
      this.dragging = this.host.holds(this.host.point(at));
    } else {
      this.moved = true;
      this.dragging = false;
    }
    this.down.set(event.pointerId, at);
  }

  moves(element: Element, event: PointerEvent): void {
    const before = this.down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === 'mouse') this.host.hover(this.point(element, event));
      return;
    }
    const now = pixel(element, event);
    if (!this.moved && this.start) {
      if (!hasSlipped(this.start, now)) return;
      this.moved = true;
      element.setPointerCapture(event.pointerId);
    }
    if (this.dragging) this.host.drag(this.host.point(now));
    else if (this.down.size === 1) this.host.pan(now.x - before.x, now.y - before.y);
    else this.pinch(event.pointerId, before, now);
    this.down.set(event.pointerId, now);
  }

  released(event: PointerEvent): void {
    this.down.delete(event.pointerId);
    if (this.down.size === 0) {
      this.dragging = false;
      this.start = null;
    }
  }

  left(): void {
    this.host.hover(null);
  }

  wheel(element: Element, event: WheelEvent): void {
    event.preventDefault();
    if (this.host.wheel?.(event)) return;
    // A trackpad's pinch comes as a wheel with Ctrl and needs a stronger answer.
    const strength = (event.ctrlKey ? 0.01 : 0.0015) * (event.deltaMode === 1 ? 30 : 1);
    this.host.zoom(Math.exp(-event.deltaY * strength), pixel(element, event));
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.down].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    this.host.zoom(is / was, { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 });
    this.host.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
  }
}

function pixel(element: Element, event: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
