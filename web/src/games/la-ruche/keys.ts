/** The board's keys. */
import { onControl } from '../../keys.ts';
import { ARROWS, type Point } from '../../plane/points.ts';
import type { KeyHelp } from '../face.ts';
import { COLOURS } from './lay.ts';
import type { Play } from './play.svelte.ts';

export const KEYS: KeyHelp[] = [
  { key: 'N Shift+N', what: 'la-ruche-web-key-next' },
  { key: '← ↑ → ↓', what: 'la-ruche-web-key-arrows' },
  { key: 'R Shift+R', what: 'la-ruche-web-key-turn' },
  { key: 'F', what: 'la-ruche-web-key-flip' },
  { key: 'Enter', what: 'la-ruche-web-key-enter' },
  { key: 'Escape', what: 'la-ruche-web-key-escape' },
  { key: '1 – 6', what: 'la-ruche-web-key-colours' },
  { key: 'G', what: 'la-ruche-web-key-gift' },
  { key: 'K', what: 'la-ruche-web-key-keep' },
  { key: 'P', what: 'la-ruche-web-key-pause' },
  { key: 'Backspace', what: 'la-ruche-web-key-lift' },
  { key: '+ −', what: 'la-ruche-web-key-zoom' },
  { key: '0', what: 'la-ruche-web-key-fit' },
];

/** What the keys do besides moving the tile in hand. */
export interface Desk {
  focusComb: () => void;
  /** Move the keyboard in the tray. */
  aim: (direction: Point) => void;
  focusTray: () => void;
  give: (to: number) => void;
  /** Give nothing more away; false when there is nothing to decide. */
  keep: () => boolean;
  filter: (colour: string) => void;
  vote: () => void;
  takeBack: () => boolean;
  zoom: (factor: number) => void;
  fit: () => void;
}

/** Do what a key says; false when it says nothing here. */
export function pressKey(event: KeyboardEvent, play: Play, desk: Desk): boolean {
  return (
    placeKey(event, play) ||
    trayKey(event, play, desk) ||
    otherKey(event, play, desk) ||
    lookKey(event, desk)
  );
}

/** The tile in hand. */
function placeKey(event: KeyboardEvent, play: Play): boolean {
  if (!play.placing) return false;
  const arrow = ARROWS[event.key];
  const key = event.key.toLowerCase();
  if (arrow) play.go(arrow);
  else if (key === 'r') play.turn(event.shiftKey ? -1 : 1);
  else if (key === 'f') play.flip();
  else if (event.key === 'Enter' && play.placing.cell && !onControl(event)) play.lay();
  else return false;
  return true;
}

/** Choosing a tile. */
function trayKey(event: KeyboardEvent, play: Play, desk: Desk): boolean {
  const arrow = ARROWS[event.key];
  if (event.key.toLowerCase() === 'n') {
    play.next(event.shiftKey ? -1 : 1);
    if (play.giving) desk.focusTray();
    else if (play.placing) desk.focusComb();
    return true;
  }
  if (!arrow) return false;
  desk.aim(arrow);
  return true;
}

function otherKey(event: KeyboardEvent, play: Play, desk: Desk): boolean {
  const digit = /^(?:Digit|Numpad)?(\d)$/.exec(event.code)?.[1] ?? event.key;
  const key = event.key.toLowerCase();
  if (key === 'g') {
    play.startGift();
    desk.focusTray();
  } else if (play.giving && /^[1-6]$/.test(digit)) desk.give(Number(digit) - 1);
  else if (COLOURS.some((colour) => colour === digit)) desk.filter(digit);
  else if (key === 'k') return desk.keep();
  else if (key === 'p') desk.vote();
  else if (event.key === 'Backspace') return play.putAway() || desk.takeBack();
  else if (event.key === 'Escape') return play.putAway();
  else return false;
  return true;
}

/** The keys that only change what is seen: for those who watch, too. */
export function lookKey(event: KeyboardEvent, desk: Desk): boolean {
  if (event.key === '+' || event.key === '=') desk.zoom(1.25);
  else if (event.key === '-' || event.key === '−') desk.zoom(0.8);
  else if (event.key === '0') desk.fit();
  else return false;
  return true;
}
