/** Was die Seite über ein Turnier der Bots sagt, auf Deutsch. */
import { countingIn } from '@quadrant/kernel';
import type { Lab } from '../lab.js';

const { count, number } = countingIn('de');

export const lab: Lab = {
  title: 'Ein Turnier der Bots',
  lead: 'Wähle den Ordner, den quadrant tournament geschrieben hat, oder zieh ihn hierher: wie alle stehen, und jedes Spiel zum Ansehen. Nichts verlässt deinen Rechner.',
  choose: 'Ordner wählen',
  noTournament: 'Das ist kein Ordner eines Turniers: Er hat weder results.jsonl noch games.jsonl.',
  badLine: (line, file) => `Zeile ${line} von ${file} ist nicht die eines Paars.`,
  noGames: 'Noch ist kein Paar gespielt.',
  standings: 'Stand',
  table: 'Wie die Bots stehen',
  bot: 'Bot',
  points: 'Punkte',
  elo: 'Elo, mit 95-%-Balken',
  share: (points, games) => `${number(points)} von ${number(games)}`,
  pairs: (pairs) => count(pairs, 'Paar|Paare'),
  games: 'Spiele',
  commands: (commands) => count(commands, 'Befehl|Befehle'),
  look: 'Ansehen',
  lookAt: (game) => `Spiel ${game} ansehen`,
  more: (left) => `Mehr zeigen, von ${number(left)}`,
};
