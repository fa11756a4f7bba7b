/** A view as labelled groups: what the general board shows, without knowing the game. */
import type { AnyView } from '../face.ts';

/** One line: its label, and what it holds, as texts. */
export interface Line {
  name: string;
  value: string;
}

/** What belongs together: the table, or one seat. */
export interface Groups {
  table: Line[];
  seats: Line[][];
}

/** Shown elsewhere on the page, or of no interest to a player. */
const ELSEWHERE = ['you', 'actors', 'scores', 'result', 'options', 'seats'];
const NOTHING = '–';

/** A value as a person reads it: lists with commas, pairs with colons. */
export function spelled(value: unknown): string {
  if (value === null || value === undefined || value === '') return NOTHING;
  if (typeof value === 'boolean') return value ? '✓' : NOTHING;
  if (Array.isArray(value)) return value.length ? value.map(spelled).join(', ') : NOTHING;
  if (typeof value === 'object') {
    const pairs = Object.entries(value).map(
      ([name, held]) => `${plainName(name)}: ${spelled(held)}`,
    );
    return pairs.length ? pairs.join('; ') : NOTHING;
  }
  return String(value);
}

/** A field's name as words: cards_left → cards left. */
export function plainName(name: string): string {
  return name.replace(/[_-]+/g, ' ');
}

/** The fields of a view; those in `bySeat` hold one value for each seat. */
export function groupsOf(view: AnyView, seats: number, bySeat: readonly string[]): Groups {
  const groups: Groups = { table: [], seats: Array.from({ length: seats }, () => []) };
  for (const [name, value] of Object.entries(view)) {
    if (ELSEWHERE.includes(name)) continue;
    if (Array.isArray(value) && bySeat.includes(name))
      value.forEach((held, seat) => groups.seats[seat]?.push({ name, value: spelled(held) }));
    else groups.table.push({ name, value: spelled(value) });
  }
  return groups;
}

/** Moves that begin with the same word. */
export interface Kind {
  word: string;
  moves: string[];
}

/** The moves that hold all words of the filter, by their first word, in the order they came. */
export function kindsOf(moves: readonly string[], filter: string): Kind[] {
  const wanted = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const kinds = new Map<string, string[]>();
  for (const move of moves) {
    const text = move.toLowerCase();
    if (!wanted.every((word) => text.includes(word))) continue;
    const word = move.split(' ')[0] ?? '';
    const known = kinds.get(word);
    if (known) known.push(move);
    else kinds.set(word, [move]);
  }
  return [...kinds].map(([word, found]) => ({ word, moves: found }));
}
