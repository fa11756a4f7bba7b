import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { byGame, company, standing } from '../src/lobby/games.ts';
import type { MyGame } from '../src/protocol.ts';
import { Words } from '../src/words/words.ts';

const text = readFileSync(new URL('../../src/skep/locale/en/web.ftl', import.meta.url), 'utf-8');
const words = new Words('en', [text]);

const GAME: MyGame = {
  id: 'a',
  game: 'butine',
  status: 'running',
  changed_ms: 0,
  names: ['Ada', 'Ben'],
  bots: 0,
  waits: true,
  scores: [3, 1],
  mine: [1],
  moves: 4,
  daily: null,
  lesson: null,
};

test('with whom', () => {
  assert.equal(company(GAME, words), 'Ada and Ben');
  assert.equal(company({ ...GAME, bots: 1 }, words), 'Ada, Ben, and a bot');
  assert.equal(company({ ...GAME, names: ['Ada'], bots: 2 }, words), 'Ada and 2 bots');
  assert.equal(company({ ...GAME, lesson: 'first' }, words), 'Lesson');
});

test('how it stands', () => {
  assert.equal(standing(GAME, words), 'Your turn · 1 point');
  assert.equal(standing({ ...GAME, waits: false, scores: [] }, words), 'The others’ turn');
  assert.equal(standing({ ...GAME, status: 'open', waits: false }, words), 'Waiting for players');
  assert.equal(standing({ ...GAME, status: 'open' }, words), 'Everybody is here');
});

test('finished games stand together by game, the last played first', () => {
  const games = ['butine', 'bee-busy', 'butine'].map((game, id) => ({
    ...GAME,
    game,
    id: `${id}`,
  }));
  assert.deepEqual(
    byGame(games).map(([game, some]) => [game, some.map(({ id }) => id)]),
    [
      ['butine', ['0', '2']],
      ['bee-busy', ['1']],
    ],
  );
});
