import assert from 'node:assert/strict';
import { test } from 'node:test';
import { refusalArgs } from '../../src/games/butine/tell.ts';
import { LANGUAGES } from '../../src/words/words.ts';
import { load } from '../reading.ts';

const CODE = /[WRYB]{3}/;
const REFUSALS: Record<string, Record<string, string | number>> = {
  'butine-not-your-card': { card: 'WYR' },
  'butine-not-in-market': { card: 'BBY' },
  'butine-wrong-flowers': { card: 'WYR', flown: 'RRB' },
  'butine-card-is-called': { card: 'RYW' },
};

for (const language of LANGUAGES)
  test(`refusals name cards by their flowers in ${language}`, () => {
    const words = load(language);
    const say = (key: string, args = {}) => words.say(key, args);
    for (const [key, args] of Object.entries(REFUSALS)) {
      assert.match(say(key, args), CODE);
      assert.doesNotMatch(say(key, refusalArgs(args, say)), CODE);
    }
    // What is no card has no other name.
    assert.match(say('butine-no-such-card', refusalArgs({ card: 'XYZ' }, say)), /XYZ/);
    assert.equal(refusalArgs({ number: 3 }, say)['number'], 3);
  });
