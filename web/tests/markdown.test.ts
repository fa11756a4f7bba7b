import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readInline, readMarkdown } from '../src/markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

test('headings, paragraphs over several lines, and lists', () => {
  assert.deepEqual(readMarkdown('# One\n\na\nb\n\n- c\n- d\n\n1. e'), [
    { kind: 'heading', level: 1, parts: [text('One')] },
    { kind: 'paragraph', id: null, parts: [text('a b')] },
    {
      kind: 'list',
      ordered: false,
      items: [
        { id: null, parts: [text('c')] },
        { id: null, parts: [text('d')] },
      ],
    },
    { kind: 'list', ordered: true, items: [{ id: null, parts: [text('e')] }] },
  ]);
});

test('a rule is an anchor with its id in bold', () => {
  const [rule] = readMarkdown('<a id="BUT-7"></a>**BUT-7** Take *one* tile: `WYR`.');
  assert.deepEqual(rule, {
    kind: 'paragraph',
    id: 'BUT-7',
    parts: [
      { kind: 'strong', parts: [text('BUT-7')] },
      text(' Take '),
      { kind: 'em', parts: [text('one')] },
      text(' tile: '),
      { kind: 'code', text: 'WYR' },
      text('.'),
    ],
  });
});

test('links lead to anchors and to secure addresses, nowhere else', () => {
  assert.deepEqual(readInline('[BUT-8](#BUT-8)'), [
    { kind: 'link', to: '#BUT-8', parts: [text('BUT-8')] },
  ]);
  for (const to of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'http://a.b'])
    assert.deepEqual(readInline(`[x](${to})`), [text(`[x](${to})`)], to);
});

test('HTML stays the text that it is', () => {
  const evil = '<img src=x onerror=alert(1)> <script>alert(1)</script>';
  assert.deepEqual(readMarkdown(evil), [{ kind: 'paragraph', id: null, parts: [text(evil)] }]);
  const quoted = '<a id="x" onclick="alert(1)"></a>rule';
  assert.deepEqual(readMarkdown(quoted), [{ kind: 'paragraph', id: null, parts: [text(quoted)] }]);
});

test('a lone star or backtick is only itself', () => {
  assert.deepEqual(readInline('2 * 3 * 4'), [text('2 * 3 * 4')]);
  assert.deepEqual(readInline('a ` b'), [text('a ` b')]);
});
