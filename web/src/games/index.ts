/** The list of faces. A game that is not named here has no board; each is loaded when needed. */
import type { GameFace } from './face';

type Load = () => Promise<{ default: GameFace }>;

const FACES: Record<string, Load> = {
  butine: () => import('./butine'),
  'waggle-dance': () => import('./waggle-dance'),
  'la-ruche': () => import('./la-ruche'),
  'bee-busy': () => import('./bee-busy'),
};

export function loadFace(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (!load) return Promise.reject(new Error(`no board for ${game}`));
  return load().then((module) => module.default);
}
