/** Where others find this server: what a link must begin with. */
import { http } from './http';
import type { Whereabouts } from './protocol';
import { bestOrigin } from './links';

class Reach {
  where = $state.raw<Whereabouts | null>(null);

  /** What links for others begin with. */
  readonly origin = $derived(bestOrigin(location.origin, this.where?.addresses ?? []));
  /** Can nobody but this very computer follow such a link? */
  readonly nowhere = $derived(this.where !== null && this.where.here_only && !this.where.let_in);

  async look(): Promise<void> {
    this.where = await http.reach();
  }

  /** Let the local network in, or no more. */
  async letIn(on: boolean): Promise<void> {
    this.where = await (on ? http.letNeighboursIn() : http.keepNeighboursOut());
  }
}

export const reach = new Reach();
