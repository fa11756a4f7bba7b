import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begunLesson, forgetLesson, rememberLesson } from '../src/lesson/memory.ts';
import { progress, sentence } from '../src/lesson/progress.ts';
import { firstGame } from '../src/lobby/wishes.ts';
import type { GameInfo, Happened, LessonPlan, LessonStep } from '../src/protocol.ts';
import { give } from './storage.ts';

const step = (seat: number, move: string, also: string[] = []): LessonStep => ({
  seat,
  move,
  tell: seat === 0 ? move : null,
  also,
  point: [],
  rules: [],
});

const PLAN: LessonPlan = {
  game: 'butine',
  name: 'first',
  learner: 0,
  steps: [step(0, 'a'), step(1, 'b'), step(0, 'c', ['d']), step(0, 'e')],
};

/** What happened at a table: the start, then moves; "undo" takes the last one back. */
function happened(...moves: [number, string | null][]): Happened[] {
  const all: [number | null, string | null][] = [[null, null], ...moves];
  return all.map(([seat, move], i) => ({
    seq: i + 1,
    seat,
    move: move === 'undo' ? null : move,
    undo: move === 'undo',
    facts: [],
    at_ms: 0,
  }));
}

test('a lesson begins with its first step', () => {
  const at = progress(PLAN, happened());
  assert.equal(at.step, PLAN.steps[0]);
  assert.deepEqual([at.mine, at.number, at.count, at.over, at.left], [true, 1, 3, false, false]);
});

test('it follows what happens; the moves of others come without their text', () => {
  assert.equal(progress(PLAN, happened([0, 'a'])).mine, false);
  const at = progress(PLAN, happened([0, 'a'], [1, null]));
  assert.equal(at.step, PLAN.steps[2]);
  assert.equal(at.number, 2);
  assert.equal(progress(PLAN, happened([0, 'a'], [1, null], [0, 'd'])).step, PLAN.steps[3]);
});

test('a move taken back is asked for again', () => {
  const at = progress(PLAN, happened([0, 'a'], [1, null], [0, 'c'], [0, 'undo']));
  assert.equal(at.step, PLAN.steps[2]);
  assert.equal(at.left, false);
});

test('it is over after its last step, whatever comes then', () => {
  const all: [number, string | null][] = [
    [0, 'a'],
    [1, null],
    [0, 'c'],
    [0, 'e'],
  ];
  for (const more of [[], [[1, null]] as [number, null][]]) {
    const at = progress(PLAN, happened(...all, ...more));
    assert.deepEqual([at.step, at.over, at.left, at.number], [null, true, false, 3]);
  }
});

test('a table that goes another way has left the lesson', () => {
  for (const moves of [[[0, 'x']], [[1, null]]] as [number, string | null][][]) {
    const at = progress(PLAN, happened(...moves));
    assert.deepEqual([at.step, at.over, at.left], [null, false, true]);
  }
});

test('sentences are named after game, lesson and step', () => {
  assert.equal(sentence(PLAN, 'end'), 'butine-lesson-first-end');
});

// ---------------------------------------------------------------- the game after it

const GAME: GameInfo = {
  id: 'race',
  title: 'Race',
  seats: [1, 2, 3],
  options: [
    {
      name: 'assistance',
      type: 'bool',
      default: false,
      nullable: false,
      minimum: null,
      maximum: null,
      suggestion: null,
      choices: [],
      alone: null,
    },
  ],
  bots: ['leisurely', 'steady'],
  rules_version: 1,
  rules: [],
  turns: false,
  race: true,
  hidden_hands: false,
  usual_seats: 3,
  daily: false,
  prints: false,
  lessons: ['first'],
  by_seat: [],
};

test('a first real game is against the gentlest bot, with help', () => {
  const wish = firstGame(GAME);
  assert.deepEqual(wish.seats, [{ kind: 'me' }, { kind: 'bot', bot: 'leisurely' }]);
  assert.deepEqual(wish.options, { assistance: true });
  assert.equal(wish.start, true);
  const first = firstGame({ ...GAME, bots: ['level-1', 'level-2', 'leisurely'] });
  assert.equal(first.seats[1]?.bot, 'level-1');
});

test('what is usually played alone is played alone', () => {
  assert.deepEqual(firstGame({ ...GAME, options: [], usual_seats: 1 }).seats, [{ kind: 'me' }]);
});

test('a lesson whose table is gone begins anew', () => {
  give();
  rememberLesson('butine', 'one');
  rememberLesson('bee-busy', 'two');
  forgetLesson('one', ['butine', 'bee-busy']);
  assert.deepEqual([begunLesson('butine'), begunLesson('bee-busy')], [null, 'two']);
});
