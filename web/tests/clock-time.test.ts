import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockTime } from '../src/clock-time.ts';

test('seconds as a clock', () => {
  assert.deepEqual([0, 75, 3675].map(clockTime), ['0:00', '1:15', '1:01:15']);
  assert.deepEqual([271.999, 3723].map(clockTime), ['4:31', '1:02:03']);
});
