// A bot for Quadrant that knows no rules: it has every legal move tried by the host, a few times each,
// with random play after it, and takes the one after which things went best.
import { createInterface } from 'node:readline';

const TRIES = 100; // a turn, over all legal moves
const DEPTH = 16; // random moves after each
const say = (message) => process.stdout.write(`${JSON.stringify(message)}\n`);
const games = new Map(); // by game: its seat, and the turn that is being thought about
let asked = 0;

// How good an end is for a seat: a win counts 1, and what it is ahead in score counts a little.
function worth({ outcome, scores }, seat) {
  const others = scores.filter((_, other) => other !== seat);
  const ahead = (scores[seat] ?? 0) - (others.length > 0 ? Math.max(...others) : 0);
  const result = outcome === null || outcome.result === 'draw' ? 0.5 : outcome.winner === seat ? 1 : 0;
  return result + 0.4 * Math.tanh(ahead / 20);
}

function begin(turn) {
  const game = games.get(turn.game);
  game.turn = turn;
  game.tries = new Map(); // by the number of the question: which move it was about
  game.sums = turn.legal.map(() => ({ sum: 0, count: 0 }));
  const rounds = Math.max(1, Math.floor(TRIES / turn.legal.length));
  for (let i = 0; i < rounds * turn.legal.length; i++) {
    const move = i % turn.legal.length;
    game.tries.set(++asked, move);
    say({ t: 'try', game: turn.game, id: asked, from: 'view', moves: [turn.legal[move]], random: DEPTH });
  }
}

function hear(message) {
  const game = games.get(message.game);
  const move = game?.tries?.get(message.id);
  if (move === undefined) return; // about a turn that is over
  game.tries.delete(message.id);
  if (message.t === 'tried') {
    game.sums[move].sum += worth(message, game.seat);
    game.sums[move].count++;
  }
  if (game.tries.size === 0) answer(game);
}

// The best so far; also when the host says stop.
function answer(game) {
  if (!game?.turn) return;
  const { turn, sums } = game;
  const mean = ({ sum, count }) => (count > 0 ? sum / count : 0);
  const best = sums.reduce((top, each, i) => (mean(each) > mean(sums[top]) ? i : top), 0);
  game.turn = null;
  game.tries.clear();
  say({ t: 'move', game: turn.game, id: turn.id, move: turn.legal[best] });
}

const answers = {
  hello: () =>
    say({
      t: 'hello',
      protocol: 'quadrant-bot/1',
      name: 'my-search',
      games: ['space-defender-2', 'simodyssey-2', 'raiinet', 'mirewood'],
    }),
  ping: ({ id }) => say({ t: 'pong', id }),
  new: ({ game, seat }) => {
    games.set(game, { seat });
    say({ t: 'ready', game });
  },
  turn: begin,
  tried: hear,
  error: (message) => message.to === 'try' && hear(message),
  stop: ({ game }) => answer(games.get(game)),
  over: ({ game }) => games.delete(game),
  quit: () => process.exit(0),
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line);
  if (Object.hasOwn(answers, message.t)) answers[message.t](message); // the rest is not for us
}
