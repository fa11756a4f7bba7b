/** Where the bee is shown: it flies what was flown, tile by tile, and then it is where it is. */
import { wantsMotion } from '../../motion/motions.ts';

/** A whole flight takes no longer than this, however far it was; and no leg longer than that. */
const LONGEST = 600;
const LEG = 200;

export class Flight {
  /** The tile it passes now; null when it is not under way. */
  at = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(path: readonly number[]): void {
    this.stop();
    if (path.length < 2 || !wantsMotion()) return;
    this.leg([...path], Math.min(LEG, LONGEST / path.length));
  }

  stop(): void {
    clearTimeout(this.timer);
    this.at = null;
  }

  private leg(path: number[], ms: number): void {
    const [next, ...rest] = path;
    this.at = next ?? null;
    if (next !== undefined) this.timer = setTimeout(() => this.leg(rest, ms), ms);
  }
}
