import assert from 'node:assert/strict';
import { test } from 'node:test';
import { place, traces } from '../../src/games/bee-busy/traces.ts';
import type { Fact } from '../../src/games/bee-busy/types.ts';
import { trailOf } from '../../src/marks/trail.ts';
import { recorded, step, testEveryKind } from '../recorded/traces.ts';

testEveryKind('bee-busy', traces, ['closed', 'ended', 'took-back']);

const facts = recorded<Fact>('bee-busy');
const of = (kind: Fact['fact'], seat: number): Fact => ({ ...facts[kind]!, seat }) as Fact;

test('all that somebody did in a round is their last move, whoever wrote in between', () => {
  const steps = [
    step(null, facts['round-began']),
    step(0, of('marked', 0)),
    step(1, of('flew', 1)),
    step(0, of('picked', 0)),
  ];
  const { last } = trailOf(steps, traces);
  assert.deepEqual(last.get(place.column(0, 11)), [0]);
  assert.deepEqual(last.get(place.flower(0, 'centre d3')), [0]);
  assert.deepEqual(last.get(place.area(1, 'production')), [1]);
  const next = trailOf(
    [...steps, step(null, facts['round-began']), step(0, of('made', 0))],
    traces,
  );
  assert.equal(next.last.has(place.column(0, 11)), false);
  assert.deepEqual(next.last.get(place.recipe(0, 'wax')), [0]);
  assert.deepEqual(next.last.get(place.area(1, 'production')), [1]);
});

test('a decision that was taken back is not marked', () => {
  const steps = [step(0, of('marked', 0)), step(0, of('picked', 0)), step(0, of('took-back', 0))];
  const { last } = trailOf(steps, traces);
  assert.equal(last.has(place.flower(0, 'centre d3')), false);
  assert.ok(last.has(place.column(0, 11)));
});

test('a line lights its combs and walls, and the small sheet of whoever drew it', () => {
  assert.deepEqual(traces.places(of('line-drawn', 2), []), [
    'sheet 2',
    'comb 2 d2',
    'comb 2 d1',
    'side 2 d1 e',
  ]);
});
