/** Our own games, looked at now and then while the lobby is open. */
import { http } from '../http';
import type { MyGame } from '../protocol';
import { session } from '../session.svelte';

const AGAIN_MS = 15_000;

class Mine {
  private found = $state.raw<MyGame[]>([]);

  readonly running = $derived(this.found.filter(({ status }) => status !== 'over'));
  readonly over = $derived(this.found.filter(({ status }) => status === 'over'));

  /** Look from now on; the answer stops it. Who has no name has no games. */
  watch(): () => void {
    const look = () => {
      if (document.hidden || !session.me?.name) return;
      http.myGames().then(
        (games) => (this.found = games),
        () => undefined, // The strip at the top says that there is no connection.
      );
    };
    look();
    const timer = setInterval(look, AGAIN_MS);
    return () => clearInterval(timer);
  }
}

export const mine = new Mine();
