/** Random legal play through the public contract: list the legal commands, choose uniformly, perform. */
import { chooser } from './clock.mjs';

const BATCH = 500;

/**
 * A worker for `compare`: plays on, begins anew when a game is over, and counts.
 * `begin(choose)` gives a position; `weigh(command, position)` says what a performed command counts (1 by default);
 * `pick(legal, choose)` chooses (uniformly by default); `listen(position)` gives a listener; `after` sees every command.
 */
export function randomPlay(
  game,
  { begin, weigh = () => 1, pick = uniformly, listen = () => null, after = null },
) {
  const choose = chooser(20240602);
  const legal = [];
  let position = begin(choose);
  let tell = listen(position);
  return () => {
    let count = 0;
    for (let i = 0; i < BATCH; i++) {
      if (game.outcome(position) !== null) {
        position = begin(choose);
        tell = listen(position);
      }
      game.legal(position, game.onMove(position), legal);
      const command = pick(legal, choose);
      game.perform(position, game.onMove(position), command, tell);
      if (after) after(position, command);
      count += weigh(command, position);
    }
    return count;
  };
}

/** The same with everything told and written out: every reply becomes text. */
export function narratedPlay(game, narrator, settings) {
  let teller;
  return randomPlay(game, {
    ...settings,
    listen: (position) => {
      teller = narrator();
      teller.opening(position);
      return (fact) => teller.hear(fact, position);
    },
    after: (position, command) => {
      if (teller.reply(position, command, null) === '')
        throw new Error(`${command.name} was answered by nothing`);
    },
  });
}

function uniformly(legal, choose) {
  return legal[choose(legal.length)];
}
