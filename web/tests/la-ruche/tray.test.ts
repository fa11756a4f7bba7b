import assert from 'node:assert/strict';
import { test } from 'node:test';
import { COLOURS, beeUp, flipped, tileOf } from '../../src/games/la-ruche/lay.ts';
import { raceText, resultText } from '../../src/games/la-ruche/share.ts';
import { scoreOf } from '../../src/games/la-ruche/score.ts';
import { isMiss, laidBy } from '../../src/games/la-ruche/news.ts';
import { countdown } from '../../src/games/la-ruche/time.ts';
import {
  AHEAD,
  arrange,
  choosePair,
  hasPair,
  nextIn,
  pairCounts,
} from '../../src/games/la-ruche/tray.ts';
import { aimed } from '../../src/plane/points.ts';

const HAND = ['136245', '123456', '124356', '152346'];
const NONE = new Map<string, string>();

test('without a colour: by name, each as the player turned it', () => {
  const tray = arrange(HAND, [], new Map([['124356', '612435']]), false);
  assert.deepEqual(
    tray.map(({ lay }) => lay),
    ['123456', '612435', '136245', '152346'],
  );
});

test('one colour: up-left on every tile, sorted by the one that follows', () => {
  const tray = arrange(HAND, ['2'], NONE, false);
  assert.equal(tray.length, HAND.length);
  for (const { tile, lay, group } of tray) {
    assert.equal(lay[5], '2');
    assert.equal(lay[0], group);
    assert.equal(tileOf(lay), tile);
  }
  const groups = tray.map(({ group }) => group);
  assert.deepEqual(groups, [...groups].sort());
});

test('two colours: only tiles where the second follows the first, on either face', () => {
  const tray = arrange(HAND, ['2', '3'], NONE, false);
  assert.deepEqual(tray.map(({ tile }) => tile).sort(), ['123456', '152346']);
  for (const { lay } of tray) assert.equal(lay[5]! + lay[0]!, '23');
  const other = arrange(HAND, ['3', '2'], NONE, false);
  assert.deepEqual(other.map(({ tile }) => tile).sort(), ['123456', '152346']);
  for (const { lay } of other) assert.equal(lay[5]! + lay[0]!, '32');
});

test('in a puzzle only the bee face counts', () => {
  assert.deepEqual(arrange(HAND, ['3', '2'], NONE, true), []);
  const tray = arrange(HAND, ['2', '3'], NONE, true);
  assert.equal(tray.length, 2);
  assert.ok(tray.every(({ lay }) => beeUp(lay)));
});

test('the numbers on the colours are what the filter leaves', () => {
  for (const beeOnly of [false, true]) {
    for (const first of COLOURS) {
      const counts = pairCounts(HAND, first, beeOnly);
      assert.deepEqual(
        [...counts.keys()],
        COLOURS.filter((colour) => colour !== first),
      );
      for (const [second, count] of counts)
        assert.equal(arrange(HAND, [first, second], NONE, beeOnly).length, count);
    }
  }
});

test('a tile has a pair on one face exactly when it has it mirrored on the other', () => {
  assert.ok(hasPair('123456', '1', '2', true));
  assert.ok(!hasPair('123456', '2', '1', true));
  assert.ok(hasPair('123456', '2', '1', false));
  assert.ok(hasPair(flipped('123456'), '2', '1', true));
});

test('a tap on a colour: first, second, another second, off again', () => {
  assert.deepEqual(choosePair([], '4'), ['4']);
  assert.deepEqual(choosePair(['4'], '2'), ['4', '2']);
  assert.deepEqual(choosePair(['4', '2'], '6'), ['4', '6']);
  assert.deepEqual(choosePair(['4', '2'], '4'), ['2']);
  assert.deepEqual(choosePair(['4'], '4'), []);
});

test('the next tile goes round, from either end', () => {
  const tray = arrange(HAND, [], NONE, false);
  assert.equal(nextIn(tray, null, 1)?.tile, '123456');
  assert.equal(nextIn(tray, null, -1)?.tile, '152346');
  assert.equal(nextIn(tray, '152346', 1)?.tile, '123456');
  assert.equal(nextIn(tray, '124356', -1)?.tile, '123456');
  assert.equal(nextIn([], null, 1), null);
});

test('arrow keys in rows: the nearest ahead, rather than one aside', () => {
  const at = (left: number, top: number) => ({
    getBoundingClientRect: () => ({ left, top, width: 50, height: 60 }),
  });
  const rows = [at(0, 0), at(60, 0), at(120, 0), at(0, 70), at(60, 70)];
  const go = (from: number, x: number, y: number) => {
    const found = aimed(rows[from]!, { x, y }, rows, AHEAD);
    return found ? rows.indexOf(found) : null;
  };
  assert.equal(go(0, 1, 0), 1);
  assert.equal(go(1, 0, 1), 4);
  assert.equal(go(4, 0, -1), 1);
  assert.equal(go(2, 0, 1), 4);
  assert.equal(go(0, -1, 0), null);
});

test('counting down as people do', () => {
  assert.deepEqual([3000, 2999, 2000, 1, 0].map(countdown), [3, 3, 2, 1, 0]);
});

test('a result as text tells how many, how long, how many hints, and no tile', () => {
  const text = resultText({
    title: 'La Ruche, puzzle of 2026-05-04',
    laid: 8,
    tiles: 12,
    ms: 271_000,
    hints: '1 hint',
  });
  assert.equal(
    text,
    '🍯 La Ruche, puzzle of 2026-05-04\n⬢⬢⬢⬢⬢⬢\n ⬢⬢⬡⬡⬡⬡\n8/12 · ⏱ 4:31 · 💡 1 hint',
  );
  const long = resultText({ title: 'La Ruche', laid: 14, tiles: 14, ms: 0, hints: 'no hint' });
  assert.deepEqual(long.split('\n').slice(1, 4), ['⬢⬢⬢⬢⬢⬢', ' ⬢⬢⬢⬢⬢⬢', '⬢⬢']);
  const solved = { title: 'La Ruche', laid: 3, tiles: 3, ms: null, hints: 'no hint' };
  assert.equal(resultText(solved), '🐝 La Ruche\n⬢⬢⬢\n3/3 · 💡 no hint');
});

test('a race tells how many tries were right, and how many tiles a minute', () => {
  assert.deepEqual(scoreOf({ laid: 12, missed: 3 }, 240_000), {
    laid: 12,
    tries: 15,
    accuracy: 80,
    pace: 3,
  });
  assert.deepEqual(scoreOf({ laid: 0, missed: 0 }, null), {
    laid: 0,
    tries: 0,
    accuracy: 0,
    pace: null,
  });
  assert.equal(raceText('Ada 3, Ben 1', ['a', 'b']), '🐝 La Ruche\nAda 3, Ben 1\na · b');
});

test('only placements count as tries, and not those that came during a pause', () => {
  const refusal = { key: 'la-ruche-edge', args: {}, rule: 'RUC-6', move: 'place 123456@1,0' };
  assert.ok(isMiss(refusal));
  assert.ok(!isMiss({ ...refusal, key: 'race-wait' }));
  assert.ok(!isMiss({ ...refusal, move: 'ready' }));
  assert.ok(!isMiss(null));
  const step = (seat: number) => ({
    seq: 1,
    seat,
    move: '',
    undo: false,
    facts: [{ fact: 'placed', seat }],
  });
  assert.equal(laidBy([step(0), step(1), step(0)] as never, 0), 2);
});
