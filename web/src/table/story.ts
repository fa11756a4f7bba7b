/** The points of a game over its moves, as lines to draw. */
import type { Story } from '../protocol';

export const HEIGHT = 220;
export const LEFT = 34;
/** Room for the names at the end of the lines. */
export const RIGHT = 130;
const TOP = 12;
const BOTTOM = 26;
const LABEL_GAP = 17;
/** Lines of players with as many points stand beside each other. */
const BESIDE = 2;

/** Each player has a line of another make, so that no colour is needed to tell them apart. */
export const DASHES = ['none', '9 5', '2 5', '14 4 2 4', '5 3', '1 3'];
export const GLYPHS = ['●', '■', '▲', '◆', '✚', '★'];

export interface Curve {
  seat: number;
  /** The line, as a path. */
  path: string;
  /** Where its end is, and where its name stands beside it. */
  end: { x: number; y: number; label: number };
  points: number;
}

export interface Chart {
  curves: Curve[];
  /** Points that have a line across. */
  marks: { points: number; y: number }[];
  /** Moves after which somebody went ahead. */
  leads: { move: number; seat: number; x: number; y: number }[];
}

/** Round steps, so that there are about four lines across. */
function stepOf(most: number): number {
  const rough = Math.max(most / 4, 1);
  const size = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((times) => times * size).find((step) => step >= rough) ?? rough;
}

/** Names beside each other would not be read: each gets a place of its own. */
export function spread(wanted: number[], gap: number, least: number, most: number): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0));
  const found = [...wanted];
  let free = least;
  for (const i of order) {
    found[i] = Math.max(found[i] ?? 0, free);
    free = (found[i] ?? 0) + gap;
  }
  let below = most;
  for (const i of order.reverse()) {
    found[i] = Math.min(found[i] ?? 0, below);
    below = (found[i] ?? 0) - gap;
  }
  return found;
}

/** The chart of a game, as wide as there is room. */
export function chartOf(story: Story, width: number): Chart | null {
  const most = Math.max(...story.curve.flatMap(([, points]) => points));
  const least = Math.min(0, ...story.curve.flatMap(([, points]) => points));
  if (most <= 0 || story.moves === 0) return null;
  const x = (move: number) =>
    Math.round((LEFT + (move / story.moves) * (width - LEFT - RIGHT)) * 10) / 10;
  const y = (points: number) =>
    Math.round(
      (HEIGHT - BOTTOM - ((points - least) / (most - least)) * (HEIGHT - TOP - BOTTOM)) * 10,
    ) / 10;
  const last = story.curve.at(-1)?.[1] ?? [];
  const labels = spread(last.map(y), LABEL_GAP, TOP, HEIGHT - BOTTOM);
  const lineY = (points: number, seat: number) => Math.round((y(points) - BESIDE * seat) * 10) / 10;
  const curves = last.map((points, seat) => ({
    seat,
    // Points stay until they change: steps, not slopes.
    path: `M${x(0)} ${lineY(story.curve[0]?.[1][seat] ?? 0, seat)}${story.curve
      .slice(1)
      .map(([move, now]) => `H${x(move)}V${lineY(now[seat] ?? 0, seat)}`)
      .join('')}H${x(story.moves)}`,
    end: { x: x(story.moves), y: lineY(points, seat), label: labels[seat] ?? 0 },
    points,
  }));
  const step = stepOf(most);
  const marks = [];
  for (let points = 0; points <= most; points += step) marks.push({ points, y: y(points) });
  const leads = story.leads.flatMap(({ move, seat }) => {
    if (seat === null) return [];
    const points = story.curve.find(([at]) => at === move)?.[1][seat] ?? 0;
    return [{ move, seat, x: x(move), y: lineY(points, seat) }];
  });
  return { curves, marks, leads };
}

/** The move from which on the one who was ahead at the end stayed ahead; null: nobody did. */
export function forGood(story: Story): { move: number; seat: number } | null {
  const last = story.leads.at(-1);
  return last === undefined || last.seat === null || story.leads.length < 2
    ? null
    : { move: last.move, seat: last.seat };
}
