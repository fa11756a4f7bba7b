/** What a picture of the rulebook shows of La Ruche, read from its data. */
import {
  DIRECTIONS,
  byCell,
  cellName,
  middle,
  needs,
  neighbour,
  type Cell,
  type Laid,
  type Point,
} from './geometry.ts';

/** What is shown beside the comb, and marked on it (rulebook/pictures.toml). */
export interface Show {
  /** The tile alone, without a sign whether it fits. */
  plain?: boolean;
  /** Cells to look at, like "1,-2". */
  gaps?: string[];
  /** Mark the tile that was laid last. */
  rim?: boolean;
  /** The tiles in hand. */
  hand?: boolean;
  /** How many tiles everybody holds. */
  counts?: boolean;
  /** How many tiles may be handed over. */
  gifts?: boolean;
}

export function readCell(name: string): Cell {
  const [q = 0, r = 0] = name.split(',').map(Number);
  return { q, r };
}

/** Where a tile touches others: the middle of the common side, and whether the colours match. */
export function contacts(laid: readonly Laid[], tile: Laid): (Point & { fits: boolean })[] {
  const others = byCell(laid.filter((other) => cellName(other) !== cellName(tile)));
  const wanted = needs(others, tile);
  const here = middle(tile);
  return DIRECTIONS.flatMap((_, direction) => {
    const colour = wanted[direction];
    if (!colour) return [];
    const there = middle(neighbour(tile, direction));
    const x = (here.x + there.x) / 2;
    const y = (here.y + there.y) / 2;
    return [{ x, y, fits: colour === tile.lay[direction] }];
  });
}
