/** The board's keys. Letters count by their place on the keyboard too, for other layouts. */
import { onControl } from '../../keys.ts';
import { ARROWS, type Point } from '../../plane/points.ts';
import type { KeyHelp } from '../face.ts';
import { LETTERS } from './geometry.ts';
import type { Play } from './play.svelte.ts';

/** Three keys side by side on every keyboard, whatever is printed on them. */
export const CARD_CODES = ['KeyQ', 'KeyW', 'KeyE'];

export const KEYS: KeyHelp[] = [
  { key: '1 2 3 4', what: 'butine-web-key-piles' },
  { key: '← ↑ → ↓', what: 'butine-web-key-arrows' },
  { key: 'N Shift+N', what: 'butine-web-key-next' },
  { key: 'R', what: 'butine-web-key-turn' },
  { key: 'Enter', what: 'butine-web-key-enter' },
  { key: 'Backspace', what: 'butine-web-key-back' },
  { key: 'Q W E', codes: CARD_CODES, what: 'butine-web-key-cards' },
  { key: 'D', what: 'butine-web-key-done' },
  { key: '0', what: 'butine-web-key-deck' },
  { key: '+ −', what: 'butine-web-key-zoom' },
  { key: 'F', what: 'butine-web-key-fit' },
];

/** What the keys do besides moving tiles and bee. */
export interface Desk {
  /** The market cards can be chosen now, and not the piles. */
  marketOpen: boolean;
  market: string[];
  deck: () => void;
  done: () => void;
  focusMeadow: () => void;
  /** Move the keyboard to the next lit tile in a direction. */
  aim: (direction: Point) => void;
  zoom: (factor: number) => void;
  fit: () => void;
}

/** Do what a key says; false when it says nothing here. */
export function pressKey(event: KeyboardEvent, play: Play, desk: Desk): boolean {
  return moveKey(event, play, desk) || chooseKey(event, play, desk) || lookKey(event, desk);
}

function moveKey(event: KeyboardEvent, play: Play, desk: Desk): boolean {
  const arrow = ARROWS[event.key];
  const key = event.key.toLowerCase();
  if (arrow && play.placing) play.go(arrow);
  else if (arrow && play.walk) desk.aim(arrow);
  else if (key === 'n' && play.placing) play.stepOn(event.shiftKey ? -1 : 1);
  else if (key === 'r' && play.placing) play.turn();
  else if (event.key === 'Enter' && play.placing?.ghost && !onControl(event)) play.lay();
  else if (event.key === 'Backspace' && play.walk) play.stepBack();
  else if (event.key === 'Backspace' || event.key === 'Escape') return play.putAway();
  else return false;
  return true;
}

function chooseKey(event: KeyboardEvent, play: Play, desk: Desk): boolean {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? event.key;
  const number = Number.parseInt(digit, 10);
  // A keyboard on a screen tells no places.
  const slot = CARD_CODES.indexOf(event.code || `Key${event.key.toUpperCase()}`);
  if (number === 0) desk.deck();
  else if (number > 0 && desk.marketOpen) {
    const card = desk.market[number - 1];
    if (card) play.chooseMarket(card);
  } else if (number > 0 && number <= LETTERS.length) {
    play.pickUp(LETTERS[number - 1]!, true);
    desk.focusMeadow();
  } else if (slot >= 0) {
    play.chooseCard(slot);
    if (play.walk) desk.focusMeadow();
  } else if (event.key.toLowerCase() === 'd') desk.done();
  else return false;
  return true;
}

/** The keys that only change what is seen: for those who watch, too. */
export function lookKey(event: KeyboardEvent, desk: Desk): boolean {
  if (event.key === '+' || event.key === '=') desk.zoom(1.25);
  else if (event.key === '-' || event.key === '−') desk.zoom(0.8);
  else if (event.key.toLowerCase() === 'f') desk.fit();
  else return false;
  return true;
}
