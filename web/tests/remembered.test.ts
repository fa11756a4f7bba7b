import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { keep, recall } from '../src/remembered.ts';
import { give } from './storage.ts';

/** A storage that forbids everything, as a private window may. */
const FORBIDDEN = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('forbidden');
  },
};

afterEach(() => give());

test('what is kept is recalled, until it is forgotten', () => {
  give();
  assert.equal(recall('bee'), null);
  keep('bee', 'busy');
  assert.equal(recall('bee'), 'busy');
  assert.equal(recall('bee', 'sessionStorage'), null);
  keep('bee', null);
  assert.equal(recall('bee'), null);
});

test('a browser that remembers nothing breaks nothing', () => {
  give(FORBIDDEN, FORBIDDEN);
  keep('bee', 'busy');
  keep('bee', null, 'sessionStorage');
  assert.equal(recall('bee'), null);
});
