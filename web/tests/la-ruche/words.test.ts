import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  beginning,
  cellWords,
  meetings,
  promptWords,
  refusalWords,
  tileWords,
  toDo,
  type Say,
} from '../../src/games/la-ruche/tell.ts';
import { byCell } from '../../src/games/la-ruche/geometry.ts';
import { readComb } from '../../src/games/la-ruche/moves.ts';
import type { LaRucheView } from '../../src/protocol.ts';
import { load, testWords } from '../reading.ts';

const english = load('en');
const say: Say = (key, args) => english.say(key, args);

testWords('la-ruche', /^la-ruche-web-(fact|result|reason)-/);

const comb = byCell(readComb(['364152@0,0', '625134@0,1']));

test('a cell tells what it asks for, and what the tile in hand shows there', () => {
  const cell = { q: 1, r: 0 };
  assert.equal(cellWords(say, comb, cell), 'Open cell; lower left: orange, left: orange');
  assert.equal(
    meetings(say, comb, cell, '123456'),
    'lower left: blue meets orange; left: violet meets orange',
  );
  assert.equal(tileWords(say, '123456'), 'red, yellow, green, blue, violet, orange; bee side');
  assert.match(tileWords(say, '654321'), /side without bee$/);
});

test('a refusal names a tile by its colours; what is no tile keeps its letters', () => {
  const refusal = { key: 'la-ruche-not-your-tile', args: { tile: '123456' }, rule: 'RUC-7' };
  assert.match(refusalWords(say, refusal), /red, yellow, green, blue, violet, orange/);
  assert.match(refusalWords(say, { ...refusal, args: { tile: '1234' } }), /1234/);
});

test('a refusal tells its reason, and the margin when there is one', () => {
  const refusal = { key: 'la-ruche-cell-taken', args: {}, rule: 'RUC-7' };
  const reason = say('la-ruche-cell-taken');
  assert.equal(refusalWords(say, refusal), reason);
  assert.equal(refusalWords(say, { ...refusal, late_ms: null }), reason);
  assert.equal(refusalWords(say, { ...refusal, late_ms: 82.6 }), `Beaten by 83 ms. ${reason}`);
});

const VIEW = {
  result: null,
  phase: 'race',
  turn: 1,
  cells: ['364152@0,0'],
  counts: [4, 5],
} as unknown as LaRucheView;

const now = {
  view: VIEW,
  seat: 0,
  turnName: 'Bo',
  counting: false,
  paused: false,
  gifts: 0,
  givers: 'Bo',
};

test('the line that says what to do follows the game', () => {
  const key = (change: Partial<LaRucheView>, more = {}): string =>
    toDo({ ...now, view: { ...VIEW, ...change }, ...more }).key.replace('la-ruche-web-to-do-', '');
  assert.equal(key({}), 'race');
  assert.equal(key({}, { seat: null }), 'race-watch');
  assert.equal(key({}, { counting: true }), 'ready');
  assert.equal(key({}, { paused: true }), 'paused');
  assert.equal(key({ phase: 'opening' }), 'open-wait');
  assert.equal(key({ phase: 'opening' }, { seat: 1 }), 'open-next');
  assert.equal(key({ phase: 'opening', cells: [] }, { seat: 1 }), 'open');
  assert.equal(key({ phase: 'gifts' }, { gifts: 1 }), 'last-gifts');
  assert.equal(key({ phase: 'gifts' }), 'last-gifts-wait');
  assert.equal(key({ phase: 'gifts' }, { gifts: 1, seat: null }), 'last-gifts-wait');
  assert.equal(key({ phase: 'gifts' }, { gifts: 1, paused: true }), 'paused');
  assert.equal(key({ phase: 'between' }), 'between');
  assert.equal(key({ phase: 'solo' }), 'solo');
  const result = { reason: 'emptied', rule: 'RUC-9', scores: [3, 2], winners: [0] };
  assert.equal(key({ phase: 'over', result } as Partial<LaRucheView>), 'over');
});

test('how to begin is told to whoever may lay a tile, until one lies beyond the beginning', () => {
  const told = (change: Partial<LaRucheView>, laid: number, more = {}): boolean =>
    beginning({ ...now, view: { ...VIEW, seats: 2, ...change }, ...more }, laid);
  assert.ok(told({ phase: 'solo', seats: 1 }, 0));
  assert.ok(told({ phase: 'solo', seats: 1 }, 1));
  assert.ok(!told({ phase: 'solo', seats: 1 }, 2));
  assert.ok(told({ phase: 'opening' }, 0, { seat: 1 }));
  assert.ok(!told({ phase: 'opening' }, 0));
  assert.ok(told({}, 2));
  assert.ok(!told({}, 3));
  assert.ok(!told({}, 2, { paused: true }));
  assert.ok(!told({}, 2, { seat: null }));
  assert.ok(!told({ phase: 'between' }, 0));
  assert.match(say('la-ruche-web-begin', { count: 0 }), /put it on the comb/);
  assert.match(say('la-ruche-web-begin', { count: 1 }), /put it beside another/);
});

test('what was begun comes before what could be', () => {
  const idle = { placing: null, dragging: false, held: null, giving: false, gift: null };
  const free = { waiting: false, mayLay: true, gifts: 0 };
  const pause = { waiting: true, mayLay: true, gifts: 0 };
  assert.equal(promptWords(say, idle, free), null);
  assert.equal(promptWords(say, idle, pause), say('la-ruche-web-to-do-wait'));
  const held = { ...idle, held: {} };
  assert.equal(promptWords(say, held, pause), say('la-ruche-web-to-do-held'));
  const placing = { ...held, placing: { cell: {}, fixed: true } };
  assert.equal(promptWords(say, placing, pause), say('la-ruche-web-to-do-lay'));
  assert.equal(promptWords(say, placing, { ...free, mayLay: false }), null);
  const dragged = { ...idle, dragging: true, placing: { cell: null, fixed: false } };
  assert.equal(promptWords(say, dragged, free), say('la-ruche-web-to-do-drag'));
  assert.match(promptWords(say, dragged, { ...free, gifts: 1 })!, /or onto a player/);
  const over = { ...dragged, placing: { cell: {}, fixed: false } };
  assert.equal(promptWords(say, over, { ...free, gifts: 1 }), say('la-ruche-web-to-do-drop'));
  const giving = { ...placing, giving: true, gift: '123456' };
  assert.equal(promptWords(say, giving, pause), say('la-ruche-web-to-do-gift-player'));
});
