/** The list of faces, each loaded when needed. A game that is not named here has the general one. */
import type { GameFace } from './face';

type Load = () => Promise<{ default: GameFace }>;

const FACES: Record<string, Load> = {
  butine: () => import('./butine'),
  'waggle-dance': () => import('./waggle-dance'),
  'la-ruche': () => import('./la-ruche'),
  'bee-busy': () => import('./bee-busy'),
};

export function loadFace(game: string): Promise<GameFace> {
  const load = FACES[game] ?? (() => import('./general'));
  return load().then((module) => module.default);
}
