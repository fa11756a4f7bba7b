/** What players are called on the screen: bots by their kind, empty seats as such. */
import type { SeatInfo } from './protocol';
import type { Words } from './words/words';

export function botName(bot: string, words: Words): string {
  const key = `bot-name-${bot}`;
  return words.has(key) ? words.say(key) : bot;
}

export function seatName(seat: SeatInfo, number: number, words: Words): string {
  // In a lesson there is one teacher.
  if (seat.bot === 'teacher') return botName(seat.bot, words);
  if (seat.kind === 'bot') return `${botName(seat.bot ?? '', words)} ${number + 1}`;
  if (seat.kind === 'empty') return words.say('web-seat-empty');
  return seat.name;
}

/** The seats as a board shows them: everybody has a name. */
export function named(seats: SeatInfo[], words: Words): SeatInfo[] {
  return seats.map((seat, number) => ({ ...seat, name: seatName(seat, number, words) }));
}

/** The players of a record, where a bot stands as bot:greedy. */
export function recordedSeats(players: string[], words: Words): SeatInfo[] {
  return players.map((player, number) => {
    const bot = /^bot:(.+)$/.exec(player)?.[1] ?? null;
    const seat: SeatInfo = {
      kind: bot === null ? 'person' : 'bot',
      name: player,
      bot,
      online: true,
      yours: false,
      used_ms: 0,
    };
    return { ...seat, name: seatName(seat, number, words) };
  });
}
