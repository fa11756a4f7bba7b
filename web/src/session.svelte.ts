/** This browser: who we are, the connection, the games on offer, and what went wrong. */
import type { Refusal } from './games/face';
import { http, Refusal as HttpRefusal } from './http';
import { Net, type Link } from './net';
import type { FromServer, GameInfo, Me } from './protocol';
import { learn } from './words/language.svelte';

type Listener = (message: FromServer) => void;

class Session {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[] | null>(null);
  link = $state<Link>('connecting');
  /** So many of our commands have no answer yet. */
  waiting = $state(0);
  /** The server cannot write to its disk: nothing is accepted for now. */
  paused = $state(false);
  /** Paused by whoever runs the server, for maintenance. */
  readOnly = $state(false);
  /** The server speaks another version than this page. */
  outdated = $state(false);
  /** Something that went wrong and belongs to no table. */
  notice = $state.raw<Refusal | null>(null);

  private readonly listeners = new Set<Listener>();

  readonly net = new Net({
    connect: () => new WebSocket(`${location.origin.replace(/^http/, 'ws')}/ws`),
    prepare: () => this.prepare(),
    onlink: (link) => (this.link = link),
    onmessage: (message) => this.hear(message),
    onwaiting: (count) => (this.waiting = count),
    isWatched: () => document.visibilityState === 'visible',
    onoutdated: () => (this.outdated = true),
  });

  start(): void {
    this.net.start();
    addEventListener('offline', () => this.net.lose());
    addEventListener('online', () => this.net.hurry());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.net.hurry();
    });
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Before a connection: the cookie that says who we are, and the games. */
  private async prepare(): Promise<void> {
    this.me = await http.me();
    if (this.games !== null) return;
    this.games = await http.games();
    void learn(this.games.map(({ id }) => id));
  }

  private hear(message: FromServer): void {
    if (message.type === 'welcome') this.paused = false;
    if (message.type === 'storage') {
      this.paused = message.paused;
      this.readOnly = message.read_only;
    }
    if (message.type === 'fault' && message.table === null)
      this.notice = { key: message.key, args: message.args, rule: null };
    for (const listener of this.listeners) listener(message);
  }

  async rename(name: string): Promise<void> {
    this.me = await http.rename(name);
  }

  /** Show why something failed; what is no refusal is a fault of ours and goes on. */
  complain(error: unknown): void {
    if (!(error instanceof HttpRefusal)) throw error;
    this.notice = { key: error.problem.key, args: error.problem.args, rule: null };
  }
}

export const session = new Session();
