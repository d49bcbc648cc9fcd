/** A program that has a thousand moves tried at its first turn, ten random ones after each, and gives up. */
import { createInterface } from 'node:readline';

const TRIES = 1000;
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
let turn = null;
let left = 0;

const answers = {
  hello: () => say({ t: 'hello', protocol: 'quadrant-bot/1', name: 'tries', games: ['space-defender-2'] }),
  new: ({ game }) => say({ t: 'ready', game }),
  turn: (asked) => {
    turn = asked;
    left = TRIES;
    for (let id = 0; id < TRIES; id++)
      say({
        t: 'try',
        game: turn.game,
        id,
        from: 'view',
        moves: [turn.legal[id % turn.legal.length]],
        random: 10,
      });
  },
  tried: () => {
    if (--left === 0) say({ t: 'move', game: turn.game, id: turn.id, resign: true });
  },
  error: () => process.exit(1),
  quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  answers[message.t]?.(message);
}
