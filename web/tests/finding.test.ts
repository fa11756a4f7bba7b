import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readMarkdown } from '../src/markdown.ts';
import { contents, found } from '../src/widgets/finding.ts';

const BOOK = readMarkdown(
  [
    '# Le jeu',
    'Une **abeille** pour tous.',
    '## La mise en place',
    '<a id="A-1"></a>**A-1** Posez un hexagone.',
    '## Le tour',
    '### Voler',
    '- L’abeille va de fleur en fleur.',
    '- Elle s’arrête.',
  ].join('\n\n'),
);

test('the contents are the headings below the title', () => {
  assert.deepEqual(
    contents(BOOK).map(({ title, level }) => [title, level]),
    [
      ['La mise en place', 2],
      ['Le tour', 2],
      ['Voler', 3],
    ],
  );
});

test('words are found with their headings, whatever their case and accents', () => {
  assert.deepEqual([...(found(BOOK, 'ABEILLE') ?? [])].sort(), [0, 1, 4, 5, 6]);
  assert.deepEqual([...(found(BOOK, 's’arrete fleur') ?? [])].sort(), [0, 4, 5, 6]);
  assert.deepEqual([...(found(BOOK, 'a-1') ?? [])].sort(), [0, 2, 3]);
});

test('no words, no question; words that are nowhere find nothing', () => {
  assert.equal(found(BOOK, '  '), null);
  assert.equal(found(BOOK, 'ours')?.size, 0);
});
