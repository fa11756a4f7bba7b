import assert from 'node:assert/strict';
import { test } from 'node:test';
import { today } from '../src/days.ts';

test('today is the day where the player is', () => {
  assert.equal(today(new Date(2026, 4, 4, 23, 59)), '2026-05-04');
});
