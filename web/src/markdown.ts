/**
 * As much Markdown as our rulebooks use, read into a tree that is shown as plain text nodes.
 * Anything else, HTML above all, stays the text that it is.
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em'; parts: Inline[] }
  | { kind: 'link'; to: string; parts: Inline[] };

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; parts: Inline[] }
  /** `id` is an anchor that others may jump to. */
  | { kind: 'paragraph'; id: string | null; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: { id: string | null; parts: Inline[] }[] };

const HEADING = /^(#{1,6})\s+(.*)$/;
const ITEM = /^(?:([-*])|\d+\.)\s+(.*)$/;
const ANCHOR = /^<a id="([A-Za-z0-9-]+)"><\/a>\s*/;
const INLINE = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^()\s]+)\)/;
const SAFE_LINK = /^(?:#[A-Za-z0-9-]+|https:\/\/\S+)$/;

export function readMarkdown(text: string): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const finish = () => {
    if (lines.length > 0) blocks.push(paragraph(lines.join(' ')));
    lines = [];
  };
  for (const line of text.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (line.trim() === '') {
      finish();
    } else if (heading) {
      finish();
      const level = Math.min((heading[1] ?? '').length, 3) as 1 | 2 | 3;
      blocks.push({ kind: 'heading', level, parts: readInline(heading[2] ?? '') });
    } else if (item && lines.length === 0) {
      addItem(blocks, item[1] === undefined, item[2] ?? '');
    } else {
      lines.push(line.trim());
    }
  }
  finish();
  return blocks;
}

function paragraph(text: string): Block {
  return { kind: 'paragraph', ...anchored(text) };
}

function anchored(text: string): { id: string | null; parts: Inline[] } {
  const id = ANCHOR.exec(text)?.[1] ?? null;
  return { id, parts: readInline(text.replace(ANCHOR, '')) };
}

function addItem(blocks: Block[], ordered: boolean, text: string): void {
  const last = blocks.at(-1);
  if (last?.kind === 'list' && last.ordered === ordered) last.items.push(anchored(text));
  else blocks.push({ kind: 'list', ordered, items: [anchored(text)] });
}

export function readInline(text: string): Inline[] {
  const parts: Inline[] = [];
  let rest = text;
  while (rest !== '') {
    const found = INLINE.exec(rest);
    if (!found) break;
    if (found.index > 0) parts.push({ kind: 'text', text: rest.slice(0, found.index) });
    parts.push(inline(found));
    rest = rest.slice(found.index + found[0].length);
  }
  if (rest !== '') parts.push({ kind: 'text', text: rest });
  return parts;
}

function inline(found: RegExpExecArray): Inline {
  const [whole, code, strong, em, label, to] = found;
  if (code !== undefined) return { kind: 'code', text: code };
  if (strong !== undefined) return { kind: 'strong', parts: readInline(strong) };
  if (em !== undefined) return { kind: 'em', parts: readInline(em) };
  if (label !== undefined && to !== undefined && SAFE_LINK.test(to))
    return { kind: 'link', to, parts: readInline(label) };
  return { kind: 'text', text: whole };
}
