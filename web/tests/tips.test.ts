/** Every tip of every board has words in both languages and a rule in the rulebook, and is used. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { STAGES as BUSY_STAGES } from '../src/games/bee-busy/advice.ts';
import { TIPS as BUSY } from '../src/games/bee-busy/tips.ts';
import { STAGES as BUTINE_STAGES } from '../src/games/butine/advice.ts';
import { TIPS as BUTINE } from '../src/games/butine/tips.ts';
import { STAGES as RUCHE_STAGES } from '../src/games/la-ruche/advice.ts';
import { TIPS as RUCHE } from '../src/games/la-ruche/tips.ts';
import { STAGES as WAGGLE_STAGES } from '../src/games/waggle-dance/advice.ts';
import { TIPS as WAGGLE } from '../src/games/waggle-dance/tips.ts';
import { tipsOf } from '../src/help/tip.ts';
import { LANGUAGES } from '../src/words/words.ts';
import { load, shape } from './reading.ts';

interface Helped {
  game: string;
  tips: Readonly<Record<string, string>>;
  /** The stages of a turn that have advice, each with its rule. */
  stages: Readonly<Record<string, string>>;
  /** Names that are put together where they are used. */
  made?: RegExp;
}

const GAMES: readonly Helped[] = [
  { game: 'butine', tips: BUTINE, stages: BUTINE_STAGES },
  { game: 'waggle-dance', tips: WAGGLE, stages: WAGGLE_STAGES, made: /^(card|action|room)-/ },
  { game: 'la-ruche', tips: RUCHE, stages: RUCHE_STAGES },
  {
    game: 'bee-busy',
    tips: BUSY,
    stages: BUSY_STAGES,
    made: /^(danger|area|score)-|^(honey|wax)$/,
  },
];

/** Characters in two lines of 330 pixels, with the id of a rule after them. */
const MOST = 90;

const HERE = import.meta.dirname;

function sources(game: string): string {
  const folder = join(HERE, '../src/games', game);
  return readdirSync(folder)
    .filter((name) => /\.(svelte|ts)$/.test(name) && name !== 'tips.ts')
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

function rulebook(game: string, language: string): string {
  const path = `../../src/skep/games/${game.replaceAll('-', '_')}/rulebook/${language}.md`;
  return readFileSync(join(HERE, path), 'utf8');
}

for (const { game, tips, stages, made } of GAMES) {
  const keys = [
    ...Object.keys(tips).map((name) => `${game}-tip-${name}`),
    ...Object.keys(stages).map((stage) => `${game}-advice-${stage}`),
  ];

  test(`${game}: every tip and every advice has words in both languages, and no words are idle`, () => {
    for (const language of LANGUAGES) {
      const found = [...shape(`${game}-help.ftl`, language).keys()];
      assert.deepEqual(found.sort(), [...keys].sort(), language);
    }
    assert.deepEqual(shape(`${game}-help.ftl`, 'fr'), shape(`${game}-help.ftl`, 'en'));
  });

  test(`${game}: every tip and every advice leads to a rule in the rulebook`, () => {
    for (const language of LANGUAGES) {
      const text = rulebook(game, language);
      for (const rule of [...Object.values(tips), ...Object.values(stages)])
        assert.ok(text.includes(`<a id="${rule}"></a>`), `${rule} in ${language}`);
    }
  });

  test(`${game}: the board uses every tip`, () => {
    const text = sources(game);
    const idle = Object.keys(tips).filter(
      (name) => !made?.test(name) && !text.includes(`'${name}'`),
    );
    assert.deepEqual(idle, []);
  });

  test(`${game}: nothing on the board has a title that only a mouse can read`, () => {
    assert.doesNotMatch(sources(game), /<[a-z][^>]*\s(title=\{label\}|title=\{say\()/);
  });

  test(`${game}: advice is short enough for two lines on a phone`, () => {
    for (const language of LANGUAGES) {
      const words = load(language);
      for (const stage of Object.keys(stages)) {
        const text = words.say(`${game}-advice-${stage}`, { player: 'Ada', count: 2 });
        assert.ok(text.length <= MOST, `${language} ${stage}: ${text.length}`);
      }
    }
  });
}

test('a thing carries the key of its words, what they need, and its rule', () => {
  const tip = tipsOf('butine', { pile: 'BUT-7' });
  assert.deepEqual(tip('pile', { tile: 'W' }), {
    'data-tip': 'butine-tip-pile',
    'data-rule': 'BUT-7',
    'data-tip-args': '{"tile":"W"}',
  });
});
