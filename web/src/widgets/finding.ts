/** Finding one's way in a rulebook: its contents, and where some words stand. */
import type { Block, Inline } from '../markdown.ts';

export function textOf(parts: Inline[]): string {
  return parts.map((part) => ('parts' in part ? textOf(part.parts) : part.text)).join('');
}

function blockText(block: Block): string {
  return block.kind === 'list'
    ? block.items.map(({ parts }) => textOf(parts)).join(' ')
    : textOf(block.parts);
}

/** So that "reine", "Reine" and an accent forgotten on a phone find the same. */
function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

export interface Section {
  /** The place of its heading among the blocks. */
  at: number;
  title: string;
  level: number;
}

/** The headings below the title. */
export function contents(blocks: Block[]): Section[] {
  return blocks.flatMap((block, at) =>
    block.kind === 'heading' && block.level > 1
      ? [{ at, title: textOf(block.parts), level: block.level }]
      : [],
  );
}

/** The blocks that hold all words of a question, with the headings above them; null: no question. */
export function found(blocks: Block[], question: string): Set<number> | null {
  const wanted = folded(question).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return null;
  const kept = new Set<number>();
  const above: (number | undefined)[] = [];
  blocks.forEach((block, at) => {
    if (block.kind === 'heading') {
      above.length = block.level;
      above[block.level] = at;
    }
    const text = folded(blockText(block));
    if (!wanted.every((word) => text.includes(word))) return;
    kept.add(at);
    for (const heading of above) if (heading !== undefined) kept.add(heading);
  });
  return kept;
}
