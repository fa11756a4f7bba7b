/** Where a bubble goes: beside the thing, within the window, never over the thing. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}

/** Pixels between a thing and its bubble, and between the bubble and the edge of the window. */
export const GAP = 8;

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/** The left upper corner of a bubble of this size for a thing in a window. */
export function placeBubble(thing: Box, bubble: Size, window: Size): { x: number; y: number } {
  // What is scrolled out of the window counts as far as it is seen.
  const seen = {
    left: within(thing.left, 0, window.width),
    right: within(thing.right, 0, window.width),
    top: within(thing.top, 0, window.height),
    bottom: within(thing.bottom, 0, window.height),
  };
  const x = within(
    (seen.left + seen.right - bubble.width) / 2,
    GAP,
    window.width - bubble.width - GAP,
  );
  const y = within(
    (seen.top + seen.bottom - bubble.height) / 2,
    GAP,
    window.height - bubble.height - GAP,
  );
  const room = {
    below: window.height - seen.bottom - 2 * GAP,
    above: seen.top - 2 * GAP,
    right: window.width - seen.right - 2 * GAP,
    left: seen.left - 2 * GAP,
  };
  if (room.above >= bubble.height) return { x, y: seen.top - GAP - bubble.height };
  if (room.below >= bubble.height) return { x, y: seen.bottom + GAP };
  if (room.right >= bubble.width) return { x: seen.right + GAP, y };
  if (room.left >= bubble.width) return { x: seen.left - GAP - bubble.width, y };
  // Something as large as the window: at its foot.
  return { x, y: window.height - bubble.height - GAP };
}
