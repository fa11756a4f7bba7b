/** Where a game has left its traces: what each fact touched, and each seat's last move. */
import type { Happened } from '../protocol.ts';
import { takenBack } from '../table.ts';

/** The button that ends a turn or leaves something out: what a hint marks that means just this. */
export const ENDING = 'ending';

/**
 * What a game tells of its facts. A place is a text that the board's own parts have for themselves,
 * like `tile 3`; what no part has for a name any more is not marked.
 */
export interface Traces {
  /** The places that a fact touched; `earlier` are the facts before it that still stand. */
  places: (fact: any, earlier: readonly any[]) => string[];
  /** Does another move begin with this fact, also when the same seat goes on? */
  begins: (fact: any) => boolean;
  /** Does this fact take back the last step of the same seat? */
  takesBack?: (fact: any) => boolean;
  /** Do all act at once? Then what one does is not the end of what another does. */
  atOnce?: boolean;
}

export interface Trail {
  /** By the number of a step: for each of its facts, the places that it touched. */
  touched: ReadonlyMap<number, readonly string[][]>;
  /** By place: the seats whose last move touched it. */
  last: ReadonlyMap<string, readonly number[]>;
}

export const NO_TRAIL: Trail = { touched: new Map(), last: new Map() };

/** A fact with the step that it belongs to. */
interface Known {
  step: Happened;
  fact: Record<string, unknown>;
  places: string[];
}

export function trailOf(steps: readonly Happened[], traces: Traces): Trail {
  const gone = takenBack([...steps]);
  const touched = new Map<number, string[][]>();
  const earlier: unknown[] = [];
  let known: Known[] = [];
  for (const step of steps) {
    if (step.undo || gone.has(step.seq)) continue;
    if (step.facts.some((fact) => traces.takesBack?.(fact))) known = withoutLast(known, step);
    const places = step.facts.map((fact) => {
      const found = traces.places(fact, earlier);
      earlier.push(fact);
      known.push({ step, fact: fact as Record<string, unknown>, places: found });
      return found;
    });
    touched.set(step.seq, places);
  }
  return { touched, last: lastMoves(known, traces) };
}

function withoutLast(known: readonly Known[], { seat }: Happened): Known[] {
  const last = known.findLast(({ step }) => step.seat === seat)?.step;
  return known.filter(({ step }) => step !== last);
}

/** A move is all that a seat does until somebody else acts, or another move begins. */
function lastMoves(known: readonly Known[], traces: Traces): Map<string, number[]> {
  const moves = new Map<number, string[]>();
  let open = new Set<number>();
  let acting: number | null = null;
  for (const { step, fact, places } of known) {
    if (traces.begins(fact)) open = new Set();
    if (!traces.atOnce && step.seat !== acting) open = new Set();
    acting = step.seat;
    // What names nobody has happened to all: it is nobody's move.
    const seat = fact.seat;
    if (!places.length || typeof seat !== 'number') continue;
    moves.set(seat, open.has(seat) ? [...(moves.get(seat) ?? []), ...places] : places);
    open.add(seat);
  }
  const last = new Map<string, number[]>();
  for (const [seat, places] of [...moves].sort(([a], [b]) => a - b))
    for (const place of new Set(places)) last.set(place, [...(last.get(place) ?? []), seat]);
  return last;
}
