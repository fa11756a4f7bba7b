/** What is true of the traces of every board, tried on facts of the golden games. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Traces } from '../../src/marks/trail.ts';
import type { Happened } from '../../src/protocol.ts';

/** A fact of each kind, by its kind. */
export function recorded<Fact = unknown>(game: string): Record<string, Fact> {
  const text = readFileSync(join(import.meta.dirname, 'facts.json'), 'utf8');
  return (JSON.parse(text) as Record<string, Record<string, Fact>>)[game]!;
}

/** Test that every kind of fact has a place on the board, but for these. */
export function testEveryKind(game: string, traces: Traces, without: readonly string[]): void {
  test(`every kind of fact of ${game} has a place, but for those without one`, () => {
    const placeless = Object.entries(recorded(game))
      .filter(([, fact]) => traces.places(fact, []).length === 0)
      .map(([kind]) => kind);
    assert.deepEqual(placeless.sort(), [...without].sort());
  });
}

let seq = 0;

/** A step of a seat, after all that were made before. */
export function step(seat: number | null, ...facts: unknown[]): Happened {
  seq += 1;
  return { seq, seat, move: null, undo: false, facts, at_ms: 0 };
}

export function undo(seat: number): Happened {
  return { ...step(seat), undo: true };
}
