/** The face of Waggle Dance: its board and its keys. */
import type { GameFace } from '../face';
import Board from './Board.svelte';
import { advice } from './advice.ts';
import Glyph from './Glyph.svelte';
import { factArgs } from './facts.ts';
import { teller } from './hint.ts';
import { KEYS } from './keys.ts';
import Picture from './Picture.svelte';
import { traces } from './traces.ts';

const face: GameFace = {
  Board,
  Picture,
  keys: KEYS,
  advice,
  hint: async () => teller,
  factArgs,
  traces,
  Glyph,
};
export default face;
