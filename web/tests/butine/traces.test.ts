import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flown, taken } from '../../src/games/butine/news.ts';
import { tilesOf, traces } from '../../src/games/butine/traces.ts';
import { trailOf } from '../../src/marks/trail.ts';
import type { ButineFact } from '../../src/protocol.ts';
import { recorded, step, testEveryKind, undo } from '../recorded/traces.ts';

testEveryKind('butine', traces, ['ended', 'passed', 'turn-began']);

const gathered = (seat: number, path: [number, number, number]): ButineFact => ({
  fact: 'gathered',
  seat,
  card: 'WYR',
  path,
  points: 1,
});
const laid = (seat: number, number: number): ButineFact => ({
  fact: 'placed',
  seat,
  tile: 'R',
  number,
  spot: 'R4@3,-2',
});
const TURN: ButineFact = { fact: 'turn-began', seat: 0 };

test('a flight begins where the last one that stands has ended', () => {
  const steps = [
    step(0, gathered(0, [1, 2, 3])),
    step(0, gathered(0, [4, 5, 6])),
    undo(0),
    step(0, gathered(0, [7, 8, 9])),
  ];
  const { last } = trailOf(steps, traces);
  const flights = [...last.keys()].map((place) => tilesOf('flight', place));
  assert.deepEqual(
    flights.filter(({ length }) => length),
    [
      [0, 1, 2, 3],
      [3, 7, 8, 9],
    ],
  );
});

test('a whole turn is one move, and the next turn another', () => {
  const steps = [step(0, laid(0, 3)), step(0, gathered(0, [1, 2, 3]), TURN), step(0, laid(0, 4))];
  assert.deepEqual(Object.fromEntries(trailOf(steps, traces).last), {
    'laid 4': [0],
    'tile 4': [0],
  });
});

test('a card lights where it is now, and what came in its place', () => {
  const { took, swapped } = recorded<ButineFact>('butine');
  assert.ok(took?.fact === 'took' && swapped?.fact === 'swapped');
  assert.deepEqual(traces.places(took, []), [
    `hand ${took.seat} ${took.card}`,
    `market ${took.replaced_by}`,
  ]);
  assert.deepEqual(traces.places({ ...swapped, replaced_by: '' }, []).slice(0, 2), [
    `hand ${swapped.seat} ${swapped.took}`,
    'market deck',
  ]);
});

test('for motion: what was flown and taken in the latest steps', () => {
  const { took } = recorded<ButineFact>('butine');
  assert.ok(took?.fact === 'took');
  const steps = [step(0, gathered(0, [1, 2, 3])), step(0, took)];
  assert.deepEqual(flown(steps), [1, 2, 3]);
  assert.deepEqual(taken(steps, took.seat), [took.card]);
  assert.deepEqual(taken(steps, took.seat + 1), []);
});
