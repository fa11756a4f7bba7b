import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { bestOrigin, isLoopback } from '../src/links.ts';
import { qrCode } from '../src/qr.ts';

/** Length of the text, mask, size, and the hash of what reportlab's encoder draws for the same. */
const KNOWN: [number, number, number, string][] = [
  [5, 0, 21, '7f0f59f63a05aba6'],
  [20, 1, 25, 'df5964492a69eb37'],
  [30, 2, 29, '94f5ef7a33f113fd'],
  [45, 3, 33, 'b23b9b1ca1dd2188'],
  [70, 4, 37, 'e2dc3120b65e0a3c'],
  [90, 5, 41, 'b3cb6c545c65473c'],
  [110, 6, 45, '358a947a11567da1'],
  [140, 7, 49, '0485415aba3e5d5a'],
  [170, 0, 53, 'cadc3096890c0770'],
  [200, 3, 57, '3b55b4ea415d1711'],
];

const TEXT = `http://192.168.1.20:8765/t/${'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(8)}`;
const asText = (code: boolean[][] | null) =>
  (code ?? []).map((row) => row.map((dark) => (dark ? '1' : '0')).join('')).join('\n');

test('codes of all ten sizes are those of another encoder', () => {
  for (const [length, mask, size, hash] of KNOWN) {
    const code = qrCode(TEXT.slice(0, length), mask);
    assert.equal(code?.length, size);
    const found = createHash('sha256').update(asText(code)).digest('hex').slice(0, 16);
    assert.equal(found, hash, `${length} letters`);
  }
});

test('without a wish it takes one of the eight masks; too long a text has no code', () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7].map((mask) => asText(qrCode('hello', mask)));
  assert.ok(all.includes(asText(qrCode('hello'))));
  assert.equal(qrCode(TEXT.repeat(2)), null);
});

test('a link begins with an address that others can reach', () => {
  const lan = 'http://192.168.1.20:8765';
  assert.equal(bestOrigin('http://127.0.0.1:8765', [lan]), lan);
  assert.equal(bestOrigin('http://localhost:8765', [lan]), lan);
  assert.equal(bestOrigin('http://127.0.0.1:8765', []), 'http://127.0.0.1:8765');
  assert.equal(bestOrigin('http://bee.local:8765', [lan]), 'http://bee.local:8765');
  assert.equal(
    bestOrigin('https://bees.example', ['https://bees.example']),
    'https://bees.example',
  );
  assert.ok(isLoopback('http://[::1]:8765') && !isLoopback('http://127.example'));
});
