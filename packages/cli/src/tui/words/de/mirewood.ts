/** Was das Terminal von Mirewood neben den Worten des Spiels sagt, auf Deutsch. */
import type { Direction } from '@quadrant/mirewood';
import type { ScreenTexts } from '../tongue.js';

const FACING: Readonly<Record<Direction, string>> = {
  up: 'nach oben',
  right: 'nach rechts',
  down: 'nach unten',
  left: 'nach links',
};

export const texts: ScreenTexts['wood'] = {
  questions: {
    level: [
      'Level',
      'ein Level des Spiels, ein erzeugtes, eine Kampagne aus erzeugten, oder eine Leveldatei',
    ],
    size: ['Größe', 'Breite x Höhe, 5x3 bis 60x40'],
    difficulty: [
      'Schwierigkeit',
      '1 Bummel, 2 Spaziergang, 3 Wanderung, 4 Prüfung, 5 Albtraum; eine Kampagne steigt bis dahin',
    ],
    players: ['Spieler', 'einer, oder zwei an dieser Tastatur'],
    file: ['Datei', 'der Name einer Leveldatei'],
  },
  reasons: { 'the goal is reached': 'das Tor ist erreicht', 'no player is left': 'niemand ist mehr da' },
  keys: {
    walk: 'gehen, schlagen',
    shoot: 'Schuss',
    bomb: 'Bombe',
    wait: 'warten',
    look: 'ansehen',
    explore: 'Funde',
    travel: 'Tor',
    lookAround: 'umsehen',
    walkThere: 'hingehen',
    back: 'zurück zum Spiel',
  },
  asked: (player, direction) =>
    `${player === null ? 'Du' : `Spieler ${player}, du`} blickst ${FACING[direction] ?? direction}. G ist das Tor. g geht dorthin.`,
  moved: (name, from, to) => `${name}${from === null ? '' : ` bei ${from}`} geht nach ${to}.`,
  danger: (damage) => `Im nächsten Zug −${damage} Leben hier.`,
  aimedAt: 'Jemand zielt hier entlang.',
  noWay: 'Dorthin führt gerade kein Weg.',
  stopped: 'Du hältst an: Jemand ist in der Nähe.',
  cutOff: 'Du hältst an: Jemand schneidet den Weg ab.',
  ownLevel: 'eigenes Level',
  twoPlayers: 'zwei Spieler',
  panel: {
    level: 'Level',
    levelOf: (level, levels, name) => `${level} von ${levels}${name ? `: ${name}` : ''}`,
    dead: (player) => `${player} ist tot`,
    health: 'Leben',
    score: 'Punkte',
    bombs: 'Bomben',
    faces: 'Blick',
    gate: 'Tor:',
    here: 'hier',
  },
  facing: { up: 'oben', right: 'rechts', down: 'unten', left: 'links' },
  effects: {
    stuck: 'eingesunken',
    poison: 'vergiftet',
    'ward-stuck': 'vor Treibsand sicher',
    'ward-poison': 'vor Gift sicher',
  },
  help: [
    ['Pfeile, w a s d', 'gehen; auf einen Gegner zu: zu ihm drehen, dann schlagen'],
    ['i j k l', 'nach oben, links, unten, rechts drehen, ohne zu gehen'],
    ['f   h   e', 'einen Pfeil schießen, schlagen, eine Bombe werfen, in Blickrichtung'],
    ['Leer oder .', 'warten'],
    ['o   g', 'zum nächsten Fund gehen, oder zum Tor; ist jemand nah, hältst du an'],
    [
      'x',
      'ansehen: Pfeile bewegen einen Zeiger über das Brett, Enter geht hin, Esc beendet es; ein Klick sieht auch, ein zweiter geht hin',
    ],
  ],
};
