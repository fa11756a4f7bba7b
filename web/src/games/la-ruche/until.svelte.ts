/** A moment to come: `running` until it is there. */
export class Until {
  /** When, by performance.now(). */
  at = $state(0);
  running = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly done: () => void;

  constructor(done: () => void = () => {}) {
    this.done = done;
  }

  /** It is then; a moment that has passed, or null, is none. */
  set(at: number | null): void {
    clearTimeout(this.timer);
    this.at = at ?? 0;
    const left = this.at - performance.now();
    this.running = left > 0;
    if (left > 0) this.timer = setTimeout(() => this.arrive(), left);
  }

  private arrive(): void {
    this.running = false;
    this.done();
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
