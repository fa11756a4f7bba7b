/** A name for somebody who has not picked one yet, from the meadow. */
import { say } from '../words/language.svelte';

const luck = Math.random();

export function guestName(taken: string[] = []): string {
  const names = say('web-guest-names')
    .split(', ')
    .filter((name) => !taken.includes(name));
  return names[Math.floor(luck * names.length)] ?? 'Bee';
}
