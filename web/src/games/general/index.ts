/** The face of a game that has none of its own: the general board. */
import type { GameFace } from '../face';
import Board from './Board.svelte';

const face: GameFace = {
  Board,
  keys: [{ key: '/', what: 'web-general-key-filter' }],
};
export default face;
