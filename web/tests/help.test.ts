import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import {
  GAMES_WITH_HELP,
  goesQuiet,
  lineWish,
  rememberLine,
  rememberTips,
  showsLine,
  tipsWish,
  wishFor,
} from '../src/help/fading.ts';
import { GAP, placeBubble } from '../src/help/place.ts';
import { gamesPlayed, hasFinished, rememberPlayed } from '../src/lesson/memory.ts';
import { give } from './storage.ts';

beforeEach(() => give());

/** Play so many games of Butine! to their end. */
function play(count: number): void {
  for (let i = 1; i <= count; i += 1) rememberPlayed('butine', `table${i}`);
}
const line = (game = 'butine'): boolean => showsLine(lineWish(), gamesPlayed(game));

test('the line helps in three games of a kind and then goes quiet', () => {
  assert.equal(GAMES_WITH_HELP, 3);
  assert.ok(line());
  play(2);
  assert.ok(line());
  play(3);
  assert.ok(!line());
  assert.ok(line('bee-busy'), 'another game is still new');
});

test('a table that is opened again counts once', () => {
  rememberPlayed('butine', 'table1');
  rememberPlayed('butine', 'table1');
  assert.equal(gamesPlayed('butine'), 1);
  assert.ok(!hasFinished('bee-busy'));
});

test('what is remembered does not grow for ever', () => {
  play(50);
  assert.ok(gamesPlayed('butine') < 50);
  assert.ok(!line());
});

test('it says once, for each game, that it has gone quiet', () => {
  play(2);
  assert.ok(!goesQuiet('butine', 'fades'));
  play(3);
  assert.ok(!goesQuiet('butine', 'off'), 'whoever has switched it off knows');
  assert.ok(!goesQuiet('butine', 'on'), 'it stays');
  assert.ok(goesQuiet('butine', 'fades'));
  assert.ok(!goesQuiet('butine', 'fades'));
});

test('a wish is remembered, and stronger than the count', () => {
  rememberLine(wishFor(false, 0));
  assert.equal(lineWish(), 'off');
  assert.ok(!line());
  rememberLine(wishFor(true, 1));
  assert.equal(lineWish(), 'fades', 'it is new to the game, so it will go quiet by itself');
  play(3);
  rememberLine(wishFor(true, 3));
  assert.equal(lineWish(), 'on');
  assert.ok(line());
});

test('tips stay until they are switched off', () => {
  assert.ok(tipsWish());
  rememberTips(false);
  assert.ok(!tipsWish());
  rememberTips(true);
  assert.ok(tipsWish());
});

const WINDOW = { width: 390, height: 844 };
const BUBBLE = { width: 300, height: 80 };
const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('a bubble lies beside its thing, never over it, and within the window', () => {
  const things = [
    box(10, 400, 40, 40),
    box(340, 5, 45, 45),
    box(0, 0, 390, 60),
    box(200, 800, 100, 44),
    box(-30, 300, 50, 50),
    box(180, 40, 30, 760),
  ];
  for (const thing of things) {
    const { x, y } = placeBubble(thing, { width: 160, height: 80 }, WINDOW);
    assert.ok(x >= 0 && x + 160 <= WINDOW.width, `x ${x}`);
    assert.ok(y >= 0 && y + 80 <= WINDOW.height, `y ${y}`);
    const apart =
      x >= thing.right || x + 160 <= thing.left || y >= thing.bottom || y + 80 <= thing.top;
    assert.ok(apart, JSON.stringify({ thing, x, y }));
  }
});

test('above where there is room, because a hand hides what is below', () => {
  assert.equal(placeBubble(box(100, 400, 40, 40), BUBBLE, WINDOW).y, 400 - GAP - 80);
  assert.equal(placeBubble(box(100, 20, 40, 40), BUBBLE, WINDOW).y, 60 + GAP);
});

test('something as large as the window has its bubble at the foot', () => {
  const { y } = placeBubble(box(0, 0, 390, 844), BUBBLE, WINDOW);
  assert.equal(y, 844 - 80 - GAP);
});
