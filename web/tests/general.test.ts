import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupsOf, kindsOf, plainName, spelled } from '../src/games/general/groups.ts';

const VIEW = {
  you: 0,
  actors: [1],
  scores: [3, 4],
  result: null,
  options: { quick: true },
  cards_left: 12,
  hands: [['a', 'b'], []],
  market: { red: 2, blue: 0 },
};

test('a view becomes groups: fields with one value a seat belong to the seats', () => {
  assert.deepEqual(groupsOf(VIEW, 2, ['hands']), {
    table: [
      { name: 'cards_left', value: '12' },
      { name: 'market', value: 'red: 2; blue: 0' },
    ],
    seats: [[{ name: 'hands', value: 'a, b' }], [{ name: 'hands', value: '–' }]],
  });
  assert.equal(groupsOf(VIEW, 2, []).table.length, 3, 'a list of two need not be of the seats');
});

test('values are spelled for people', () => {
  assert.equal(spelled(null), '–');
  assert.equal(spelled(''), '–');
  assert.equal(spelled(0), '0');
  assert.equal(spelled(true), '✓');
  assert.equal(spelled([[1, 2], [3]]), '1, 2, 3');
  assert.equal(spelled({ a_b: [1] }), 'a b: 1');
  assert.equal(plainName('cards_left-over'), 'cards left over');
});

test('moves are grouped by their first word and found by any words', () => {
  const moves = ['fly red 1', 'fly blue 2', 'pass', 'take red'];
  assert.deepEqual(
    kindsOf(moves, '').map(({ word, moves: found }) => [word, found.length]),
    [
      ['fly', 2],
      ['pass', 1],
      ['take', 1],
    ],
  );
  assert.deepEqual(kindsOf(moves, 'RED fly'), [{ word: 'fly', moves: ['fly red 1'] }]);
  assert.deepEqual(kindsOf(moves, 'green'), []);
});
