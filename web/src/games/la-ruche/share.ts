/** The result of a puzzle as a few lines of text to send to a friend: no tile is given away. */
import { clockTime } from '../../clock-time.ts';

export interface Solved {
  /** “La Ruche”, with the date of a daily puzzle. */
  title: string;
  laid: number;
  tiles: number;
  /** Null when it was not measured. */
  ms: number | null;
  /** “2 hints”, in the language of the page. */
  hints: string;
}

const PER_ROW = 6;

export function resultText({ title, laid, tiles, ms, hints }: Solved): string {
  const cells = '⬢'.repeat(laid) + '⬡'.repeat(tiles - laid);
  const rows: string[] = [];
  for (let at = 0; at < cells.length; at += PER_ROW) {
    // Every second row is moved by half a cell, as in a comb.
    rows.push((rows.length % 2 ? ' ' : '') + cells.slice(at, at + PER_ROW));
  }
  const time = ms === null ? '' : ` · ⏱ ${clockTime(ms / 1000)}`;
  const sign = laid === tiles ? '🐝' : '🍯';
  return [`${sign} ${title}`, ...rows, `${laid}/${tiles}${time} · 💡 ${hints}`].join('\n');
}

/** A race as text: who stands where, and how it went for the one who shares it. */
export function raceText(standing: string, words: readonly string[]): string {
  return ['🐝 La Ruche', standing, words.join(' · ')].join('\n');
}
