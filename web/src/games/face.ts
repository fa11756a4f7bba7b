/**
 * The face of a game: what the house needs from a game to show it, and what it hands the board.
 *
 * A board knows no rules: what may be done arrives as `legal`, in the games' own text form,
 * and what it wants done leaves through `send` in the same form.
 */
import type { Component } from 'svelte';
import type { Traces } from '../marks/trail';
import type {
  Clock,
  DrawnPanel,
  Happened,
  Preview,
  Result,
  SeatInfo,
  Suggestion,
} from '../protocol';

/** Arguments of a message. */
export type Args = Record<string, string | number>;

/** Why a move was refused: a message with its arguments, and the rule it breaks. */
export interface Refusal {
  key: string;
  args: Args;
  rule: string | null;
  /** The move that was refused, where it is known. */
  move?: string | null;
  /** In a race: by how much somebody else was faster. */
  late_ms?: number | null;
  /** In a race: how long we have to wait now. */
  wait_ms?: number | null;
}

/** What every game's view has in common. */
export interface AnyView {
  you: number | null;
  actors: number[];
  scores: number[];
  result: Result | null;
}

export interface BoardProps<V extends AnyView = AnyView> {
  /** The id of the game. */
  game: string;
  view: V;
  /** The legal moves of each seat of mine that may act now; the key is the seat's number. */
  legal: Record<string, string[]>;
  /** Who sits where; bots and empty seats have a name to show, too. */
  seats: SeatInfo[];
  /** The seats that are mine: none for a spectator, several at a shared screen. */
  mySeats: number[];
  /** The seat of mine whose move it is now, or null when none of mine may act. */
  activeSeat: number | null;
  /** Is somebody else at the table, seated or looking on? */
  watched?: boolean;
  /** The move that is on its way to the server, or null. */
  pending: string | null;
  /** All moves on their way: where nobody waits for a turn, there may be several. */
  pendingMoves?: string[];
  send: (move: string, seat: number) => void;
  /**
   * Tells a screen reader, politely. The house tells what happened; the board tells whose turn it
   * is, what can be done, and where the player is in doing it.
   */
  announce: (text: string) => void;
  /** A message in the language of the page; reading it in a template follows a language switch. */
  say: (key: string, args?: Args) => string;
  /** The latest steps, oldest first, for motion. Empty after a jump (first load, replay slider). */
  steps: Happened[];
  /**
   * The board says whether it is still showing what happened, scene by scene: until it is done, the
   * house keeps the result to itself. Said before the page is drawn with the new view.
   */
  telling?: (on: boolean) => void;
  /** A replay or a spectator: nothing can be sent. */
  readonly: boolean;
  /** The last refusal of one of my moves; gone with the next move, or when it was read. */
  refusal: Refusal | null;
  /** The time of a race, as it was when this object arrived. */
  clock?: Clock | null;
  /** Say that a race shall be held, or (false) go on; it happens when all agree. */
  vote?: (on: boolean) => void;
  /** The day, when this is the game of a day. */
  daily?: string | null;
  /** Where some ways to go on would lead, each a few moves of one seat; not at every table. */
  foresee?: (ways: string[][], seat: number) => Promise<Preview>;
}

/** A position of the rulebook, to be drawn with the parts of the board; it fills what is around it. */
export interface PictureProps<V extends AnyView = AnyView, S = Record<string, unknown>> {
  panel: Omit<DrawnPanel, 'view' | 'show'> & { view: V; show: S };
  say: (key: string, args?: Args) => string;
}

/** What is told about the end of a game. */
export interface EndingProps<V extends AnyView = AnyView> {
  view: V;
  say: (key: string, args?: Args) => string;
  /** Was it played at this screen? */
  mine: boolean;
  /** Which day's game it was, if it was one. */
  daily: string | null;
}

/** One line in the list of keys: the key as printed, and the message that says what it does. */
export interface KeyHelp {
  key: string;
  /** Where keys count by their place: the codes of those places, for other layouts. */
  codes?: readonly string[];
  what: string;
}

/** What can be done now and why one would, for who is new to the game; and the rule of it. */
export interface Advice {
  /** A message in `<game>-help.ftl`: short enough for two lines on a phone. */
  key: string;
  args?: Args;
  rule: string;
}

/** What would be done by a hint: which places of the board it touches, and in words. */
export interface HintTeller {
  /** The places, by the names that the parts of the board have for themselves. */
  places: (moves: readonly string[], view: any, seat: number) => string[];
  /** What to do and what it brings; `own` says the words of `<game>-hint.ftl`. */
  words: (
    suggestion: Suggestion,
    view: any,
    seat: number,
    say: (key: string, args?: Args) => string,
    own: (key: string, args?: Args) => string,
    nameOf: (seat: number) => string,
  ) => string;
}

export interface GameFace {
  /** Draws the positions of the rulebook; without it there are no pictures. */
  Picture?: Component<PictureProps<any, any>>;
  /**
   * Fills the container it is put into: its whole width, and at least its height (on a wide screen
   * that is the rest of the window; on a phone it may be as tall as it needs and the page scrolls).
   * The container is a size container for `@container` queries (inline size). The board shows
   * everybody with their points, at every size: the house does not.
   */
  // A board takes the view of its own game; the house cannot know which.
  Board: Component<BoardProps<any>>;
  /**
   * The board's keys. The house keeps ? (rulebook), i (what is this), h, l, c,
   * t (hint) and Ctrl+Z for itself, and Escape while
   * a drawer is open. A board that listens on the window asks `isTyping` (keys.ts) first.
   */
  keys: KeyHelp[];
  /** Advice for a seat of this screen; no legal moves: it waits for others. */
  advice?: (view: any, seat: number, legal: readonly string[]) => Advice | null;
  /** Tells hints, when it has what it needs of this view. */
  hint?: (view: any) => Promise<HintTeller>;
  /** The board shows by itself why a move was refused; the house shows other refusals only. */
  showsRefusals?: boolean;
  /** Nothing is taken back at this table: no button, and Ctrl+Z is the board's. */
  noUndo?: boolean;
  /**
   * Arguments of a fact's message beyond the ones that the house makes for every game:
   * numbers and texts under their own names, `player` for `seat`, `first` and `opener`, `other` for
   * `to`, lists of texts joined, `players` for
   * `seats`, `winners` (names) and their `count`, and for the end `points`.
   */
  factArgs?: (
    fact: any,
    view: any,
    names: string[],
    say: (key: string, args?: Args) => string,
  ) => Args;
  /** Arguments of a refusal's message that name things as the board does. */
  refusalArgs?: (args: Args, say: (key: string, args?: Args) => string) => Args;
  /** What each fact touches on the board, for the marks of last moves and the lines of the log. */
  traces?: Traces;
  /** A fact as a small picture, for the log: it stands before the words, and says nothing more. */
  Glyph?: Component<{ fact: any }>;
  /** What a game has to say at the end besides its result, on the sheet of the result. */
  Ending?: Component<EndingProps<any>>;
  /** The heading of a result, where “X wins” would not do; null: it does. */
  resultTitle?: (view: any, say: (key: string, args?: Args) => string) => string | null;
}
