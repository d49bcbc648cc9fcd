/** The game in plain words, for logs and screen readers in the terminal and on the page: facts, pieces, equipment. */
import type { Equipment } from './equipment.js';
import { OUT_OF_BOARD, OUT_OF_SIGHT, type SeenFact } from './facts.js';
import { GLYPHS, type Part, type Tables } from './tables.js';

export interface Entry {
  readonly name: string; // 'Grunt'
  readonly words: string; // one line
}

/** One sentence for a fact, or null for one that needs none. */
export function say(fact: SeenFact): string | null {
  const sentence = sentenceOf(fact);
  return sentence === null ? null : capital(sentence);
}

function sentenceOf(fact: SeenFact): string | null {
  switch (fact.kind) {
    case 'entered':
      if (fact.state === 'in game') return 'The game begins.';
      return fact.state === 'not started' ? 'Back at the opening.' : `Now in ${fact.state}.`;
    case 'selected':
      return `${fact.part}: ${fact.name}.`;
    case 'switched':
      return fact.debug ? 'Debug mode is on.' : 'Debug mode is off.';
    case 'aborted':
      return `The ${fact.from} is left.`;
    case 'left':
      return 'You leave the game.';
    case 'moved':
      return sayMoved(fact.name, fact.id, fact.from, fact.to);
    case 'collided':
      return sayCollided(fact);
    case 'destroyed':
      return `${piece(fact.name, fact.id)} is destroyed at ${fact.cell}.`;
    case 'collected':
      return `You collect a ${fact.orbment} orbment.`;
    case 'spawned':
      if (fact.cell === OUT_OF_BOARD) return null;
      return `${piece(fact.name, fact.id)} appears at ${fact.cell}.`;
    case 'passed':
      return 'You pass and regenerate twice.';
    case 'fired':
      return `You fire from ${fact.cell}.`;
    case 'teleported':
      return `You teleport back to ${fact.cell}.`;
    case 'repaired':
      return `You repair ${fact.health} health.`;
    case 'overcharged':
      return `You turn ${fact.health} health into ${fact.energy} energy.`;
    case 'deployed drones':
      return 'Your drones clear all projectiles.';
    case 'neutralized':
      return `The drones remove a projectile at ${fact.cell}.`;
    case 'struck':
      return 'A wave of energy strikes all enemies.';
    case 'hit':
      return `${piece(fact.name, fact.id)} at ${fact.cell} takes ${fact.damage} damage.`;
    case 'gained':
      return `${piece(fact.name, fact.id)} gains ${fact.amount} ${fact.what}.`;
    case 'healed':
      return `${fact.by ? `A ${fact.by}` : 'Something out of sight'} heals ${piece(fact.name, fact.id)} by ${fact.health}.`;
    case 'lost':
      return 'The Starfighter is lost. The game is over.';
    default:
      return null;
  }
}

function sayMoved(name: string, id: number, from: string, to: string): string {
  const who = id === 0 ? 'You' : piece(name, id);
  const verb = (word: string) => (id === 0 ? word : `${word}s`);
  if (from === to) return `${who} ${verb('stay')} at ${from}.`;
  if (to === OUT_OF_BOARD) return `${who} ${verb('leave')} the board at ${from}.`;
  if (to === OUT_OF_SIGHT) return `${who} ${verb('disappear')} from sight at ${from}.`;
  if (from === OUT_OF_SIGHT) return `${who} ${verb('come')} into sight at ${to}.`;
  return `${who} ${verb('move')} from ${from} to ${to}.`;
}

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

/** `Grunt 3`, `enemy projectile 7`, `Starfighter` */
function piece(name: string, id: number): string {
  return id === 0 ? name : `${name} ${Math.abs(id)}`;
}

function capital(word: string): string {
  return word[0].toUpperCase() + word.slice(1);
}

/** What each character of the board stands for. */
export function legend(tables: Tables): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>([
    [GLYPHS.empty, { name: 'empty', words: 'An empty cell.' }],
    [GLYPHS.fog, { name: 'fog', words: 'Beyond the vision of the Starfighter.' }],
    [GLYPHS.ship, { name: 'Starfighter', words: 'Your ship.' }],
    [GLYPHS.wreck, { name: 'wreck', words: 'Where the Starfighter was destroyed.' }],
    [
      GLYPHS.friendly,
      { name: 'friendly projectile', words: 'Fired by you; it harms whatever it meets, you too.' },
    ],
    [GLYPHS.hostile, { name: 'enemy projectile', words: 'Flies left; harms you, heals enemies.' }],
  ]);
  for (const { letter, name, health, armour, regen, vision, drops } of tables.enemies) {
    const words = `Health ${health}, regeneration ${regen}, armour ${armour}, vision ${vision}; drops ${drops}.`;
    entries.set(letter, { name, words });
  }
  return entries;
}

/** The entries of a setup menu. */
export function menuOf(tables: Tables, part: Part): readonly Entry[] {
  switch (part) {
    case 'weapon':
      return tables.weapons.map((weapon) => ({
        name: weapon.name,
        words: `${weapon.description}. Damage ${weapon.damage}, costs ${weapon.cost} ${weapon.paidIn}. ${sums(weapon)}`,
      }));
    case 'armour':
      return tables.armours.map((armour) => ({ name: armour.name, words: sums(armour) }));
    case 'engine':
      return tables.engines.map((engine) => ({ name: engine.name, words: sums(engine) }));
    case 'power':
      return tables.powers.map(({ name, price, effect }) => ({ name, words: `${effect} Costs ${price}.` }));
  }
}

/** `Health 50, health regeneration 1, move 1.`: what a piece of equipment adds. */
function sums(each: Equipment): string {
  const parts = [
    ['health', each.health],
    ['energy', each.energy],
    ['health regeneration', each.healthRegen],
    ['energy regeneration', each.energyRegen],
    ['armour', each.armour],
    ['vision', each.vision],
    ['move', each.move],
    ['move cost', each.moveCost],
  ] as const;
  const given = parts.filter(([, value]) => value !== 0).map(([name, value]) => `${name} ${value}`);
  return `${capital(given.join(', '))}.`;
}
