/** Arrow keys among things that lie in rows: which one is next in a direction. */
import type { Point } from './geometry.ts';

interface Placed {
  getBoundingClientRect: () => { left: number; top: number; width: number; height: number };
}

function middleOf(thing: Placed): Point {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** The nearest one ahead; what lies off the line counts as farther away. */
export function aimed<T extends Placed>(
  from: T,
  all: readonly T[],
  direction: Point,
): T | undefined {
  const here = middleOf(from);
  let best: T | undefined;
  let least = Infinity;
  for (const thing of all) {
    const { x, y } = middleOf(thing);
    const ahead = (x - here.x) * direction.x + (y - here.y) * direction.y;
    const aside = Math.abs((x - here.x) * direction.y - (y - here.y) * direction.x);
    if (ahead < 8) continue;
    const cost = ahead + 3 * aside;
    if (cost < least) {
      best = thing;
      least = cost;
    }
  }
  return best;
}
