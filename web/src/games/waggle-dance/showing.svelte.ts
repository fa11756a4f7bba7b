/** How fast things are shown, and how long an answer may take: this browser remembers it. */
import { wantsMotion } from '../../motion/motions.ts';
import { keep, recall } from '../../remembered.ts';

export const SPEEDS = { calm: 1.6, usual: 1, quick: 0.4, none: 0 } as const;
export type Speed = keyof typeof SPEEDS;

/** Seconds until a window closes by itself; 0: never. The same whatever the cards are. */
export const WAITS = [2.5, 5, 10, 0] as const;

const SPEED_KEY = 'skep-waggle-dance-speed';
const WAIT_KEY = 'skep-waggle-dance-wait';

class Showing {
  private chosen = $state<Speed>('usual');
  private seconds = $state<number>(WAITS[0]);

  constructor() {
    const speed = recall(SPEED_KEY);
    if (speed !== null && speed in SPEEDS) this.chosen = speed as Speed;
    const wait = Number.parseFloat(recall(WAIT_KEY) ?? '');
    if (wait >= 0) this.seconds = wait;
  }

  get speed(): Speed {
    return this.chosen;
  }
  set speed(speed: Speed) {
    this.chosen = speed;
    keep(SPEED_KEY, speed);
  }

  get wait(): number {
    return this.seconds;
  }
  set wait(seconds: number) {
    this.seconds = seconds;
    keep(WAIT_KEY, String(seconds));
  }

  /** By how much the usual times are stretched; 0: no motion at all. */
  get stretch(): number {
    return wantsMotion() ? SPEEDS[this.chosen] : 0;
  }
}

export const showing = new Showing();
