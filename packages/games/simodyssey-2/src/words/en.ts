/** SimOdyssey 2 in English. */
import { othersMoved } from '@quadrant/kernel';
import { GALAXY_NAME } from '../facts.js';
import type { Place } from '../space.js';
import type { Words } from './table.js';

/** The sector by row and column, the quadrant after it. */
const place = ([row, column, quadrant]: Place) => `${row}:${column}, quadrant ${quadrant}`;
const sector = ([row, column]: Place) => `sector ${row}:${column}`;
const units = (n: number, what: string) => `${n} ${what}${n === 1 ? '' : 's'}`;

export const words: Words = {
  names: {},
  plurals: {},
  abouts: {},
  causes: {
    'destroyed by asteroid': 'destroyed by an asteroid',
    'imploded by janitaur': 'imploded by a janitaur',
    'destroyed by benign': 'destroyed by a benign',
    'devoured by blackhole': 'devoured by the black hole',
  },
  facts: {
    drew({ who, value, low, high, purpose }) {
      const whom = who === GALAXY_NAME ? 'the galaxy' : who;
      return `Drew ${value} of ${low} to ${high} for ${whom}: ${purpose}.`;
    },
    began: ({ mode, thresholds }) =>
      mode === 'play'
        ? 'A mission begins.'
        : `A test mission begins with thresholds ${thresholds.join(', ')}.`,
    aborted: () => 'The mission is aborted.',
    ended: () => null,
    left: () => 'You leave the mission.',
    toggled: ({ rngShown }) => (rngShown ? 'Random numbers are shown.' : 'Random numbers are hidden.'),
    reported({ landed, at, life, fuel }) {
      const doing = landed ? 'landed' : 'travelling';
      return `Explorer is ${doing} at ${place(at)}: ${units(life, 'life unit')}, ${units(fuel, 'fuel unit')}.`;
    },
    landed: ({ life, at }) =>
      life
        ? `Explorer lands in ${sector(at)} and finds life!`
        : `Explorer lands in ${sector(at)} and finds no life.`,
    lifted: ({ at }) => `Explorer lifts off in ${sector(at)}.`,
    refuelled: ({ at, gained }) => `The star in ${sector(at)} gives Explorer ${units(gained, 'fuel unit')}.`,
    moved({ id, letter, way, from, to }, who) {
      if (way === 'blocked') return `${who(id, letter)} stays in ${sector(from)}: its way is full.`;
      const moves = way === 'wormhole' ? 'travels by wormhole' : 'moves';
      return `${who(id, letter)} ${moves} from ${sector(from)} to ${place(to)}.`;
    },
    attached: ({ id, letter, at, supportsLife }, who) =>
      `${who(id, letter)} attaches to the star in ${sector(at)}${supportsLife ? ' and supports life' : ''}.`,
    reproduced: ({ id, letter, child, at }, who) =>
      `${who(id, letter)} reproduces: ${who(child, letter)} is at ${place(at)}.`,
    destroyed: ({ id, letter, victim, victimLetter, at }, who) =>
      `${who(id, letter)} destroys ${who(victim, victimLetter)} in ${sector(at)}.`,
    attacked: ({ id, letter, at, lifeLeft }, who) =>
      `${who(id, letter)} attacks Explorer in ${sector(at)}: ${units(lifeLeft, 'life unit')} left.`,
    died({ id, letter, cause, by, at }, who) {
      const killer = by === null || by < 0 ? '' : ` ${by}`;
      return `${who(id, letter)} is ${cause}${killer} in ${sector(at)}.`;
    },
  },
  digest: {
    blocked: () => ({ lead: 'No room', words: 'your way was full, you stayed' }),
    wormhole: (to) => ({ lead: 'Wormhole', words: `it took you to ${sector(to)}` }),
    flew: (to) => ({ lead: '−1 fuel', words: `you flew to ${sector(to)}` }),
    landed: (at, life) =>
      life
        ? { lead: 'Life!', words: `you found it in ${sector(at)}` }
        : { lead: 'No life', words: `on the planet in ${sector(at)}` },
    lifted: (at) => ({ lead: 'Lifted off', words: `in ${sector(at)}` }),
    refuelled: (gained) => ({ lead: `+${gained} fuel`, words: 'a star has refuelled you' }),
    attacked: (name, lifeLeft) => ({ lead: '−1 life', words: `a ${name} attacked you, ${lifeLeft} left` }),
    died: (cause) => ({ lead: 'Lost', words: `you were ${cause}` }),
    reproduced: (name, at) => ({ lead: '1 new', words: `${name} in ${sector(at)}` }),
    others: othersMoved,
    stayed: (count) => `${count} others stayed: their ways were full`,
  },
  traits(entity) {
    const traits: string[] = [];
    if (entity.luminosity !== null) traits.push(`luminosity ${entity.luminosity}`);
    if (entity.fuel !== null) traits.push(`fuel ${entity.fuel}`);
    if (entity.load !== null) traits.push(`load ${entity.load}`);
    if (entity.attached !== null) traits.push(entity.attached ? 'attached' : 'adrift');
    if (entity.attached) traits.push(entity.supportsLife ? 'supports life' : 'no life');
    if (entity.visited) traits.push('visited');
    if (entity.untilBirth !== null) traits.push(`reproduces after ${units(entity.untilBirth, 'action')}`);
    if (entity.turnsLeft !== null) traits.push(`acts after ${units(entity.turnsLeft, 'turn')}`);
    return traits;
  },
  describe: (who, at) => `${who} at ${place(at)}`,
  refusals: {},
};
