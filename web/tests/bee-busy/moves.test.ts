import assert from 'node:assert/strict';
import { test } from 'node:test';
import { flightTo, ofKind, reachOf, readMove, readMoves } from '../../src/games/bee-busy/moves.ts';

test('every move of the game can be read, and keeps its text', () => {
  const texts = [
    'lose meadow',
    'change 5 to 3',
    'die 5',
    'die 5 as 3',
    'borrow 5',
    'borrow 5 as 2',
    'mark 9',
    'write 5 at honey',
    'stay',
    'fly',
    'fly backwards',
    'feed queen',
    'pick centre b2',
    'make honey',
    'line d3-d4',
    'wall c3 ne',
    'store c4 egg',
    'store c4 honey 2',
    'skip',
    'done',
    'back',
  ];
  const read = readMoves(texts);
  assert.deepEqual(
    read.map(({ text }) => text),
    texts,
  );
  assert.equal(readMove('dance'), null);
});

test('what a move says', () => {
  assert.deepEqual(readMove('die 5'), { text: 'die 5', kind: 'die', die: 5, use: 5 });
  assert.deepEqual(readMove('borrow 5 as 2'), {
    text: 'borrow 5 as 2',
    kind: 'borrow',
    die: 5,
    use: 2,
  });
  assert.deepEqual(readMove('change 5 to 3'), {
    text: 'change 5 to 3',
    kind: 'change',
    die: 5,
    to: 3,
  });
  assert.deepEqual(readMove('line d3-d4'), {
    text: 'line d3-d4',
    kind: 'line',
    start: 'd3',
    end: 'd4',
  });
  assert.deepEqual(readMove('store c4 honey 2'), {
    text: 'store c4 honey 2',
    kind: 'store',
    comb: 'c4',
    what: 'honey',
    honey: 2,
  });
  assert.deepEqual(ofKind(readMoves(['stay', 'fly', 'done']), 'stay', 'done').length, 2);
});

test('the Busy Bee flies in a ring', () => {
  assert.equal(flightTo('meadow', false), 'production');
  assert.equal(flightTo('combs', false), 'meadow');
  assert.equal(flightTo('meadow', true), 'combs');
});

test('what can be reached', () => {
  const reach = reachOf(['pick centre a1', 'pick cat b2', 'make wax', 'line d2-d1', 'done']);
  assert.deepEqual([...reach.flowers], ['centre a1', 'cat b2']);
  assert.deepEqual([...reach.goods], ['wax']);
  assert.deepEqual([...reach.combs], ['d1']);
});
