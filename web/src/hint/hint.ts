/** Hints: what is expected in words, what is played, and for how long they hold. */
import type { Args } from '../games/face.ts';
import type { TableHint } from '../protocol.ts';

type Say = (key: string, args?: Args) => string;

/** “62 % to win”, or alone “about 58 points”. Nothing is ever quite sure. */
export function resultWords(say: Say, expected: number, alone: boolean): string {
  if (alone) return say('web-hint-points', { points: Math.round(expected) });
  const percent = Math.min(99, Math.max(1, Math.round(100 * expected)));
  return say('web-hint-chance', { percent });
}

/** A plan is played up to its end, which is left to the player: it can be taken back until then. */
export function movesToPlay(moves: readonly string[]): readonly string[] {
  return moves.length > 1 && moves.at(-1) === 'done' ? moves.slice(0, -1) : moves;
}

/** What a seat may do now, as one text: a hint is for this decision and no other. */
export function decisionOf(legal: Record<string, string[]>, seat: number): string {
  return (legal[String(seat)] ?? []).join('\n');
}

/** All of it for a screen reader. */
export function toldHint(say: Say, sentences: readonly string[], hint: TableHint): string {
  const lines = hint.suggestions.map(({ expected }, i) =>
    say('web-hint-line', {
      number: i + 1,
      what: sentences[i] ?? '',
      result: resultWords(say, expected, hint.alone),
    }),
  );
  return say('web-hint-told', { lines: lines.join(' ') });
}
