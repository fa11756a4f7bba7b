import assert from 'node:assert/strict';
import { test } from 'node:test';
import { effectsOf, effectWords, waysOf } from '../../src/games/butine/effect.ts';
import {
  LETTERS,
  markSize,
  neighbours,
  TARGET,
  TURNS,
  type Spot,
} from '../../src/games/butine/geometry.ts';
import { spotWords, type Say } from '../../src/games/butine/tell.ts';
import { load } from '../reading.ts';
import { readSpot } from './spots.ts';

const english = load('en');
const say: Say = (key, args) => english.say(key, args);

test('a card is flown from either end, over three different tiles', () => {
  const ground = {
    bee: 0,
    flowers: ['W', 'R', 'Y', 'R'] as const,
    links: [
      [1, 3],
      [0, 2],
      [1, 3],
      [0, 2],
    ],
  };
  // 1-2-3 and 3-2-1; the tile that the bee starts from counts for nothing.
  assert.equal(waysOf('RYR', ground), 2);
  // 1-0-3 and 3-0-1: it may be entered again.
  assert.equal(waysOf('RWR', ground), 2);
  assert.equal(waysOf('YRW', ground), 0);
  assert.equal(waysOf('WRY', { ...ground, bee: 1 }), 4);
});

test('a tile says which cards it opens, and for whom', () => {
  const meadow = ['W0@0,0', 'R0@0,1'].map(readSpot);
  const ghost = ['B0@1,0', 'B0@0,2', 'B0@1,1', 'B0@-1,1', 'B3@0,2']
    .map(readSpot)
    .find((spot) => neighbours(meadow, spot).includes(1) && !neighbours(meadow, spot).includes(0));
  assert.ok(ghost);
  const hands = [['WRB'], ['BRW'], ['YRB']];
  // From the daisy: poppy and then borage, and no third tile.
  assert.deepEqual(effectsOf(meadow, ghost, 0, hands), []);
  const effects = effectsOf(meadow, ghost, 1, [['WRB'], ['BRW', 'RBR']]);
  assert.deepEqual(
    effects.map(({ seat, card, opens }) => [seat, card, opens]),
    [
      [0, 'WRB', true],
      [1, 'BRW', true],
    ],
  );
  const words = effectWords(say, effects, 0, (seat) => ['Ada', 'Ben'][seat]!);
  assert.deepEqual(words, [
    'Opens for you: daisy – poppy – borage.',
    'Opens for Ben: borage – poppy – daisy.',
  ]);
  assert.deepEqual(effectWords(say, [], 0, String), ['Opens none of your cards.']);
});

test('no two spots of a tile read alike', () => {
  const meadow = ['W0@0,0', 'R0@0,1', 'W0@2,-1'].map(readSpot);
  for (const tile of LETTERS) {
    const spots: Spot[] = [];
    for (let x = -4; x <= 5; x++)
      for (let y = -4; y <= 4; y++)
        for (let turn = 0; turn < TURNS[tile]; turn++) spots.push({ tile, turn, x, y });
    const touching = spots.filter((spot) => neighbours(meadow, spot).length > 0);
    const words = touching.map(
      (spot) => `${neighbours(meadow, spot)} ${spotWords(say, meadow, spot)}`,
    );
    const twice = words.filter((text, i) => words.indexOf(text) !== i);
    assert.deepEqual(twice, [], tile);
  }
});

test('the mark of a spot is large enough for a finger, and never the whole tile', () => {
  assert.equal(markSize(0.2, 'Y', 1.15), TARGET / (87 * 1.15));
  assert.ok(markSize(0.12, 'W', 0.3) * 173 * 0.3 >= TARGET);
  assert.ok(markSize(0.26, 'B', 0.1) <= 0.6);
});
