/** What can be done now and why one would, stage by stage of a turn. */
import type { ButineView } from '../../protocol';
import type { Advice } from '../face.ts';
import { readLegal } from './moves.ts';
import { toDo } from './tell.ts';

/** The stages of a turn, each with its rule. */
export const STAGES: Readonly<Record<string, string>> = {
  act: 'BUT-13',
  gather: 'BUT-8',
  place: 'BUT-7',
  more: 'BUT-11',
  third: 'BUT-12',
  'more-or-place': 'BUT-21',
  'then-place': 'BUT-21',
  'then-gather': 'BUT-21',
  refill: 'BUT-14',
  swap: 'BUT-15',
  pass: 'BUT-13',
  wait: 'BUT-3',
};

function stageOf(view: ButineView, legal: readonly string[]): string {
  if (!legal.length) return 'wait';
  const stage = toDo(view, readLegal([...legal])).key.replace(/^.*-to-do-/, '');
  return stage === 'more' && view.gathered === 2 && view.deck > 0 ? 'third' : stage;
}

export function advice(view: ButineView, _seat: number, legal: readonly string[]): Advice | null {
  if (view.result) return null;
  const stage = stageOf(view, legal);
  return { key: `butine-advice-${stage}`, rule: STAGES[stage]! };
}
