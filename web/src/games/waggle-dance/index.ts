/** The face of Waggle Dance: its board and its keys. */
import type { GameFace } from '../face';
import Board from './Board.svelte';
import { advice } from './advice.ts';
import { factArgs } from './facts.ts';
import { KEYS } from './keys.ts';
import Picture from './Picture.svelte';

const face: GameFace = { Board, Picture, keys: KEYS, showsSeats: true, advice, factArgs };
export default face;
