/** Quiet sounds: whether and how loud they are heard is remembered. Silent until the first touch. */
import { keep, recall } from '../remembered.ts';
import type { SoundName } from './synth';

const REMEMBERED = 'skep-sound';

interface Wish {
  volume: number;
  muted: boolean;
}

/** What was remembered, unless it is nonsense. */
export function readWish(text: string | null): Wish {
  try {
    const found = JSON.parse(text ?? '') as Partial<Wish> | null;
    const volume = Number(found?.volume);
    if (volume >= 0 && volume <= 1) return { volume, muted: found?.muted === true };
  } catch {
    // Nothing was remembered.
  }
  return { volume: 0.5, muted: false };
}

class Sound {
  private wish = $state(readWish(recall(REMEMBERED)));
  /** Has somebody touched the page? A browser lets nothing be heard before. */
  private touched = false;

  constructor() {
    const touch = () => (this.touched = true);
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(kind, touch, { once: true, capture: true });
  }

  get volume(): number {
    return this.wish.volume;
  }

  get muted(): boolean {
    return this.wish.muted || this.wish.volume === 0;
  }

  setVolume(volume: number): void {
    this.remember({ volume, muted: volume === 0 });
  }

  setMuted(muted: boolean): void {
    this.remember({ muted, volume: this.wish.volume || 0.5 });
  }

  play(name: SoundName): void {
    if (!this.touched || this.muted) return;
    const { volume } = this.wish;
    // Nobody waits for a sound: when it cannot be had, there is none.
    import('./synth').then(
      ({ play }) => play(name, volume),
      () => undefined,
    );
  }

  private remember(wish: Wish): void {
    this.wish = wish;
    keep(REMEMBERED, JSON.stringify(wish));
  }
}

export const sound = new Sound();
