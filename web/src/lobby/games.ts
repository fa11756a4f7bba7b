/** A game of ours in a few words: with whom, and how it stands. */
import type { MyGame } from '../protocol.ts';
import type { Words } from '../words/words.ts';

/** Who plays there: people by name, bots by their number. */
export function company(game: MyGame, words: Words): string {
  if (game.lesson !== null) return words.say('web-mine-lesson');
  const names = [...game.names];
  if (game.bots > 0) names.push(words.say('web-mine-bots', { count: game.bots }));
  return words.list(names);
}

/** Whose turn it is, and my points once there are some. */
export function standing(game: MyGame, words: Words): string {
  if (game.status === 'open') return words.say(game.waits ? 'web-all-here' : 'web-waiting');
  const turn = words.say(game.waits ? 'web-mine-waits' : 'web-mine-others');
  const points = game.scores[game.mine[0] ?? -1];
  return points === undefined ? turn : `${turn} · ${words.say('web-points', { points })}`;
}

/** The finished ones, game by game, in the order in which each was last played. */
export function byGame(games: MyGame[]): [string, MyGame[]][] {
  const found = new Map<string, MyGame[]>();
  for (const game of games) found.set(game.game, [...(found.get(game.game) ?? []), game]);
  return [...found];
}
