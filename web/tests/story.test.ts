import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Story } from '../src/protocol.ts';
import { chartOf, forGood, spread } from '../src/table/story.ts';

const STORY: Story = {
  moves: 10,
  curve: [
    [0, [0, 0]],
    [2, [3, 0]],
    [5, [3, 8]],
    [9, [9, 8]],
  ],
  best: [null, null],
  leads: [
    { move: 2, seat: 0 },
    { move: 5, seat: 1 },
    { move: 9, seat: 0 },
  ],
};

test('points stay until they change', () => {
  const chart = chartOf(STORY, 640);
  assert.deepEqual(chart?.curves[0]?.path, 'M34 194H129.2V133.3H272V133.3H462.4V12H510');
  assert.deepEqual(chart?.curves[1]?.path, 'M34 192H129.2V192H272V30.2H462.4V30.2H510');
  assert.deepEqual(
    chart?.marks.map(({ points }) => points),
    [0, 5],
  );
  assert.deepEqual(
    chart?.leads.map(({ move, y }) => [move, y]),
    [
      [2, 133.3],
      [5, 30.2],
      [9, 12],
    ],
  );
});

test('a game without points has no chart', () => {
  assert.equal(chartOf({ ...STORY, curve: [[0, [0, 0]]], leads: [] }, 640), null);
});

test('names do not lie on each other, and stay inside', () => {
  assert.deepEqual(spread([50, 50, 52], 17, 12, 200), [50, 67, 84]);
  assert.deepEqual(spread([195, 199], 17, 12, 200), [183, 200]);
  assert.deepEqual(spread([5, 100], 17, 12, 200), [12, 100]);
});

test('who stayed ahead, and since when', () => {
  assert.deepEqual(forGood(STORY), { move: 9, seat: 0 });
  assert.equal(forGood({ ...STORY, leads: [{ move: 2, seat: 0 }] }), null);
  assert.equal(forGood({ ...STORY, leads: [...STORY.leads, { move: 10, seat: null }] }), null);
});
