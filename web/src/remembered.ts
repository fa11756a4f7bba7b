/**
 * What this browser remembers between visits, or until its tab is closed.
 *
 * A browser may refuse to (private windows, full or forbidden storage): then things are forgotten,
 * and that is all.
 */

type Where = 'localStorage' | 'sessionStorage';

export function recall(key: string, where: Where = 'localStorage'): string | null {
  try {
    return globalThis[where].getItem(key);
  } catch {
    return null;
  }
}

/** Remember this text; `null` forgets it. */
export function keep(key: string, value: string | null, where: Where = 'localStorage'): void {
  try {
    if (value === null) globalThis[where].removeItem(key);
    else globalThis[where].setItem(key, value);
  } catch {
    // Forgotten.
  }
}
