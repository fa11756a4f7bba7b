/** Shows what happened scene by scene; then the table is as it is. */
import type { Happened, WaggleDanceView } from '../../protocol';
import { scenesOf, type Scene } from './scenes.ts';

/** A whole queue of scenes takes no longer than this: nobody has to watch for ever. */
const LONGEST = 14_000;

export class Theatre {
  /** What is shown now; null: the table itself. */
  scene = $state.raw<Scene | null>(null);
  /** The steps since the last nightfall, to read again. */
  told = $state.raw<readonly Scene[]>([]);
  private queue: Scene[] = [];
  private last: WaggleDanceView | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stretch: () => number;
  private readonly telling: (on: boolean) => void;

  /** `telling` hears when a scene is shown, and when there is none any more. */
  constructor(stretch: () => number, telling: (on: boolean) => void) {
    this.stretch = stretch;
    this.telling = telling;
  }

  /** A new view arrived, with the steps that led to it; none: it is another place altogether. */
  arrive(view: WaggleDanceView, steps: readonly Happened[]): void {
    const before = this.last;
    this.last = view;
    if (before === null || steps.length === 0 || steps.some((step) => step.undo)) {
      this.skip();
      return;
    }
    const scenes = scenesOf(before, steps);
    this.told = scenes.reduce(
      (told, scene) => (scene.fact.fact === 'night-fell' ? [scene] : [...told, scene]),
      [...this.told],
    );
    if (this.stretch() === 0) return;
    const last = scenes.findLastIndex(({ time }) => time > 0);
    this.queue.push(...scenes.slice(0, last + 1));
    if (this.timer === undefined) this.go();
  }

  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.queue = [];
    this.show(null);
  }

  private show(scene: Scene | null): void {
    this.scene = scene;
    this.telling(scene !== null);
  }

  private go(): void {
    this.timer = undefined;
    while (this.queue[0]?.time === 0) this.queue.shift();
    const left = this.queue.reduce((sum, { time }) => sum + time, 0) * this.stretch();
    const scene = this.queue.shift();
    this.show(scene ?? null);
    if (!scene) return;
    const hurry = Math.min(1, LONGEST / Math.max(1, left));
    this.timer = setTimeout(() => this.go(), scene.time * this.stretch() * hurry);
  }
}
