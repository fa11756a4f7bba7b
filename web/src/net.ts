/**
 * One socket to the server. It comes back by itself; what was not acknowledged is sent again under
 * the same id, so that nothing is lost and nothing happens twice.
 */
import { PROTOCOL, type Command, type FromBrowser, type FromServer } from './protocol.ts';

/** connecting: the first time; reconnecting: it was there; offline: it has been gone for long. */
export type Link = 'connecting' | 'online' | 'reconnecting' | 'offline';

/** While somebody looks: a ping so often, and its answer within so long, or the line is dead. */
const BEAT_MS = 1_500;
const ANSWER_MS = 3_000;
/** Unwatched pages are slowed down by browsers, and nobody waits for them. */
const QUIET_PING_MS = 20_000;
const QUIET_ANSWER_MS = 25_000;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 15_000;
const TOO_FAST_MS = 2_000;
const TRIES_UNTIL_OFFLINE = 4;

/** What we need of a WebSocket; the tests bring their own. */
export interface Socket {
  onopen: ((event: any) => void) | null;
  onmessage: ((event: any) => void) | null;
  onclose: ((event: any) => void) | null;
  send(data: string): void;
  close(): void;
}

export interface NetHooks {
  connect: () => Socket;
  /** Called before every attempt: a new browser gets its cookie here. */
  prepare: () => Promise<unknown>;
  onlink: (link: Link) => void;
  onmessage: (message: FromServer) => void;
  /** So many commands have no answer yet. */
  onwaiting?: (count: number) => void;
  /** Does somebody look at the page? */
  isWatched?: () => boolean;
  /** The server speaks another version: the page must be loaded anew. */
  onoutdated: () => void;
}

export class Net {
  link: Link = 'connecting';
  private socket: Socket | null = null;
  private welcomed = false;
  private wasOnline = false;
  private stopped = false;
  private tries = 0;
  private pingedAt = 0;
  /** Was the last ping answered, or anything else heard since? */
  private answered = true;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private pings: ReturnType<typeof setInterval> | undefined;
  /** Commands without an answer yet, oldest first. */
  private readonly outbox = new Map<string, Command>();
  /** The tables we want to hear of, and how much of each we know. */
  private readonly watched = new Map<string, () => number | null>();
  private readonly hooks: NetHooks;

  constructor(hooks: NetHooks) {
    this.hooks = hooks;
  }

  /** Connect, and stay connected until `stop`. */
  start(): void {
    this.stopped = false;
    void this.open();
  }

  stop(): void {
    this.stopped = true;
    clearTimeout(this.retry);
    this.drop();
  }

  /** Send a command, now or as soon as there is a connection. */
  send(command: Command): void {
    this.outbox.set(command.id, command);
    this.tellWaiting();
    if (this.welcomed) this.write(command);
  }

  /** Hear of a table; `known` tells the last sequence number that was seen of it. */
  watch(table: string, known: () => number | null): void {
    this.watched.set(table, known);
    if (this.welcomed) this.write({ type: 'watch', table, since: known() });
  }

  unwatch(table: string): void {
    this.watched.delete(table);
    for (const [id, command] of this.outbox) if (command.table === table) this.outbox.delete(id);
    this.tellWaiting();
    if (this.welcomed) this.write({ type: 'unwatch', table });
  }

  /** The network came back: do not wait for the next attempt. */
  hurry(): void {
    if (this.stopped || this.socket) return;
    this.tries = 0;
    clearTimeout(this.retry);
    void this.open();
  }

  private async open(): Promise<void> {
    clearTimeout(this.retry);
    this.setLink(this.waitingLink());
    try {
      await this.hooks.prepare();
    } catch {
      this.again();
      return;
    }
    if (this.stopped || this.socket) return;
    const socket = this.hooks.connect();
    this.socket = socket;
    this.pingedAt = Date.now();
    this.answered = true;
    this.pings = setInterval(() => this.beat(), BEAT_MS);
    socket.onmessage = (event) => {
      if (socket === this.socket) this.hear(String(event.data));
    };
    socket.onclose = () => {
      if (socket !== this.socket) return;
      this.drop();
      if (!this.stopped) this.again();
    };
  }

  private waitingLink(): Link {
    if (this.tries >= TRIES_UNTIL_OFFLINE) return 'offline';
    return this.wasOnline ? 'reconnecting' : 'connecting';
  }

  private again(): void {
    if (this.stopped) return;
    const wait = Math.min(FIRST_WAIT_MS * 2 ** this.tries, LONGEST_WAIT_MS);
    this.tries += 1;
    this.setLink(this.waitingLink());
    // Not everybody at the same moment when a server comes back.
    this.retry = setTimeout(() => void this.open(), wait * (0.7 + Math.random() * 0.6));
  }

  private drop(): void {
    clearInterval(this.pings);
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    if (socket) {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
  }

  private beat(): void {
    const watched = this.hooks.isWatched?.() ?? true;
    const since = Date.now() - this.pingedAt;
    if (!this.answered) {
      if (since >= (watched ? ANSWER_MS : QUIET_ANSWER_MS)) this.lose();
    } else if (this.welcomed && since >= (watched ? BEAT_MS : QUIET_PING_MS)) {
      this.pingedAt = Date.now();
      this.answered = false;
      this.write({ type: 'ping' });
    } else if (!this.welcomed && since >= QUIET_ANSWER_MS) this.lose();
  }

  /** The line is dead, whatever the socket says: the system has told us, or nobody answers. */
  lose(): void {
    if (this.stopped || !this.socket) return;
    this.drop();
    this.again();
  }

  private hear(data: string): void {
    this.answered = true;
    let message: FromServer;
    try {
      message = JSON.parse(data) as FromServer;
    } catch {
      return;
    }
    // The server measures how long we take to say this, so nothing comes before it.
    if (message.type === 'probe') {
      this.write({ type: 'echo', number: message.number });
      return;
    }
    if (message.type === 'welcome') {
      if (message.protocol !== PROTOCOL) {
        this.stop();
        this.hooks.onoutdated();
        return;
      }
      this.greet();
    }
    if (message.type === 'done' || message.type === 'refused') {
      this.outbox.delete(message.id);
      this.tellWaiting();
    }
    // A frame that came too fast was not read at all: it may be one of ours.
    if (message.type === 'fault' && message.key === 'too-fast')
      setTimeout(() => this.resend(), TOO_FAST_MS);
    this.hooks.onmessage(message);
  }

  private greet(): void {
    this.welcomed = true;
    this.wasOnline = true;
    this.tries = 0;
    this.setLink('online');
    // First what we missed, then what we still have to say.
    for (const [table, known] of this.watched) this.write({ type: 'watch', table, since: known() });
    this.resend();
  }

  private resend(): void {
    if (!this.welcomed) return;
    for (const command of this.outbox.values()) this.write(command);
  }

  private tellWaiting(): void {
    this.hooks.onwaiting?.(this.outbox.size);
  }

  private write(message: FromBrowser): void {
    this.socket?.send(JSON.stringify(message));
  }

  private setLink(link: Link): void {
    if (link === this.link) return;
    this.link = link;
    this.hooks.onlink(link);
  }
}
