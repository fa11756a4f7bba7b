/** The words as the tests read them, and what is true of the words of every board. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGUAGES, Words } from '../src/words/words.ts';

const HERE = import.meta.dirname;
const LOCALE = join(HERE, '../../src/skep/locale');

export function load(language: (typeof LANGUAGES)[number]): Words {
  const folder = join(LOCALE, language);
  const files = readdirSync(folder).filter((name) => name.endsWith('.ftl'));
  return new Words(
    language,
    files.map((name) => readFileSync(join(folder, name), 'utf8')),
  );
}

/** Every message key of a board that stands in its sources as a whole. */
function keysUsed(game: string): Set<string> {
  const sources = join(HERE, '../src/games', game);
  const key = new RegExp(`'(${game}-[a-z][a-z0-9-]*)'`, 'g');
  return new Set(
    readdirSync(sources)
      .filter((name) => /\.(ts|svelte)$/.test(name))
      .flatMap((name) => [...readFileSync(join(sources, name), 'utf8').matchAll(key)])
      .map(([, found]) => found!),
  );
}

/** The messages of a file, each with its arguments. */
export function shape(file: string, language: string): Map<string, string> {
  const text = readFileSync(join(LOCALE, language, file), 'utf8');
  return new Map(
    text
      .split(/^(?=[a-z])/m)
      .filter((entry) => /^[a-z][a-z0-9-]* =/.test(entry))
      .map((entry) => {
        const args = [...entry.matchAll(/\$[a-z_]+/g)].map(([arg]) => arg);
        return [entry.split(' ')[0]!, [...new Set(args)].sort().join()];
      }),
  );
}

/** What the lobby says of a game's daily, where the game has words of its own for it. */
const OF_THE_LOBBY = /-web-(daily|daily-why|play-daily|play-alone)$/;

/**
 * Test that both languages have all messages of a board, and no others. Some keys are put together
 * where they are used: `families` matches these, and `stems` are what they begin with.
 */
export function testWords(game: string, families: RegExp, stems: readonly string[] = []): void {
  const file = `${game}-web.ftl`;
  const used = keysUsed(game);
  for (const language of LANGUAGES) {
    test(`every message that the board names exists in ${language}`, () => {
      const words = load(language);
      assert.ok(used.size > 60);
      assert.deepEqual(
        [...used].filter((key) => !words.has(key) && !stems.includes(key)),
        [],
      );
    });
  }

  test('both languages have the same messages with the same arguments, and none is in vain', () => {
    assert.deepEqual(shape(file, 'fr'), shape(file, 'en'));
    const idle = [...shape(file, 'en').keys()].filter(
      (key) => !used.has(key) && !families.test(key) && !OF_THE_LOBBY.test(key),
    );
    assert.deepEqual(idle, []);
  });
}
