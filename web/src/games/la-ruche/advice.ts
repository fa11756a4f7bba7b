/**
 * What can be done now and why one would, stage by stage.
 *
 * Where a tile fits is never said here: in a race only assistance may tell that.
 */
import type { LaRucheView } from '../../protocol';
import type { Advice } from '../face.ts';

/** The stages of a race and of a puzzle, each with its rule. */
export const STAGES: Readonly<Record<string, string>> = {
  open: 'RUC-4',
  'open-next': 'RUC-4',
  'open-wait': 'RUC-4',
  race: 'RUC-6',
  'race-assisted': 'RUC-6',
  'race-gifts': 'RUC-13',
  gifts: 'RUC-10',
  'gifts-wait': 'RUC-10',
  between: 'RUC-14',
  'solo-first': 'RUC-15',
  solo: 'RUC-15',
};

function stageOf(view: LaRucheView, seat: number): string {
  const mayGive = (view.gifts[seat] ?? 0) > 0;
  switch (view.phase) {
    case 'opening':
      if (view.turn !== seat) return 'open-wait';
      return view.cells.length ? 'open-next' : 'open';
    case 'race':
      if (mayGive) return 'race-gifts';
      return view.options.assistance ? 'race-assisted' : 'race';
    case 'gifts':
      return mayGive ? 'gifts' : 'gifts-wait';
    case 'solo':
      return view.cells.length < 2 ? 'solo-first' : 'solo';
    default:
      return 'between';
  }
}

export function advice(view: LaRucheView, seat: number): Advice | null {
  if (view.result) return null;
  const stage = stageOf(view, seat);
  return { key: `la-ruche-advice-${stage}`, rule: STAGES[stage]! };
}
