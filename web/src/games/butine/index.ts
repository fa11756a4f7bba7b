/** The face of Butine!: its board and its keys. */
import type { GameFace } from '../face';
import Board from './Board.svelte';
import { KEYS } from './keys.ts';
import { factArgs } from './tell.ts';

const face: GameFace = { Board, keys: KEYS, factArgs };
export default face;
