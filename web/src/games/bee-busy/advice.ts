/** What can be done now and why one would, stage by stage of a round. */
import type { Advice } from '../face.ts';
import { ofKind, readMoves } from './moves.ts';
import type { Hive, SeatRound, View } from './types.ts';

/** The stages of a round, each with its rule. */
export const STAGES: Readonly<Record<string, string>> = {
  'die-first': 'BEE-11',
  die: 'BEE-11',
  lose: 'BEE-26',
  mark: 'BEE-24',
  write: 'BEE-24',
  fly: 'BEE-14',
  feed: 'BEE-23',
  'act-meadow': 'BEE-17',
  'act-production': 'BEE-19',
  'act-line': 'BEE-20',
  'act-wall': 'BEE-21',
  'act-combs': 'BEE-20',
  store: 'BEE-22',
  close: 'BEE-15',
  closed: 'BEE-10',
  wait: 'BEE-11',
};

function acting(hive: Hive, legal: readonly string[]): string {
  if (legal.length < 2) return 'close';
  if (hive.area !== 'combs') return `act-${hive.area}`;
  const choices = readMoves(legal);
  const line = ofKind(choices, 'line').length > 0;
  const wall = ofKind(choices, 'wall').length > 0;
  return line && wall ? 'act-combs' : line ? 'act-line' : 'act-wall';
}

function stageOf(now: SeatRound, hive: Hive, first: boolean, legal: readonly string[]): string {
  if (now.phase === 'closed' || now.phase === 'wait') return now.phase;
  if (now.phase === 'die' && first) return 'die-first';
  return now.phase === 'act' ? acting(hive, legal) : now.phase;
}

export function advice(view: View, seat: number, legal: readonly string[]): Advice | null {
  const now = view.now[seat];
  const hive = view.hives[seat];
  if (view.result || !now || !hive) return null;
  const stage = stageOf(now, hive, view.first === seat, legal);
  const rule = STAGES[stage];
  return rule === undefined ? null : { key: `bee-busy-advice-${stage}`, rule };
}
