/** RAIInet in English: what the transcript has a line for is told in that line. */
import { capital, type Seat } from '@quadrant/kernel';
import type { Fact } from '../facts.js';
import { standard } from '../tables.js';
import { endLine, eventLine } from '../text.js';
import { aimIn, type Words } from './table.js';

const line = (fact: Fact) => eventLine(fact, standard);
const who = (player: Seat, seat: Seat) => (player === seat ? 'you' : `player ${player + 1}`);
const verb = (player: Seat, seat: Seat, word: string) => (player === seat ? word : `${word}s`);

export const words: Words = {
  facts: {
    used(fact) {
      const ability = standard.abilities.find(({ letter }) => letter === fact.letter);
      const exact = line(fact);
      if (exact !== null && (ability?.detail === null || fact.detail !== null)) return exact;
      return `Player ${fact.seat + 1} uses ${ability?.name ?? fact.letter} on ${aimIn(fact.target)}.`;
    },
    moved: ({ link, direction, to }) =>
      to === null
        ? `${link} leaves the board, ${direction}.`
        : `${link} moves ${direction} to (${to.join(',')}).`,
    firewall: line,
    battle: line,
    downloaded: line,
    passed: line,
    eliminated: line,
    shown: ({ link, value }) => `${link} was ${value}.`,
    ended: ({ winner, reason }) => endLine(winner, reason),
  },
  digest: {
    battle: (outcome, attacker, defender) => ({
      lead: outcome === null ? 'Battle' : `Battle ${outcome}`,
      words: `${attacker} against ${defender}`,
    }),
    downloaded: (kind, player, seat, link) => ({
      lead: `+1 ${kind}`,
      words: `${who(player, seat)} ${verb(player, seat, 'download')} ${link}`,
    }),
    firewall: (link, value) => ({ lead: `${link} is ${value}`, words: 'a firewall has shown it' }),
    used: (card, player, seat, target, detail) => ({
      lead: card,
      words: `${who(player, seat)} used it on ${aimIn(target)}${detail === null ? '' : `: ${detail}`}`,
    }),
    eliminated: (player, seat, reason) => ({
      lead: 'Out',
      words: `${who(player, seat)} ${player === seat ? 'are' : 'is'} eliminated: ${reason}`,
    }),
    draw: (reason) => ({ lead: 'A draw', words: reason }),
    won: (winner, seat, reason) => ({ lead: `${capital(who(winner, seat))} won`, words: reason }),
    others: (links) => `their ${links.join(', ')} moved`,
  },
  helps: {},
  reasons: {},
  value: (kind, strength) => (kind === null ? 'unknown value' : `${kind}, strength ${strength}`),
  boosted: (squares) => `moves ${squares} squares`,
  jammed: (turns) => `jammed for ${turns} ${turns === 1 ? 'turn' : 'turns'}`,
  refusals: {},
};
