/** What the table itself says, in words. */
import { botName } from '../names';
import type { Said } from '../protocol';
import { say, words } from '../words/language.svelte';

/** Empty for what a person said. */
export function noticeWords({ key, args }: Said): string {
  if (key === null) return '';
  const { bot } = args;
  return say(key, typeof bot === 'string' ? { ...args, bot: botName(bot, words()) } : args);
}
