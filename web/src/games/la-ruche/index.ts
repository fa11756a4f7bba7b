/** The face of La Ruche: its board and its keys. Taking back is a move of the puzzle. */
import type { LaRucheView } from '../../protocol';
import type { GameFace } from '../face';
import Board from './Board.svelte';
import { advice } from './advice.ts';
import Glyph from './Glyph.svelte';
import { KEYS } from './keys.ts';
import Picture from './Picture.svelte';
import { traces } from './traces.ts';

const face: GameFace = {
  Board,
  Picture,
  keys: KEYS,
  showsRefusals: true,
  noUndo: true,
  advice,
  traces,
  Glyph,
  factArgs: (_fact, view: LaRucheView) => ({ seats: view.seats }),
};
export default face;
