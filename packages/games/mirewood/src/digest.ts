/** A turn in a few lines, for one seat: what hurt it, what it found, what it should beware of. */
import { capital, counted, type DigestLine, digestOf, othersMoved, type Seat } from '@quadrant/kernel';
import type { Fact, Ref } from './facts.js';

const at = ({ x, y }: { x: number; y: number }) => `${x},${y}`;

export function digest(facts: readonly Fact[], seat: Seat): DigestLine[] {
  let moved = 0;
  const lines = facts.flatMap((fact): DigestLine[] => {
    if (fact.kind === 'acted' && fact.who.seat === null && fact.action === 'Move') moved++;
    return lineOf(fact, (who) => who.seat === seat, seat);
  });
  return digestOf(lines, othersMoved(moved));
}

function lineOf(fact: Fact, isMe: (who: Ref) => boolean, seat: Seat): DigestLine[] {
  switch (fact.kind) {
    case 'hit': {
      const source = typeof fact.source === 'string' ? counted(1, fact.source) : sayWho(fact.source);
      if (isMe(fact.victim))
        return [{ tone: 'bad', lead: `−${fact.damage} health`, words: `${source} hit you` }];
      if (typeof fact.source !== 'string' && isMe(fact.source))
        return [{ tone: 'good', lead: `−${fact.damage}`, words: `you hit ${sayWho(fact.victim)}` }];
      return [];
    }
    case 'suffered':
      return isMe(fact.who) ? [{ tone: 'bad', lead: '−1 health', words: `from ${fact.status}` }] : [];
    case 'afflicted':
      return isMe(fact.who) ? [{ tone: 'bad', lead: fact.status, words: 'it has hold of you' }] : [];
    case 'hampered':
      return isMe(fact.who)
        ? [{ tone: 'warn', lead: fact.status, words: `it held you, ${fact.left} more to go` }]
        : [];
    case 'died': {
      if (isMe(fact.who)) return [{ tone: 'bad', lead: 'You fell', words: `at ${at(fact.who)}` }];
      const mine = fact.credit.seats.includes(seat) && fact.credit.points > 0;
      return [
        {
          tone: mine ? 'good' : 'warn',
          lead: mine ? `+${fact.credit.points} score` : 'Gone',
          words: `${sayWho(fact.who)} died`,
        },
      ];
    }
    case 'took':
      if (!isMe(fact.who)) return [];
      return [
        {
          tone: 'good',
          lead: fact.credit.points > 0 ? `+${fact.credit.points} score` : `+ ${fact.tile}`,
          words: fact.credit.points > 0 ? `you took the ${fact.tile}` : 'is yours now',
        },
      ];
    case 'reached':
      return isMe(fact.who) ? [{ tone: 'good', lead: 'The gate', words: 'you are there' }] : [];
    case 'exploded':
      return [{ tone: 'warn', lead: 'A bomb', words: `exploded at ${at(fact)}` }];
    case 'did':
      return fact.who.seat === null
        ? [
            {
              tone: 'warn',
              lead: capital(fact.who.kind),
              words: `${fact.action.toLowerCase()}s ${fact.direction} from ${at(fact.who)}`,
            },
          ]
        : [];
    default:
      return [];
  }
}

const sayWho = (who: Ref) => (who.seat === null ? `the ${who.kind} at ${at(who)}` : who.kind);
