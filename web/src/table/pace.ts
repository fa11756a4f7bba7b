/** How fast somebody wants bots to be, at all tables of theirs. */
import type { TableInfo } from '../protocol';

export type BotPace = TableInfo['pace'];

const REMEMBERED = 'skep-pace';

export const PACES: BotPace[] = ['watch', 'usual', 'quick', 'at-once'];

export function rememberedPace(): BotPace | null {
  try {
    const found = localStorage.getItem(REMEMBERED);
    return PACES.find((pace) => pace === found) ?? null;
  } catch {
    return null;
  }
}

export function rememberPace(pace: BotPace): void {
  try {
    localStorage.setItem(REMEMBERED, pace);
  } catch {
    // It will be forgotten, and that is all.
  }
}
