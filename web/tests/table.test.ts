import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Happened, Refused, TableInfo, Update } from '../src/protocol.ts';
import {
  emptyTable,
  hear,
  mySeats,
  pendingMoves,
  seatsChanged,
  sending,
  takenBack,
} from '../src/table.ts';

const step = (seq: number, undo = false): Happened => ({
  seq,
  seat: 0,
  move: null,
  undo,
  facts: [],
  at_ms: 0,
});

const update = (seq: number, steps: Happened[] = []): Update => ({
  type: 'update',
  table: 'T',
  seq,
  steps,
  view: { you: 0, actors: [0], scores: [0], result: null },
  legal: { '0': ['done'] },
  undo: [],
  info: null,
  chat: null,
  clock: null,
});

const info = (seats: { yours: boolean; bot?: string }[]): TableInfo => ({
  id: 'T',
  game: 'butine',
  options: {},
  status: 'running',
  public: false,
  spectators: true,
  host: true,
  seats: seats.map(({ yours, bot }) => ({
    kind: 'person',
    name: 'A',
    bot: bot ?? null,
    online: true,
    yours,
    used_ms: 0,
    handle: 'a',
    helped: [],
  })),
  people: [],
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
});

const move = { type: 'move', table: 'T', id: 'a', seq: 3, move: 'done', seat: 0 } as const;
const refused: Refused = {
  type: 'refused',
  table: 'T',
  id: 'a',
  key: 'butine-overlap',
  args: { tile: 'R' },
  rule: 'BUT-7',
  seq: 3,
  late_ms: null,
  wait_ms: null,
};

test('the first look at a table brings its steps without motion', () => {
  const state = hear(emptyTable('T'), update(5, [step(4), step(5)]));
  assert.equal(state.steps.length, 2);
  assert.deepEqual(state.fresh, []);
  assert.deepEqual(state.legal, { '0': ['done'] });
});

test('a step that is told twice is kept once', () => {
  let state = hear(emptyTable('T'), update(4, [step(4)]));
  state = hear(state, update(6, [step(4), step(6)]));
  assert.deepEqual(
    state.steps.map(({ seq }) => seq),
    [4, 6],
  );
  assert.deepEqual(
    state.fresh.map(({ seq }) => seq),
    [6],
  );
});

test('an update that comes late does not turn the table back', () => {
  const state = hear(emptyTable('T'), update(6, [step(6)]));
  assert.equal(hear(state, update(5, [step(5)])), state);
});

test('messages of other tables change nothing', () => {
  const state = hear(emptyTable('T'), update(4, [step(4)]));
  assert.equal(hear(state, { ...update(9), table: 'other' }), state);
  assert.equal(hear(state, { ...refused, table: 'other' }), state);
  assert.equal(hear(state, { type: 'table', info: { ...info([]), id: 'other' } }), state);
});

test('a move is on its way until its update is here, not only until it is acknowledged', () => {
  let state = sending(hear(emptyTable('T'), update(3)), move);
  assert.deepEqual(pendingMoves(state), ['done']);
  state = hear(state, { type: 'done', table: 'T', id: 'a', seq: 4 });
  assert.deepEqual(pendingMoves(state), ['done']);
  state = hear(state, update(4, [step(4)]));
  assert.deepEqual(pendingMoves(state), []);
});

test('an acknowledgement after its update ends the waiting as well', () => {
  let state = sending(hear(emptyTable('T'), update(3)), move);
  state = hear(state, update(4, [step(4)]));
  assert.deepEqual(pendingMoves(state), ['done']);
  state = hear(state, { type: 'done', table: 'T', id: 'a', seq: 4 });
  assert.deepEqual(pendingMoves(state), []);
});

test('a refusal says why, ends the waiting, and is gone with the next command', () => {
  let state = sending(hear(emptyTable('T'), update(3)), move);
  state = hear(state, refused);
  assert.deepEqual(pendingMoves(state), []);
  assert.equal(state.refusal?.rule, 'BUT-7');
  assert.deepEqual(state.refusal?.args, { tile: 'R' });
  assert.equal(sending(state, { ...move, id: 'b' }).refusal, null);
});

test('in a race several moves may be on their way, and a refusal names the one it is about', () => {
  let state = hear(emptyTable('T'), update(3));
  state = sending(state, { ...move, move: 'place 123456@0,0' });
  state = sending(state, { ...move, id: 'b', move: 'place 123465@1,0' });
  assert.deepEqual(pendingMoves(state), ['place 123456@0,0', 'place 123465@1,0']);
  state = hear(state, { ...refused, late_ms: 83, wait_ms: 2000 });
  assert.deepEqual(pendingMoves(state), ['place 123465@1,0']);
  assert.equal(state.refusal?.move, 'place 123456@0,0');
  assert.equal(state.refusal?.late_ms, 83);
  assert.equal(state.refusal?.wait_ms, 2000);
});

test('the time of a race is a new value when it is told, and only then', () => {
  const still = { waits_ms: {}, held: false, votes: [], lag_ms: {}, lapses_in_ms: null };
  const clock = { ...still, starts_in_ms: 900 };
  let state = hear(emptyTable('T'), { ...update(3), clock });
  assert.equal(state.clock, clock);
  state = hear(state, { type: 'table', info: info([]) });
  assert.equal(state.clock, clock);
  const held = { ...clock, held: true };
  assert.equal(hear(state, { type: 'timed', table: 'other', clock: held }), state);
  state = hear(state, { type: 'timed', table: 'T', clock: held });
  assert.equal(state.clock, held);
});

test('a fault hides a table only when we know nothing of it', () => {
  const fault = { type: 'fault', key: 'no-such-table', args: {}, table: 'T' } as const;
  assert.equal(hear(emptyTable('T'), fault).fault?.key, 'no-such-table');
  const known = hear(emptyTable('T'), { type: 'table', info: info([]) });
  assert.equal(hear(known, fault).fault, null);
  assert.equal(hear(known, fault).refusal?.key, 'no-such-table');
});

test('a line of chat that comes twice is shown once', () => {
  const line = { seq: 7, name: 'A', text: 'hello', at_ms: 0, key: null, args: {} };
  let state = hear(emptyTable('T'), { type: 'chatted', table: 'T', line });
  state = hear(state, { ...update(8), chat: [line, { ...line, seq: 8 }] });
  assert.deepEqual(
    state.chat.map(({ seq }) => seq),
    [7, 8],
  );
});

test('our seats, and whether what we may do for them has changed', () => {
  const two = info([{ yours: true }, { yours: false }, { yours: true }]);
  assert.deepEqual(mySeats(two), [0, 2]);
  assert.equal(seatsChanged(two, two), false);
  assert.equal(seatsChanged(two, info([{ yours: true }, { yours: true }])), true);
  assert.equal(seatsChanged(info([{ yours: true, bot: 'greedy' }]), info([{ yours: true }])), true);
  assert.equal(seatsChanged(null, two), false);
});

test('an undo takes back the last step that still stands', () => {
  const steps = [step(1), step(2), step(3), step(4, true), step(5, true), step(6)];
  assert.deepEqual([...takenBack(steps)].sort(), [2, 3]);
});

test('who is sent away sees the table no more', () => {
  const known = { ...emptyTable('T'), info: info([]) };
  const gone = { type: 'fault', key: 'removed', args: {}, table: 'T' } as const;
  assert.deepEqual(hear(known, gone).fault, { key: 'removed', args: {} });
  assert.equal(hear(known, { ...gone, key: 'no-spectators' }).fault, null);
});
