/** How fast somebody wants bots to be, at all tables of theirs. */
import type { TableInfo } from '../protocol';
import { keep, recall } from '../remembered.ts';

export type BotPace = TableInfo['pace'];

const REMEMBERED = 'skep-pace';

export const PACES: BotPace[] = ['watch', 'usual', 'quick', 'at-once'];

export function rememberedPace(): BotPace | null {
  const found = recall(REMEMBERED);
  return PACES.find((pace) => pace === found) ?? null;
}

export function rememberPace(pace: BotPace): void {
  keep(REMEMBERED, pace);
}
