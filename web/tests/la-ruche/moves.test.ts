import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cellName, type Laid } from '../../src/games/la-ruche/geometry.ts';
import {
  offered,
  outlook,
  placeText,
  readComb,
  readFits,
  readLaid,
} from '../../src/games/la-ruche/moves.ts';
import { laidBy, roundEnd } from '../../src/games/la-ruche/news.ts';
import type { Happened, LaRucheFact } from '../../src/protocol.ts';

test('a placement is written as it was read', () => {
  const laid = readLaid('place 351246@1,-2');
  assert.deepEqual(laid, { lay: '351246', q: 1, r: -2 });
  assert.equal(placeText(laid!), 'place 351246@1,-2');
  assert.deepEqual(readComb(['351246@1,-2']), [laid]);
  for (const text of ['ready', 'give 123456 to 2', 'place 351247@0,0', '351246@1,-2'])
    assert.equal(readLaid(text), null, text);
  assert.deepEqual(readComb(['351246@1', '1,-2']), []);
});

test('fits are read by tile, whatever its face and turn; other moves are none', () => {
  const fits = readFits(['place 123456@0,1', 'place 654321@2,0', 'place 124356@0,1', 'lift']);
  assert.deepEqual([...fits.keys()], ['123456', '124356']);
  assert.deepEqual(fits.get('123456')!.map(cellName), ['0,1', '2,0']);
  assert.equal(readFits(['give 123456 to 1', 'ready']).size, 0);
});

const names = (phase: string, laid: Laid[]): string[] => offered(phase, laid).map(cellName).sort();

test('on a blocked comb no cell is open, and what is kept is not given', () => {
  assert.deepEqual(names('gifts', readComb(['123456@0,0', '356124@1,-1'])), []);
  const hand = ['123456', '124356'];
  assert.deepEqual(outlook(hand, 2, ['give 123456 to 1', 'keep']), {
    coming: [],
    hand: ['124356'],
    gifts: 0,
  });
});

test('the first tile goes to the middle', () => {
  for (const phase of ['opening', 'solo']) assert.deepEqual(names(phase, []), ['0,0']);
});

test('an opening touches exactly one, a race two or more, the second of a puzzle any', () => {
  const two = readComb(['364152@0,0', '625134@0,1']);
  assert.deepEqual(names('opening', two), ['-1,0', '-1,2', '0,-1', '0,2', '1,-1', '1,1']);
  assert.deepEqual(names('race', two), ['-1,1', '1,0']);
  assert.deepEqual(names('solo', two), ['-1,1', '1,0']);
  assert.equal(names('solo', two.slice(0, 1)).length, 6);
});

test('what is on its way is out of the hand; gifts lapse with the next placement', () => {
  const hand = ['123456', '124356', '125346'];
  assert.deepEqual(outlook(hand, 2, []), { coming: [], hand, gifts: 2 });
  const given = outlook(hand, 2, ['give 124356 to 1']);
  assert.deepEqual(given, { coming: [], hand: ['123456', '125346'], gifts: 1 });
  const placed = outlook(hand, 2, ['place 654321@1,0', 'place 125346@2,0']);
  assert.deepEqual(placed.hand, ['124356']);
  assert.equal(placed.gifts, 0);
  assert.deepEqual(placed.coming.map(cellName), ['1,0', '2,0']);
});

test('a placement that the table has taken already is not shown twice', () => {
  const { coming, hand, gifts } = outlook(['124356'], 3, ['place 123456@1,0']);
  assert.deepEqual([coming, hand, gifts], [[], ['124356'], 3]);
});

const steps = (...facts: LaRucheFact[]): Happened[] => [
  { seq: 1, seat: 0, move: null, undo: false, facts, at_ms: 0 },
];

test('news: tiles that were laid, the end of a round', () => {
  const placed = (seat: number): LaRucheFact => ({
    fact: 'placed',
    seat,
    lay: '123456',
    q: seat,
    r: -1,
    contacts: 2,
    gifts: 0,
    left: 3,
  });
  const told = steps(placed(0), placed(1), {
    fact: 'round-ended',
    round: 1,
    reason: 'emptied',
    left: [3, 0],
    points: [2, 3],
    winners: [1],
  });
  assert.equal(laidBy(told, 1), 1);
  assert.deepEqual(roundEnd(told)?.points, [2, 3]);
  assert.equal(roundEnd(steps(placed(0))), undefined);
});
