/** Who is at a table besides us, and what about the seats somebody should know. */
import { botName } from '../names.ts';
import type { SeatInfo, TableInfo } from '../protocol.ts';
import type { Words } from '../words/words.ts';
import { seatActions } from './actions.ts';

/** Is nobody here but us, at however many seats, and bots? */
export function isAlone(info: TableInfo): boolean {
  return (
    info.people.every(({ you }) => you) &&
    info.seats.every(({ kind, yours }) => kind !== 'person' || yours)
  );
}

/** Is there something about a seat that only we can do: sit down, or play on ourselves? */
export function isNeeded(info: TableInfo): boolean {
  return info.seats.some((_, number) =>
    seatActions(info, number).some((action) => action === 'sit' || action === 'back'),
  );
}

/** What a seat is like, where that is not as it should be: empty, left alone, lent to a bot. */
function oddity(seat: SeatInfo, words: Words): string | null {
  if (seat.kind === 'bot') return null;
  if (seat.kind === 'empty') return words.say('web-seat-empty');
  if (seat.bot !== null)
    return `${seat.name} – ${words.say('web-bot-plays-for', { bot: botName(seat.bot, words) })}`;
  return seat.online ? null : `${seat.name} – ${words.say('web-away')}`;
}

/** What is odd about the seats of a game that goes on, in words, seat by seat. */
export function oddSeats(info: TableInfo, words: Words): string[] {
  if (info.status !== 'running') return [];
  return info.seats.map((seat) => oddity(seat, words)).filter((one) => one !== null);
}
