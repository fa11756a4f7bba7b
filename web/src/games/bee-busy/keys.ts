/** The board's keys. */
import { ARROWS, middleOf, type Point } from '../../plane/points.ts';
import type { KeyHelp } from '../face.ts';
import { nearest } from './geometry.ts';
import { DONE } from './moves.ts';
import type { Play } from './play.svelte.ts';

export const KEYS: KeyHelp[] = [
  { key: '1 – 9', what: 'bee-busy-web-key-number' },
  { key: '← ↑ → ↓', what: 'bee-busy-web-key-arrows' },
  { key: 'Enter', what: 'bee-busy-web-key-enter' },
  { key: 'Backspace Ctrl+Z', what: 'bee-busy-web-key-back' },
  { key: 'D', what: 'bee-busy-web-key-done' },
  { key: 'N', what: 'bee-busy-web-key-sheet' },
];

/** Everything on the board that can be chosen now and is on the screen. */
function offered(board: HTMLElement): HTMLElement[] {
  return [...board.querySelectorAll<HTMLElement>('[data-choice]')].filter(
    (one) => !one.matches(':disabled') && one.getClientRects().length > 0,
  );
}

/** Move the keyboard to the nearest choice in a direction. */
function go(board: HTMLElement, to: Point): boolean {
  const places = offered(board).map((one) => ({ one, ...middleOf(one) }));
  const here = document.activeElement;
  const from = places.find(({ one }) => one === here);
  const next = from ? nearest(from, to, places) : places[0];
  next?.one.focus();
  return next !== null && next !== undefined;
}

/** Do what a key says; false when it says nothing here. */
export function pressKey(event: KeyboardEvent, play: Play, board: HTMLElement): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) {
    // Arrows in a list of radio buttons, a slider and the like are not ours.
    if (document.activeElement?.matches('input, select, [role=tab]')) return false;
    return go(board, arrow);
  }
  const key = event.key.toLowerCase();
  if (key === 'backspace') return play.back();
  if (key === 'd') return play.choose(DONE);
  if (key === 'escape' && (play.changing || play.picked !== null)) {
    if (play.changing) play.changing = false;
    else play.show(null);
    return true;
  }
  if (key === 'n' && play.view.seats > 1) {
    play.show((play.seat + 1) % play.view.seats);
    return true;
  }
  const number = Number(key);
  if (Number.isInteger(number) && number >= 1 && number <= 9) {
    const buttons = [...board.querySelectorAll<HTMLElement>('[data-number]')];
    const wanted = buttons.find((one) => one.dataset['number'] === key);
    wanted?.click();
    return wanted !== undefined;
  }
  return false;
}
