/** What every part of the board is handed: the table as it is shown, and what can be chosen. */
import type { WaggleDanceOutlook, WaggleDanceView } from '../../protocol';
import { outlookInWords, type Say } from './tell.ts';

export interface Desk {
  readonly say: Say;
  /** The table as it is shown: in the middle of a night, as it was then. */
  readonly table: WaggleDanceView;
  /** Whose things can be pressed; null for those who watch. */
  readonly seat: number | null;
  nameOf: (seat: number) => string;
  /** Can this be chosen now? */
  lit: (key: string) => boolean;
  /** Was this chosen on the way to a move? */
  held: (key: string) => boolean;
  /** The keys on the way to this and its own, when it can be chosen: what a lesson points at. */
  point: (key: string) => string | undefined;
  /** Is something dragged over this? */
  over: (key: string) => boolean;
  /** What the bee in hand may bring there tonight, where it is known. */
  outlook: (key: string) => WaggleDanceOutlook | undefined;
}

/** The attributes of a button that stands for a thing; its words are `named`. */
export function thing(desk: Desk, key: string, lifts = false) {
  const lit = desk.lit(key);
  const held = desk.held(key);
  return {
    type: 'button' as const,
    'data-key': key,
    'data-point': desk.point(key),
    'data-lift': lifts && (lit || held) ? '' : undefined,
    'data-lit': lit ? '' : undefined,
    'data-held': held ? '' : undefined,
    'data-over': lit && desk.over(key) ? '' : undefined,
    // What cannot be chosen is no stop for the keyboard; a press on it is still answered.
    tabindex: lit || held ? 0 : -1,
    'aria-pressed': held || undefined,
  };
}

/** What a thing is called, and whether it can be chosen. */
export function named(desk: Desk, key: string, label: string): string {
  if (!desk.lit(key)) return label;
  const outlook = desk.outlook(key);
  const can = desk.say('waggle-dance-web-can', { label });
  return outlook ? `${can}. ${outlookInWords(desk.say, outlook)}` : can;
}
