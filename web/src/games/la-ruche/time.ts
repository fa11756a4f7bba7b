/** Counting down on the screen. */

/** The number to count down with: 3 from 3000 to 2001. */
export function countdown(ms: number): number {
  return Math.ceil(ms / 1000);
}
