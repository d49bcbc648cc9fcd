import { setTimeout } from 'node:timers/promises';
import { game } from '@quadrant/space-defender-2';
import { History } from '@quadrant/table';
import { chooser } from './clock.mjs';

const TURNS = 1000;
const JUMPS = 1000;
const PAUSE_MS = 100;
const LIMIT_MS = 5;
const PLAY = 'play(10,30,30,55,70,85,95)';
const START = 'setup_next(5)';

const command = (text) => game.grammar.parse(text).value;

/** A run of 1,000 performed commands: random games one after the other. */
function longRun() {
  const session = new History(game, game.readOptions(null).value, game.defaultSeed);
  const choose = chooser(5);
  const legal = [];
  while (session.turns < TURNS) {
    if (session.position.state === 'not started') {
      session.give(0, command(PLAY));
      session.give(0, command(START));
    }
    game.legal(session.position, 0, legal);
    session.give(0, legal[choose(legal.length)]);
  }
  return session;
}

/**
 * The longest of many jumps to random turns, in milliseconds of CPU time, so that a busy machine is not taken for a slow
 * jump. The pause lets the runtime's own threads finish with what making the game left them.
 */
async function slowestJump() {
  const session = longRun();
  await setTimeout(PAUSE_MS);
  const choose = chooser(6);
  let slowest = 0;
  for (let i = 0; i < JUMPS; i++) {
    const turn = choose(TURNS + 1);
    const start = process.cpuUsage();
    session.jump(turn);
    const { user, system } = process.cpuUsage(start);
    slowest = Math.max(slowest, (user + system) / 1000);
  }
  return slowest;
}

export const sessions = () => [
  {
    name: 'session: the slowest of 1,000 jumps in a game of 1,000 turns',
    unit: 'milliseconds of CPU time',
    peerName: 'the limit',
    want: '<= 1',
    rates: async () => ({ ours: await slowestJump(), peer: LIMIT_MS }),
  },
];
