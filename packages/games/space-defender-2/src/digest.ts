/** A turn in a few lines, for who flies the Starfighter; and facts in the order in which they are best told. */
import { counted, type DigestLine, digestOf, othersMoved } from '@quadrant/kernel';
import { OUT_OF_BOARD, type SeenFact } from './facts.js';

const SHIP = 'Starfighter';
const SHOT = /projectile$/;

export function digest(facts: readonly SeenFact[]): DigestLine[] {
  const hurts = new Map<string, { damage: number; count: number }>();
  const fallen: string[] = [];
  const orbs: string[] = [];
  const arrived = new Map<string, number>();
  const lines: DigestLine[] = [];
  let moved = 0;
  for (const fact of facts) {
    if (fact.kind === 'collided' && fact.damage > 0) {
      const cause = hurtBy(fact);
      if (cause === null) continue;
      const old = hurts.get(cause) ?? { damage: 0, count: 0 };
      hurts.set(cause, { damage: old.damage + fact.damage, count: old.count + 1 });
    } else if (fact.kind === 'destroyed' && fact.name !== SHIP) fallen.push(fact.name);
    else if (fact.kind === 'collected') orbs.push(fact.orbment);
    else if (fact.kind === 'spawned' && !SHOT.test(fact.name) && fact.cell !== OUT_OF_BOARD)
      arrived.set(fact.name, (arrived.get(fact.name) ?? 0) + 1);
    else if (fact.kind === 'moved' && fact.id !== 0 && fact.from !== fact.to) moved++;
    else if (fact.kind === 'repaired')
      lines.push({ tone: 'good', lead: `+${fact.health} health`, words: 'you repaired your ship' });
    else if (fact.kind === 'overcharged')
      lines.push({ tone: 'warn', lead: `−${fact.health} health`, words: `for ${fact.energy} energy` });
    else if (fact.kind === 'lost') lines.push({ tone: 'bad', lead: 'Lost', words: 'your ship is destroyed' });
  }
  for (const [cause, { damage, count }] of hurts)
    lines.push({ tone: 'bad', lead: `−${damage} health`, words: told(cause, count) });
  if (fallen.length > 0)
    lines.push({
      tone: 'good',
      lead: orbs.length > 0 ? `+ ${orbs.join(', ')}` : `${fallen.length} destroyed`,
      words: `you destroyed ${listed(fallen)}`,
    });
  for (const [name, count] of arrived)
    lines.push({ tone: 'warn', lead: `${count} new`, words: `${counted(count, name)} came` });
  return digestOf(lines, othersMoved(moved));
}

type Collided = Extract<SeenFact, { kind: 'collided' }>;

/** What hurt the ship in a collision: 'ram Grunt', 'ramming Grunt', 'shot'; null when it was not the ship. */
function hurtBy({ mover, other, effect }: Collided): string | null {
  if (effect === 'trading') return mover === SHIP ? `ramming ${other}` : `ram ${mover}`;
  if (effect === 'dealing' && other === SHIP) return mover.startsWith('enemy') ? 'shot' : 'own';
  return effect === 'taking' && mover === SHIP ? (other.startsWith('enemy') ? 'shot' : 'own') : null;
}

function told(cause: string, count: number): string {
  const [how, name] = cause.split(' ');
  if (how === 'ramming') return `you rammed ${counted(count, name)}`;
  if (how === 'ram') return `${counted(count, name)} rammed you`;
  const shots = count === 1 ? 'a shot' : `${count} shots`;
  return how === 'own' ? `${shots} of your own hit you` : `${shots} hit you`;
}

function listed(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => counted(count, name)).join(' and ');
}

/** A mover's way before what it met there: facts are told as the rules find out, which is the other way round. */
export function inTellingOrder(facts: readonly SeenFact[]): SeenFact[] {
  const told: SeenFact[] = [];
  const departed = new Map<number, number>(); // where the way of a piece belongs
  for (const fact of facts) {
    const place = fact.kind === 'moved' ? departed.get(fact.id) : undefined;
    if (place === undefined) {
      told.push(fact);
      if (fact.kind === 'departed') departed.set(fact.id, told.length);
    } else {
      told.splice(place, 0, fact);
      departed.delete((fact as { id: number }).id);
    }
  }
  return told;
}
