/** What is advised at each stage of each game. The views hold only what advice looks at. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { advice as busy } from '../src/games/bee-busy/advice.ts';
import { advice as butine } from '../src/games/butine/advice.ts';
import type { Advice } from '../src/games/face.ts';
import { advice as ruche } from '../src/games/la-ruche/advice.ts';
import { advice as waggle } from '../src/games/waggle-dance/advice.ts';

function stage(advice: Advice | null): string | null {
  return advice && advice.key.replace(/^.*-advice-/, '');
}

test('Butine!: each part of a turn', () => {
  const view = { result: null, phase: 'act', gathered: 0, placed: false, deck: 9, turn: 0 };
  const at = (legal: string[], more = {}): string | null =>
    stage(butine({ ...view, hands: [['WYR', 'WYW']], ...more } as never, 0, legal));
  const [lay, fly] = ['place W0@2,0', 'gather WYR 0-1-2'];
  assert.equal(at([]), 'wait');
  assert.equal(at([lay, fly]), 'act');
  assert.equal(at([lay]), 'place');
  assert.equal(at([fly]), 'gather');
  assert.equal(at(['pass']), 'pass');
  assert.equal(at([fly, 'done'], { gathered: 1 }), 'more');
  assert.equal(at([fly, 'done'], { gathered: 2 }), 'third');
  assert.equal(at([fly, 'done'], { gathered: 2, deck: 0 }), 'more');
  assert.equal(at(['take WYW'], { phase: 'refill' }), 'refill');
  assert.equal(at(['done'], { phase: 'swap' }), 'swap');
  assert.equal(at([lay], { result: {} }), null);
});

test('Waggle Dance: by day what the hive is ready for, by night each action', () => {
  const view = {
    result: null,
    round: 3,
    night: false,
    phase: 'place',
    forced: 0,
    mixing: [null],
    looking: false,
    claims: [[]],
  };
  const at = (more = {}, holds: string[] = [], bees: number[] = []): string | null =>
    stage(waggle({ ...view, rooms: [[{ holds, bees }]], ...more } as never, 0, ['die1 A1']));
  const four = ['red', 'red', 'red', 'red'];
  assert.equal(at(), 'place');
  assert.equal(at({ round: 1 }), 'first');
  assert.equal(at({}, ['egg']), 'place-egg');
  assert.equal(at({}, ['egg'], [2, 2]), 'place', 'it hatches already');
  assert.equal(at({}, four, [5]), 'place-honey');
  assert.equal(at({}, ['red', 'red', 'red', 'blue']), 'place');
  for (const phase of ['start', 'answer', 'brood', 'eggs', 'trade', 'honey', 'draw'])
    assert.equal(at({ phase }), phase);
  assert.equal(at({ phase: 'store' }), 'stored');
  assert.equal(at({ phase: 'store', claims: [['red']] }), 'store');
  assert.equal(at({ forced: 4 }), 'forced');
  assert.equal(stage(waggle({ ...view, rooms: [[]], night: true } as never, 0, [])), 'wait-night');
});

test('La Ruche: opening, race, gifts, puzzle', () => {
  const view = { result: null, turn: 0, cells: [], gifts: [0], options: { assistance: false } };
  const at = (phase: string, more = {}): string | null =>
    stage(ruche({ ...view, phase, ...more } as never, 0));
  assert.equal(at('opening'), 'open');
  assert.equal(at('opening', { cells: ['a'] }), 'open-next');
  assert.equal(at('opening', { turn: 1 }), 'open-wait');
  assert.equal(at('race'), 'race');
  assert.equal(at('race', { options: { assistance: true } }), 'race-assisted');
  assert.equal(at('race', { gifts: [2] }), 'race-gifts');
  assert.equal(at('gifts'), 'gifts-wait');
  assert.equal(at('gifts', { gifts: [1] }), 'gifts');
  assert.equal(at('between'), 'between');
  assert.equal(at('solo'), 'solo-first');
  assert.equal(at('solo', { cells: ['a', 'b'] }), 'solo');
});

test('Bee Busy: each decision of a round', () => {
  const at = (phase: string, legal: string[] = ['a', 'b'], area = 'meadow', first = 1) =>
    stage(busy({ result: null, first, now: [{ phase }], hives: [{ area }] } as never, 0, legal));
  for (const phase of ['lose', 'mark', 'write', 'fly', 'feed', 'store', 'closed', 'wait', 'die'])
    assert.equal(at(phase), phase);
  assert.equal(at('die', ['a'], 'meadow', 0), 'die-first');
  assert.equal(at('act'), 'act-meadow');
  assert.equal(at('act', ['a', 'b'], 'production'), 'act-production');
  assert.equal(at('act', ['done']), 'close');
});
