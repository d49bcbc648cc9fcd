import {
  makeMirewood,
  makeProgram,
  melee,
  powerUp,
  program,
  ranged,
  standard,
  statusTile,
} from '@quadrant/mirewood';
import { change, entry, withText } from './change.mjs';

const from = (tables) => () => makeProgram(makeMirewood({ ...standard, ...tables }));
const enemy = (name, fields) => from({ enemies: change(standard.enemies, name, fields) });
const tile = (name, fields) => from({ tiles: change(standard.tiles, name, fields) });
const words = (wrong, right) => () => withText(program, (text) => text.replace(wrong, right));

export { program };

export const faults = {
  'archer-reloads-slowly': enemy('archer', { reload: 3 }),
  'bomber-throws-at-two-squares': enemy('bomber', { behaviour: ranged('Throw', 1) }),
  'hunting-bandits-are-greedy': enemy('bandit', { behaviour: { ...melee, path: melee.greedy } }),
  'boots-do-not-free': tile('boots', {
    act: powerUp('boots', '&', '', 1, entry(standard.tiles, 'boots').parameters[0], (board, who, turns) =>
      board.ward(who, 'stuck', turns),
    ).act,
  }),
  'poison-lasts-longer': tile('poison', {
    parameters: statusTile('poison', '%', '', 'poison', 4).parameters,
  }),
  'bombs-reach-further': from({ projectiles: change(standard.projectiles, 'bomb', { radius: 2 }) }),
  'a-clone-acts-on': from({
    actions: {
      ...standard.actions,
      Clone: {
        ...standard.actions.Clone,
        carryOut(board, who) {
          board.clone(who);
          return null;
        },
      },
    },
  }),
  'no-room-in-other-words': words(/finds no room/, 'finds no place'),
  'wrong-winner': words(/winner=draw/, 'winner=P'),
  'broken-edge-in-other-words': words(/edge is not X/, 'edge is broken'),
};
