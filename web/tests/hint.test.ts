/** Hints: what they say, where they are on the board, and what is played. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tellerWith } from '../src/games/bee-busy/hint.ts';
import { teller as butine } from '../src/games/butine/hint.ts';
import type { HintTeller } from '../src/games/face.ts';
import { teller as waggle } from '../src/games/waggle-dance/hint.ts';
import { decisionOf, movesToPlay, resultWords, toldHint } from '../src/hint/hint.ts';
import { ENDING } from '../src/marks/trail.ts';
import type { Suggestion } from '../src/protocol.ts';
import { load } from './reading.ts';

const WORDS = { en: load('en'), fr: load('fr') };

function told(
  teller: HintTeller,
  moves: string[],
  view: unknown,
  outlook: unknown = null,
  language: 'en' | 'fr' = 'en',
): string {
  const say = (key: string, args = {}): string => {
    assert.ok(WORDS[language].has(key), key);
    return WORDS[language].say(key, args);
  };
  const one: Suggestion = { moves, expected: 0.5, outlook, view: null };
  const text = teller.words(one, view, 0, say, say, (seat) => ['Ada', 'Ben'][seat]!);
  assert.doesNotMatch(text, /[{}]|undefined/);
  return text.replaceAll('\u00a0', ' ');
}

const MEADOW = { tiles: ['W0@0,0', 'Y0@-1,1'], bee: 0, gathered: 0, deck: 9 };

test('Butine!: a tile with what it opens for whom, and that it is the last', () => {
  const outlook = {
    opens: [
      { seat: 0, mine: true, cards: ['YWB'] },
      { seat: 1, mine: false, cards: ['WYW'] },
    ],
    last: true,
  };
  assert.equal(
    told(butine, ['place B0@-1,-1'], MEADOW, outlook),
    'Lay a borage triangle beside daisy 0. Opens for you: dandelion – daisy – borage. ' +
      'Opens for Ben: daisy – dandelion – daisy. It is the last one of its kind.',
  );
  assert.equal(
    told(butine, ['place B0@-1,-1'], MEADOW, { opens: [], last: false }, 'fr'),
    'Posez un triangle bourrache à côté de marguerite 0. N’ouvre aucune de vos cartes.',
  );
});

test('Butine!: everything else that can be done', () => {
  const card = 'gather WYR 0-1-0';
  assert.match(told(butine, [card], MEADOW), /^Gather daisy – .* over daisy 0, .*: 1 point\.$/);
  assert.match(told(butine, [card], { ...MEADOW, gathered: 2 }), /bonus card\.$/);
  assert.match(told(butine, ['take WYR'], MEADOW), /^Take daisy – dandelion – poppy from/);
  assert.match(told(butine, ['swap WYR for deck'], MEADOW), /top card of the deck/);
  assert.match(told(butine, ['swap WYR for RYB'], MEADOW), /for poppy – dandelion – borage/);
  for (const move of ['done', 'pass'])
    for (const language of ['en', 'fr'] as const)
      assert.ok(told(butine, [move], MEADOW, null, language));
});

test('Butine!: where it is', () => {
  const at = (move: string): string[] => butine.places([move], { ...MEADOW, bee: 1 }, 0);
  assert.deepEqual(at('place B0@-1,-1'), ['spot place B0@-1,-1']);
  assert.deepEqual(at('gather WYR 0-2-3'), ['flight 1 0 2 3', 'hand 0 WYR']);
  assert.deepEqual(at('take WYR'), ['market WYR']);
  assert.deepEqual(at('swap WYR for deck'), ['hand 0 WYR', 'market deck']);
  for (const end of ['done', 'pass']) assert.deepEqual(at(end), [ENDING]);
});

const NIGHT = {
  phase: 'store',
  mixing: [null, null],
  claims: [['red'], []],
  rooms: [[{ holds: [], bees: [] }], []],
};

test('Waggle Dance: every move there is has words and, where it can, a place', () => {
  const moves: [string, RegExp, string[]][] = [
    ['place 3 A3', /^Place the 3: A3\.$/, ['spot A3']],
    ['place 3 room2', /^Place the 3: room 2\.$/, ['room 0 2']],
    ['play overtime 3 as 5', /Overtime: turn a 3 to 5\.$/, ['dice 0']],
    ['play volunteer', /^Play Volunteer: Roll .*\.$/, ['dice 0']],
    ['play shift-change more', /place one bee more\.$/, []],
    ['play directions D3', /flower D3\.$/, ['spot D3']],
    ['egg room2', /egg into room 2/, ['room 0 2']],
    ['store red room1', /^Put red into room 1\.$/, ['room 0 1']],
    ['trade red room1 for blue', /^Trade two red of room 1 for blue\.$/, ['room 0 1', 'spot D6']],
    ['move red room1 to room2', /room 1 to room 2/, ['room 0 1', 'room 0 2']],
    ['honey room1', /^Turn room 1 to honey\.$/, ['room 0 1']],
    ['honey room1 with efficiency', /honey with Efficiency\.$/, ['room 0 1']],
    ['draw', /^Draw a Queen card\.$/, ['action G']],
    ['keep mix', /^Keep Mix: /, []],
    ['done', /nothing better to do here\.$/, [ENDING]],
  ];
  for (const [move, words, places] of moves) {
    assert.match(told(waggle, [move], NIGHT), words);
    assert.ok(told(waggle, [move], NIGHT, null, 'fr'));
    assert.deepEqual(waggle.places([move], NIGHT, 0), places, move);
  }
  const outlook = { brings: 'pollen', now: 2, least: 1 };
  assert.match(
    told(waggle, ['place 4 D4'], NIGHT, outlook),
    /^Place the 4: flower D4\. Tonight: 2 pollen as it stands/,
  );
});

test('Bee Busy: a plan for the round', () => {
  const outline = {
    flowers: [{ name: 'centre b2', kind: 'R', part: 'centre' }],
    sheet: { meadow: { kinds: [{ letter: 'R', name: 'red' }] }, improvement: { columns: [] } },
  };
  const teller = tellerWith(outline as never);
  const view = { hives: [{ area: 'meadow' }] };
  const plan = ['change 2 to 4', 'die 2 as 4', 'stay', 'pick centre b2', 'done'];
  assert.equal(
    told(teller, plan, view),
    'Take the 2 as 4; stay in the Meadow; pick the poppy Open meadow b2.',
  );
  assert.match(told(teller, plan, view, null, 'fr'), /prairie ; cueillir : coquelicot/);
  assert.match(told(teller, ['done'], view), /^Close the round\.$/);
  assert.deepEqual(
    teller.places(['die 2', 'fly', 'feed meadow', 'line d3-d4', 'wall c3 ne', 'done'], view, 0),
    ['dice', 'area 0 production', 'area 0 meadow', 'comb 0 d4', 'side 0 c3 ne'],
  );
  for (const last of [['done'], ['skip', 'done']])
    assert.deepEqual(teller.places(last, view, 0), [ENDING], 'only the button is left');
});

test('What is expected is said in chances, or alone in points; nothing is quite sure', () => {
  const say = (key: string, args = {}): string => WORDS.en.say(key, args);
  assert.equal(resultWords(say, 0.618, false), '62 % to win');
  assert.equal(resultWords(say, 0.9999, false), '99 % to win');
  assert.equal(resultWords(say, 0, false), '1 % to win');
  assert.equal(resultWords(say, 57.6, true), 'about 58 points');
  const hint = {
    seq: 1,
    seat: 0,
    alone: false,
    suggestions: [
      { moves: ['done'], expected: 0.5, outlook: null, view: null },
      { moves: ['pass'], expected: 0.25, outlook: null, view: null },
    ],
  };
  assert.equal(
    toldHint(say, ['Leave it.', 'Pass.'], hint),
    'Hint. 1. Leave it. – 50 % to win 2. Pass. – 25 % to win',
  );
});

test('A plan is played without its end, and a hint is for one decision', () => {
  assert.deepEqual(movesToPlay(['die 2', 'stay', 'done']), ['die 2', 'stay']);
  assert.deepEqual(movesToPlay(['done']), ['done']);
  assert.deepEqual(movesToPlay(['place B0@-1,-1']), ['place B0@-1,-1']);
  assert.notEqual(decisionOf({ 0: ['a', 'b'] }, 0), decisionOf({ 0: ['a'] }, 0));
  assert.equal(decisionOf({}, 0), '');
});
