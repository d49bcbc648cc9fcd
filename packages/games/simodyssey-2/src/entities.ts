/** The ten kinds of entity, one entry each. A new kind is one more entry of this form. */
import type { ActorKind, MovableKind, StationaryKind } from './kinds.js';
import { attackExplorer, clearSector, destroyAll } from './rules/behaviour.js';
import { drift, settle, settleOrDrift, travelOrDrift } from './rules/movement.js';
import { checkBlackHole, checkFuel, doNothing, multiply } from './rules/survival.js';

export const explorer: MovableKind = {
  letter: 'E',
  name: 'Explorer',
  about: 'You. Burns one fuel a move; looks for a planet with life at a yellow dwarf.',
  fuel: 3,
  life: 3,
  load: 0,
  landable: false,
  interval: 0,
  fields: ['fuel', 'life', 'landed?'],
  perils: ['A'],
  kills: '',
  check: checkFuel,
};

const asteroid: ActorKind = {
  letter: 'A',
  name: 'Asteroid',
  about: 'Drifts, and destroys everyone it meets but planets, other asteroids and a landed explorer.',
  threshold: { name: 'a_threshold', play: 3 },
  fuel: 0,
  life: 0,
  load: 0,
  landable: false,
  interval: 0,
  fields: ['turns_left'],
  perils: ['J'],
  kills: 'destroyed by asteroid',
  move: drift,
  check: checkBlackHole,
  reproduce: doNothing,
  behave: destroyAll,
};

const janitaur: ActorKind = {
  letter: 'J',
  name: 'Janitaur',
  about: 'Implodes asteroids; carries two at most, and drops them into a wormhole.',
  threshold: { name: 'j_threshold', play: 5 },
  fuel: 5,
  life: 0,
  load: 2,
  landable: false,
  interval: 2,
  fields: ['fuel', 'load', 'actions_left_until_reproduction', 'turns_left'],
  perils: ['A'],
  kills: 'imploded by janitaur',
  move: drift,
  check: checkFuel,
  reproduce: multiply,
  behave: clearSector,
};

const malevolent: ActorKind = {
  letter: 'M',
  name: 'Malevolent',
  about: 'Attacks the explorer, one life each time, unless it is landed or a benign is near.',
  threshold: { name: 'm_threshold', play: 7 },
  fuel: 3,
  life: 0,
  load: 0,
  landable: false,
  interval: 1,
  fields: ['fuel', 'actions_left_until_reproduction', 'turns_left'],
  perils: ['A', 'B'],
  kills: '',
  move: travelOrDrift,
  check: checkFuel,
  reproduce: multiply,
  behave: (world, me) => attackExplorer(world, me, benign.letter),
};

const benign: ActorKind = {
  letter: 'B',
  name: 'Benign',
  about: 'Destroys malevolents, and protects the explorer from them in its sector.',
  threshold: { name: 'b_threshold', play: 15 },
  fuel: 3,
  life: 0,
  load: 0,
  landable: false,
  interval: 1,
  fields: ['fuel', 'actions_left_until_reproduction', 'turns_left'],
  perils: ['A'],
  kills: 'destroyed by benign',
  move: travelOrDrift,
  check: checkFuel,
  reproduce: multiply,
  behave: destroyAll,
};

const planet: ActorKind = {
  letter: 'P',
  name: 'Planet',
  about: 'Drifts until it comes to a star and stays; at a yellow dwarf it may support life.',
  threshold: { name: 'p_threshold', play: 30 },
  fuel: 0,
  life: 0,
  load: 0,
  landable: true,
  interval: 0,
  fields: ['attached?', 'support_life?', 'visited?', 'turns_left'],
  perils: [],
  kills: '',
  move: settleOrDrift,
  check: checkBlackHole,
  reproduce: doNothing,
  behave: settle,
};

/** In the order in which the thresholds name them. */
export const actors: readonly ActorKind[] = [asteroid, janitaur, malevolent, benign, planet];

export const blackHole: StationaryKind = {
  letter: 'O',
  name: 'Black hole',
  about: 'Whatever comes here is gone.',
  luminosity: 0,
  passage: false,
  nursesLife: false,
  devours: 'devoured by blackhole',
};

/** In the order in which the draw for a stationary names them. */
export const scattered: readonly StationaryKind[] = [
  {
    letter: 'Y',
    name: 'Yellow dwarf',
    about: 'A star: gives 2 fuel a turn; its planets can be landed on and may support life.',
    luminosity: 2,
    passage: false,
    nursesLife: true,
    devours: '',
  },
  {
    letter: '*',
    name: 'Blue giant',
    about: 'A star: gives 5 fuel a turn; nothing lives on its planets.',
    luminosity: 5,
    passage: false,
    nursesLife: false,
    devours: '',
  },
  {
    letter: 'W',
    name: 'Wormhole',
    about: 'Takes travellers to a sector drawn at random, for no fuel.',
    luminosity: 0,
    passage: true,
    nursesLife: false,
    devours: '',
  },
];
