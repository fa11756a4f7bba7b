/** The language of the page. It switches without a reload: every `say` in a template follows. */
import type { Args } from '../games/face';
import { http } from '../http';
import { firstLanguage, LANGUAGES, Words, type Language } from './words';

const REMEMBERED = 'skep-language';

const FILES: Record<Language, () => Promise<{ default: string[] }>> = {
  en: () => import('./en'),
  fr: () => import('./fr'),
};

let current = $state.raw<Words | null>(null);

function remembered(): string | null {
  try {
    return localStorage.getItem(REMEMBERED);
  } catch {
    return null;
  }
}

async function speak(language: Language): Promise<void> {
  const files = await FILES[language]();
  current = new Words(language, files.default);
  document.documentElement.lang = language;
  void learnMore(language, files.default);
}

/** Games that the server got from elsewhere bring words of their own. */
async function learnMore(language: Language, files: string[]): Promise<void> {
  const more = await http.words(language).catch(() => '');
  if (more && current?.language === language) current = new Words(language, [...files, more]);
}

/** Load the words for the first page. */
export function startSpeaking(): Promise<void> {
  return speak(firstLanguage(remembered(), navigator.languages));
}

export async function switchLanguage(language: Language): Promise<void> {
  await speak(language);
  try {
    localStorage.setItem(REMEMBERED, language);
  } catch {
    // It will be forgotten, and that is all.
  }
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
