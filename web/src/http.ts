/** The HTTP part of the server, typed. The rest goes over the socket (net.ts). */
import type {
  BeeBusyOutline,
  DailyPuzzle,
  DailyScores,
  Foresight,
  GameInfo,
  Health,
  Hint,
  Me,
  NewTable,
  Opened,
  Problem,
  Puzzle,
  Replay,
  Solution,
  TableSummary,
  Wonder,
} from './protocol';

/** A request that was refused, with the message that says why. */
export class Refusal extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail);
    this.problem = problem;
  }
}

const UNREACHABLE: Problem = { key: 'web-unreachable', args: {}, detail: 'No answer.' };

function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'key' in value && 'detail' in value;
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: 'same-origin', ...init });
  } catch {
    throw new Refusal(UNREACHABLE);
  }
  if (answer.ok) return answer;
  const body: unknown = await answer.json().catch(() => null);
  if (isProblem(body)) throw new Refusal({ ...body, args: body.args ?? {} });
  const detail = `${answer.status} ${answer.statusText}`;
  throw new Refusal({ key: 'web-server-fault', args: { detail }, detail });
}

async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await ask(path, init)).json()) as T;
}

function sending(method: string, body: unknown): RequestInit {
  return {
    method,
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  };
}

function plainText(body: string): RequestInit {
  return { method: 'POST', headers: { 'Content-Type': 'text/plain; charset=utf-8' }, body };
}

export const http = {
  games: () => json<GameInfo[]>('/api/games'),
  health: () => json<Health>('/api/health'),
  me: () => json<Me>('/api/me'),
  rename: (name: string) => json<Me>('/api/me', sending('PUT', { name })),
  tables: () => json<TableSummary[]>('/api/tables'),
  open: (wish: NewTable) => json<Opened>('/api/tables', sending('POST', wish)),
  replay: (table: string) => json<Replay>(`/api/tables/${encodeURIComponent(table)}/replay`),
  recordAddress: (table: string) => `/api/tables/${encodeURIComponent(table)}/record`,
  /** The puzzle of a day, like 2026-05-04. */
  daily: (date: string) => json<DailyPuzzle>(`/api/la-ruche/daily/${encodeURIComponent(date)}`),
  hint: (puzzle: Puzzle) => json<Hint>('/api/la-ruche/hint', sending('POST', puzzle)),
  solution: (puzzle: Puzzle) => json<Solution>('/api/la-ruche/solution', sending('POST', puzzle)),
  sheet: (name: string) =>
    json<BeeBusyOutline>(`/api/games/bee-busy/sheets/${encodeURIComponent(name)}`),
  foresee: (table: string, wonder: Wonder) =>
    json<Foresight>(
      `/api/tables/${encodeURIComponent(table)}/foresight`,
      sending('POST', wonder),
    ),
  /** The best of a day, like 2026-05-04. */
  scores: (game: string, date: string) =>
    json<DailyScores>(`/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(date)}`),
  /** Hand in the record of a finished game of that day. */
  handIn: async (game: string, date: string, table: string) => {
    const record = await (await ask(`/api/tables/${encodeURIComponent(table)}/record`)).text();
    return json<DailyScores>(
      `/api/daily/${encodeURIComponent(game)}/${encodeURIComponent(date)}`,
      plainText(record),
    );
  },
  /** A game to look back at, from the text of a record. */
  read: (record: string) =>
    json<Replay>('/api/replay', plainText(record)),
  rules: async (game: string, language: string) =>
    (await ask(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(language)}`)).text(),
};
