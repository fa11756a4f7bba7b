/** The face of Bee Busy: its board and its keys. Taking back is a move of the game. */
import type { GameFace } from '../face';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Picture from './Picture.svelte';
import { advice } from './advice.ts';
import LogGlyph from './LogGlyph.svelte';
import { tellerWith } from './hint.ts';
import { KEYS } from './keys.ts';
import { factArgs } from './tell.ts';
import { traces } from './traces.ts';
import { http } from '../../http';
import type { Outline, View } from './types.ts';

const face: GameFace = {
  Board,
  Ending,
  Picture,
  keys: KEYS,
  showsRefusals: true,
  noUndo: true,
  advice,
  hint: async (view: View) =>
    tellerWith(await http.material<Outline>('bee-busy', view.options.sheet)),
  factArgs,
  traces,
  Glyph: LogGlyph,
  resultTitle: (view: View, say) =>
    view.seats === 1
      ? say('bee-busy-web-solo-result', { points: view.scores[0] ?? 0, rank: view.rank })
      : null,
};
export default face;
