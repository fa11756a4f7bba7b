/** What the bee in hand may bring tonight, on each place it can go to: the server says it. */
import type { Preview, WaggleDanceOutlook } from '../../protocol';

/** So many ways may be asked for at once. */
const AT_ONCE = 8;

export interface Wondered {
  key: string;
  move: string;
}

type Ask = (ways: string[][]) => Promise<Preview>;

export class Outlooks {
  private found = $state.raw<Record<string, WaggleDanceOutlook>>({});
  /** The question that is answered; what comes late, to an older one, is not heard. */
  private about = '';

  of(key: string): WaggleDanceOutlook | undefined {
    return this.found[key];
  }

  ask(about: string, all: readonly Wondered[], ask: Ask | undefined): void {
    if (about === this.about) return;
    this.about = about;
    this.found = {};
    if (!ask) return;
    for (let i = 0; i < all.length; i += AT_ONCE) {
      const some = all.slice(i, i + AT_ONCE);
      // Without an answer nothing is said of it; the bee can be placed all the same.
      ask(some.map(({ move }) => [move])).then(
        ({ ways }) => this.hear(about, some, ways),
        () => {},
      );
    }
  }

  private hear(about: string, some: readonly Wondered[], ways: Preview['ways']): void {
    if (about !== this.about) return;
    const more = some.flatMap(({ key }, i) => {
      const outlook = ways[i]?.outlook as WaggleDanceOutlook | null | undefined;
      return outlook ? [[key, outlook]] : [];
    });
    this.found = { ...this.found, ...Object.fromEntries(more) };
  }
}
