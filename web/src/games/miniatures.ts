/** The list of small pictures, each loaded when needed: a game as a seat sees it, without words. */
import type { Component } from 'svelte';
import type { AnyView } from './face';

/** Fills its container, which is half as wide again as high. */
export type Miniature = Component<{ view: AnyView }>;

// A picture takes the view of its own game; the house cannot know which.
type Load = () => Promise<{ default: Component<{ view: any }> }>;

const MINIATURES: Record<string, Load> = {
  butine: () => import('./butine/Miniature.svelte'),
  'waggle-dance': () => import('./waggle-dance/Miniature.svelte'),
  'la-ruche': () => import('./la-ruche/Miniature.svelte'),
  'bee-busy': () => import('./bee-busy/Miniature.svelte'),
};

/** A game that is not named here has none: null. */
export function loadMiniature(game: string): Promise<Miniature | null> {
  const load = MINIATURES[game];
  return load ? load().then((module) => module.default) : Promise.resolve(null);
}
