/** RAIInet in English: what the transcript has a line for is told in that line. */
import { capital, type Seat, SPECTATOR } from '@quadrant/kernel';
import type { Fact } from '../facts.js';
import { standard } from '../tables.js';
import { endLine, eventLine } from '../text.js';
import { aimIn, reasonIn, type Words } from './table.js';

const line = (fact: Fact) => eventLine(fact, standard);
const who = (player: Seat, seat: Seat) => (player === seat ? 'you' : `player ${player + 1}`);
const your = (mine: boolean) => (mine ? 'your ' : '');
const because = (reason: string, doer: Seat | null, seat: Seat) => reasonIn(words, reason, doer, seat);
const verb = (player: Seat, seat: Seat, word: string) => (player === seat ? word : `${word}s`);

export const words: Words = {
  facts: {
    used(fact, seat) {
      const ability = standard.abilities.find(({ letter }) => letter === fact.letter);
      const exact = line(fact);
      if (exact !== null && (ability?.detail === null || fact.detail !== null)) return exact;
      return `${capital(who(fact.seat, seat))} ${verb(fact.seat, seat, 'use')} ${ability?.name ?? fact.letter} on ${aimIn(fact.target)}.`;
    },
    moved: ({ link, to }) =>
      to === null ? `${link} leaves the board.` : `${link} moves to (${to.join(',')}).`, // up and down depend on where one sits
    firewall: line,
    battle: line,
    downloaded: (fact, seat) =>
      fact.seat === seat ? `You download ${fact.link} (${fact.value}).` : line(fact),
    passed: (fact, seat) => (fact.seat === seat ? 'You have no legal move and pass.' : line(fact)),
    eliminated: (fact, seat) =>
      fact.seat === seat
        ? `You are eliminated: ${because(fact.reason, seat, seat)}.`
        : `Player ${fact.seat + 1} is eliminated: ${because(fact.reason, null, seat)}.`,
    shown: ({ link, value }) => `${link} was ${value}.`,
    ended: ({ winner, reason }, seat) =>
      winner !== null && winner === seat
        ? `You win! (${because(reason, seat, seat)})`
        : endLine(winner, because(reason, null, seat)),
  },
  digest: {
    battle: (outcome, attacker, defender, attacks) => ({
      lead: outcome === null ? 'Battle' : `Battle ${outcome}`,
      words: `${your(attacks)}${attacker} against ${your(outcome !== null && !attacks)}${defender}`,
    }),
    downloaded: (kind, player, seat, link, mine) => ({
      lead: `+1 ${kind}`,
      words: `${who(player, seat)} ${verb(player, seat, 'download')} ${your(mine)}${link}`,
    }),
    firewall: (link, value, mine) => ({
      lead: `${link} is ${value}`,
      words: `a firewall has shown ${mine ? 'your link' : 'it'}`,
    }),
    used: (card, player, seat, aim, detail, mine) => ({
      lead: card,
      words: `${who(player, seat)} used it on ${your(mine)}${aim}${detail === null ? '' : `: ${detail}`}`,
    }),
    eliminated: (player, seat, reason) => ({
      lead: player === seat ? 'You are out' : `Player ${player + 1} is out`,
      words: because(reason, player === seat ? seat : null, seat),
    }),
    draw: (reason) => ({ lead: 'A draw', words: reason }),
    won: (winner, seat, reason) => ({
      lead: `${capital(who(winner, seat))} won`,
      words: because(reason, winner === seat ? seat : null, seat),
    }),
    others: (links, seat) => `${seat === SPECTATOR ? '' : 'their '}${links.join(', ')} moved`,
  },
  helps: {},
  reasons: { left: 'no longer playing', 'player {player} left': 'player {player} is no longer playing' },
  yourReasons: {
    'has no links left': 'you have no links left',
    left: 'you are no longer playing',
    '{deed}': 'you {deed}',
  },
  value: (kind, strength) => (kind === null ? 'unknown value' : `${kind}, strength ${strength}`),
  boosted: (squares) => `moves ${squares} squares`,
  jammed: (turns) => `jammed for ${turns} ${turns === 1 ? 'turn' : 'turns'}`,
  refusals: {},
};
