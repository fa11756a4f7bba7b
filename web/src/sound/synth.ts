/** The sounds themselves, made here out of a few notes. */

/** One note: hertz, when it begins and how long it is in seconds, how loud, and its kind. */
type Note = [hertz: number, at: number, length: number, loud: number, kind: OscillatorType];

const NOTES = {
  /** A tile, a bee, a pen on paper. */
  laid: [
    [210, 0, 0.07, 0.5, 'sine'],
    [640, 0, 0.03, 0.15, 'triangle'],
  ],
  /** The same from somebody else, farther away. */
  heard: [[160, 0, 0.08, 0.3, 'sine']],
  points: [
    [587, 0, 0.12, 0.25, 'triangle'],
    [880, 0.08, 0.18, 0.25, 'triangle'],
  ],
  turn: [
    [440, 0, 0.12, 0.2, 'triangle'],
    [660, 0.12, 0.2, 0.2, 'triangle'],
  ],
  refused: [[120, 0, 0.16, 0.3, 'triangle']],
  end: [
    [523, 0, 0.3, 0.2, 'triangle'],
    [659, 0.14, 0.3, 0.2, 'triangle'],
    [784, 0.28, 0.5, 0.2, 'triangle'],
  ],
} satisfies Record<string, Note[]>;

export type SoundName = keyof typeof NOTES;

let context: AudioContext | null = null;

export function play(name: SoundName, volume: number): void {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  for (const [hertz, at, length, loud, kind] of NOTES[name] as Note[]) {
    const begin = context.currentTime + at;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = kind;
    tone.frequency.value = hertz;
    // It fades like something of wood that was struck.
    gain.gain.setValueAtTime(volume * loud, begin);
    gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
