/** What players are called on the screen: bots by their kind, empty seats as such. */
import type { SeatInfo } from './protocol.ts';
import type { Words } from './words/words.ts';

export function botName(bot: string, words: Words): string {
  const key = `bot-name-${bot}`;
  return words.has(key) ? words.say(key) : bot;
}

/** An option of a game in a word or two. */
export function optionName(game: string, option: string, words: Words): string {
  const key = `${game}-short-${option}`;
  return words.has(key) ? words.say(key) : option;
}

/** One of the values that an option can have. */
export function choiceName(game: string, option: string, choice: string, words: Words): string {
  const key = `${game}-choice-${option}-${choice}`;
  return words.has(key) ? words.say(key) : choice;
}

/** A name like this one that nobody at the table has. */
export function freeName(name: string, taken: readonly string[], most: number): string {
  const known = new Set(taken.map((one) => one.toLowerCase()));
  for (let number = 2; ; number += 1) {
    const free = `${[...name]
      .slice(0, most - 3)
      .join('')
      .trim()} ${number}`;
    if (!known.has(free.toLowerCase())) return free;
  }
}

export function seatName(seat: SeatInfo, number: number, words: Words): string {
  // In a lesson there is one teacher.
  if (seat.bot === 'teacher') return botName(seat.bot, words);
  if (seat.kind === 'bot') return `${botName(seat.bot ?? '', words)} ${number + 1}`;
  if (seat.kind === 'empty') return words.say('web-seat-empty');
  return seat.name;
}

/** Who has played on a seat, when it is over: a bot is named, whoever it played for. */
export function playerName(seat: SeatInfo, number: number, words: Words): string {
  const name = seatName(seat, number, words);
  if (seat.kind !== 'person') return name;
  if (seat.bot !== null) return words.say('web-bot-for', { bot: botName(seat.bot, words), name });
  if (seat.helped.length === 0) return name;
  const bot = words.list(seat.helped.map((one) => botName(one, words)));
  return words.say('web-with-bot', { name, bot });
}

/** The seats as a board shows them: everybody has a name. */
export function named(seats: SeatInfo[], words: Words, over = false): SeatInfo[] {
  const called = over ? playerName : seatName;
  return seats.map((seat, number) => ({ ...seat, name: called(seat, number, words) }));
}

/** The players of a record, where a bot stands as bot:greedy, also for or with somebody. */
export function recordedSeats(players: string[], words: Words): SeatInfo[] {
  const seats = players.map((player): SeatInfo => {
    const lent = /^bot:(\S+)(?: for (.+))?$/s.exec(player);
    const helped = /^(.+) with ((?:bot:\S+ ?)+)$/s.exec(player);
    const name = lent ? lent[2] : helped?.[1];
    return {
      kind: lent && !lent[2] ? 'bot' : 'person',
      name: name ?? player,
      bot: lent?.[1] ?? null,
      online: true,
      yours: false,
      used_ms: 0,
      handle: null,
      helped: helped?.[2]?.split(' ').map((bot) => bot.slice('bot:'.length)) ?? [],
    };
  });
  return named(seats, words, true);
}
