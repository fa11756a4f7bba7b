import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { keep, recall } from '../src/remembered.ts';

/** A storage that forbids everything, as a private window may. */
const FORBIDDEN = {
  getItem: () => {
    throw new Error('forbidden');
  },
  setItem: () => {
    throw new Error('forbidden');
  },
};

function storage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

function give(local: unknown, session: unknown = storage()): void {
  Object.defineProperty(globalThis, 'localStorage', { value: local, configurable: true });
  Object.defineProperty(globalThis, 'sessionStorage', { value: session, configurable: true });
}

afterEach(() => give(storage()));

test('what is kept is recalled, until it is forgotten', () => {
  give(storage());
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
