/** How a race went for the one at this screen: tiles laid, and tries that were refused. */

import { keep, recall } from '../../remembered.ts';
import { scoreOf, type Kept, type Score } from './score.ts';

/** It survives a reload of the page, and nothing else. */
export class Tally {
  private kept = $state.raw<Kept>({ laid: 0, missed: 0 });
  private readonly name: string;

  constructor(name: string) {
    this.name = `skep-ruche-tally ${name}`;
    try {
      const found = JSON.parse(recall(this.name, 'sessionStorage') ?? 'null') as Kept | null;
      if (typeof found?.laid === 'number' && typeof found.missed === 'number') this.kept = found;
    } catch {
      // Then it is counted from here.
    }
  }

  laid(count: number): void {
    this.count({ ...this.kept, laid: this.kept.laid + count });
  }

  missed(): void {
    this.count({ ...this.kept, missed: this.kept.missed + 1 });
  }

  score(ms: number | null): Score {
    return scoreOf(this.kept, ms);
  }

  private count(kept: Kept): void {
    this.kept = kept;
    keep(this.name, JSON.stringify(kept), 'sessionStorage');
  }
}
