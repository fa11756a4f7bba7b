/** What can be done about a seat, as far as the screen offers it; the server has the last word. */
import type { GameInfo, Person, TableInfo } from '../protocol.ts';

export type SeatAction =
  | 'sit'
  | 'sit-too'
  | 'admit'
  | 'back'
  | 'leave'
  | 'hand-over'
  | 'bot'
  | 'bot-for'
  | 'no-bot'
  | 'host';

/** What of a game matters here. */
export type Manners = Pick<GameInfo, 'race' | 'hidden_hands'>;

export function seatActions(info: TableInfo, number: number, game?: Manners): SeatAction[] {
  const seat = info.seats[number];
  if (!seat || info.status === 'over') return [];
  if (seat.kind === 'empty') return forEmpty(info, game);
  const open = info.status === 'open';
  if (seat.kind === 'bot') return open && info.host ? ['no-bot'] : [];
  const stand: SeatAction[] = !open && info.bots_may_step_in ? ['bot-for'] : [];
  if (!seat.yours) {
    const seated = info.seats.some(({ yours }) => yours);
    const bots = seated && !seat.online && seat.bot === null ? stand : [];
    return info.host ? [...bots, 'host'] : bots;
  }
  const mine: SeatAction[] = others(info).length > 0 ? ['hand-over', 'leave'] : ['leave'];
  return seat.bot !== null ? ['back', ...mine] : [...stand, ...mine];
}

function forEmpty(info: TableInfo, game?: Manners): SeatAction[] {
  const seated = info.seats.some(({ yours }) => yours);
  const open = info.status === 'open';
  const hidden = !open && game?.hidden_hands === true;
  const found: SeatAction[] = [];
  if (!seated) found.push('sit');
  // In a race everybody needs a screen of their own; and nobody sees two hands of a game.
  else if (!game?.race && !hidden) found.push('sit-too');
  if (open ? info.host : seated) found.push('bot');
  if (hidden && info.host && info.people.length > 0) found.push('admit');
  return found;
}

/** Everybody else who is here, as far as they are named. */
export function others(info: TableInfo): Person[] {
  return info.people.filter(({ you }) => !you);
}

/** Those of the people who have no seat, as far as they are named. */
export function lookersOn(info: TableInfo): Person[] {
  return info.people.filter(({ seated }) => !seated);
}
