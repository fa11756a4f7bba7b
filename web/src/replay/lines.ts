/** The lines of a look back: moves of which there is nothing to tell are folded into the one before. */
export interface Line {
  /** The step that is told, and the first one after those that it covers. */
  at: number;
  end: number;
  text: string;
  /** How often each seat passed in the untold moves that follow; a single pass goes unsaid. */
  passes: { seat: number; count: number }[];
}

export interface Told {
  seat: number | null;
  text: string;
}

export function foldLines(steps: readonly Told[]): Line[] {
  const lines: Line[] = [];
  steps.forEach(({ text }, at) => {
    if (text !== '' || at === 0) lines.push({ at, end: at + 1, text, passes: [] });
    else lines[lines.length - 1]!.end = at + 1;
  });
  return lines.map((line) => ({ ...line, passes: passesIn(steps.slice(line.at + 1, line.end)) }));
}

function passesIn(steps: readonly Told[]): Line['passes'] {
  if (steps.length < 2) return [];
  const counts = new Map<number, number>();
  for (const { seat } of steps) if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  return [...counts].map(([seat, count]) => ({ seat, count }));
}

/** Where a game that runs by itself goes next: to the next line, else to the last step. */
export function nextStop(lines: readonly Line[], at: number, last: number): number {
  return lines.find((line) => line.at > at)?.at ?? last;
}

export const SPEEDS = [0.5, 1, 2, 4, 8] as const;

/** One speed faster or slower, as far as there is one. */
export function otherSpeed(speed: number, by: 1 | -1): number {
  const now = SPEEDS.findIndex((one) => one >= speed);
  return SPEEDS[Math.min(Math.max(now + by, 0), SPEEDS.length - 1)] ?? speed;
}

/** The step that an address names behind its #, like m37; null when it names none. */
export function stepOf(anchor: string): number | null {
  const found = /^m(\d{1,5})$/.exec(anchor);
  return found ? Number(found[1]) : null;
}
