/** The face of Waggle Dance: its board and its keys. */
import type { GameFace } from '../face';
import Board from './Board.svelte';
import { factArgs } from './facts.ts';
import { KEYS } from './keys.ts';

const face: GameFace = { Board, keys: KEYS, showsSeats: true, factArgs };
export default face;
