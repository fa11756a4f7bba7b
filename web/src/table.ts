/** What we know of one table: a value, and how each message changes it. No rules, no screen. */
import type { AnyView, Refusal } from './games/face.ts';
import type { Clock, Command, FromServer, Happened, Said, TableInfo, Update } from './protocol.ts';

/** A command on its way; `doneAt` is its place in the log once the server has it. */
export interface Sent {
  command: Command;
  doneAt: number | null;
}

export interface TableState {
  readonly id: string;
  readonly info: TableInfo | null;
  readonly view: AnyView | null;
  readonly seq: number | null;
  readonly legal: Record<string, string[]>;
  /** Those of my seats that may take their last move back. */
  readonly undo: number[];
  /** All steps so far. */
  readonly steps: Happened[];
  /** The steps of the last update, for motion; none after the first look at the table. */
  readonly fresh: Happened[];
  readonly chat: Said[];
  readonly sent: Sent[];
  readonly refusal: (Refusal & { of: Command['type'] | 'watch' }) | null;
  /** The time of a race: a new value whenever the server tells it, and only then. */
  readonly clock: Clock | null;
  /** The table cannot be shown at all: it is not there, or not for us. */
  readonly fault: { key: string; args: Record<string, string | number> } | null;
}

export function emptyTable(id: string): TableState {
  return {
    id,
    info: null,
    view: null,
    seq: null,
    legal: {},
    undo: [],
    steps: [],
    fresh: [],
    chat: [],
    sent: [],
    refusal: null,
    clock: null,
    fault: null,
  };
}

/** We send a command: it is on its way, and an old refusal is old news. */
export function sending(state: TableState, command: Command): TableState {
  return { ...state, sent: [...state.sent, { command, doneAt: null }], refusal: null };
}

/** The server says something. What is not about this table changes nothing. */
export function hear(state: TableState, message: FromServer): TableState {
  switch (message.type) {
    case 'table':
      return message.info.id === state.id ? { ...state, info: message.info } : state;
    case 'update':
      return message.table === state.id ? update(state, message) : state;
    case 'timed':
      return message.table === state.id ? { ...state, clock: message.clock } : state;
    case 'chatted':
      if (message.table !== state.id) return state;
      return { ...state, chat: joinBySeq(state.chat, [message.line]) };
    case 'done':
      return message.table === state.id ? done(state, message.id, message.seq) : state;
    case 'refused':
      return message.table === state.id ? refused(state, message) : state;
    case 'fault':
      return message.table === state.id ? fault(state, message) : state;
    default:
      return state;
  }
}

function update(state: TableState, message: Update): TableState {
  if (state.seq !== null && message.seq < state.seq) return state;
  const known = state.steps.at(-1)?.seq ?? 0;
  const news = message.steps.filter((step) => step.seq > known);
  return {
    ...state,
    info: message.info ?? state.info,
    view: message.view as AnyView | null,
    seq: message.seq,
    legal: message.legal,
    undo: message.undo,
    steps: [...state.steps, ...news],
    fresh: state.seq === null ? [] : news,
    chat: message.chat === null ? state.chat : joinBySeq(state.chat, message.chat),
    sent: state.sent.filter(({ doneAt }) => doneAt === null || doneAt > message.seq),
    clock: message.clock,
    fault: null,
  };
}

/** A step of the game stays on its way until its update is here, so that nothing flickers. */
function done(state: TableState, id: string, seq: number): TableState {
  const sent = state.sent.flatMap((one) => {
    if (one.command.id !== id) return [one];
    const shown = state.seq !== null && state.seq >= seq;
    return shown || !changesGame(one.command) ? [] : [{ ...one, doneAt: seq }];
  });
  return { ...state, sent };
}

function refused(state: TableState, message: FromServer & { type: 'refused' }): TableState {
  const ours = state.sent.find(({ command }) => command.id === message.id);
  const { key, args, rule, late_ms, wait_ms } = message;
  const move = ours?.command.type === 'move' ? ours.command.move : null;
  const of = ours?.command.type ?? 'move';
  return {
    ...state,
    sent: state.sent.filter((one) => one !== ours),
    refusal: { key, args, rule, move, late_ms, wait_ms, of },
  };
}

/** Before we know the table, or when we were sent away, we cannot show it; else it is a refusal. */
function fault(state: TableState, message: FromServer & { type: 'fault' }): TableState {
  const { key, args } = message;
  if (state.info === null || key === 'removed') return { ...state, fault: { key, args } };
  return { ...state, refusal: { key, args, rule: null, of: 'watch' } };
}

function changesGame(command: Command): boolean {
  return command.type === 'move' || command.type === 'undo' || command.type === 'start';
}

function joinBySeq(old: Said[], lines: Said[]): Said[] {
  const known = old.at(-1)?.seq ?? -1;
  return [...old, ...lines.filter((line) => line.seq > known)];
}

/** The moves on their way, oldest first. */
export function pendingMoves(state: TableState): string[] {
  return state.sent.flatMap(({ command }) => (command.type === 'move' ? [command.move] : []));
}

/** The seats of the person who looks. */
export function mySeats(info: TableInfo | null): number[] {
  if (info === null) return [];
  return info.seats.flatMap((seat, number) => (seat.yours ? [number] : []));
}

/** Did the seats that we may act for change? Then what we may do has changed with them. */
export function seatsChanged(before: TableInfo | null, after: TableInfo | null): boolean {
  const mine = (info: TableInfo | null) =>
    mySeats(info)
      .map((number) => `${number}:${info?.seats[number]?.bot ?? ''}`)
      .join();
  return before !== null && after !== null && mine(before) !== mine(after);
}

/** The steps that were taken back: each undo takes back the last step that still stands. */
export function takenBack(steps: Happened[]): Set<number> {
  const standing: number[] = [];
  const gone = new Set<number>();
  for (const step of steps) {
    if (!step.undo) {
      standing.push(step.seq);
    } else {
      const last = standing.pop();
      if (last !== undefined) gone.add(last);
    }
  }
  return gone;
}
