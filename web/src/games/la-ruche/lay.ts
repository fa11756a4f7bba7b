/**
 * A tile as it lies: six colours, 1 to 6, clockwise from up-right, written like “351246”.
 * A tile is named by its lay with the bee up and colour 1 first.
 */

export const COLOURS = ['1', '2', '3', '4', '5', '6'] as const;

/** Turned clockwise by so many sixths. */
export function turned(lay: string, by: number): string {
  const shift = ((by % 6) + 6) % 6;
  return lay.slice(6 - shift) + lay.slice(0, 6 - shift);
}

/** Turned over, left to right: what was up-right is up-left. */
export function flipped(lay: string): string {
  return [...lay].reverse().join('');
}

/** The same face, turned so that a colour shows in a direction. */
export function withColourAt(lay: string, colour: string, direction: number): string {
  return turned(lay, direction - lay.indexOf(colour));
}

/** Does it show the bee? Then, clockwise from colour 1, the second is smaller than the last. */
export function beeUp(lay: string): boolean {
  const from = withColourAt(lay, '1', 0);
  return from[1]! < from[5]!;
}

/** The name of the tile. */
export function tileOf(lay: string): string {
  return withColourAt(beeUp(lay) ? lay : flipped(lay), '1', 0);
}

/** How far it is turned from the lay that names its face. */
export function turnOf(lay: string): number {
  return lay.indexOf('1');
}

/** The steps, clockwise if positive, that turn a lay into another of the same face. */
export function stepsTo(lay: string, other: string): number {
  const steps = (turnOf(other) - turnOf(lay) + 6) % 6;
  return steps > 3 ? steps - 6 : steps;
}
