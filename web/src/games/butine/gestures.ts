/** Fingers and mouse on the meadow: pan, pinch, wheel, and dragging what lies under the pointer. */
import { panned, underPixel, zoomed, type Camera, type Size } from './camera.ts';
import type { Point } from './geometry.ts';

export interface Window {
  camera: Camera;
  size: Size;
}

export interface Host {
  window: () => Window;
  look: (camera: Camera) => void;
  /** Does something lie here that is dragged instead of the meadow? */
  holds: (point: Point) => boolean;
  drag: (point: Point) => void;
  hover: (point: Point | null) => void;
}

/** Pixels that a pointer may slip and still be a tap. */
const SLIP = 7;

export class Gestures {
  private readonly host: Host;
  private readonly down = new Map<number, { x: number; y: number }>();
  private start: { x: number; y: number } | null = null;
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
    const { x, y } = pixel(element, event);
    const { camera, size } = this.host.window();
    return underPixel(camera, size, x, y);
  }

  pressed(element: Element, event: PointerEvent): void {
    if (event.button !== 0) return;
    const at = pixel(element, event);
    if (this.down.size === 0) {
      this.start = at;
      this.moved = false;
      this.dragging = this.host.holds(this.point(element, event));
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
      if (Math.hypot(now.x - this.start.x, now.y - this.start.y) <= SLIP) return;
      this.moved = true;
      element.setPointerCapture(event.pointerId);
    }
    if (this.dragging) this.host.drag(this.point(element, event));
    else if (this.down.size === 1) this.pan(now.x - before.x, now.y - before.y);
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

  wheel(element: Element, event: WheelEvent): void {
    event.preventDefault();
    const { camera, size } = this.host.window();
    const { x, y } = pixel(element, event);
    // A trackpad's pinch comes as a wheel with Ctrl and needs a stronger answer.
    const strength = (event.ctrlKey ? 0.01 : 0.0015) * (event.deltaMode === 1 ? 30 : 1);
    this.host.look(zoomed(camera, size, Math.exp(-event.deltaY * strength), x, y));
  }

  private pan(dx: number, dy: number): void {
    this.host.look(panned(this.host.window().camera, dx, dy));
  }

  private pinch(id: number, before: Point, now: Point): void {
    const other = [...this.down].find(([pointer]) => pointer !== id)?.[1];
    if (!other) return;
    const { camera, size } = this.host.window();
    const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
    const is = Math.hypot(now.x - other.x, now.y - other.y) || 1;
    const middle = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    const nearer = zoomed(camera, size, is / was, middle.x, middle.y);
    this.host.look(panned(nearer, (now.x - before.x) / 2, (now.y - before.y) / 2));
  }
}

function pixel(element: Element, event: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
