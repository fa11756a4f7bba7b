/** Which sound belongs to what has just happened. */
import type { Happened } from '../protocol';
import type { SoundName } from './synth';

/** One sound for all the steps that arrived together; null: nothing to hear. */
export function heardIn(
  steps: Happened[],
  mine: number[],
  now: number[],
  before: number[],
): SoundName | null {
  const moves = steps.filter(({ undo, move }) => !undo && move !== null);
  if (moves.length === 0) return null;
  if (mine.some((seat) => (now[seat] ?? 0) > (before[seat] ?? Infinity))) return 'points';
  return moves.some(({ seat }) => seat !== null && mine.includes(seat)) ? 'laid' : 'heard';
}
