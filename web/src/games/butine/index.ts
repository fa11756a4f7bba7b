/** The face of Butine!: its board and its keys. */
import type { GameFace } from '../face';
import Board from './Board.svelte';
import { advice } from './advice.ts';
import { KEYS } from './keys.ts';
import { factArgs } from './tell.ts';
import Picture from './Picture.svelte';

const face: GameFace = { Board, Picture, keys: KEYS, advice, factArgs };
export default face;
