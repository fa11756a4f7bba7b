/** Words: the same Fluent files as in the terminal, and how facts become sentences. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Args } from '../games/face.ts';

export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Letters and marks that change the direction of the text around them. */
const TURNS_TEXT =
  /[\u0590-\u08FF\u200E\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC]/;

/** A foreign text that cannot turn the sentence around it. */
export function isolate(text: string): string {
  return TURNS_TEXT.test(text) ? `\u2068${text}\u2069` : text;
}

/** 2026-11-15 as people write it. */
export function longDate(language: Language, date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(date) || Number.isNaN(day.getTime())) return date;
  const region = language === 'en' ? 'en-GB' : language; // the day before the month
  const text = new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'UTC' }).format(day);
  return language === 'fr' ? text.replace(/^1 /, '1er ') : text;
}

export class Words {
  readonly language: Language;
  readonly files: readonly string[];
  private readonly bundle: FluentBundle;

  constructor(language: Language, files: readonly string[]) {
    this.language = language;
    this.files = files;
    // We isolate only what needs it (see `isolate`), so that plain text stays plain.
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of files) this.bundle.addResource(new FluentResource(text));
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The message with this key; the key itself when there is none, so that it is seen. */
  say(key: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(key)?.value;
    if (!pattern) return key;
    const safe: Args = {};
    for (const [name, value] of Object.entries(args)) {
      const shown = name === 'date' ? longDate(this.language, String(value)) : value;
      safe[name] = typeof shown === 'string' ? isolate(shown) : shown;
    }
    // A missing argument shows itself in the sentence; that is no reason to show nothing.
    return this.bundle.formatPattern(pattern, safe, []);
  }

  /** A, B and C. */
  list(names: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(names.map(isolate));
  }
}

/** The language to begin with: the remembered one, else the browser's, else English. */
export function firstLanguage(remembered: string | null, wanted: readonly string[]): Language {
  for (const tag of remembered === null ? wanted : [remembered, ...wanted]) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().startsWith(language));
    if (found) return found;
  }
  return 'en';
}

/** The arguments of a fact's message that every game's facts have in common. */
export function factArgs(fact: Record<string, unknown>, names: string[], words: Words): Args {
  const args: Args = {};
  const nameOf = (seat: unknown) => names[Number(seat)] ?? '';
  for (const [field, value] of Object.entries(fact)) {
    if (field === 'seat' || field === 'first' || field === 'opener') args.player = nameOf(value);
    else if (field === 'to') args.other = nameOf(value);
    else if (typeof value === 'string' || typeof value === 'number') args[field] = value;
    else if (
      Array.isArray(value) &&
      value.every((item) => ['string', 'number'].includes(typeof item))
    )
      args[field] = value.join(', ');
  }
  if (Array.isArray(fact.seats)) args.players = words.list(fact.seats.map(nameOf));
  if (Array.isArray(fact.winners)) {
    args.winners = words.list(fact.winners.map(nameOf));
    args.count = fact.winners.length;
  }
  if (Array.isArray(fact.winners) && Array.isArray(fact.scores))
    args.points = Number(fact.scores[Number(fact.winners[0])] ?? 0);
  return args;
}

/** What happened, in words; null for a fact that need not be told. */
export function factWords(
  words: Words,
  game: string,
  fact: Record<string, unknown>,
  names: string[],
  more: Args = {},
): string | null {
  // Where the board shows what the terminal must spell out, a game may have shorter words.
  const tag = String(fact.fact);
  const key = [`${game}-web-fact-${tag}`, `${game}-fact-${tag}`].find((one) => words.has(one));
  if (key === undefined) return null;
  return words.say(key, { ...factArgs(fact, names, words), ...more });
}
