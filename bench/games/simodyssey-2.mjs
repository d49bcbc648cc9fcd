import { game } from '@quadrant/simodyssey-2';
import { chess } from '../peers.mjs';
import { randomPlay } from '../random-play.mjs';

const TURNS = new Set(['move', 'wormhole', 'land', 'liftoff', 'pass']);
const isTurn = (command) => (TURNS.has(command.name) ? 1 : 0);
const mission = (thresholds) => (choose) =>
  game.begin(
    thresholds ? { mission: 'test', thresholds, single: false } : { mission: 'play', single: false },
    1 + choose(2147483646),
  );

/** Three densities: the same share of each kind, more of all. */
const DENSITIES = { sparse: [3, 5, 7, 15, 30], middling: [6, 10, 14, 30, 60], dense: [10, 17, 23, 50, 100] };
/** Work per entity: if the cost of a turn is linear in the number of entities, this rate does not fall. */
const perEntity = (name) => () =>
  randomPlay(game, {
    begin: mission(DENSITIES[name]),
    weigh: (command, position) => isTurn(command) * position.movables.length,
  });

export const simodyssey = () => [
  {
    name: 'simodyssey-2: random missions',
    unit: 'turns per CPU-second',
    peerName: 'chessops, moves',
    want: '>= 2, aim 3',
    ours: () => randomPlay(game, { begin: mission(null), weigh: isTurn }),
    peer: chess,
  },
  ...Object.keys(DENSITIES).map((name) => ({
    name: `simodyssey-2: entities served, ${name} galaxy`,
    unit: 'entity-turns per CPU-second',
    peerName: 'ourselves, sparse galaxy',
    want: 'does not fall',
    ours: perEntity(name),
    peer: perEntity('sparse'),
  })),
];
