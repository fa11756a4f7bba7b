import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { asOption, dayOf, remember, today } from '../../src/games/la-ruche/daily.ts';

const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    value: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, value: string) => kept.set(name, value),
    },
  });
});

const puzzle = (date: string, ...tiles: string[]) => ({ date, tiles, grade: 3 });

test('today is the day where the player is', () => {
  assert.equal(today(new Date(2026, 4, 4, 23, 59)), '2026-05-04');
});

test('the browser remembers whose tiles they are', () => {
  const monday = puzzle('2026-05-04', '123456', '123465');
  assert.equal(asOption(monday), '123456 123465');
  assert.equal(dayOf('123456 123465'), null);
  remember(monday);
  remember(puzzle('2026-05-05', '123546'));
  assert.deepEqual(dayOf('123456 123465'), { date: '2026-05-04', grade: 3 });
  assert.equal(dayOf(''), null);
});

test('it remembers a month of them, and is not confused by what it cannot read', () => {
  for (let day = 1; day <= 31; day += 1) remember(puzzle(`2026-05-${day}`, String(day)));
  assert.equal(dayOf('1'), null);
  assert.equal(dayOf('31')?.date, '2026-05-31');
  kept.set('skep-ruche-daily', '{nonsense');
  assert.equal(dayOf('31'), null);
});
