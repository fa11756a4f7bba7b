import assert from 'node:assert/strict';
import { test } from 'node:test';
import { nextStore } from '../../src/games/waggle-dance/storing.ts';

const into = (colour: string, ...rooms: number[]) =>
  rooms.map((room) => `store ${colour} room${room}`);

test('like goes to like, the fullest first', () => {
  const rooms = [
    { holds: [] },
    { holds: ['red'] },
    { holds: ['red', 'red'] },
    { holds: ['red', 'red', 'red', 'blue'] },
  ];
  assert.equal(nextStore([...into('red', 1, 2, 3), 'done'], rooms), 'store red room3');
});

test('else an empty room, else with others', () => {
  const rooms = [{ holds: ['blue'] }, { holds: [] }, { holds: ['red', 'blue'] }];
  assert.equal(nextStore(into('red', 1, 2, 3), rooms), 'store red room2');
  assert.equal(nextStore(into('red', 1, 3), rooms), 'store red room3');
});

test('the cube that suits best comes first', () => {
  const rooms = [{ holds: ['blue', 'blue'] }, { holds: ['red'] }];
  const legal = [...into('red', 1, 2), ...into('blue', 1, 2)];
  assert.equal(nextStore(legal, rooms), 'store blue room1');
});

test('nothing to store', () => {
  assert.equal(nextStore(['done', 'play mix room1 room2'], []), null);
});
