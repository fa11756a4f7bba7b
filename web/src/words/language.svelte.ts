/** The language of the page. It switches without a reload: every `say` in a template follows. */
import type { Args } from '../games/face';
import { http } from '../http';
import { keep, recall } from '../remembered.ts';
import { firstLanguage, LANGUAGES, Words, type Language } from './words';

const REMEMBERED = 'skep-language';

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

let current = $state.raw<Words | null>(null);

async function speak(language: Language): Promise<void> {
  const files = await FILES[language]();
  current = new Words(language, files.default);
  document.documentElement.lang = language;
  await learn(known);
}

/** The games on the server. The words of those from elsewhere did not come with the page. */
let known: readonly string[] = [];

/** Learn the words of these games, where they are not known yet. */
export async function learn(games: readonly string[]): Promise<void> {
  known = games;
  const before = current;
  const foreign = games.filter((game) => before?.has(`${game}-summary`) === false);
  // Without words yet, this is asked for again when there are some.
  if (before === null || !foreign.length) return;
  const asked = foreign.map((game) => http.words(game, before.language).catch(() => ''));
  const texts = await Promise.all(asked);
  // Meanwhile the language may have been switched, which learns them again.
  if (current === before) current = new Words(before.language, [...before.files, ...texts]);
}

/** Load the words for the first page. */
export function startSpeaking(): Promise<void> {
  return speak(firstLanguage(recall(REMEMBERED), navigator.languages));
}

export async function switchLanguage(language: Language): Promise<void> {
  await speak(language);
  keep(REMEMBERED, language);
}

/** The words of the page; only after `startSpeaking`. */
export function words(): Words {
  if (current === null) throw new Error('no words yet');
  return current;
}

export function language(): Language {
  return words().language;
}

export function otherLanguage(): Language {
  return LANGUAGES.find((one) => one !== language()) ?? 'en';
}

export function say(key: string, args?: Args): string {
  return words().say(key, args);
}
