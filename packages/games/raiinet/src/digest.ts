/** A turn in a few lines, for one seat: what it won or lost, what became known, what the others did. */
import { type DigestLine, digestOf, type Seat, SPECTATOR } from '@quadrant/kernel';
import type { Fact } from './facts.js';
import { LETTERS, LINKS_EACH } from './geometry.js';
import { aimedAt, type Words } from './words/table.js';
import { abilityOf } from './words.js';

/** Null for what is no link: a number of a square, a direction. */
function ownerOfLetter(letter: string): Seat | null {
  const link = LETTERS.indexOf(letter);
  return link < 0 ? null : Math.floor(link / LINKS_EACH);
}
const kindOf = (value: string) => (value[0] === 'V' ? 'virus' : 'data');

export function digest(facts: readonly Fact[], seat: Seat, words: Words): DigestLine[] {
  const ownFirst = [true, false].flatMap((own) => facts.filter((fact) => concerns(fact, seat) === own));
  const lines = ownFirst.flatMap((fact) => lineOf(fact, seat, words) ?? []);
  const told = new Set(facts.flatMap((fact) => (fact.kind === 'moved' ? [] : linksIn(fact))));
  const moved = facts.flatMap((fact) =>
    fact.kind === 'moved' && ownerOfLetter(fact.link) !== seat && !told.has(fact.link) ? [fact.link] : [],
  );
  return digestOf(lines, moved.length === 0 ? '' : words.digest.others(moved, seat));
}

/** The links that a fact is about, by their letters. */
function linksIn(fact: Fact): readonly string[] {
  if (fact.kind === 'battle') return [fact.attacker, fact.defender];
  if (fact.kind === 'used') return fact.target;
  return 'link' in fact ? [fact.link] : [];
}

const concerns = (fact: Fact, seat: Seat): boolean =>
  fact.kind === 'ended' ||
  ('seat' in fact && fact.seat === seat) ||
  linksIn(fact).some((link) => ownerOfLetter(link) === seat);

/** What is good for one is bad for another; to who looks on it is neither. */
const toneFor = (seat: Seat, good: boolean): DigestLine['tone'] =>
  seat === SPECTATOR ? 'warn' : good ? 'good' : 'bad';

function lineOf(fact: Fact, seat: Seat, words: Words): DigestLine | null {
  const told = words.digest;
  const mine = linksIn(fact).find((link) => ownerOfLetter(link) === seat) ?? null;
  switch (fact.kind) {
    case 'battle': {
      const { attacker, attackerValue, defender, defenderValue, won } = fact;
      const line = (outcome: 'won' | 'lost' | null) =>
        told.battle(
          outcome,
          `${attacker} ${attackerValue}`,
          `${defender} ${defenderValue}`,
          mine === attacker,
        );
      if (mine === null) return { tone: 'warn', ...line(null) };
      return (mine === attacker) === won
        ? { tone: 'good', ...line('won') }
        : { tone: 'bad', ...line('lost') };
    }
    case 'downloaded': {
      const kind = kindOf(fact.value);
      const tone = toneFor(seat, (fact.seat === seat) !== (kind === 'virus'));
      return { tone, ...told.downloaded(kind, fact.seat, seat, fact.link, mine !== null) };
    }
    case 'firewall':
      return { tone: mine ? 'bad' : 'warn', ...told.firewall(fact.link, fact.value, mine !== null) };
    case 'used': {
      const { letter, target, detail } = fact;
      const came = /^\d/.test(detail ?? '') ? words.boosted(Number(detail)) : detail;
      return {
        tone: 'warn',
        ...told.used(
          abilityOf(letter)?.name ?? letter,
          fact.seat,
          seat,
          aimedAt(target),
          came,
          mine !== null,
        ),
      };
    }
    case 'eliminated':
      return {
        tone: toneFor(seat, fact.seat !== seat),
        ...told.eliminated(fact.seat, seat, fact.reason),
      };
    case 'ended':
      if (fact.winner === null) return { tone: 'warn', ...told.draw(fact.reason) };
      return { tone: toneFor(seat, fact.winner === seat), ...told.won(fact.winner, seat, fact.reason) };
    default:
      return null;
  }
}
