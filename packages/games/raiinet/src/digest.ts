/** A turn in a few lines, for one seat: what it won or lost, what became known, what the others did. */
import { type DigestLine, digestOf, type Seat } from '@quadrant/kernel';
import type { Fact } from './facts.js';
import { LETTERS, LINKS_EACH } from './geometry.js';
import type { Words } from './words/table.js';
import { abilityOf } from './words.js';

const ownerOfLetter = (letter: string): Seat => Math.floor(LETTERS.indexOf(letter) / LINKS_EACH);
const kindOf = (value: string) => (value[0] === 'V' ? 'virus' : 'data');

export function digest(facts: readonly Fact[], seat: Seat, { digest: told }: Words): DigestLine[] {
  const moved: string[] = []; // by others
  const lines = facts.flatMap((fact): DigestLine[] => {
    if (fact.kind === 'moved' && ownerOfLetter(fact.link) !== seat) moved.push(fact.link);
    const line = lineOf(fact, seat, told);
    return line ? [line] : [];
  });
  return digestOf(lines, moved.length === 0 || lines.length > 0 ? '' : told.others(moved));
}

function lineOf(fact: Fact, seat: Seat, told: Words['digest']): DigestLine | null {
  switch (fact.kind) {
    case 'battle': {
      const { attacker, attackerValue, defender, defenderValue, won } = fact;
      const [winner, loser] = won ? [attacker, defender] : [defender, attacker];
      const line = (outcome: 'won' | 'lost' | null) =>
        told.battle(outcome, `${attacker} ${attackerValue}`, `${defender} ${defenderValue}`);
      if (ownerOfLetter(winner) === seat) return { tone: 'good', ...line('won') };
      if (ownerOfLetter(loser) === seat) return { tone: 'bad', ...line('lost') };
      return { tone: 'warn', ...line(null) };
    }
    case 'downloaded': {
      const kind = kindOf(fact.value);
      const tone = (fact.seat === seat) === (kind === 'virus') ? 'bad' : 'good';
      return { tone, ...told.downloaded(kind, fact.seat, seat, fact.link) };
    }
    case 'firewall':
      return { tone: 'warn', ...told.firewall(fact.link, fact.value) };
    case 'used': {
      const name = abilityOf(fact.letter)?.name ?? fact.letter;
      return { tone: 'warn', ...told.used(name, fact.seat, seat, fact.target, fact.detail) };
    }
    case 'eliminated':
      return {
        tone: fact.seat === seat ? 'bad' : 'good',
        ...told.eliminated(fact.seat, seat, fact.reason),
      };
    case 'ended':
      if (fact.winner === null) return { tone: 'warn', ...told.draw(fact.reason) };
      return { tone: fact.winner === seat ? 'good' : 'bad', ...told.won(fact.winner, seat, fact.reason) };
    default:
      return null;
  }
}
