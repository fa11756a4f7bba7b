/** The board in words: what is to be decided, what each choice is called, what a sheet holds. */
import type { Args } from '../face.ts';
import { flightTo, ofKind, readMoves, wallName, type Choice } from './moves.ts';
import type { Fact, FlowerSpot, Hive, Outline, Say, SeatRound, View } from './types.ts';

/** A word that a sheet brings along; a new sheet may have one that nobody has translated. */
export function nameOr(say: Say, key: string, name: string): string {
  const full = `${key}-${name}`;
  const words = say(full);
  return words === full ? name : words;
}

export function partName(say: Say, name: string): string {
  return nameOr(say, 'bee-busy-web-part', name);
}

export function kindName(say: Say, outline: Outline, letter: string): string {
  const kind = outline.sheet.meadow.kinds.find((one) => one.letter === letter);
  return say('bee-busy-web-kind', { kind: kind?.name ?? letter });
}

/** What a flower gives: “1 nectar, 1 pollen”. */
export function yieldOf(say: Say, outline: Outline, letter: string): string {
  const kind = outline.sheet.meadow.kinds.find((one) => one.letter === letter);
  const parts = (['nectar', 'pollen'] as const).flatMap((what) => {
    const count = kind?.[what] ?? 0;
    return count
      ? [say('bee-busy-web-count', { count, what: say('bee-busy-web-good', { what }) })]
      : [];
  });
  return parts.join(', ');
}

export function flowerLabel(
  say: Say,
  outline: Outline,
  spot: FlowerSpot,
  crossed: boolean,
): string {
  return say(crossed ? 'bee-busy-web-flower-crossed' : 'bee-busy-web-flower', {
    kind: kindName(say, outline, spot.kind),
    part: partName(say, spot.part),
    place: spot.name.split(' ')[1] ?? '',
    gives: yieldOf(say, outline, spot.kind),
  });
}

/** What a full column gives. */
export function upgradeName(say: Say, outline: Outline, upgrade: string, opens: string): string {
  if (upgrade === 'garden')
    return say('bee-busy-web-upgrade-garden', { part: partName(say, opens) });
  if (upgrade === 'flower')
    return say('bee-busy-web-upgrade-flower', {
      kind: outline.sheet.meadow.kinds.find(({ letter }) => letter === opens)?.name ?? opens,
    });
  return say('bee-busy-web-upgrade', { upgrade, lucky: outline.sheet.improvement.lucky });
}

/** What a choice is called on its button. */
export function choiceName(say: Say, choice: Choice, hive: Hive): string {
  switch (choice.kind) {
    case 'lose':
      return say('bee-busy-web-lose', { area: choice.area });
    case 'change':
      return say('bee-busy-web-change', { die: choice.die, value: choice.to });
    case 'die':
    case 'borrow':
      return dieName(say, choice.kind, choice.die, choice.use, 0);
    case 'mark':
      return say('bee-busy-web-mark', { column: choice.column });
    case 'write':
      return say('bee-busy-web-write', { value: choice.value, what: choice.at });
    case 'stay':
      return say('bee-busy-web-stay', { area: hive.area });
    case 'fly': {
      const area = flightTo(hive.area, choice.backwards);
      return say(choice.backwards ? 'bee-busy-web-fly-back' : 'bee-busy-web-fly', { area });
    }
    case 'feed':
      return say('bee-busy-web-feed', { what: choice.what });
    case 'make':
      return say('bee-busy-web-make', { what: choice.what });
    case 'line':
      return say('bee-busy-web-line', { start: choice.start, end: choice.end });
    case 'wall':
      return say('bee-busy-web-wall', { wall: wallName(choice) });
    case 'store':
      return say('bee-busy-web-store', { what: choice.what, honey: choice.honey });
    case 'skip':
      return say('bee-busy-web-skip');
    case 'done':
      return say('bee-busy-web-done');
    default:
      return say('bee-busy-web-back');
  }
}

export function dieName(
  say: Say,
  kind: 'die' | 'borrow',
  die: number,
  use: number,
  price: number,
): string {
  if (kind === 'borrow') return say('bee-busy-web-die-borrow', { use, price });
  return die === use
    ? say('bee-busy-web-die-take', { die })
    : say('bee-busy-web-die-as', { die, use });
}

/** What is to be decided now on the sheet that is shown. */
export interface Situation {
  view: View;
  seat: number;
  acts: boolean;
  /** Is the sheet that is shown mine? */
  mine: boolean;
  legal: readonly string[];
  changing: boolean;
  names: readonly string[];
  busy: boolean;
}

export function toDo({ view, seat, acts, mine, legal, changing, names }: Situation): {
  key: string;
  args?: Args;
} {
  const now = view.now[seat];
  const hive = view.hives[seat];
  const name = names[seat] ?? '';
  if (view.result) return { key: 'bee-busy-web-to-do-over' };
  if (!now || !hive) return { key: 'bee-busy-web-to-do-wait' };
  if (now.phase === 'closed') {
    const waiting = view.now.flatMap(({ phase }, other) =>
      phase === 'closed' ? [] : [names[other] ?? ''],
    );
    return { key: 'bee-busy-web-to-do-closed', args: { names: waiting.join(', ') } };
  }
  if (now.phase === 'wait') {
    const first = names[view.first] ?? '';
    return view.dice.length
      ? { key: 'bee-busy-web-to-do-wait-first', args: { name: first } }
      : { key: 'bee-busy-web-to-do-wait-mites' };
  }
  if (!acts)
    return { key: mine ? 'bee-busy-web-to-do-wait' : 'bee-busy-web-to-do-watch', args: { name } };
  if (now.phase === 'die') {
    if (changing) return { key: 'bee-busy-web-to-do-change' };
    return { key: seat === view.first ? 'bee-busy-web-to-do-die-first' : 'bee-busy-web-to-do-die' };
  }
  if (now.phase === 'act') return actWords(now, hive, legal);
  if (now.phase === 'store')
    return { key: 'bee-busy-web-to-do-store', args: { combs: now.pending.join(', ') } };
  return { key: `bee-busy-web-to-do-${now.phase}` };
}

function actWords(
  now: SeatRound,
  hive: Hive,
  legal: readonly string[],
): { key: string; args?: Args } {
  const { area } = hive;
  if (legal.length > 1) {
    if (area !== 'combs')
      return { key: `bee-busy-web-to-do-act-${area}`, args: { free: now.free } };
    const choices = readMoves(legal);
    const line = ofKind(choices, 'line').length > 0;
    const wall = ofKind(choices, 'wall').length > 0;
    if (line && wall) return { key: 'bee-busy-web-to-do-act-combs' };
    return { key: line ? 'bee-busy-web-to-do-act-line' : 'bee-busy-web-to-do-act-wall' };
  }
  if (now.barred.includes(area)) return { key: 'bee-busy-web-to-do-barred', args: { area } };
  return { key: 'bee-busy-web-to-do-close' };
}

/** A flower of a refusal as the board names it: “Open meadow d3”. */
export function refusalArgs(args: Args, say: Say): Args {
  const [part, place] = String(args['flower'] ?? '').split(' ');
  return part && place ? { ...args, flower: `${partName(say, part)} ${place}` } : args;
}

/** Arguments of the log's messages that are not in every game's facts. */
export function factArgs(fact: Fact, view: View): Args {
  if (fact.fact === 'round-began') return { struck: fact.hit.length, seats: view.seats };
  if (fact.fact === 'rolled') return { dice: fact.dice.join(' ') };
  if (fact.fact === 'changed') return { value: fact.to };
  if (fact.fact === 'die-taken')
    return { how: fact.borrowed ? 'borrowed' : fact.use === fact.die ? 'plain' : 'as' };
  if (fact.fact === 'flew') return { way: fact.backwards ? 'back' : 'on' };
  if (fact.fact === 'line-drawn' || fact.fact === 'wall-bought')
    return {
      done: fact.complete.length,
      count: fact.fact === 'line-drawn' ? fact.walls.length : 1,
    };
  if (fact.fact === 'marked') return { full: fact.marks === fact.length ? 'yes' : 'no' };
  if (fact.fact === 'ended') return { points: fact.scores[0] ?? 0, seats: view.seats };
  return {};
}
