/** What can be done now and why one would, stage by stage of day and night. */
import type { WaggleDanceView } from '../../protocol';
import type { Advice } from '../face.ts';

/** The stages of a round, each with its rule. */
export const STAGES: Readonly<Record<string, string>> = {
  start: 'WAG-39',
  first: 'WAG-8',
  place: 'WAG-15',
  'place-egg': 'WAG-13',
  'place-honey': 'WAG-19',
  forced: 'WAG-25',
  answer: 'WAG-35',
  brood: 'WAG-13',
  eggs: 'WAG-14',
  store: 'WAG-17',
  stored: 'WAG-30',
  trade: 'WAG-18',
  traded: 'WAG-18',
  honey: 'WAG-20',
  mix: 'WAG-29',
  draw: 'WAG-21',
  keep: 'WAG-37',
  wait: 'WAG-6',
  'wait-night': 'WAG-11',
};

/** By day: what the own hive is ready for counts most. */
function placing(view: WaggleDanceView, seat: number): string {
  const rooms = view.rooms[seat] ?? [];
  const isReady = (holds: readonly string[]): boolean =>
    holds.length === 4 && new Set(holds).size === 1;
  const unserved = rooms.filter(({ bees }) => new Set(bees).size === bees.length);
  if (unserved.some(({ holds }) => isReady(holds))) return 'place-honey';
  if (unserved.some(({ holds }) => holds[0] === 'egg')) return 'place-egg';
  return view.round === 1 ? 'first' : 'place';
}

function stageOf(view: WaggleDanceView, seat: number, legal: readonly string[]): string {
  if (!legal.length) return view.night ? 'wait-night' : 'wait';
  if (view.forced) return 'forced';
  if (view.mixing[seat]) return 'mix';
  if (view.looking) return 'keep';
  const claims = view.claims[seat]?.length ?? 0;
  if (view.phase === 'place') return placing(view, seat);
  if (view.phase === 'store') return claims ? 'store' : 'stored';
  if (view.phase === 'trade') return claims ? 'traded' : 'trade';
  return view.phase;
}

export function advice(
  view: WaggleDanceView,
  seat: number,
  legal: readonly string[],
): Advice | null {
  if (view.result) return null;
  const stage = stageOf(view, seat, legal);
  const rule = STAGES[stage];
  return rule === undefined ? null : { key: `waggle-dance-advice-${stage}`, rule };
}
