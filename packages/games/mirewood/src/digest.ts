/** A turn in a few lines, for one seat: what hurt it, what it found, what it should beware of. */
import { type DigestLine, digestOf, MOST_LINES, type Routine, type Seat } from '@quadrant/kernel';
import type { Fact, Ref } from './facts.js';
import { STEPS } from './threats.js';
import type { Words } from './words/table.js';

type Of<K extends Fact['kind']> = Extract<Fact, { readonly kind: K }>;

/** What concerns the reader is not left out for what happened elsewhere. */
export function digest(facts: readonly Fact[], seat: Seat, { digest: told }: Words): DigestLine[] {
  const me = facts.findLast((fact): fact is Of<'acted'> => fact.kind === 'acted' && fact.who.seat === seat);
  const fallen = facts.filter((fact): fact is Of<'died'> => fact.kind === 'died' && fact.who.seat === null);
  const near: DigestLine[] = [];
  const far = linesOf(fallen, seat, told);
  for (const fact of facts) {
    const aimed = fact.kind === 'did' && isAimed(fact, me);
    const line = lineOf(fact, seat, aimed, told);
    if (fact.kind === 'hit' && fallen.some(({ who }) => isSame(who, fact.victim))) continue; // that it died says more
    if (line) (aimed || !ELSEWHERE.has(fact.kind) ? near : far).push(line);
  }
  const lines = [...digestOf(near), ...far].slice(0, MOST_LINES);
  return digestOf(lines, told.others(facts.filter(isOthersStep).length));
}

const ELSEWHERE: ReadonlySet<Fact['kind']> = new Set(['did', 'exploded']);

/** All enemies who fell, in one line. */
function linesOf(fallen: readonly Of<'died'>[], seat: Seat, told: Words['digest']): DigestLine[] {
  if (fallen.length === 0) return [];
  const points = fallen.reduce(
    (sum, { credit }) => sum + (credit.seats.includes(seat) ? credit.points : 0),
    0,
  );
  return [{ tone: points > 0 ? 'good' : 'warn', ...told.died(fallen[0].who, points, fallen.length) }];
}

const isSame = (a: Ref, b: Ref): boolean => a.kind === b.kind && a.x === b.x && a.y === b.y;

/** Whether it flies towards where the reader is. */
function isAimed({ who, direction }: Of<'did'>, me: Of<'acted'> | undefined): boolean {
  const [right, down] = STEPS[direction];
  return me !== undefined && Math.sign(me.x - who.x) === right && Math.sign(me.y - who.y) === down;
}

const isOthersStep = (fact: Fact): boolean =>
  fact.kind === 'acted' && fact.who.seat === null && fact.action === 'Move';

/** What others did as always: steps. */
export function routine(facts: readonly Fact[], { digest: told }: Words): Routine<Fact>[] {
  const steps = facts.filter(isOthersStep);
  return [{ facts: steps, words: told.others(steps.length) }];
}

function lineOf(fact: Fact, seat: Seat, aimed: boolean, told: Words['digest']): DigestLine | null {
  const isMe = (who: Ref) => who.seat === seat;
  switch (fact.kind) {
    case 'hit':
      if (isMe(fact.victim)) return { tone: 'bad', ...told.hurt(fact.damage, fact.source) };
      return typeof fact.source !== 'string' && isMe(fact.source)
        ? { tone: 'good', ...told.hit(fact.damage, fact.victim) }
        : null;
    case 'suffered':
      return isMe(fact.who) ? { tone: 'bad', ...told.suffered(fact.status) } : null;
    case 'afflicted':
      return isMe(fact.who) ? { tone: 'bad', ...told.afflicted(fact.status) } : null;
    case 'hampered':
      return isMe(fact.who) ? { tone: 'warn', ...told.hampered(fact.status, fact.left) } : null;
    case 'died':
      if (fact.who.seat === null) return null; // they are told of together
      return isMe(fact.who)
        ? { tone: 'bad', ...told.fell(fact.who.x, fact.who.y) }
        : { tone: 'warn', ...told.died(fact.who, 0, 1) };
    case 'took':
      return isMe(fact.who) ? { tone: 'good', ...told.took(fact.tile, fact.credit.points) } : null;
    case 'reached':
      return isMe(fact.who) ? { tone: 'good', ...told.reached() } : null;
    case 'exploded':
      return { tone: 'warn', ...told.exploded(fact.x, fact.y) };
    case 'did':
      return fact.who.seat === null
        ? { tone: 'warn', ...told.did(fact.who, fact.action, aimed ? null : fact.direction) }
        : null;
    default:
      return null;
  }
}
