/** A plane behind a window: it can be moved and zoomed, and shows everything when it grows. */
import { untrack } from 'svelte';
import { wantsMotion } from '../motion/motions.ts';
import {
  between,
  fitted,
  kept,
  nearer,
  panned,
  shows,
  underPixel,
  viewBox,
  zoomed,
  type Camera,
  type Looks,
} from './camera.ts';
import { Gestures, type Host } from './gestures.ts';
import type { Box, Point } from './points.ts';

/** What a board tells of its plane. */
export interface Board extends Omit<Host, 'point' | 'pan' | 'zoom'> {
  looks: Looks;
  /** Around all that is to be seen. */
  box: () => Box;
  /** May it not move by itself now? */
  still?: () => boolean;
}

/** Milliseconds to glide to where everything is seen. */
const GLIDE = 250;

export class Plane {
  svg = $state<SVGSVGElement>();
  width = $state(0);
  height = $state(0);
  private camera = $state.raw<Camera>({ x: 0, y: 0, scale: 1 });
  private readonly size = $derived({ width: this.width, height: this.height });
  readonly viewBox = $derived(this.width ? viewBox(this.camera, this.size) : undefined);
  readonly gestures: Gestures;
  private readonly board: Board;
  /** Did the person choose what to look at? Then it stays, as long as all can be seen. */
  private chosen = false;
  private settled = false;
  private frame = 0;

  constructor(board: Board) {
    this.board = board;
    this.gestures = new Gestures({
      ...board,
      point: (pixel) => underPixel(this.camera, this.size, pixel),
      pan: (dx, dy) => this.look(panned(this.camera, dx, dy)),
      zoom: (factor, pixel) =>
        this.look(zoomed(this.camera, this.size, factor, pixel, board.looks)),
    });
  }

  /** To be called while a component is made: keep everything in sight. */
  follow(): void {
    $effect(() => {
      const box = this.board.box();
      const all = fitted(box, this.size, this.board.looks);
      if (!this.width || !this.height || this.board.still?.()) return;
      untrack(() => {
        if (!this.chosen || !shows(this.camera, this.size, box)) this.glide(all);
      });
    });
    $effect(() => () => cancelAnimationFrame(this.frame));
  }

  fit(): void {
    this.glide(fitted(this.board.box(), this.size, this.board.looks));
  }

  /** Show everything, unless what lies in this box is seen already. */
  bring(box: Box): void {
    if (!shows(this.camera, this.size, box)) this.fit();
  }

  /** Come near to a point where what lies there is drawn too small for a finger. */
  comeNear(point: Point, least: number): void {
    if (this.camera.scale >= least) return;
    this.glide(nearer(this.camera, this.size, point, least, this.board.looks));
    this.chosen = true;
  }

  zoom(factor: number): void {
    const middle = { x: this.width / 2, y: this.height / 2 };
    this.look(zoomed(this.camera, this.size, factor, middle, this.board.looks));
  }

  focus(): void {
    this.svg?.focus({ preventScroll: true });
  }

  /** Pixels to a drawing unit now. */
  get scale(): number {
    return this.camera.scale;
  }

  /** The point of the plane under the pointer; null when the pointer is elsewhere on the page. */
  pointAt(event: { clientX: number; clientY: number }): Point | null {
    if (!this.svg) return null;
    const { left, right, top, bottom } = this.svg.getBoundingClientRect();
    const { clientX: x, clientY: y } = event;
    const outside = x < left || x > right || y < top || y > bottom;
    return outside ? null : this.gestures.point(this.svg, event);
  }

  private look(camera: Camera): void {
    this.chosen = true;
    cancelAnimationFrame(this.frame);
    this.camera = kept(camera, this.size, this.board.box(), this.board.looks);
  }

  private glide(to: Camera): void {
    cancelAnimationFrame(this.frame);
    this.chosen = false;
    if (!this.settled || !wantsMotion()) {
      this.settled = true;
      this.camera = to;
      return;
    }
    const from = this.camera;
    const start = performance.now();
    const move = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - start) / GLIDE));
      this.camera = between(from, to, 1 - (1 - part) ** 3);
      if (part < 1) this.frame = requestAnimationFrame(move);
    };
    this.frame = requestAnimationFrame(move);
  }
}
