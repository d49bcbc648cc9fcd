/** A turn in a few lines, for one seat: what hurt it, what it found, what it should beware of. */
import { type DigestLine, digestOf, type Routine, type Seat } from '@quadrant/kernel';
import type { Fact, Ref } from './facts.js';
import type { Words } from './words/table.js';

export function digest(facts: readonly Fact[], seat: Seat, { digest: told }: Words): DigestLine[] {
  const lines = facts.flatMap((fact): DigestLine[] => {
    const line = lineOf(fact, seat, told);
    return line ? [line] : [];
  });
  return digestOf(lines, told.others(facts.filter(isOthersStep).length));
}

const isOthersStep = (fact: Fact): boolean =>
  fact.kind === 'acted' && fact.who.seat === null && fact.action === 'Move';

/** What others did as always: steps. */
export function routine(facts: readonly Fact[], { digest: told }: Words): Routine<Fact>[] {
  const steps = facts.filter(isOthersStep);
  return [{ facts: steps, words: told.others(steps.length) }];
}

function lineOf(fact: Fact, seat: Seat, told: Words['digest']): DigestLine | null {
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
    case 'died': {
      if (isMe(fact.who)) return { tone: 'bad', ...told.fell(fact.who.x, fact.who.y) };
      const points = fact.credit.seats.includes(seat) ? fact.credit.points : 0;
      return { tone: points > 0 ? 'good' : 'warn', ...told.died(fact.who, points) };
    }
    case 'took':
      return isMe(fact.who) ? { tone: 'good', ...told.took(fact.tile, fact.credit.points) } : null;
    case 'reached':
      return isMe(fact.who) ? { tone: 'good', ...told.reached() } : null;
    case 'exploded':
      return { tone: 'warn', ...told.exploded(fact.x, fact.y) };
    case 'did':
      return fact.who.seat === null
        ? { tone: 'warn', ...told.did(fact.who, fact.action, fact.direction) }
        : null;
    default:
      return null;
  }
}
