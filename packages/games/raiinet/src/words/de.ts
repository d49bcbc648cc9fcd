/** RAIInet auf Deutsch. */
import { capital, countingIn, type Phrases, type Seat, SPECTATOR } from '@quadrant/kernel';
import { standard } from '../tables.js';
import { aimedAt, reasonIn, type Words } from './table.js';

const { count } = countingIn('de');

const player = (seat: Seat) => `Spieler ${seat + 1}`;
const REASONS: Phrases = {
  'downloaded {count} data': '{count} Daten heruntergeladen',
  'downloaded {count} viruses': '{count} Viren heruntergeladen',
  'has no links left': 'keine Links mehr',
  left: 'nicht mehr dabei',
  'player {player} downloaded {count} data': 'Spieler {player} hat {count} Daten heruntergeladen',
  'player {player} downloaded {count} viruses': 'Spieler {player} hat {count} Viren heruntergeladen',
  'player {player} has no links left': 'Spieler {player} hat keine Links mehr',
  'player {player} left': 'Spieler {player} ist nicht mehr dabei',
  '{count} moves without a download': '{count} Züge ohne Download',
};
const because = (reason: string, doer: Seat | null = null, seat: Seat = SPECTATOR) =>
  reasonIn(words, reason, doer, seat);
const who = (by: Seat, seat: Seat) => (by === seat ? 'du' : player(by));
const your = (mine: boolean) => (mine ? 'deinen ' : '');
const nameOf = (letter: string) => standard.abilities.find((each) => each.letter === letter)?.name ?? letter;

export const words: Words = {
  facts: {
    used({ letter, target, detail, seat: by }, seat) {
      if (letter === 'L' && detail !== null)
        return `Link boost: ${target[0]} zieht jetzt ${detail} Felder weit.`;
      if (letter === 'S' && detail !== null) return `Scan: ${target[0]} ist ${detail}.`;
      return `${capital(who(by, seat))} setzt ${nameOf(letter)} auf ${aimedAt(target)} ein.`;
    },
    moved: ({ link, to }) =>
      to === null ? `${link} verlässt das Brett.` : `${link} zieht auf (${to.join(',')}).`,
    firewall: ({ link, value }) => `Firewall: ${link} ist ${value}.`,
    battle: ({ attacker, attackerValue, defender, defenderValue, won }) =>
      `Kampf: ${attacker} (${attackerValue}) greift ${defender} (${defenderValue}) an und ${won ? 'gewinnt' : 'verliert'}.`,
    downloaded: ({ seat: by, link, value }, seat) =>
      `${by === seat ? 'Du lädst' : `${player(by)} lädt`} ${link} (${value}) herunter.`,
    passed: ({ seat: by }, seat) =>
      `${by === seat ? 'Du hast' : `${player(by)} hat`} keinen erlaubten Zug und setzt aus.`,
    eliminated: ({ seat: out, reason }, seat) =>
      out === seat
        ? `Du bist ausgeschieden: ${because(reason, out, seat)}.`
        : `${player(out)} ist ausgeschieden: ${because(reason)}.`,
    shown: ({ link, value }) => `${link} war ${value}.`,
    ended({ winner, reason }, seat) {
      if (winner === null || winner < 0) return `Unentschieden! (${because(reason)})`;
      return winner === seat
        ? `Du gewinnst! (${because(reason, winner, seat)})`
        : `${player(winner)} gewinnt! (${because(reason, null, seat)})`;
    },
  },
  digest: {
    battle: (outcome, attacker, defender, attacks) => ({
      lead: outcome === null ? 'Kampf' : outcome === 'won' ? 'Kampf gewonnen' : 'Kampf verloren',
      words: `${attacks ? 'dein ' : ''}${attacker} gegen ${your(outcome !== null && !attacks)}${defender}`,
    }),
    downloaded: (kind, by, seat, link, mine) => ({
      lead: kind === 'virus' ? '+1 Virus' : '+1 Daten',
      words: `${by === seat ? 'du lädst' : `${player(by)} lädt`} ${your(mine)}${link} herunter`,
    }),
    firewall: (link, value, mine) => ({
      lead: `${link} ist ${value}`,
      words: `eine Firewall hat ${mine ? 'deinen Link' : 'ihn'} gezeigt`,
    }),
    used: (card, by, seat, aim, detail, mine) => ({
      lead: card,
      words: `${by === seat ? 'du hast' : `${player(by)} hat`} sie auf ${your(mine)}${aim} eingesetzt${detail === null ? '' : `: ${detail}`}`,
    }),
    eliminated: (out, seat, reason) => ({
      lead: out === seat ? 'Du bist draußen' : `${player(out)} ist draußen`,
      words: because(reason, out === seat ? out : null, seat),
    }),
    draw: (reason) => ({ lead: 'Unentschieden', words: because(reason) }),
    won: (winner, seat, reason) => ({
      lead: winner === seat ? 'Du hast gewonnen' : `${player(winner)} hat gewonnen`,
      words: because(reason, winner === seat ? winner : null, seat),
    }),
    others: (links) => `${links.length === 1 ? 'gezogen hat' : 'gezogen haben'} ${links.join(', ')}`,
  },
  helps: {
    L: 'Einer deiner Links zieht ab jetzt ein Feld weiter.',
    F: 'Bewacht ein leeres Feld: Gegnerische Links, die dort landen, werden aufgedeckt, und Viren lädt ihr Besitzer herunter.',
    D: 'Du lädst einen gegnerischen Link herunter, ob bekannt oder nicht.',
    S: 'Du erfährst den Wert eines gegnerischen Links.',
    P: 'Irgendein Link wechselt seine Art: Daten werden Virus, Virus wird Daten.',
    H: 'Du ziehst einen gegnerischen Link, wie sein Besitzer es könnte; danach kommt dein eigener Zug.',
    J: 'Ein gegnerischer Link kann in den nächsten Zügen seines Besitzers nicht ziehen.',
    N: 'Zwei deiner Links sind für alle anderen wieder verdeckt und tauschen, wie du es heimlich wählst, ihre Werte.',
  },
  reasons: REASONS,
  yourReasons: {
    'downloaded {count} data': 'du hast {count} Daten heruntergeladen',
    'downloaded {count} viruses': 'du hast {count} Viren heruntergeladen',
    'has no links left': 'du hast keine Links mehr',
    left: 'du bist nicht mehr dabei',
  },
  value: (kind, strength) =>
    kind === null ? 'unbekannter Wert' : `${kind === 'virus' ? 'Virus' : 'Daten'}, Stärke ${strength}`,
  boosted: (squares) => `zieht ${squares} Felder weit`,
  jammed: (turns) => `noch ${count(turns, 'Zug|Züge')} blockiert`,
  refusals: {
    over: 'Das Spiel ist aus.',
    'not-controlled': { 'you do not control link "{link}".': 'Link „{link}“ gehört dir nicht.' },
    gone: { 'link "{link}" is no longer on the board.': 'Link „{link}“ ist nicht mehr auf dem Brett.' },
    'unknown-direction': { 'unknown direction "{word}".': 'Die Richtung „{word}“ gibt es nicht.' },
    jammed: { 'link "{link}" is jammed.': 'Link „{link}“ ist blockiert.' },
    'cannot-leave': 'Dort kannst du das Brett nicht verlassen.',
    'own-port': 'Das ist dein eigener Serverport.',
    'own-link-there': 'Dort steht dein eigener Link.',
    'cannot-go-there': {
      'illegal move: link "{link}" cannot go there.': 'Link „{link}“ kann nicht dorthin.',
    },
    'no-card': { 'no ability card "{word}".': 'Eine Karte „{word}“ gibt es nicht.' },
    'ability-used': 'Du hast in diesem Zug schon eine Karte eingesetzt.',
    'no-such-link': { 'there is no link "{link}" on the board.': 'Auf dem Brett ist kein Link „{link}“.' },
    'not-yours': { 'link "{link}" is not yours.': 'Link „{link}“ gehört dir nicht.' },
    'your-own': { 'link "{link}" is your own.': 'Link „{link}“ ist dein eigener.' },
    'already-known': { 'link "{link}" is already known to you.': 'Link „{link}“ kennst du schon.' },
    'same-link': 'Wähl zwei verschiedene Links.',
    'card-used': { 'ability card {card} has already been used.': 'Karte {card} ist schon eingesetzt.' },
    usage: { 'usage: {usage}': 'Schreib: {usage}' },
    'needs-numbers': {
      'a {thing} needs a row and a column.': 'Dafür braucht es eine Reihe und eine Spalte.',
    },
    'needs-empty': { 'a {thing} needs an empty square.': 'Dafür braucht es ein leeres Feld.' },
    'not-a-square': {
      '({row},{column}) is not a square of the board.': '({row},{column}) ist kein Feld des Bretts.',
    },
    'say-one-of': { 'say {words}.': 'Sag {words}.' },
  },
};
