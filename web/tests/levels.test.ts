import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { botWords, levelOf, nextOne, sameWith } from '../src/levels.ts';
import type { SeatInfo, TableInfo } from '../src/protocol.ts';
import { Words } from '../src/words/words.ts';

const read = (language: string, name: string) =>
  readFileSync(new URL(`../../src/skep/locale/${language}/${name}.ftl`, import.meta.url), 'utf-8');
const english = new Words('en', [read('en', 'skep'), read('en', 'web')]);
const french = new Words('fr', [read('fr', 'skep'), read('fr', 'web')]);

const SEAT = { online: true, used_ms: 0, handle: null, helped: [] };
const ADA: SeatInfo = { ...SEAT, kind: 'person', name: 'Ada', bot: null, yours: true };
const BOB: SeatInfo = { ...ADA, name: 'Bob', yours: false };
const bot = (id: string): SeatInfo => ({ ...SEAT, kind: 'bot', name: '', bot: id, yours: false });

const TABLE = {
  id: 'a',
  game: 'butine',
  options: { quick: true },
  public: true,
  spectators: false,
  bots_may_step_in: false,
  lesson: null,
  daily: null,
};
const table = (...seats: SeatInfo[]) => ({ ...TABLE, seats }) as unknown as TableInfo;

test('levels by number', () => {
  assert.deepEqual(['level-1', 'level-5', 'greedy', 'level-', null].map(levelOf), [1, 5, 0, 0, 0]);
});

test('what a level is like, in a race and elsewhere', () => {
  assert.equal(botWords('level-3', false, english), 'Level 3 – plays well, and overlooks little');
  assert.equal(botWords('level-3', true, english), 'Level 3 – steady in a race');
  assert.equal(botWords('level-4', true, french), 'Niveau 4 – vive dans une course');
  assert.equal(botWords('greedy', true, english), 'takes what brings most at once');
  const fromOutside = 'comes from outside: whoever runs this has brought it';
  assert.equal(botWords('ada', false, english), fromOutside);
  assert.equal(botWords('ada', true, english), fromOutside);
});

test('after a win one level up, after a loss one down', () => {
  const against = table(bot('level-2'), ADA, bot('level-2'));
  assert.deepEqual(nextOne(against, [1]), { bot: 'level-3', up: true });
  assert.deepEqual(nextOne(against, [0]), { bot: 'level-1', up: false });
  assert.deepEqual(nextOne(against, [0, 2]), { bot: 'level-1', up: false });
});

test('a draw, the first and the last level lead nowhere', () => {
  const against = (level: number) => table(ADA, bot(`level-${level}`));
  assert.equal(nextOne(against(2), [0, 1]), null);
  assert.equal(nextOne(against(2), []), null);
  assert.equal(nextOne(against(5), [0]), null);
  assert.equal(nextOne(against(1), [1]), null);
});

test('only for one person against bots of one level', () => {
  const tables = [
    table(ADA),
    table(ADA, bot('greedy')),
    table(ADA, BOB),
    table(ADA, BOB, bot('level-2')),
    table(ADA, { ...ADA, name: 'Eve' }, bot('level-2')),
    table(ADA, bot('level-2'), bot('level-3')),
    table({ ...ADA, yours: false }, bot('level-2')),
    // A bot has played for Ada to the end.
    table({ ...ADA, bot: 'greedy' }, bot('level-2')),
    table(ADA, { ...BOB, bot: 'level-2' }),
    { ...table(ADA, bot('level-2')), lesson: 'first' },
  ];
  for (const one of tables) assert.equal(nextOne(one, [0]), null);
});

test('the next table is like this one, and begins at once', () => {
  assert.deepEqual(sameWith(table(bot('level-2'), ADA, bot('level-2')), 'level-3'), {
    game: 'butine',
    seats: [
      { kind: 'bot', bot: 'level-3' },
      { kind: 'me', name: 'Ada' },
      { kind: 'bot', bot: 'level-3' },
    ],
    options: { quick: true },
    public: true,
    spectators: false,
    bots_may_step_in: false,
    start: true,
  });
});

test('how one has done, in words', () => {
  const say = (words: Words, games: number, won: number, drawn: number) =>
    words.say('web-against-level', { games, won, drawn });
  assert.equal(say(english, 5, 3, 0), '3 of 5 won');
  assert.equal(say(english, 5, 3, 1), '3 of 5 won, 1 drawn');
  assert.equal(say(french, 5, 0, 0), 'aucune gagnée sur 5');
  assert.equal(say(french, 5, 1, 1), '1 gagnée sur 5, 1 nulle');
  assert.equal(say(french, 5, 2, 2), '2 gagnées sur 5, 2 nulles');
});
