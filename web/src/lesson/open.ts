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

/** A lesson from its beginning. */
export function startLesson(game: string, name: string): Promise<void> {
  return enter(async () => {
    const { id } = await http.lesson(game, name);
    rememberLesson(game, id);
    return id;
  });
}

/** A game at once: whoever has no name yet gets one from the meadow. */
export function startFirstGame(game: GameInfo): Promise<void> {
  return enter(async () => {
    if (!session.me?.name) await session.rename(guestName());
    return (await http.open(firstGame(game))).id;
  });
}
