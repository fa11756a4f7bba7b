// A bot for Skep in JavaScript (Node): any move will do. See docs/outside-bots.md.
import { createInterface } from 'node:readline';

const say = (...words) => process.stdout.write(words.join(' ') + '\n');
let view = null;
let moves = [];

createInterface({ input: process.stdin }).on('line', (line) => {
  const space = line.indexOf(' ');
  const word = space < 0 ? line : line.slice(0, space);
  const rest = space < 0 ? '' : line.slice(space + 1);
  if (word === 'hello') {
    say('hello', rest); // the same version, and every game that there is
  } else if (word === 'view') {
    view = JSON.parse(rest);
    moves = [];
  } else if (word === 'move') {
    moves.push(rest);
  } else if (word === 'go') {
    const [number] = rest.split(' ');
    say('info', 'seat', view.you, 'has', moves.length, 'moves to choose from');
    say('bestmove', number, moves[Math.floor(Math.random() * moves.length)]);
  } else if (word === 'quit') {
    process.exit();
  }
});
