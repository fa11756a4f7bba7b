/** The covers in the lobby. A game without a picture of its own has a plain one. */
import type { Component } from 'svelte';
import type { GameInfo } from '../protocol';
import BeeBusyCover from './BeeBusyCover.svelte';
import ButineCover from './ButineCover.svelte';
import LaRucheCover from './LaRucheCover.svelte';
import PlainCover from './PlainCover.svelte';
import WaggleDanceCover from './WaggleDanceCover.svelte';

export interface Cover {
  game: string;
  title: string;
  Picture: Component;
}

export const COVERS: Cover[] = [
  { game: 'butine', title: 'Butine!', Picture: ButineCover },
  { game: 'la-ruche', title: 'La Ruche', Picture: LaRucheCover },
  { game: 'waggle-dance', title: 'Waggle Dance', Picture: WaggleDanceCover },
  { game: 'bee-busy', title: 'Bee Busy', Picture: BeeBusyCover },
];

/** All covers: ours, and a plain one for each game that the server has besides. */
export function coversOf(games: readonly GameInfo[] | null): Cover[] {
  const others = (games ?? []).filter(({ id }) => !COVERS.some(({ game }) => game === id));
  return [
    ...COVERS,
    ...others.map(({ id, title }) => ({ game: id, title, Picture: PlainCover as Component })),
  ];
}

/** What a game is called. */
export function titleOf(game: string, games: readonly GameInfo[] | null): string {
  return coversOf(games).find((cover) => cover.game === game)?.title ?? game;
}
