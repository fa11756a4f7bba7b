/** Fingers and mouse on the comb: pan, pinch, wheel, and dragging the tile that was set down. */
import { panned, underPixel, zoomed, type Camera, type Size } from './camera.ts';
import type { Point } from './geometry.ts';

export interface Host {
  window: () => { camera: Camera; size: Size };
  look: (camera: Camera) => void;
  /** Is there a tile in hand, so that the wheel turns it? */
  holding: () => boolean;
  turn: (by: 1 | -1) => void;
  /** Does the tile that was set down lie here? Then it is dragged instead of the comb. */
  holds: (point: Point) => boolean;
  drag: (point: Point) => void;
  hover: (point: Point | null) => void;
}

/** Pixels that a pointer may slip and still be a tap. */
const SLIP = 7;

/** Turns a tile with the wheel: one notch is one turn, however finely a wheel or trackpad counts. */
export class Wheel {
  private sum = 0;
  private last = -Infinity;

  /** The turn that this bit of scrolling makes, or 0. */
  turns(delta: number, lines: boolean, now: number): -1 | 0 | 1 {
    if (now - this.last > 250 || Math.sign(delta) !== Math.sign(this.sum)) this.sum = 0;
    this.last = now;
    this.sum += delta * (lines ? 34 : 1);
    if (Math.abs(this.sum) < 50) return 0;
    const by = this.sum > 0 ? 1 : -1;
    this.sum = 0;
    return by;
  }
}

export class Gestures {
  private readonly host: Host;
  private readonly down = new Map<number, Point>();
  private readonly notches = new Wheel();
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
    const lines = event.deltaMode === 1;
    if (this.host.holding() && !event.ctrlKey) {
      this.notch(event);
      return;
    }
    const { camera, size } = this.host.window();
    const { x, y } = pixel(element, event);
    // A trackpad's pinch comes as a wheel with Ctrl and needs a stronger answer.
    const strength = (event.ctrlKey ? 0.01 : 0.0015) * (lines ? 30 : 1);
    this.host.look(zoomed(camera, size, Math.exp(-event.deltaY * strength), x, y));
  }

  /** The wheel turns the tile in hand. */
  notch(event: WheelEvent): void {
    const by = this.notches.turns(event.deltaY, event.deltaMode === 1, event.timeStamp);
    if (by) this.host.turn(by);
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
    const half = { x: (before.x + other.x) / 2, y: (before.y + other.y) / 2 };
    const nearer = zoomed(camera, size, is / was, half.x, half.y);
    this.host.look(panned(nearer, (now.x - before.x) / 2, (now.y - before.y) / 2));
  }
}

function pixel(element: Element, event: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
