import { Session } from '@quadrant/kernel';
import { game } from '@quadrant/space-defender-2';
import { chooser } from './clock.mjs';

const TURNS = 1000;
const JUMPS = 1000;
const LIMIT_MS = 5;
const PLAY = 'play(10,30,30,55,70,85,95)';
const START = 'setup_next(5)';

const command = (text) => game.grammar.parse(text).value;

/** A run of 1,000 performed commands: random games one after the other. */
function longRun() {
  const session = Session.begin(game, game.readOptions(null).value);
  const choose = chooser(5);
  const legal = [];
  while (session.turns < TURNS) {
    if (session.position.state === 'not started') {
      session.give(command(PLAY));
      session.give(command(START));
    }
    game.legal(session.position, 0, legal);
    session.give(legal[choose(legal.length)]);
  }
  return session;
}

/** The times of jumps to random turns in milliseconds, shortest first, from a process that has not jumped before. */
function jumpTimes() {
  const session = longRun();
  const choose = chooser(6);
  const times = [];
  for (let i = 0; i < JUMPS; i++) {
    const turn = choose(TURNS + 1);
    const start = performance.now();
    session.jump(turn);
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b);
}

const row = (name, place) => ({
  name: `session: ${name} in a game of 1,000 turns`,
  unit: 'milliseconds',
  peerName: 'the limit',
  want: '<= 1',
  rates: () => ({ ours: jumpTimes()[place], peer: LIMIT_MS }),
});

/** The slowest jump meets the runtime's own pauses (compiling, collecting garbage); the others show what a jump costs. */
export const sessions = () => [
  row('the slowest of 1,000 jumps', JUMPS - 1),
  row('99 of 100 jumps take at most', Math.floor(0.99 * JUMPS)),
];
