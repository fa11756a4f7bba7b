/** The face of Butine!: its board and its keys. */
import type { GameFace } from '../face';
import Board from './Board.svelte';
import { advice } from './advice.ts';
import Glyph from './Glyph.svelte';
import { teller } from './hint.ts';
import { KEYS } from './keys.ts';
import Picture from './Picture.svelte';
import { factArgs, refusalArgs } from './tell.ts';
import { traces } from './traces.ts';

const face: GameFace = {
  Board,
  Picture,
  keys: KEYS,
  advice,
  hint: async () => teller,
  factArgs,
  refusalArgs,
  traces,
  Glyph,
};
export default face;
