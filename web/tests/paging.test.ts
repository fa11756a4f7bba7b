import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMarkdown } from '../src/markdown.ts';
import { blockOf, flipOf, pageOf, pagesOf } from '../src/widgets/paging.ts';

const BOOK = readMarkdown(
  [
    '# The game',
    'For all.',
    '## Setting *up*',
    '<a id="A-1"></a>**A-1** Lay one.',
    '## The turn',
    '### Fly',
    '<a id="A-2"></a>**A-2** Fly on.',
    '- <a id="A-3"></a>**A-3** Or not.',
    '## The end',
    'Count.',
  ].join('\n\n'),
);

test('a page for each section; the beginning is on the first one', () => {
  assert.deepEqual(pagesOf(BOOK), [
    { title: 'Setting up', from: 0, to: 4 },
    { title: 'The turn', from: 4, to: 8 },
    { title: 'The end', from: 8, to: 10 },
  ]);
});

test('a text without sections has one page', () => {
  assert.deepEqual(pagesOf(BOOK.slice(0, 2)), [{ title: '', from: 0, to: 2 }]);
  assert.deepEqual(pagesOf([]), [{ title: '', from: 0, to: 0 }]);
});

test('a rule and a heading are on their pages', () => {
  const pages = pagesOf(BOOK);
  const page = (id: string) => pageOf(pages, blockOf(BOOK, id));
  assert.equal(page('A-1'), 0);
  assert.equal(page('A-2'), 1);
  assert.equal(page('A-3'), 1);
  assert.equal(page('rules-5'), 1);
  assert.equal(page('rules-8'), 2);
});

test('what is not there is nowhere, and one begins at the beginning', () => {
  assert.equal(blockOf(BOOK, 'A-9'), -1);
  assert.equal(pageOf(pagesOf(BOOK), -1), 0);
});

test('a finger turns the page only when it goes aside, and far enough', () => {
  assert.equal(flipOf(-120, 10), 1);
  assert.equal(flipOf(120, -30), -1);
  assert.equal(flipOf(-40, 0), 0);
  assert.equal(flipOf(-120, 90), 0);
  assert.equal(flipOf(0, 300), 0);
});
