import assert from 'node:assert/strict';
import { test } from 'node:test';
import { trailOf, type Traces } from '../../src/marks/trail.ts';
import { step, undo } from '../recorded/traces.ts';

/** A fact here is what it touches, or `turn`, `back`. */
interface Fact {
  at?: string;
  seat?: number;
  fact?: string;
}
const traces: Traces = {
  places: ({ at }: Fact) => (at ? [at] : []),
  begins: ({ fact }: Fact) => fact === 'turn',
  takesBack: ({ fact }: Fact) => fact === 'back',
};
const TURN: Fact = { fact: 'turn' };
const at = (place: string, seat = 0): Fact => ({ at: place, seat });
const last = (steps: Parameters<typeof trailOf>[0], more: Partial<Traces> = {}) =>
  Object.fromEntries(trailOf(steps, { ...traces, ...more }).last);

test('the last move of a seat is all that it did until somebody else acted', () => {
  const steps = [step(0, at('a')), step(0, at('b')), step(1, at('c', 1))];
  assert.deepEqual(last(steps), { a: [0], b: [0], c: [1] });
  assert.deepEqual(last([...steps, step(0, at('d'))]), { c: [1], d: [0] });
});

test('it stays until the same seat has done something with a place again', () => {
  const steps = [step(0, at('a')), step(1, TURN), step(0, TURN), step(1, at('b', 1))];
  assert.deepEqual(last(steps), { a: [0], b: [1] });
});

test('a new turn of the same seat is another move', () => {
  assert.deepEqual(last([step(0, at('a'), TURN), step(0, at('b'))]), { b: [0] });
});

test('a place that two seats touched has both', () => {
  assert.deepEqual(last([step(1, at('a', 1)), step(0, at('a'))]), { a: [0, 1] });
});

test('what names no seat is nobody’s move', () => {
  assert.deepEqual(last([step(0, at('a')), step(0, { at: 'b' })]), { a: [0] });
});

test('a fact that speaks of a seat is that seat’s, whoever moved', () => {
  assert.deepEqual(last([step(0, at('a'), at('b', 1))]), { a: [0], b: [1] });
});

test('a step that was taken back has left nothing, and the move before it counts again', () => {
  const first = step(0, at('a'));
  const second = step(1, at('b', 1));
  const third = step(0, at('c'));
  assert.deepEqual(last([first, second, third, undo(0)]), { a: [0], b: [1] });
  const trail = trailOf([first, second, third, undo(0)], traces);
  assert.equal(trail.touched.has(third.seq), false);
  assert.deepEqual(trail.touched.get(first.seq), [['a']]);
});

test('a move of the game that takes back does the same', () => {
  const steps = [
    step(0, at('a')),
    step(0, at('b')),
    step(1, at('c', 1)),
    step(0, { fact: 'back' }),
  ];
  assert.deepEqual(last(steps), { a: [0], c: [1] });
});

test('where all act at once, a move goes on while others move', () => {
  const steps = [step(0, at('a')), step(1, at('b', 1)), step(0, at('c'))];
  assert.deepEqual(last(steps, { atOnce: true }), { a: [0], b: [1], c: [0] });
  const next = [...steps, step(null, TURN), step(1, at('d', 1))];
  assert.deepEqual(last(next, { atOnce: true }), { a: [0], c: [0], d: [1] });
});

test('what a fact touched may depend on what stands before it', () => {
  const count: Traces['places'] = (_fact, earlier) => [`after ${earlier.length}`];
  const [one, two, three] = [step(0, at('a')), undo(0), step(0, at('b'), at('c'))];
  const { touched } = trailOf([one, two, three], { ...traces, places: count });
  assert.deepEqual(touched.get(three.seq), [['after 0'], ['after 1']]);
});
