/** The covers in the lobby. A game that the server does not offer yet is marked as to come. */
import type { Component } from 'svelte';
import BeeBusyCover from './BeeBusyCover.svelte';
import ButineCover from './ButineCover.svelte';
import LaRucheCover from './LaRucheCover.svelte';
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
