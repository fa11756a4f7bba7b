/** Times on the screen. */

/** The number to count down with: 3 from 3000 to 2001. */
export function countdown(ms: number): number {
  return Math.ceil(ms / 1000);
}

/** 4:31, 1:02:03 */
export function clockTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (value: number): string => String(value).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
