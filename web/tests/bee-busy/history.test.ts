import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  dailyHistory,
  readHistory,
  standing,
  streak,
  withGame,
  type Played,
} from '../../src/games/bee-busy/history.ts';

function game(id: string, score: number, sheet = 'garden'): Played {
  return { id, date: '2026-05-04', sheet, score };
}

test('a broken history is no history', () => {
  for (const text of [null, '', '{', 'null', '7', '{"a":1}', '[null, 3, {"id": 1}]'])
    assert.deepEqual(readHistory(text), []);
  const good = game('a', 40);
  const mixed = JSON.stringify([good, { ...good, score: '40' }, { ...good, score: null }, 'x']);
  assert.deepEqual(readHistory(mixed), [good]);
});

test('a game counts once, however often its page is loaded', () => {
  const once = withGame([game('a', 30)], game('b', 40));
  assert.deepEqual(withGame(once, game('b', 40)), once);
});

test('the best stays when old games are forgotten', () => {
  let games = [game('best', 70), game('other sheet', 12, 'heath')];
  for (let i = 0; i < 80; i += 1) games = withGame(games, game(`g${i}`, 30 + (i % 7)));
  assert.equal(games.length, 50);
  assert.ok(games.some(({ id }) => id === 'best'));
  assert.ok(games.some(({ id }) => id === 'other sheet'));
  assert.equal(games.at(-1)?.id, 'g79');
});

test('how a game compares with those before it on the same sheet', () => {
  const before = [game('a', 30), game('b', 45), game('c', 99, 'heath')];
  const better = standing(before, game('d', 46));
  assert.deepEqual([better.best, better.record], [46, true]);
  assert.deepEqual(
    better.earlier.map(({ id }) => id),
    ['b', 'a'],
  );
  const worse = standing([...before, game('e', 45)], game('e', 45));
  assert.deepEqual([worse.best, worse.record], [45, false]);
  assert.equal(standing([], game('f', 10)).record, false);
});

test('days in a row count back from one, and each day has its best game', () => {
  const on = (daily: string, score: number, id = daily): Played => ({ ...game(id, score), daily });
  const games = [
    on('2026-02-27', 30),
    on('2026-02-28', 41),
    on('2026-03-01', 38),
    on('2026-03-01', 44, 'again'),
    game('no day', 99),
  ];
  assert.equal(streak(games, '2026-03-01'), 3);
  assert.equal(streak(games, '2026-03-02'), 0);
  assert.equal(streak([on('2026-03-03', 1), ...games], '2026-03-03'), 1);
  assert.deepEqual(dailyHistory(games), [
    { day: '2026-03-01', score: 44 },
    { day: '2026-02-28', score: 41 },
    { day: '2026-02-27', score: 30 },
  ]);
});
