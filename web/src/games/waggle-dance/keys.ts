/** The board's keys. */
import { ARROWS, type Ahead, type Point } from '../../plane/points.ts';
import type { KeyHelp } from '../face.ts';
import type { Play } from './play.svelte.ts';

export const KEYS: KeyHelp[] = [
  { key: '1 – 6', what: 'waggle-dance-web-key-dice' },
  { key: '← ↑ → ↓', what: 'waggle-dance-web-key-arrows' },
  { key: 'N Shift+N', what: 'waggle-dance-web-key-next' },
  { key: 'Enter', what: 'waggle-dance-web-key-enter' },
  { key: 'Escape', what: 'waggle-dance-web-key-escape' },
  { key: 'Q', what: 'waggle-dance-web-key-cards' },
  { key: 'D', what: 'waggle-dance-web-key-done' },
  { key: 'M', what: 'waggle-dance-web-key-store' },
  { key: 'W', what: 'waggle-dance-web-key-wait' },
  { key: 'S', what: 'waggle-dance-web-key-skip' },
];

/** What lies straight ahead comes before what lies aside. */
export const AHEAD: Ahead = { least: 4, aside: 2.2 };

/** What the keys do besides choosing. */
export interface Board {
  /** Move the keyboard to the next thing that can be chosen, in a direction or in order. */
  aim: (direction: Point) => void;
  step: (by: 1 | -1) => void;
  cards: () => void;
  done: () => void;
  store: () => void;
  wait: () => void;
  skip: () => void;
  putAway: () => boolean;
}

/** Do what a key says; false when it says nothing here. */
export function pressKey(event: KeyboardEvent, play: Play, board: Board): boolean {
  const arrow = ARROWS[event.key];
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1];
  if (arrow) board.aim(arrow);
  else if (digit) return number(digit, play);
  else if (event.key === 'Escape' || event.key === 'Backspace') return board.putAway();
  else return letter(event, board);
  return true;
}

/** A number is a value to choose, where one is asked for; else a bee. */
function number(digit: string, play: Play): boolean {
  const value = `value${digit}`;
  const key = play.next.includes(value) ? value : `die${digit}`;
  if (!play.next.includes(key) && !play.roots.includes(key)) return false;
  play.press(key);
  return true;
}

function letter(event: KeyboardEvent, board: Board): boolean {
  const act: Record<string, () => void> = {
    n: () => board.step(event.shiftKey ? -1 : 1),
    q: board.cards,
    d: board.done,
    m: board.store,
    w: board.wait,
    s: board.skip,
  };
  const found = act[event.key.toLowerCase()];
  if (!found) return false;
  found();
  return true;
}
