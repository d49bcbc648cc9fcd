/** RAIInet as all three servers play it: our rules, our views, our list of legal commands. */
import { game } from '../../packages/games/raiinet/dist/index.js';

const links = 'V1V2V3V4D1D2D3D4';
const options = game.readOptions(
  game.sides.join({ players: 2, draw: null, single: true }, [
    { links, hand: 'LFDSP' },
    { links, hand: 'LFDSP' },
  ]),
).value;

export const begin = () => game.begin(options, 1);
export const clone = (position) => game.clone(position);
export const isOver = (position) => game.outcome(position) !== null;

/** Performs a command in place. */
export function give(position, seat, text) {
  const command = game.grammar.parse(text);
  return command.ok && game.perform(position, seat, command.value, null) === null;
}
export function seenBy(position, seat) {
  const onMove = game.onMove(position);
  const legal = [];
  if (onMove === seat) game.legal(position, seat, legal);
  return { view: game.view(position, seat), onMove, legal: legal.map((each) => game.grammar.print(each)) };
}

const BACK = { up: 'down', down: 'up', left: 'right', right: 'left' };

/** One seat's next command: a step, and the same step back. Such a game never ends, on any of the servers. */
export function chooser(n) {
  let last = null;
  return (legal) => {
    const back = last?.replace(/\w+$/, (way) => BACK[way]);
    const steps = legal.filter((text) => text.startsWith('move'));
    last = legal.includes(back) ? back : steps[n % steps.length];
    return last;
  };
}
