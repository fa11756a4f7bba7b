/** What a choice would change, in a few words: the difference between two sheets. */
import { signed } from '../../signed.ts';
import type { Args } from '../face.ts';
import { reachOf } from './moves.ts';
import { upgradeName } from './tell.ts';
import type { Hive, Outline, Say, View } from './types.ts';

const COUNTED = ['nectar', 'pollen', 'honey', 'wax', 'propolis'] as const;

export interface Line {
  key: string;
  args: Args;
}

function sum(values: readonly number[]): number {
  return values.reduce((a, b) => a + b, 0);
}

/** Points that would come or go, item by item; none that stay. */
export function pointsChange(before: View, after: View, seat: number): Record<string, number> {
  const old = before.points[seat];
  const next = after.points[seat];
  if (!old || !next) return {};
  const items = Object.keys(next) as (keyof typeof next)[];
  return Object.fromEntries(
    items.filter((item) => next[item] !== old[item]).map((item) => [item, next[item] - old[item]]),
  );
}

/** The columns that would get a mark, with what they give when they are full. */
function marked(before: Hive, after: Hive, outline: Outline, say: Say): Line[] {
  return outline.sheet.improvement.columns.flatMap<Line>(
    ({ sum: column, length, upgrade, opens }, i) => {
      const marks = after.marks[i] ?? 0;
      if (marks === before.marks[i]) return [];
      if (marks < length)
        return [{ key: 'bee-busy-web-gist-mark', args: { column, marks, length } }];
      const gives = upgradeName(say, outline, upgrade, opens);
      return [{ key: 'bee-busy-web-gist-upgrade', args: { column, gives } }];
    },
  );
}

function combs(before: Hive, after: Hive, pending: readonly string[]): Line[] {
  const lines: Line[] = [];
  const walls = after.walls.length - before.walls.length;
  if (walls > 0) lines.push({ key: 'bee-busy-web-gist-walls', args: { count: walls } });
  const done = pending.filter((comb) => !(comb in before.combs));
  if (done.length)
    lines.push({
      key: 'bee-busy-web-gist-combs',
      args: { count: done.length, combs: done.join(', ') },
    });
  return [...lines, ...unfed(before, after)];
}

/** Whoever would starve. */
function unfed(before: Hive, after: Hive): Line[] {
  const lines: Line[] = [];
  const larvae = Object.entries(before.combs).filter(
    ([comb, what]) => what === 'egg' && after.combs[comb] === 'nothing',
  ).length;
  const fed = sum(after.bees) - sum(before.bees);
  if (larvae - Math.max(0, fed) > 0)
    lines.push({ key: 'bee-busy-web-gist-unfed', args: { count: larvae - Math.max(0, fed) } });
  const queens = Object.entries(before.combs).filter(
    ([comb, what]) => what === 'queen' && after.combs[comb] === 'nothing',
  );
  if (queens.length) lines.push({ key: 'bee-busy-web-gist-queen-lost', args: {} });
  return lines;
}

/** The same between two views, for one seat. */
export function starved(before: View, after: View, seat: number): Line[] {
  const [old, next] = [before.hives[seat], after.hives[seat]];
  return old && next ? unfed(old, next) : [];
}

/** What could be done then. */
export function reachLines(texts: readonly string[], say: Say): Line[] {
  const { flowers, goods, combs: ends } = reachOf(texts);
  const lines: Line[] = [];
  if (flowers.size) lines.push({ key: 'bee-busy-web-gist-flowers', args: { count: flowers.size } });
  if (goods.size)
    lines.push({
      key: 'bee-busy-web-gist-make',
      args: { goods: [...goods].map((what) => say('bee-busy-web-good', { what })).join(', ') },
    });
  if (ends.size) lines.push({ key: 'bee-busy-web-gist-line', args: { count: ends.size } });
  return lines;
}

export function changes(
  before: View,
  after: View,
  seat: number,
  outline: Outline,
  say: Say,
): Line[] {
  const old = before.hives[seat];
  const next = after.hives[seat];
  const round = after.now[seat];
  if (!old || !next || !round) return [];
  const lines: Line[] = [...marked(old, next, outline, say)];
  for (const what of COUNTED) {
    const more = next[what] - old[what];
    if (more)
      lines.push({
        key: 'bee-busy-web-gist-more',
        args: { change: signed(more), what: say('bee-busy-web-good', { what }) },
      });
  }
  const fields = next.fields - old.fields;
  if (fields > 0) lines.push({ key: 'bee-busy-web-gist-fields', args: { count: fields } });
  lines.push(...combs(old, next, round.pending));
  const points = pointsChange(before, after, seat)['total'];
  if (points)
    lines.push({
      key: 'bee-busy-web-gist-points',
      args: { change: signed(points), points: Math.abs(points) },
    });
  return lines;
}
