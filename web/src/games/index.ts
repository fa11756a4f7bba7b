/** The lists of faces and of rulebook pictures, loaded when needed. The general face is for others. */
import type { Component } from 'svelte';
import type { GameFace, PictureProps } from './face';

type Load = () => Promise<{ default: GameFace }>;

const FACES: Record<string, Load> = {
  butine: () => import('./butine'),
  'waggle-dance': () => import('./waggle-dance'),
  'la-ruche': () => import('./la-ruche'),
  'bee-busy': () => import('./bee-busy'),
};

export function loadFace(game: string): Promise<GameFace> {
  const load = FACES[game] ?? (() => import('./general'));
  return load().then((module) => module.default);
}

// A picture takes the view of its own game; the house cannot know which.
type Draws = Component<PictureProps<any, any>>;

const PICTURES: Record<string, () => Promise<{ default: Draws }>> = {
  butine: () => import('./butine/Picture.svelte'),
};

/** What draws the positions of a game's rulebook; null where there is none. */
export async function loadPicture(game: string): Promise<Draws | null> {
  return (await PICTURES[game]?.())?.default ?? null;
}
