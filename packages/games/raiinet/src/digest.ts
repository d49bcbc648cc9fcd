/** A turn in a few lines, for one seat: what it won or lost, what became known, what the others did. */
import { type DigestLine, digestOf, type Seat } from '@quadrant/kernel';
import type { Fact } from './facts.js';
import { LETTERS, LINKS_EACH } from './geometry.js';
import { abilityOf } from './words.js';

const ownerOfLetter = (letter: string): Seat => Math.floor(LETTERS.indexOf(letter) / LINKS_EACH);
const kindOf = (value: string) => (value[0] === 'V' ? 'virus' : 'data');
const who = (player: Seat, seat: Seat) => (player === seat ? 'you' : `player ${player + 1}`);
const verb = (player: Seat, seat: Seat, word: string) => (player === seat ? word : `${word}s`);

export function digest(facts: readonly Fact[], seat: Seat): DigestLine[] {
  let moves = 0;
  const lines = facts.flatMap((fact): DigestLine[] => {
    if (fact.kind === 'moved' && ownerOfLetter(fact.link) !== seat) moves++;
    return lineOf(fact, seat);
  });
  const quiet =
    moves === 0 || lines.length > 0
      ? ''
      : moves === 1
        ? 'a link of theirs moved'
        : `${moves} links of theirs moved`;
  return digestOf(lines, quiet);
}

function lineOf(fact: Fact, seat: Seat): DigestLine[] {
  switch (fact.kind) {
    case 'battle': {
      const { attacker, attackerValue, defender, defenderValue, won } = fact;
      const [winner, loser] = won ? [attacker, defender] : [defender, attacker];
      const values = `${attacker} ${attackerValue} against ${defender} ${defenderValue}`;
      if (ownerOfLetter(winner) === seat) return [{ tone: 'good', lead: 'Battle won', words: values }];
      if (ownerOfLetter(loser) === seat) return [{ tone: 'bad', lead: 'Battle lost', words: values }];
      return [{ tone: 'warn', lead: 'Battle', words: values }];
    }
    case 'downloaded': {
      const virus = kindOf(fact.value) === 'virus';
      const tone = (fact.seat === seat) === virus ? 'bad' : 'good';
      const words = `${who(fact.seat, seat)} ${verb(fact.seat, seat, 'download')} ${fact.link}`;
      return [{ tone, lead: virus ? '+1 virus' : '+1 data', words }];
    }
    case 'firewall':
      return [{ tone: 'warn', lead: `${fact.link} is ${fact.value}`, words: 'a firewall has shown it' }];
    case 'used': {
      const name = abilityOf(fact.letter)?.name ?? fact.letter;
      const learnt = fact.detail === null ? '' : `: ${fact.detail}`;
      const words = `${who(fact.seat, seat)} used it on ${fact.target.join(' ')}${learnt}`;
      return [{ tone: 'warn', lead: name, words }];
    }
    case 'eliminated':
      return [
        {
          tone: fact.seat === seat ? 'bad' : 'good',
          lead: 'Out',
          words: `${who(fact.seat, seat)} ${fact.seat === seat ? 'are' : 'is'} eliminated: ${fact.reason}`,
        },
      ];
    case 'ended': {
      if (fact.winner === null) return [{ tone: 'warn', lead: 'A draw', words: fact.reason }];
      const mine = fact.winner === seat;
      return [
        {
          tone: mine ? 'good' : 'bad',
          lead: mine ? 'You won' : `Player ${fact.winner + 1} won`,
          words: fact.reason,
        },
      ];
    }
    default:
      return [];
  }
}
