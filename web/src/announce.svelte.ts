/** What a screen reader is told, politely: the last few sentences. */
import { untrack } from 'svelte';

const KEPT = 6;

let lines = $state.raw<{ id: number; text: string }[]>([]);
let next = 0;

export function announce(text: string): void {
  if (text.trim() === '') return;
  // Whoever tells something does not depend on what was told before.
  lines = [...untrack(() => lines).slice(1 - KEPT), { id: next, text }];
  next += 1;
}

export function announced(): { id: number; text: string }[] {
  return lines;
}
