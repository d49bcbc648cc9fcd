/** Space Defender 2 in English. */
import { counted, othersMoved } from '@quadrant/kernel';
import { OUT_OF_BOARD, OUT_OF_SIGHT, type SeenFact } from '../facts.js';
import type { Words } from './table.js';

/** `Grunt 3`, `enemy projectile 7`, `Starfighter` */
const piece = (name: string, id: number) => (id === 0 ? name : `${name} ${Math.abs(id)}`);

export const words: Words = {
  names: {},
  facts: {
    entered({ state }) {
      if (state === 'in game') return 'The game begins.';
      return state === 'not started' ? 'Back at the opening.' : `Now in ${state}.`;
    },
    selected: ({ part, name }) => `${part}: ${name}.`,
    switched: ({ debug }) => (debug ? 'Debug mode is on.' : 'Debug mode is off.'),
    aborted: ({ from }) => `The ${from} is left.`,
    left: () => 'You leave the game.',
    phase: () => null,
    departed: () => null,
    moved({ name, id, from, to }) {
      const who = id === 0 ? 'You' : piece(name, id);
      const verb = (word: string) => (id === 0 ? word : `${word}s`);
      if (from === to) return `${who} ${verb('stay')} at ${from}.`;
      if (to === OUT_OF_BOARD) return `${who} ${verb('leave')} the board at ${from}.`;
      if (to === OUT_OF_SIGHT) return `${who} ${verb('disappear')} from sight at ${from}.`;
      if (from === OUT_OF_SIGHT) return `${who} ${verb('come')} into sight at ${to}.`;
      return `${who} ${verb('move')} from ${from} to ${to}.`;
    },
    collided: sayCollided,
    destroyed: ({ name, id, cell }) => `${piece(name, id)} is destroyed at ${cell}.`,
    collected: ({ orbment }) => `You collect a ${orbment} orbment.`,
    spawned: ({ name, id, cell }) =>
      cell === OUT_OF_BOARD ? null : `${piece(name, id)} appears at ${cell}.`,
    passed: () => 'You pass and regenerate twice.',
    fired: ({ cell }) => `You fire from ${cell}.`,
    teleported: ({ cell }) => `You teleport back to ${cell}.`,
    repaired: ({ health }) => `You repair ${health} health.`,
    overcharged: ({ health, energy }) => `You turn ${health} health into ${energy} energy.`,
    'deployed drones': () => 'Your drones clear all projectiles.',
    neutralized: ({ cell }) => `The drones remove a projectile at ${cell}.`,
    struck: () => 'A wave of energy strikes all enemies.',
    hit: ({ name, id, cell, damage }) => `${piece(name, id)} at ${cell} takes ${damage} damage.`,
    gained: ({ name, id, amount, what }) => `${piece(name, id)} gains ${amount} ${what}.`,
    healed: ({ by, name, id, health }) =>
      `${by ? `A ${by}` : 'Something out of sight'} heals ${piece(name, id)} by ${health}.`,
    lost: () => 'The Starfighter is lost. The game is over.',
    ended: () => null,
  },
  digest: {
    repaired: (health) => ({ lead: `+${health} health`, words: 'you repaired your ship' }),
    overcharged: (health, energy) => ({ lead: `−${health} health`, words: `for ${energy} energy` }),
    lost: () => ({ lead: 'Lost', words: 'your ship is destroyed' }),
    hurt: (how, damage, count, name) => ({ lead: `−${damage} health`, words: sayHurt(how, count, name) }),
    destroyed: (fallen, orbments) => ({
      lead: orbments.length > 0 ? `+ ${orbments.join(', ')}` : `${sum(fallen)} destroyed`,
      words: `you destroyed ${[...fallen].map(([name, count]) => counted(count, name)).join(' and ')}`,
    }),
    arrived: (name, count) => ({ lead: 'New', words: counted(count, name) }),
    others: othersMoved,
    stayed: (count) => `${count} others stayed where they are`,
    mended: (count) => `${count} times others were healed or grew stronger`,
    shots: (count) => `${count} enemy projectiles appeared`,
  },
  legend: {
    empty: ['empty', 'An empty cell.'],
    fog: ['fog', 'Beyond the vision of the Starfighter.'],
    ship: ['Starfighter', 'Your ship.'],
    wreck: ['wreck', 'Where the Starfighter was destroyed.'],
    friendly: ['friendly projectile', 'Fired by you; it harms whatever it meets, you too.'],
    hostile: ['enemy projectile', 'Flies left; harms you, heals enemies.'],
  },
  enemy: ({ health, regen, armour, vision, drops }) =>
    `Health ${health}, regeneration ${regen}, armour ${armour}, vision ${vision}; drops ${drops}.`,
  weapons: {},
  powers: {},
  prices: {},
  weapon: (description, damage, cost, paidIn, sums) =>
    `${description}. Damage ${damage}, costs ${cost} ${paidIn}. ${sums}`,
  power: (effect, price) => `${effect} Costs ${price}.`,
  sums: {
    health: 'health',
    energy: 'energy',
    healthRegen: 'health regeneration',
    energyRegen: 'energy regeneration',
    armour: 'armour',
    vision: 'vision',
    move: 'move',
    moveCost: 'move cost',
  },
  refusals: {},
};

function sayCollided({
  mover,
  moverId,
  other,
  otherId,
  cell,
  effect,
  damage,
}: Extract<SeenFact, { kind: 'collided' }>): string {
  const meeting = `${piece(mover, moverId)} meets ${piece(other, otherId)} at ${cell}`;
  switch (effect) {
    case 'combining':
      return `${meeting}: their damage adds up.`;
    case 'negating':
      return `${meeting}: their damage cancels out.`;
    case 'healing':
      return `${meeting}: the enemy heals by ${damage}.`;
    case 'trading':
      return `${meeting}: the Starfighter loses ${damage} health.`;
    case 'dealing':
      return `${meeting}: ${piece(other, otherId)} takes ${damage} damage.`;
    case 'taking':
      return `${meeting}: ${piece(mover, moverId)} takes ${damage} damage.`;
  }
}

function sayHurt(how: string, count: number, name: string): string {
  if (how === 'ramming') return `you rammed ${counted(count, name)}`;
  if (how === 'rammed') return `${counted(count, name)} rammed you`;
  const shots = count === 1 ? 'a shot' : `${count} shots`;
  return how === 'own' ? `${shots} of your own hit you` : `${shots} hit you`;
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((all, count) => all + count, 0);
