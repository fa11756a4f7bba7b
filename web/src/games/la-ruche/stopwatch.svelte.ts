/**
 * How long a puzzle takes, and how many hints: measured here, for the player alone. It survives a
 * reload of the page, and nothing else.
 */
import { keep, recall } from '../../remembered.ts';

interface Kept {
  began: number;
  hints: number;
  /** When it ended; null while it runs. */
  ended: number | null;
}

export class Stopwatch {
  ms = $state<number | null>(null);
  hints = $state(0);
  private readonly name: string;
  private kept: Kept | null;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(name: string) {
    this.name = `skep-ruche ${name}`;
    this.kept = this.read();
    this.hints = this.kept?.hints ?? 0;
  }

  /** Go on, or begin. */
  run(): void {
    this.kept ??= { began: Date.now(), hints: 0, ended: null };
    this.write();
    this.look();
    clearInterval(this.timer);
    this.timer = setInterval(() => this.look(), 500);
  }

  /** It is over. Where nobody saw the beginning, nothing was measured. */
  end(): void {
    clearInterval(this.timer);
    if (!this.kept) return;
    this.kept.ended ??= Date.now();
    this.write();
    this.look();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  hinted(): void {
    if (!this.kept) return;
    this.kept.hints += 1;
    this.hints = this.kept.hints;
    this.write();
  }

  private look(): void {
    this.ms = this.kept && (this.kept.ended ?? Date.now()) - this.kept.began;
  }

  private read(): Kept | null {
    try {
      return JSON.parse(recall(this.name, 'sessionStorage') ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  }

  private write(): void {
    keep(this.name, JSON.stringify(this.kept), 'sessionStorage');
  }
}
