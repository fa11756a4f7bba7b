/** The comb in words: for labels, for the line that says what to do, and for screen readers. */
import type { LaRucheView } from '../../protocol.ts';
import type { Args, Refusal } from '../face.ts';
import { needs, type Cell } from './geometry.ts';
import { beeUp } from './lay.ts';

export type Say = (key: string, args?: Args) => string;

export function colourName(say: Say, colour: string): string {
  return say('la-ruche-colour', { colour: Number(colour) });
}

/** “red, blue, green, yellow, violet, orange; bee side” */
export function tileWords(say: Say, lay: string): string {
  return say(beeUp(lay) ? 'la-ruche-web-tile-bee' : 'la-ruche-web-tile-plain', {
    colours: [...lay].map((colour) => colourName(say, colour)).join(', '),
  });
}

/** What an open cell asks for, side by side with what the tile in hand shows there. */
export function meetings(
  say: Say,
  comb: ReadonlyMap<string, string>,
  cell: Cell,
  lay: string,
): string {
  return needs(comb, cell)
    .flatMap((colour, direction) => {
      if (colour === null) return [];
      const args = {
        side: say('la-ruche-web-side', { direction }),
        there: colourName(say, colour),
        here: colourName(say, lay[direction]!),
      };
      return [say('la-ruche-web-meets', args)];
    })
    .join('; ');
}

/** The same for a cell without a tile in hand. */
export function cellWords(say: Say, comb: ReadonlyMap<string, string>, cell: Cell): string {
  const sides = needs(comb, cell).flatMap((colour, direction) =>
    colour === null
      ? []
      : [`${say('la-ruche-web-side', { direction })}: ${colourName(say, colour)}`],
  );
  return say('la-ruche-web-cell', { sides: sides.join(', ') });
}

/** Each colour once: else it is no tile, and there are no words for it. */
function isTile(name: string): boolean {
  return [...name].sort().join('') === '123456';
}

/** Why a move was refused, and by how little it came too late. */
export function refusalWords(say: Say, refusal: Refusal): string {
  const tile = String(refusal.args['tile'] ?? '');
  const named = isTile(tile) ? { ...refusal.args, tile: tileWords(say, tile) } : refusal.args;
  const reason = say(refusal.key, named);
  const late = refusal.late_ms;
  if (late === null || late === undefined) return reason;
  return say('la-ruche-web-beaten', { ms: Math.round(late), reason });
}

/** What the game is at: one line for everybody. */
export interface Moment {
  view: LaRucheView;
  /** The seat that plays at this screen, or null. */
  seat: number | null;
  turnName: string;
  counting: boolean;
  paused: boolean;
  /** How many tiles may be given away here. */
  gifts: number;
  /** Who may still give when the comb is blocked. */
  givers: string;
}

export function toDo({ view, seat, turnName, counting, paused, gifts, givers }: Moment): {
  key: string;
  args?: Args;
} {
  if (view.result) return { key: 'la-ruche-web-to-do-over' };
  if (paused) return { key: 'la-ruche-web-to-do-paused' };
  if (view.phase === 'between') return { key: 'la-ruche-web-to-do-between' };
  if (view.phase === 'solo') {
    return seat === null
      ? { key: 'la-ruche-web-to-do-solo-watch' }
      : { key: 'la-ruche-web-to-do-solo', args: { left: view.counts[0] ?? 0 } };
  }
  if (view.phase === 'opening') {
    if (seat === null || seat !== view.turn)
      return { key: 'la-ruche-web-to-do-open-wait', args: { player: turnName } };
    return { key: view.cells.length ? 'la-ruche-web-to-do-open-next' : 'la-ruche-web-to-do-open' };
  }
  if (counting) return { key: 'la-ruche-web-to-do-ready' };
  if (view.phase === 'gifts')
    return seat !== null && gifts
      ? { key: 'la-ruche-web-to-do-last-gifts', args: { count: gifts } }
      : { key: 'la-ruche-web-to-do-last-gifts-wait', args: { names: givers } };
  return { key: seat === null ? 'la-ruche-web-to-do-race-watch' : 'la-ruche-web-to-do-race' };
}

/** Is it this screen's part to lay a tile, and nothing lies yet but what everybody began with? */
export function beginning({ view, seat, paused }: Moment, laid: number): boolean {
  if (seat === null || view.result || paused) return false;
  if (view.phase === 'opening') return view.turn === seat;
  return view.phase === 'solo' ? laid < 2 : view.phase === 'race' && laid <= view.seats;
}

/** What the person is in the middle of. */
interface Doing {
  placing: { cell: unknown; fixed: boolean } | null;
  dragging: boolean;
  held: unknown;
  giving: boolean;
  gift: string | null;
}

interface Waiting {
  /** Must placements wait for the end of a pause? */
  waiting: boolean;
  /** May a placement be made at all now? */
  mayLay: boolean;
  /** How many tiles may be given away. */
  gifts: number;
}

/** What to do next with what was begun; null when nothing was, or it has to wait for others. */
export function promptWords(say: Say, doing: Doing, clock: Waiting): string | null {
  const { placing, dragging, held, giving, gift } = doing;
  if (giving) return say(gift ? 'la-ruche-web-to-do-gift-player' : 'la-ruche-web-to-do-gift-tile');
  if (placing?.cell && dragging) return say('la-ruche-web-to-do-drop');
  if (placing && dragging)
    return say(clock.gifts ? 'la-ruche-web-to-do-drag-gift' : 'la-ruche-web-to-do-drag');
  if (placing?.fixed && !clock.mayLay) return null;
  if (placing) return say(placing.fixed ? 'la-ruche-web-to-do-lay' : 'la-ruche-web-to-do-cell');
  if (held) return say('la-ruche-web-to-do-held');
  return clock.waiting ? say('la-ruche-web-to-do-wait') : null;
}
