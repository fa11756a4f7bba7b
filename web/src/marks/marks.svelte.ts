/** The marks on a board: each seat's last move, and what a line of the log speaks of. */
import { getContext, setContext } from 'svelte';
import type { Happened } from '../protocol';
import { NO_TRAIL, trailOf, type Traces } from './trail';

/** A step, and one of its facts; without: all of them. */
export interface Line {
  seq: number;
  fact?: number;
}

interface Source {
  steps: readonly Happened[];
  traces: Traces | undefined;
}

const NOBODY: readonly number[] = [];
const NOTHING: readonly (readonly string[])[] = [];
const KEY = Symbol('marks');

export class Marks {
  private readonly source: () => Source;
  /** The line under the mouse, and the one that has the keyboard. */
  private hovered = $state.raw<Line | null>(null);
  private focused = $state.raw<Line | null>(null);
  /** The line that stays lit until it is let go. */
  held = $state.raw<Line | null>(null);

  /** What a hint suggests, the best first: the places that each would touch. */
  private suggested = $state.raw(NOTHING);
  /** The one of them that is shown, or null. */
  picked = $state<number | null>(null);

  constructor(source: () => Source) {
    this.source = source;
  }

  private readonly trail = $derived.by(() => {
    const { steps, traces } = this.source();
    return traces ? trailOf(steps, traces) : NO_TRAIL;
  });
  private readonly lit = $derived.by(() => {
    const line = this.hovered ?? this.focused ?? this.held;
    if (line) return new Set(this.places(line));
    return new Set(this.picked === null ? [] : this.suggested[this.picked]);
  });
  private readonly ranks = $derived.by(() => {
    const found = new Map<string, number[]>();
    this.suggested.forEach((places, rank) => {
      for (const place of new Set(places)) found.set(place, [...(found.get(place) ?? []), rank]);
    });
    return found;
  });
  readonly last = $derived(this.trail.last);

  private places({ seq, fact }: Line): string[] {
    const facts = this.trail.touched.get(seq) ?? [];
    return fact === undefined ? facts.flat() : [...(facts[fact] ?? [])];
  }

  /** Is there anything to light? */
  hasTrace(line: Line): boolean {
    return this.places(line).length > 0;
  }

  /** All that is lit now. */
  get lights(): readonly string[] {
    return [...this.lit];
  }
  isLit(place: string): boolean {
    return this.lit.has(place);
  }
  /** The seats whose last move touched this. */
  lastOf(place: string): readonly number[] {
    return this.last.get(place) ?? NOBODY;
  }

  /** Which suggestions touch this: 0 is the best. */
  ranksOf(place: string): readonly number[] {
    return this.ranks.get(place) ?? NOBODY;
  }
  /** All places that a hint speaks of. */
  get suggestions(): ReadonlyMap<string, readonly number[]> {
    return this.ranks;
  }
  suggest(places: readonly (readonly string[])[]): void {
    this.suggested = places;
    this.picked = null;
  }

  hover(line: Line | null): void {
    this.hovered = line;
  }
  focus(line: Line | null): void {
    this.focused = line;
  }
  hold(line: Line | null): void {
    this.held = line;
  }
  isHeld({ seq, fact }: Line): boolean {
    return this.held?.seq === seq && this.held.fact === fact;
  }
  /** Nothing is lit any more. */
  end(): void {
    this.hovered = null;
    this.focused = null;
    this.held = null;
  }
  /** Nothing is suggested any more. */
  forgetHint(): void {
    this.suggest(NOTHING);
  }
}

/** To be called while a page is made: the board and the log below it share these marks. */
export function provideMarks(source: () => Source): Marks {
  return setContext(KEY, new Marks(source));
}

/** The marks of this page; a board that stands somewhere else has none. */
export function useMarks(): Marks {
  return getContext<Marks | undefined>(KEY) ?? new Marks(() => ({ steps: [], traces: undefined }));
}
