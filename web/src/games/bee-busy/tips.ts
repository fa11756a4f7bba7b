/** What is on the sheet, and the rule behind each: the words are in bee-busy-help.ftl. */
import { tipsOf } from '../../help/tip.ts';

export const TIPS = {
  round: 'BEE-10',
  crown: 'BEE-1',
  'danger-storm': 'BEE-25',
  'danger-pesticide': 'BEE-25',
  'danger-mites': 'BEE-26',
  'danger-drought': 'BEE-27',
  die: 'BEE-11',
  'die-taken': 'BEE-11',
  'die-borrow': 'BEE-12',
  sum: 'BEE-13',
  modifier: 'BEE-12',
  'area-meadow': 'BEE-17',
  'area-production': 'BEE-19',
  'area-combs': 'BEE-20',
  'busy-bee': 'BEE-14',
  bees: 'BEE-15',
  barred: 'BEE-25',
  flower: 'BEE-17',
  'flower-shut': 'BEE-18',
  'flower-crossed': 'BEE-17',
  object: 'BEE-6',
  lock: 'BEE-18',
  nectar: 'BEE-19',
  pollen: 'BEE-19',
  kind: 'BEE-17',
  recipe: 'BEE-19',
  honey: 'BEE-23',
  wax: 'BEE-21',
  propolis: 'BEE-25',
  comb: 'BEE-22',
  'comb-egg': 'BEE-23',
  step: 'BEE-20',
  wall: 'BEE-21',
  rose: 'BEE-8',
  queen: 'BEE-23',
  thirst: 'BEE-27',
  column: 'BEE-13',
  'score-bees': 'BEE-28',
  'score-honey': 'BEE-28',
  'score-propolis': 'BEE-28',
  'score-drought': 'BEE-28',
  'score-queen': 'BEE-28',
  'score-combs': 'BEE-28',
  'score-stored': 'BEE-28',
  'score-total': 'BEE-28',
  sheet: 'BEE-10',
  seal: 'BEE-10',
  first: 'BEE-11',
  rank: 'BEE-29',
  differs: 'BEE-1',
} as const;

export const tip = tipsOf('bee-busy', TIPS);

const DANGERS = ['storm', 'pesticide', 'mites', 'drought'] as const;

/** A danger of the turn track; a sheet may bring one that is none of ours. */
export function dangerTip(kind: string, round: number, shield: number) {
  const known = DANGERS.find((danger) => danger === kind);
  return known ? tip(`danger-${known}`, { round, shield }) : tip('round', { round });
}
