import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attempt, moveAt, nextKeys, walkOn, waysOf } from '../../src/games/waggle-dance/paths.ts';

const DAY = [
  'place 4 A4',
  'place 4 room2',
  'place 6 D6',
  'play overtime 4 as 1',
  'play overtime 4 as 6',
  'play feint 3 from A3',
  'play feint 1 from room1',
  'play feint 5 from room1',
  'play volunteer',
];

test('what may come next is what some legal move goes on with', () => {
  const ways = waysOf(DAY);
  assert.deepEqual(nextKeys(ways, []), ['die4', 'die6', 'overtime', 'feint', 'volunteer']);
  assert.deepEqual(nextKeys(ways, ['die4']), ['A4', 'room2']);
  assert.deepEqual(nextKeys(ways, ['overtime']), ['die4']);
  assert.deepEqual(nextKeys(ways, ['overtime', 'die4']), ['value1', 'value6']);
  assert.deepEqual(nextKeys(ways, ['die5']), []);
});

test('a way ends with its move', () => {
  const ways = waysOf(DAY);
  assert.equal(moveAt(ways, ['die4', 'room2']), 'place 4 room2');
  assert.equal(moveAt(ways, ['die4']), null);
  assert.equal(moveAt(ways, ['volunteer', 'go']), 'play volunteer');
});

test('a choice that is none is not asked for', () => {
  const ways = waysOf([...DAY, 'honey room2 with efficiency+expertise', 'honey room3']);
  assert.deepEqual(walkOn(ways, ['feint', 'A3']), ['feint', 'A3', 'value3']);
  assert.deepEqual(walkOn(ways, ['feint', 'room1']), ['feint', 'room1']);
  assert.equal(moveAt(ways, walkOn(ways, ['honey3'])), 'honey room3');
  assert.equal(
    moveAt(ways, walkOn(ways, ['expertise', 'room2'])),
    'honey room2 with efficiency+expertise',
  );
  // One place for a bee is still a choice: it may be another bee's turn.
  assert.deepEqual(walkOn(ways, ['die6']), ['die6']);
});

test('pollen: stored, traded, moved and swapped', () => {
  const ways = waysOf([
    'store red room1',
    'trade yellow room2 for blue',
    'trade egg room3 for red',
    'move yellow room2 to room3',
    'swap yellow room2 with red room4',
    'play mix room1 room2',
    'egg room5',
  ]);
  assert.equal(moveAt(ways, ['claim.red', 'room1']), 'store red room1');
  assert.equal(moveAt(ways, ['room2.yellow', 'D6']), 'trade yellow room2 for blue');
  assert.equal(moveAt(ways, ['room3.egg', 'D4']), 'trade egg room3 for red');
  assert.equal(moveAt(ways, ['room2.yellow', 'room3']), 'move yellow room2 to room3');
  for (const path of [
    ['room2.yellow', 'room4.red'],
    ['room4.red', 'room2.yellow'],
  ])
    assert.equal(moveAt(ways, path), 'swap yellow room2 with red room4');
  assert.equal(moveAt(ways, ['mix', 'room2', 'room1']), 'play mix room1 room2');
  assert.equal(moveAt(ways, ['room5']), 'egg room5');
});

test('an unknown kind of move has no way, and does no harm', () => {
  assert.deepEqual(waysOf(['dance the waggle']), []);
});

test('what cannot be done is tried as a move, so that the server says why', () => {
  assert.equal(attempt(['die4', 'A5']), 'place 4 A5');
  assert.equal(attempt(['claim.red', 'room7']), 'store red room7');
  assert.equal(attempt(['room2.yellow', 'room3']), 'move yellow room2 to room3');
  assert.equal(attempt(['room2.yellow', 'D2']), 'trade yellow room2 for yellow');
  assert.equal(attempt(['room2.egg', 'D1']), 'trade egg room2 for white');
  assert.equal(attempt(['die4', 'die5']), null);
});
