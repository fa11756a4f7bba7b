/** The board's keys. */
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

export interface Point {
  x: number;
  y: number;
}

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

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
}

/** Do what a key says; false when it says nothing here. */
export function pressKey(event: KeyboardEvent, play: Play, board: Board): boolean {
  const arrow = ARROWS[event.key];
  const digit = /^(?:Digit|Numpad)([1-6])$/.exec(event.code)?.[1];
  if (arrow) board.aim(arrow);
  else if (digit) return number(digit, play);
  else if (event.key === 'Escape' || event.key === 'Backspace') return play.putAway();
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

/** The nearest thing in a direction: what lies straight ahead comes before what lies aside. */
export function inDirection(from: Point, direction: Point, points: readonly Point[]): number {
  let best = -1;
  let least = Infinity;
  points.forEach(({ x, y }, i) => {
    const along = (x - from.x) * direction.x + (y - from.y) * direction.y;
    const aside = Math.abs((x - from.x) * direction.y) + Math.abs((y - from.y) * direction.x);
    const cost = along + 2.2 * aside;
    if (along > 4 && cost < least) [best, least] = [i, cost];
  });
  return best;
}
