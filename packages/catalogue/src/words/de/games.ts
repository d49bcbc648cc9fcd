/** Was der Katalog von seinen Spielen sagt, wo sie aufgezählt werden: nach den englischen Worten. */
import type { Phrases } from '@quadrant/kernel';

export const games: Phrases = {
  // what the catalogue says of its games
  'Equip a ship and hold out against what comes.': 'Rüste ein Schiff und halte allem stand, was kommt.',
  'Hold the edge of the fog. Arm a ship, dodge the swarm, and nest what it drops into a fortune.':
    'Halte den Rand des Nebels. Rüste ein Schiff aus, weich dem Schwarm aus und mach aus dem, was er fallen lässt, ein Vermögen.',
  'Search a galaxy for a planet with life.': 'Suche in einer Galaxie nach einem Planeten mit Leben.',
  'Three moves of fuel, a sky that drifts, and somewhere a planet that lives. Fly from star to star.':
    'Treibstoff für drei Flüge, ein Himmel in Bewegung und irgendwo ein Planet, der lebt. Flieg von Stern zu Stern.',
  'Bluff with hidden links: take data, not viruses.': 'Bluffe mit verdeckten Links: Daten ja, Viren nein.',
  'Eight links a side, four of them poison. Bluff your data home, past someone who is bluffing too.':
    'Acht Links auf jeder Seite, vier davon sind Gift. Bring deine Daten ans Ziel, vorbei an jemandem, der genauso blufft.',
  'Cross a drowned forest to the old gate.': 'Durchquere einen versunkenen Wald bis zum alten Tor.',
  'A drowned forest between you and the gate. Archers who shoot first, wisps that are not what they seem.':
    'Ein versunkener Wald zwischen dir und dem Tor. Bogenschützen, die zuerst schießen, und Irrlichter, die nicht sind, was sie scheinen.',
  calm: 'ruhig',
  normal: 'normal',
  hard: 'schwer',
  usual: 'üblich',
  Usual: 'Üblich',
  quiet: 'still',
  crowded: 'dicht',
  perilous: 'gefährlich',
  classic: 'klassisch',
  campaign: 'Kampagne',
  generated: 'erzeugt',
  'two players': 'zwei Spieler',
  'four players': 'vier Spieler',
  // computers, and how well they play
  easy: 'leicht',
  medium: 'mittel',
  master: 'Meister',
  greedy: 'gierig',
  house: 'Haus',
  script: 'Skript',
  // what was reached
  '1 point': '1 Punkt',
  '{points} points': '{points} Punkte',
  'won, {mine} data to {theirs}': 'gewonnen, {mine} zu {theirs} Daten',
  'life found in 1 turn': 'Leben in 1 Zug gefunden',
  'life found in {turns} turns': 'Leben in {turns} Zügen gefunden',
  'against {bots}': 'gegen {bots}',
};
