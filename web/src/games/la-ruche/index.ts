/** The face of La Ruche: its board and its keys. */
import type { GameFace } from '../face';
import Board from './Board.svelte';
import { KEYS } from './keys.ts';

const face: GameFace = { Board, keys: KEYS };
export default face;
