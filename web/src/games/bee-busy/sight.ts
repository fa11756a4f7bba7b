/** Whether what can be done on the sheet is on the screen, and how to bring it there. */
import { wantsMotion } from '../../motion/motions.ts';

/** Pixels between what is lit and the edge of what is in sight. */
const MARGIN = 10;

interface Span {
  top: number;
  bottom: number;
}

/** Everything lit on the sheet itself; the desk is always in sight. */
function litOn(board: HTMLElement): Span[] {
  return [...board.querySelectorAll('[data-choice]')]
    .filter((one) => !one.closest('.top') && one.getClientRects().length > 0)
    .map((one) => one.getBoundingClientRect());
}

/** The part of the page that scrolls, and what of it is not under the desk. */
function inSight(board: HTMLElement): { page: Element; sight: Span } {
  const page = board.closest('main') ?? document.documentElement;
  const frame = page.getBoundingClientRect();
  const desk = board.querySelector('.top')?.getBoundingClientRect();
  return { page, sight: { top: Math.max(frame.top, desk?.bottom ?? 0), bottom: frame.bottom } };
}

/** How much of what is lit can be seen. */
export function litInSight(board: HTMLElement): 'all' | 'some' | 'none' {
  const { sight } = inSight(board);
  const lit = litOn(board);
  if (lit.every(({ top, bottom }) => top >= sight.top && bottom <= sight.bottom)) return 'all';
  const some = lit.some(({ top, bottom }) => bottom > sight.top && top < sight.bottom);
  return some ? 'some' : 'none';
}

/** Scroll as little as shows what is lit; the upper part where it is too high for the screen. */
export function bringIntoSight(board: HTMLElement): void {
  const { page, sight } = inSight(board);
  const lit = litOn(board);
  const above = Math.min(...lit.map(({ top }) => top)) - MARGIN - sight.top;
  const below = Math.max(...lit.map(({ bottom }) => bottom)) + MARGIN - sight.bottom;
  page.scrollBy({
    top: above < 0 ? above : Math.max(0, Math.min(below, above)),
    behavior: wantsMotion() ? 'smooth' : 'auto',
  });
}
