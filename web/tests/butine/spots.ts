/** Tiles by their names, in tests of the meadow. */
import type { Spot } from '../../src/games/butine/geometry.ts';
import { placeText, readSpot } from '../../src/games/butine/moves.ts';

export { readSpot };

/** A tile as views name it: R4@3,-2. */
export function spotName(spot: Spot): string {
  return placeText(spot).slice('place '.length);
}
