/** A rulebook in pages, for a small screen: one for each section; a finger or a key turns them. */
import type { Block } from '../markdown.ts';
import { textOf } from './finding.ts';

export interface Page {
  title: string;
  /** Its blocks are those from here … */
  from: number;
  /** … to here, this one not included. */
  to: number;
}

/** The pages. What stands before the first section is on its page. */
export function pagesOf(blocks: Block[]): Page[] {
  const pages: Page[] = [];
  blocks.forEach((block, at) => {
    if (block.kind !== 'heading' || block.level !== 2) return;
    const last = pages.at(-1);
    if (last) last.to = at;
    pages.push({ title: textOf(block.parts), from: last ? at : 0, to: blocks.length });
  });
  return pages.length ? pages : [{ title: '', from: 0, to: blocks.length }];
}

/** The block with this anchor: a rule like BUT-7, or a heading like rules-12; -1: there is none. */
export function blockOf(blocks: Block[], id: string): number {
  const heading = /^rules-(\d+)$/.exec(id);
  if (heading) return Number(heading[1]);
  return blocks.findIndex((block) =>
    block.kind === 'list'
      ? block.items.some((item) => item.id === id)
      : block.kind === 'paragraph' && block.id === id,
  );
}

/** The number of the page on which a block stands. */
export function pageOf(pages: readonly Page[], at: number): number {
  return Math.max(
    0,
    pages.findIndex(({ from, to }) => from <= at && at < to),
  );
}

/** A finger that goes so far aside turns the page. */
const FAR = 56;

/** Which way a finger turns the page that went so far: 1 on, -1 back, 0 not at all. */
export function flipOf(dx: number, dy: number): -1 | 0 | 1 {
  if (Math.abs(dx) < FAR || Math.abs(dx) < 2 * Math.abs(dy)) return 0;
  return dx < 0 ? 1 : -1;
}
