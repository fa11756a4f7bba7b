/** Help with a puzzle: the server's solver is asked for a hint or for a solution. */
import { http, Refusal } from '../../http.ts';
import type { LaRucheView } from '../../protocol.ts';
import type { Args } from '../face.ts';
import { tileOf } from './lay.ts';
import { readComb } from './moves.ts';

type Tell = (key: string, args?: Args) => void;

export class Help {
  /** A placement to point out. */
  hint = $state<string | null>(null);
  /** The placements that are missing here, or all those of a solution when this is a dead end. */
  solution = $state.raw<string[] | null>(null);
  asking = $state(false);
  private readonly view: () => LaRucheView;
  private readonly tell: Tell;

  /** `tell` says what came out, where it is no hint. */
  constructor(view: () => LaRucheView, tell: Tell) {
    this.view = view;
    this.tell = tell;
  }

  /** Which position a hint is for. */
  private get position(): string {
    return this.view().cells.join();
  }

  forget(): void {
    this.hint = null;
  }

  async askHint(): Promise<void> {
    const { hand, cells } = this.view();
    const asked = this.position;
    const found = await this.ask(() => http.hint('la-ruche', puzzle(hand ?? [], cells)));
    // Meanwhile something else may have been laid.
    if (!found || asked !== this.position) return;
    this.hint = found.move;
    if (found.move === null)
      this.tell(found.solvable === false ? 'la-ruche-web-dead-end' : 'la-ruche-web-no-hint');
  }

  async askSolution(): Promise<void> {
    const { hand, cells } = this.view();
    const tiles = [...(hand ?? []), ...readComb(cells).map(({ lay }) => tileOf(lay))];
    let found = await this.ask(() => http.solution('la-ruche', puzzle(hand ?? [], cells)));
    if (found?.solvable === false && cells.length)
      found = await this.ask(() => http.solution('la-ruche', puzzle(tiles)));
    if (!found) return;
    this.solution = found.moves;
    if (found.solvable === false) this.tell('la-ruche-web-unsolvable');
    else if (found.solvable === null) this.tell('la-ruche-web-no-hint');
  }

  private async ask<T>(question: () => Promise<T>): Promise<T | null> {
    this.asking = true;
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.tell(error.problem.key, error.problem.args);
      return null;
    } finally {
      this.asking = false;
    }
  }
}

/** A puzzle as a position: the tiles in hand, and those that lie. */
function puzzle(hand: string[], cells: string[] = []) {
  return { hands: [hand], cells, phase: 'solo' };
}
