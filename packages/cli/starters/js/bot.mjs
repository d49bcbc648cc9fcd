// A bot for Quadrant. It reads one JSON object a line and answers on standard output;
// what it writes to standard error is its log. It plays any legal move of any game.
import { createInterface } from 'node:readline';

const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const games = new Map(); // what is kept of each game that is being played

// Your move. `turn.view` is all that you may know, `turn.legal` all that you may do.
function choose(turn, game) {
  return turn.legal[Math.floor(game.dice() * turn.legal.length)];
}

// The same seed gives the same dice, so that every game can be played again.
function diceOf(seed) {
  let state = seed % 4294967296;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

const answers = {
  hello: () =>
    say({
      t: 'hello',
      protocol: 'quadrant-bot/1',
      name: 'my-bot',
      games: ['space-defender-2', 'simodyssey-2', 'raiinet', 'mirewood'],
    }),
  ping: ({ id }) => say({ t: 'pong', id }),
  new: (message) => {
    games.set(message.game, { ...message, dice: diceOf(message.seed) });
    say({ t: 'ready', game: message.game });
  },
  turn: (turn) => say({ t: 'move', game: turn.game, id: turn.id, move: choose(turn, games.get(turn.game)) }),
  over: ({ game }) => games.delete(game),
  quit: () => process.exit(0),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const message = JSON.parse(line);
  if (Object.hasOwn(answers, message.t)) answers[message.t](message); // the rest is not for us
});
