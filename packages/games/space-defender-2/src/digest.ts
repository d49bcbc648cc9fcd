/** A turn in a few lines, for who flies the Starfighter; and facts in the order in which they are best told. */
import { type DigestLine, digestOf, type Routine } from '@quadrant/kernel';
import { OUT_OF_BOARD, OUT_OF_SIGHT, type SeenFact } from './facts.js';
import type { Hurt, Words } from './words/table.js';

const SHIP = 'Starfighter';
const SHOT = /projectile$/;
const HOSTILE_SHOT = 'enemy projectile';

export function digest(facts: readonly SeenFact[], { digest: told }: Words): DigestLine[] {
  const hurts = new Map<string, { how: Hurt; name: string; damage: number; count: number }>();
  const fallen = new Map<string, number>();
  const orbs: string[] = [];
  const arrived = new Map<string, number>();
  const lines: DigestLine[] = [];
  let moved = 0;
  for (const fact of facts) {
    if (fact.kind === 'collided' && fact.damage > 0) {
      const cause = hurtBy(fact);
      if (cause === null) continue;
      const key = cause.join(' ');
      const old = hurts.get(key) ?? { how: cause[0], name: cause[1], damage: 0, count: 0 };
      hurts.set(key, { ...old, damage: old.damage + fact.damage, count: old.count + 1 });
    } else if (fact.kind === 'destroyed' && fact.name !== SHIP) add(fallen, fact.name);
    else if (fact.kind === 'collected') orbs.push(fact.orbment);
    else if (isArrival(fact)) add(arrived, fact.name);
    else if (isOthersMove(fact)) moved++;
    else if (fact.kind === 'repaired') lines.push({ tone: 'good', ...told.repaired(fact.health) });
    else if (fact.kind === 'overcharged')
      lines.push({ tone: 'warn', ...told.overcharged(fact.health, fact.energy) });
    else if (fact.kind === 'lost') lines.push({ tone: 'bad', ...told.lost() });
  }
  const worstFirst = [...hurts.values()].sort((a, b) => b.damage - a.damage);
  for (const { how, name, damage, count } of worstFirst)
    lines.push({ tone: 'bad', ...told.hurt(how, damage, count, name) });
  if (fallen.size > 0) lines.push({ tone: 'good', ...told.destroyed(fallen, orbs) });
  for (const [name, count] of arrived) lines.push({ tone: 'warn', ...told.arrived(name, count) });
  return digestOf(lines, told.others(moved));
}

type Moved = Extract<SeenFact, { kind: 'moved' }>;

const isOthers = (fact: SeenFact): fact is Moved => fact.kind === 'moved' && fact.id !== 0;
const isOthersMove = (fact: SeenFact): fact is Moved => isOthers(fact) && fact.from !== fact.to;

const isMending = (fact: SeenFact): boolean => fact.kind === 'collided' && fact.effect === 'healing';
const isArrival = (fact: SeenFact): fact is Extract<SeenFact, { kind: 'spawned' }> =>
  fact.kind === 'spawned' && !SHOT.test(fact.name) && fact.cell !== OUT_OF_BOARD;

/** What others did as always: moves that met nobody else and did not come into sight, waiting, healing, shots, coming. */
export function routine(facts: readonly SeenFact[], { digest: told }: Words): Routine<SeenFact>[] {
  const met = new Set(
    facts.flatMap((fact) =>
      fact.kind === 'collided' && !isMending(fact) ? [fact.moverId, fact.otherId] : [],
    ),
  );
  const group = (is: (fact: SeenFact) => boolean, words: (count: number) => string) => {
    const found = facts.filter(is);
    return { facts: found, words: words(found.length) };
  };
  const kinds = new Set(facts.flatMap((fact) => (isArrival(fact) ? [fact.name] : [])));
  return [
    ...[...kinds].map((name) =>
      group(
        (fact) => isArrival(fact) && fact.name === name && !met.has(fact.id),
        (count) => Object.values(told.arrived(name, count)).join(': '),
      ),
    ),
    group((fact) => fact.kind === 'healed' || fact.kind === 'gained' || isMending(fact), told.mended),
    group((fact) => fact.kind === 'spawned' && fact.name === HOSTILE_SHOT && !met.has(fact.id), told.shots),
    group((fact) => isOthers(fact) && fact.from === fact.to && !met.has(fact.id), told.stayed),
    group((fact) => isOthersMove(fact) && fact.from !== OUT_OF_SIGHT && !met.has(fact.id), told.others),
  ];
}

const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);

type Collided = Extract<SeenFact, { kind: 'collided' }>;

/** What hurt the ship in a collision, and the name of what rammed or was rammed; null when it was not the ship. */
function hurtBy({ mover, other, effect }: Collided): [how: Hurt, name: string] | null {
  if (effect === 'trading') return mover === SHIP ? ['ramming', other] : ['rammed', mover];
  if (effect === 'dealing' && other === SHIP) return [mover.startsWith('enemy') ? 'shot' : 'own', ''];
  return effect === 'taking' && mover === SHIP ? [other.startsWith('enemy') ? 'shot' : 'own', ''] : null;
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
