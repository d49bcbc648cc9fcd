/** Mirewood in English. */
import { capital, counted, othersMoved } from '@quadrant/kernel';
import type { Credit, Ref } from '../facts.js';
import type { Cast, Words } from './table.js';

const at = ({ x, y }: { x: number; y: number }) => `${x},${y}`;
/** `player 1`, or `the bandit at 5,3` */
const nameOf = (who: Ref) => (who.seat === null ? `the ${who.kind} at ${at(who)}` : who.kind);

function credited({ points, seats }: Credit, cast: Cast): string {
  if (points === 0 || seats.length === 0) return '';
  const worth = points === 1 ? '1 point' : `${points} points`;
  return `: ${worth} for ${seats.map((seat) => cast.player(seat)).join(' and ')}`;
}

export const words: Words = {
  names: {},
  abouts: {},
  effects: { 'ward-stuck': 'sand kept off', 'ward-poison': 'poison kept off' },
  keys: {},
  directions: { up: 'up', down: 'down', left: 'left', right: 'right' },
  facts: {
    drew: () => null,
    acts: () => null,
    acted: () => null,
    turned: () => null,
    did: ({ who, action, direction }, cast) => `${nameOf(who)} ${cast.verb(action)} ${direction}`,
    teleported: ({ who, x, y }) => `${nameOf(who)} is at ${x},${y} all of a sudden`,
    cloned: ({ who, x, y }) => `${nameOf(who)} has a double at ${x},${y}`,
    cramped: ({ who }) => `${nameOf(who)} finds no room`,
    collided: ({ x, y }) => `two arrows collide at ${x},${y}`,
    exploded: ({ x, y }) => `a bomb explodes at ${x},${y}`,
    hit({ source, victim, damage }) {
      const hitter = typeof source === 'string' ? `an ${source}` : nameOf(source);
      return `${hitter} hits ${nameOf(victim)} for ${damage}`;
    },
    died: ({ who, credit }, cast) => `${nameOf(who)} dies${credited(credit, cast)}`,
    afflicted: ({ who, status }, cast) => `${nameOf(who)} ${cast.gained(status)}`,
    hampered: ({ who, status, left }, cast) => `${nameOf(who)} ${cast.hampers(status)}, ${left} left`,
    suffered: ({ who, status }) => `${nameOf(who)} suffers ${status}`,
    unwarded: ({ who, status }) => `${nameOf(who)} loses the ward against ${status}`,
    took: ({ who, tile, credit }, cast) => `${nameOf(who)} takes the ${tile}${credited(credit, cast)}`,
    reached: ({ who }) => `${nameOf(who)} reaches the goal`,
    entered: ({ level, name }) => `level ${level}${name === '' ? '' : `: ${name}`}`,
    ended: ({ result }) => (result === 'lost' ? 'nobody is left: the way is lost' : 'the way is won'),
    verbose: ({ on }) => `every action is shown: ${on ? 'on' : 'off'}`,
  },
  digest: {
    hurt: (damage, source) => ({
      lead: `−${damage} health`,
      words: `${typeof source === 'string' ? counted(1, source) : nameOf(source)} hit you`,
    }),
    hit: (damage, victim) => ({ lead: `−${damage}`, words: `you hit ${nameOf(victim)}` }),
    suffered: (status) => ({ lead: '−1 health', words: `from ${status}` }),
    afflicted: (status) => ({ lead: capital(status), words: 'it has hold of you' }),
    hampered: (status, left) => ({
      lead: capital(status),
      words: left > 0 ? `it held you, ${left} more to go` : 'it held you, now you are free',
    }),
    fell: (x, y) => ({ lead: 'You fell', words: `at ${x},${y}` }),
    died: (who, points, count) => ({
      lead: points > 0 ? `+${points} score` : 'Gone',
      words: `${count > 1 ? `${count} enemies` : nameOf(who)} died`,
    }),
    took: (tile, points) =>
      points > 0
        ? { lead: `+${points} score`, words: `you took the ${tile}` }
        : { lead: `+ ${tile}`, words: 'is yours now' },
    reached: () => ({ lead: 'The gate', words: 'you are there' }),
    exploded: (x, y) => ({ lead: 'A bomb', words: `exploded at ${x},${y}` }),
    did: (who, action, direction) => ({
      lead: capital(who.kind),
      words: `${action.toLowerCase()}s ${direction ?? 'at you'} from ${at(who)}`,
    }),
    others: othersMoved,
  },
  look: {
    outside: (x, y) => `${x},${y}: outside the board.`,
    ground: (name, parameters) => (parameters.length === 0 ? name : `${name} (${parameters.join(', ')})`),
    bare: (x, y, ground, about) => `${x},${y}: ${ground}. ${about}`,
    piece: (x, y, name, glyph, traits, ground) =>
      `${x},${y}: ${name} (${glyph}), ${traits.join(', ')}.${ground === null ? '' : ` On ${ground}.`}`,
    traits: (piece, deed) => [
      piece.role === 'projectile' ? `damage ${piece.damage}` : `health ${piece.health}`,
      `facing ${piece.facing}`,
      ...Object.entries(piece.effects).flatMap(([name, left]) => (left > 0 ? `${name} ${left}` : [])),
      ...piece.immune.map((status) => `immune to ${status}`),
      ...(piece.poisoned ? ['poisoned'] : []),
      ...(piece.struck ? ['struck'] : []),
      ...(piece.bombs > 0 ? [`${piece.bombs} bombs`] : []),
      ...(deed === null ? [] : [`about to ${deed.toLowerCase()}`]),
    ],
  },
  inTheWay: (name) => `${capital(name)} in the way: that would change nothing.`,
  turnedTo: (name) => `${capital(name)} in the way: you only turn to it.`,
  refusals: {},
};
