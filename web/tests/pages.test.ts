import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  firstNumber,
  fittingOptions,
  isComplete,
  resized,
  seatWishes,
  splitRule,
  usualOptions,
  usualPlaces,
} from '../src/lobby/wishes.ts';
import { named, recordedSeats } from '../src/names.ts';
import type { GameInfo, OptionInfo, SeatInfo, TableInfo } from '../src/protocol.ts';
import { readRoute, tableOf } from '../src/route.ts';
import { lookersOn, seatActions } from '../src/table/actions.ts';
import { Words } from '../src/words/words.ts';

const ID = 'abcdefghijklmnopqrst_-';

test('addresses', () => {
  assert.deepEqual(readRoute('/'), { page: 'lobby' });
  assert.deepEqual(readRoute(`/t/${ID}`), { page: 'table', id: ID });
  assert.deepEqual(readRoute('/rules/butine'), { page: 'rules', game: 'butine' });
  assert.deepEqual(readRoute('/replay'), { page: 'replay' });
  assert.deepEqual(readRoute('/lab'), { page: 'lab' });
  assert.deepEqual(readRoute('/t'), { page: 'lost' });
  assert.deepEqual(readRoute('/%E0%A4%A'), { page: 'lost' });
});

test('a table is found by its link or its id', () => {
  assert.equal(tableOf(` https://bees.example/t/${ID} `), ID);
  assert.equal(tableOf(`http://127.0.0.1:8765/t/${ID}?x#y`), ID);
  assert.equal(tableOf(ID), ID);
  assert.equal(tableOf('https://bees.example/'), null);
  assert.equal(tableOf('hello'), null);
});

const GAME: GameInfo = {
  id: 'butine',
  title: 'Butine!',
  seats: [2, 3, 4],
  options: [],
  bots: ['random', 'greedy'],
  rules_version: 1,
  rules: [],
  turns: true,
  race: false,
  hidden_hands: false,
  usual_seats: 3,
  daily: false,
  prints: false,
  lessons: [],
  by_seat: [],
};

test('a new table is me against two of the gentlest bots, and can start at once', () => {
  const places = usualPlaces(GAME);
  assert.deepEqual(seatWishes(places), [
    { kind: 'me' },
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ]);
  assert.equal(isComplete(places), true);
  assert.equal(isComplete([...places, { who: 'open', name: '' }]), false);
});

const RUCHE: GameInfo = {
  ...GAME,
  id: 'la-ruche',
  seats: [1, 2, 3, 4, 5, 6],
  options: ['rounds', 'pause', 'tiles', 'puzzle'].map((name) => ({
    name,
    type: 'int',
    default: 1,
    nullable: false,
    minimum: null,
    maximum: null,
    suggestion: null,
    choices: [],
    alone: name === 'tiles' || name === 'puzzle',
  })),
  bots: ['leisurely', 'steady', 'unbeatable'],
  turns: false,
  race: true,
};

test('in a race the others are bots of the gentlest pace', () => {
  assert.deepEqual(seatWishes(usualPlaces(RUCHE)).slice(1), [
    { kind: 'bot', bot: 'leisurely' },
    { kind: 'bot', bot: 'leisurely' },
  ]);
});

test('help is on until somebody switches it off', () => {
  const help: OptionInfo = {
    ...RUCHE.options[0]!,
    name: 'assistance',
    type: 'bool',
    default: false,
  };
  const options = usualOptions({ ...RUCHE, options: [...RUCHE.options, help] });
  assert.deepEqual(options, { rounds: 1, pause: 1, tiles: 1, puzzle: 1, assistance: true });
});

test('alone there are other options than in company', () => {
  const names = (seats: number) => fittingOptions(RUCHE, seats).map(({ name }) => name);
  assert.deepEqual(names(1), ['tiles', 'puzzle']);
  assert.deepEqual(names(2), ['rounds', 'pause']);
  assert.deepEqual(fittingOptions(GAME, 2), GAME.options);
});

test('a game that three cannot play gets as many seats as it needs', () => {
  assert.equal(usualPlaces({ ...GAME, seats: [2] }).length, 2);
  assert.deepEqual(seatWishes(usualPlaces({ ...GAME, seats: [2], bots: [] })), [
    { kind: 'me' },
    { kind: 'open' },
  ]);
});

test('another person at this screen is a seat of mine with a name', () => {
  assert.deepEqual(seatWishes([{ who: 'here', name: ' Zoe ' }]), [{ kind: 'me', name: 'Zoe' }]);
});

test('more seats get bots, fewer lose the last', () => {
  const places = usualPlaces(GAME);
  assert.equal(resized(places, 4, GAME)[3]?.who, 'bot:random');
  assert.deepEqual(resized(places, 2, GAME), places.slice(0, 2));
});

test('options: the number to begin with, and the rule behind the words', () => {
  const option: OptionInfo = {
    name: 'challenge',
    type: 'int',
    default: null,
    nullable: true,
    minimum: 2,
    maximum: 40,
    suggestion: 15,
    choices: [],
    alone: null,
  };
  assert.equal(firstNumber(option), 15);
  assert.equal(firstNumber({ ...option, suggestion: null }), 2);
  assert.deepEqual(splitRule('quick game [BUT-19]'), { text: 'quick game', rule: 'BUT-19' });
  assert.deepEqual(splitRule('quick game'), { text: 'quick game', rule: null });
});

const seat = (change: Partial<SeatInfo>): SeatInfo => ({
  kind: 'person',
  name: 'A',
  bot: null,
  online: true,
  yours: false,
  used_ms: 0,
  handle: 'a',
  helped: [],
  ...change,
});

const table = (change: Partial<TableInfo>): TableInfo => ({
  id: ID,
  game: 'butine',
  options: {},
  status: 'open',
  public: false,
  spectators: true,
  host: false,
  seats: [],
  people: [
    { handle: 'me', name: 'Me', you: true, seated: true, muted: false },
    { handle: 'bo', name: 'Bo', you: false, seated: true, muted: false },
  ],
  watching: 0,
  seq: 1,
  rules_version: 1,
  differs: [],
  commitment: null,
  secret: null,
  rematch: null,
  daily: null,
  bots: [],
  bots_may_step_in: true,
  closed: false,
  lesson: null,
  pace: 'usual',
  hints: null,
  ...change,
});

test('what can be done about a seat', () => {
  const empty = seat({ kind: 'empty' });
  const mine = seat({ yours: true });
  const bot = seat({ kind: 'bot', bot: 'random' });
  const away = seat({ online: false });
  const lent = seat({ yours: true, bot: 'greedy' });
  const open = (seats: SeatInfo[], host = false) => seatActions(table({ seats, host }), 0);
  const running = (seats: SeatInfo[]) => seatActions(table({ seats, status: 'running' }), 0);

  assert.deepEqual(open([empty]), ['sit']);
  assert.deepEqual(open([empty, mine], true), ['sit-too', 'bot']);
  assert.deepEqual(open([bot], true), ['no-bot']);
  assert.deepEqual(open([bot]), []);
  assert.deepEqual(open([mine]), ['hand-over', 'leave']);
  assert.deepEqual(running([away, mine]), ['bot-for']);
  assert.deepEqual(running([away]), []);
  assert.deepEqual(running([seat({}), mine]), []);
  assert.deepEqual(running([lent]), ['back', 'hand-over', 'leave']);
  assert.deepEqual(seatActions(table({ seats: [mine], status: 'over' }), 0), []);
  const race = table({ seats: [empty, mine], host: true });
  const manners = { race: true, hidden_hands: true };
  assert.deepEqual(seatActions(race, 0, manners), ['bot'], 'in a race everybody needs a screen');
});

test('a seat left in a game with hidden hands', () => {
  const empty = seat({ kind: 'empty' });
  const mine = seat({ yours: true });
  const hidden = { race: false, hidden_hands: true };
  const running = { seats: [empty, mine], status: 'running' } as const;
  const look = (change: Partial<TableInfo>) =>
    seatActions(table({ ...running, seats: [...running.seats], ...change }), 0, hidden);
  assert.deepEqual(look({}), ['bot'], 'who plays does not take another hand');
  assert.deepEqual(look({ host: true }), ['bot', 'admit']);
  assert.deepEqual(look({ seats: [empty, seat({})] }), ['sit']);
});

test('the host can do something about others, and stand-ins can be forbidden', () => {
  const mine = seat({ yours: true });
  const away = seat({ online: false });
  const running = (change: Partial<TableInfo>) =>
    seatActions(table({ status: 'running', seats: [away, mine], ...change }), 0);
  assert.deepEqual(running({ host: true }), ['bot-for', 'host']);
  assert.deepEqual(running({ host: true, bots_may_step_in: false }), ['host']);
  assert.deepEqual(running({ seats: [mine], bots_may_step_in: false }), ['hand-over', 'leave']);
  assert.deepEqual(seatActions(table({ seats: [seat({})], host: true }), 0), ['host']);
});

test('who only watches', () => {
  const eve = { handle: 'eve', name: 'Eve', you: false, seated: false, muted: false };
  const info = table({});
  assert.deepEqual(lookersOn({ ...info, people: [...info.people, eve] }), [eve]);
});

test('a bot that played for somebody is named in the end', () => {
  const words = new Words('en', [
    'web-bot-for = { $bot } for { $name }',
    'web-with-bot = { $name } with { $bot }',
  ]);
  const names = (seats: SeatInfo[], over: boolean) =>
    named(seats, words, over).map(({ name }) => name);
  const lent = seat({ name: 'Bob', bot: 'steady', helped: ['steady'] });
  const helped = seat({ name: 'Bob', helped: ['steady'] });
  assert.deepEqual(names([lent, helped, seat({})], false), ['Bob', 'Bob', 'A']);
  assert.deepEqual(names([lent, helped, seat({})], true), [
    'steady for Bob',
    'Bob with steady',
    'A',
  ]);
  const recorded = recordedSeats(
    ['Ann', 'bot:greedy', 'bot:steady for Bob', 'Cy with bot:steady'],
    words,
  );
  assert.deepEqual(
    recorded.map(({ kind, name, bot }) => [kind, name, bot]),
    [
      ['person', 'Ann', null],
      ['bot', 'greedy 2', 'greedy'],
      ['person', 'steady for Bob', 'steady'],
      ['person', 'Cy with steady', null],
    ],
  );
});
