/** The HTTP part of the server, typed. The rest goes over the socket (net.ts). */
import type {
  DailyBot,
  DailyGame,
  DrawnPicture,
  ForgottenMe,
  GameInfo,
  Health,
  Fork,
  Hint,
  LabState,
  LabWish,
  LessonPlan,
  LookBack,
  Me,
  MyGame,
  MyLevel,
  MyView,
  MyPass,
  NewTable,
  Opened,
  Preview,
  Problem,
  Replay,
  ShownPass,
  Solution,
  TableHint,
  TableSummary,
  Told,
  Whereabouts,
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

/** A position as plain data, in the game's own form. */
type Position = Record<string, unknown>;

const ofGame = (game: string) => `/api/games/${encodeURIComponent(game)}`;
const ofDay = (game: string, date: string) => `${ofGame(game)}/daily/${encodeURIComponent(date)}`;
const ofLesson = (game: string, name: string) =>
  `${ofGame(game)}/lessons/${encodeURIComponent(name)}`;

const ofTable = (table: string, what: string) => `/api/tables/${encodeURIComponent(table)}/${what}`;

export const http = {
  games: () => json<GameInfo[]>('/api/games'),
  health: () => json<Health>('/api/health'),
  me: () => json<Me>('/api/me'),
  rename: (name: string) => json<Me>('/api/me', sending('PUT', { name })),
  /** The tables at which we sit, and our last finished games. */
  myGames: () => json<MyGame[]>('/api/me/tables'),
  /** How we have done against each level of the bots. */
  myLevels: () => json<MyLevel[]>('/api/me/levels'),
  /** One of them as our seat sees it. */
  myView: (table: string) => json<MyView>(`/api/me/tables/${encodeURIComponent(table)}/view`),
  /** A link to another device, what it would do, and doing it. */
  makePass: () => json<MyPass>('/api/me/pass', { method: 'POST' }),
  lookAtPass: (token: string) => json<ShownPass>('/api/me/pass/look', sending('POST', { token })),
  usePass: (token: string) => json<Me>('/api/me/pass/use', sending('POST', { token })),
  /** Where others find this server; and letting the local network in, or no more. */
  reach: () => json<Whereabouts>('/api/reach'),
  letNeighboursIn: () => json<Whereabouts>('/api/reach', { method: 'POST' }),
  keepNeighboursOut: () => json<Whereabouts>('/api/reach', { method: 'DELETE' }),
  dataAddress: '/api/me/data',
  forgetMe: () => json<ForgottenMe>('/api/me', { method: 'DELETE' }),
  tables: () => json<TableSummary[]>('/api/tables'),
  open: (wish: NewTable) => json<Opened>('/api/tables', sending('POST', wish)),
  story: (table: string) => json<Told>(`/api/tables/${encodeURIComponent(table)}/story`),
  /** Looking back at a finished game: how far it is, beginning, and no more. */
  analysis: (table: string) => json<LookBack>(ofTable(table, 'analysis')),
  analyse: (table: string) => json<LookBack>(ofTable(table, 'analysis'), { method: 'POST' }),
  stopAnalysis: (table: string) => json<LookBack>(ofTable(table, 'analysis'), { method: 'DELETE' }),
  /** Our small study of variants: how far it is, beginning, and no more. */
  lab: () => json<LabState>('/api/lab'),
  study: (wish: LabWish) => json<LabState>('/api/lab', sending('POST', wish)),
  stopStudy: () => json<LabState>('/api/lab', { method: 'DELETE' }),
  studyReport: (language: string) => `/api/lab/report/${language}`,
  /** A table that begins before a move of a finished game. */
  fork: (table: string, wish: Fork) => json<Opened>(ofTable(table, 'fork'), sending('POST', wish)),
  replay: (table: string) => json<Replay>(`/api/tables/${encodeURIComponent(table)}/replay`),
  recordAddress: (table: string) => `/api/tables/${encodeURIComponent(table)}/record`,
  /** A finished game as a PDF file. */
  printAddress: (table: string, language: string) =>
    `/api/tables/${encodeURIComponent(table)}/print/${language}`,
  /** One move that still leads to a solution of this position. */
  hint: (game: string, position: Position) =>
    json<Hint>(`${ofGame(game)}/hint`, sending('POST', { position })),
  solution: (game: string, position: Position) =>
    json<Solution>(`${ofGame(game)}/solution`, sending('POST', { position })),
  /** What whoever draws a game must know, by name. */
  material: <T>(game: string, name: string) =>
    json<T>(`${ofGame(game)}/material/${encodeURIComponent(name)}`),
  /** Where some ways to go on would lead. */
  preview: (table: string, wonder: Wonder) =>
    json<Preview>(`/api/tables/${encodeURIComponent(table)}/preview`, sending('POST', wonder)),
  /** What would be best for a seat of ours; everybody at the table is told that we asked. */
  tableHint: (table: string, seat: number) =>
    json<TableHint>(`/api/tables/${encodeURIComponent(table)}/hint`, sending('POST', { seat })),
  /** The game of a day, like 2026-05-04, and the best who have played it. */
  daily: (game: string, date: string) => json<DailyGame>(ofDay(game, date)),
  /** What a bot made of that day. */
  dailyBot: (game: string, date: string) => json<DailyBot>(`${ofDay(game, date)}/bot`),
  /** Hand in the record of a finished game of that day. */
  handIn: async (game: string, date: string, table: string) => {
    const record = await (await ask(`/api/tables/${encodeURIComponent(table)}/record`)).text();
    return json<DailyGame>(ofDay(game, date), plainText(record));
  },
  /** A lesson, step by step. */
  plan: (game: string, name: string) => json<LessonPlan>(ofLesson(game, name)),
  /** Open a table for a lesson. */
  lesson: (game: string, name: string) => json<Opened>(ofLesson(game, name), { method: 'POST' }),
  /** A game to look back at, from the text of a record. */
  read: (record: string) => json<Replay>('/api/replay', plainText(record)),
  /** The words of a game, as Fluent writes them. */
  words: async (game: string, language: string) =>
    (await ask(`${ofGame(game)}/words/${encodeURIComponent(language)}`)).text(),
  /** The pictures of a rulebook. */
  pictures: (game: string, language: string) =>
    json<DrawnPicture[]>(`${ofGame(game)}/pictures/${encodeURIComponent(language)}`),
  rules: async (game: string, language: string) =>
    (await ask(`/api/rules/${encodeURIComponent(game)}/${encodeURIComponent(language)}`)).text(),
};
