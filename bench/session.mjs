import { setTimeout } from 'node:timers/promises';
import { Session } from '@quadrant/kernel';
import { game } from '@quadrant/space-defender-2';
import { chooser } from './clock.mjs';

const JUMPS = 1000;
const PAUSE_MS = 100;
const LIMIT_MS = 5;
const PLAY = 'play(10,30,30,55,70,85,95)';
const START = 'setup_next(5)';

const command = (text) => game.grammar.parse(text).value;

/** A run of many performed commands: random games one after the other. */
function longRun(turns) {
  const session = Session.begin(game, game.readOptions(null).value);
  const choose = chooser(5);
  const legal = [];
  while (session.turns < turns) {
    if (session.position.state === 'not started') {
      session.give(command(PLAY));
      session.give(command(START));
    }
    game.legal(session.position, 0, legal);
    session.give(legal[choose(legal.length)]);
  }
  return session;
}

/**
 * The longest of many jumps to random turns, in milliseconds. The pause lets the runtime's own threads finish with what
 * making the game left them: a loop without any jump would meet them too.
 */
async function slowestJump(turns) {
  const session = longRun(turns);
  await setTimeout(PAUSE_MS);
  const choose = chooser(6);
  let slowest = 0;
  for (let i = 0; i < JUMPS; i++) {
    const turn = choose(turns + 1);
    const start = performance.now();
    session.jump(turn);
    slowest = Math.max(slowest, performance.now() - start);
  }
  return slowest;
}

const row = (turns, want) => ({
  name: `session: the slowest of 1,000 jumps in a game of ${turns.toLocaleString('en')} turns`,
  unit: 'milliseconds',
  peerName: 'the limit',
  want,
  rates: async () => ({ ours: await slowestJump(turns), peer: LIMIT_MS }),
});

export const sessions = () => [row(1000, '<= 1'), row(20_000, undefined)];
