/** “Store for me”: like to like, else an empty room, else wherever there is space. */
import { readMove } from '../../moves/waggle-dance.ts';

export interface Stored {
  holds: readonly string[];
}

/** How many of a colour a room has, when nothing else is in it. */
function purity(holds: readonly string[], colour: string): number {
  return holds.every((held) => held === colour) ? holds.length : -1;
}

/** The better a room suits a cube, the greater. */
function merit(room: Stored | undefined, colour: string): number {
  const holds = room?.holds ?? [];
  const pure = purity(holds, colour);
  if (pure > 0) return 10 + pure;
  if (pure === 0) return 5;
  return holds.filter((held) => held === colour).length - holds.length / 10;
}

/** The next cube to put away, out of what is legal; null when nothing can be stored. */
export function nextStore(legal: readonly string[], rooms: readonly Stored[]): string | null {
  let best: string | null = null;
  let most = -Infinity;
  for (const text of legal) {
    const move = readMove(text);
    if (move?.kind !== 'store') continue;
    const value = merit(rooms[move.room - 1], move.colour);
    if (value > most) [best, most] = [text, value];
  }
  return best;
}
