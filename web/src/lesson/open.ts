/** Opening the tables of somebody who is new: a lesson, and a first real game. */
import { http } from '../http';
import { guestName } from '../lobby/guest.svelte';
import { firstGame } from '../lobby/wishes';
import { go } from '../place.svelte';
import type { GameInfo } from '../protocol';
import { session } from '../session.svelte';
import { rememberLesson } from './memory';

/** Open a table and go there; what is refused is told. */
async function enter(open: () => Promise<string>): Promise<void> {
  try {
    go(`/t/${await open()}`);
  } catch (error) {
    session.complain(error);
  }
}

/** Whoever has no name yet gets one from the meadow. */
async function haveName(): Promise<void> {
  if (!session.me?.name) await session.rename(guestName());
}

/** A lesson from its beginning. */
export function startLesson(game: string, name: string): Promise<void> {
  return enter(async () => {
    await haveName();
    const { id } = await http.lesson(game, name);
    rememberLesson(game, id);
    return id;
  });
}

/** On with a lesson that was begun and is still there, or from its beginning. */
export function enterLesson(game: string, name: string, begun: string | null): Promise<void> {
  if (begun === null) return startLesson(game, name);
  go(`/t/${begun}`);
  return Promise.resolve();
}

/** A game at once. */
export function startFirstGame(game: GameInfo): Promise<void> {
  return enter(async () => {
    await haveName();
    return (await http.open(firstGame(game))).id;
  });
}
