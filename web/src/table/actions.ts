/** What can be done about a seat, as far as the screen offers it; the server has the last word. */
import type { Person, TableInfo } from '../protocol.ts';

export type SeatAction =
  'sit' | 'sit-too' | 'back' | 'leave' | 'hand-over' | 'bot' | 'bot-for' | 'no-bot';

/** In a race everybody needs a screen of their own. */
export function seatActions(info: TableInfo, number: number, race = false): SeatAction[] {
  const seat = info.seats[number];
  if (!seat || info.status === 'over') return [];
  const seated = info.seats.some(({ yours }) => yours);
  const open = info.status === 'open';
  if (seat.kind === 'empty') {
    const sit: SeatAction[] = seated ? (race ? [] : ['sit-too']) : ['sit'];
    return (open ? info.host : seated) ? [...sit, 'bot'] : sit;
  }
  if (seat.kind === 'bot') return open && info.host ? ['no-bot'] : [];
  if (!seat.yours) return !open && seated && !seat.online && seat.bot === null ? ['bot-for'] : [];
  const others = info.people.some(({ you }) => !you);
  const mine: SeatAction[] = others ? ['hand-over', 'leave'] : ['leave'];
  if (seat.bot !== null) return ['back', ...mine];
  return open ? mine : ['bot-for', ...mine];
}

/** Those of the people who have no seat, as far as they are named. */
export function lookersOn(info: TableInfo): Person[] {
  return info.people.filter(({ seated }) => !seated);
}
