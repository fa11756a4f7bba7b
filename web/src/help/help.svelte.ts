/** The help at a table: whether it is wanted, and its words. */
import { gamesPlayed } from '../lesson/memory';
import { lateWords } from '../words/late';
import type { Language, Words } from '../words/words';
import {
  lineWish,
  rememberLine,
  rememberTips,
  showsLine,
  tipsWish,
  wishFor,
  type Wish,
} from './fading';

class Help {
  wish = $state<Wish>(lineWish());
  tips = $state(tipsWish());
  /** Not among the words of the page: they come with the first table. */
  words = $state.raw<Words | null>(null);

  /** Is a line to say what can be done now? */
  line(game: string): boolean {
    return showsLine(this.wish, gamesPlayed(game));
  }

  setLine(game: string, on: boolean): void {
    this.wish = wishFor(on, gamesPlayed(game));
    rememberLine(this.wish);
  }

  setTips(on: boolean): void {
    this.tips = on;
    rememberTips(on);
  }

  async learn(language: Language, game: string): Promise<void> {
    this.words = await lateWords('help', language, game);
  }
}

export const help = new Help();
