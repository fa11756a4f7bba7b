/** Where the bee is shown: it flies what was flown, tile by tile, and then it is where it is. */

const LEG = 250;

export class Flight {
  /** The tile it passes now; null when it is not under way. */
  at = $state<number | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;

  start(path: readonly number[]): void {
    this.stop();
    if (path.length < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    this.leg([...path]);
  }

  stop(): void {
    clearTimeout(this.timer);
    this.at = null;
  }

  private leg(path: number[]): void {
    const [next, ...rest] = path;
    this.at = next ?? null;
    if (next !== undefined) this.timer = setTimeout(() => this.leg(rest), LEG);
  }
}
