/** The lines of the action sections. Lines of the first level are indented by 4 blanks, details by 6. */
import type { Collided, Fact, Phase } from '../facts.js';
import { placeName } from '../grid.js';

/** The line of a fact, or '' for one that is not part of the transcript. */
export function lineOf(fact: Fact, phase: Phase): string {
  switch (fact.kind) {
    case 'moved':
      return moveLine(fact.name, fact.id, fact.from, fact.to);
    case 'collided':
      return collisionLine(fact);
    case 'destroyed':
      return `      The ${fact.name} at location ${placeName(fact.cell)} has been destroyed.\n`;
    case 'spawned': {
      const indent = phase === 'spawn' ? '    ' : '      ';
      return `${indent}A ${fact.name}(id:${fact.id}) spawns at location ${placeName(fact.cell)}.\n`;
    }
    case 'passed':
      return `    The Starfighter(id:0) passes at location ${placeName(fact.cell)}, doubling regen rate.\n`;
    case 'fired':
      return `    The Starfighter(id:0) fires at location ${placeName(fact.cell)}.\n`;
    case 'teleported':
      return `    The Starfighter(id:0) uses special, teleporting to: ${placeName(fact.cell)}\n`;
    case 'repaired':
      return `    The Starfighter(id:0) uses special, gaining ${fact.health} health.\n`;
    case 'overcharged':
      return `    The Starfighter(id:0) uses special, gaining ${fact.energy} energy at the expense of ${fact.health} health.\n`;
    case 'deployed drones':
      return '    The Starfighter(id:0) uses special, clearing projectiles with drones.\n';
    case 'neutralized':
      return `      A projectile(id:${fact.id}) at location ${placeName(fact.cell)} has been neutralized.\n`;
    case 'struck':
      return '    The Starfighter(id:0) uses special, unleashing a wave of energy.\n';
    case 'hit':
      return `      A ${fact.name}(id:${fact.id}) at location ${placeName(fact.cell)} takes ${fact.damage} damage.\n`;
    case 'gained':
      return `    A ${fact.name}(id:${fact.id}) gains ${fact.amount} ${fact.what}.\n`;
    case 'healed':
      return `      The ${fact.by} heals ${fact.name}(id:${fact.id}) at location ${placeName(fact.cell)} for ${fact.health} damage.\n`;
    default:
      return '';
  }
}

function moveLine(name: string, id: number, from: number, to: number): string {
  const article = id === 0 ? 'The' : 'A';
  if (from === to) return `    ${article} ${name}(id:${id}) stays at: ${placeName(from)}\n`;
  return `    ${article} ${name}(id:${id}) moves: ${placeName(from)} -> ${placeName(to)}\n`;
}

function collisionLine({ mover, moverId, other, otherId, cell, effect, damage }: Collided): string {
  const subject = moverId < 0 ? 'projectile' : mover;
  const amount = effect === 'combining' || effect === 'negating' ? '' : `${damage} `;
  return `      The ${subject} collides with ${other}(id:${otherId}) at location ${placeName(cell)}, ${effect} ${amount}damage.\n`;
}
