/** Was der Bildschirm von Mirewood neben den Worten des Spiels sagt, auf Deutsch. */
import { countingIn } from '@quadrant/kernel';
import type { Texts } from '../texts.js';

const { count } = countingIn('de');
const points = (score: number) => count(score, 'Punkt|Punkte');

export const texts: Texts = {
  nextLevel: 'Nächstes Level',
  state: 'Wanderer',
  first:
    'Geh zum Tor: mit den Pfeilen, einem Druck auf ein Feld, oder zieh deine Figur. Geh auf einen Gegner zu, um dich zu ihm zu drehen und ihn zu schlagen.',
  nameless: 'Namenloser Wald',
  ownLevel: 'eigenes Level',
  twoPlayers: 'zwei Spieler',
  player: (seat) => `Spieler ${seat + 1}`,
  you: ', du',
  onMove: ', am Zug',
  dead: 'tot',
  health: (health) => `${health} Leben`,
  levelOf: (level, levels) => `Level ${level} von ${levels}`,
  goal: (way) => {
    if (!way) return 'Hier gibt es kein Tor.';
    const [right, down] = way;
    const parts = [
      right === 0 ? '' : `${Math.abs(right)} ${right > 0 ? 'rechts' : 'links'}`,
      down === 0 ? '' : `${Math.abs(down)} ${down > 0 ? 'abwärts' : 'aufwärts'}`,
    ].filter(Boolean);
    return parts.length > 0 ? `Das Tor: ${parts.join(', ')}` : 'Du bist am Tor.';
  },
  pool: (status, turns) => (status === 'stuck' ? `${turns} fest` : `−${turns}`),
  legend: 'Was ist was',
  outThere: 'Wer unterwegs ist',
  nobody: 'Niemand außer dir.',
  underFoot: 'Was am Boden liegt',
  verbose: 'Jede Handlung in der Textansicht',
  verboseShort: 'eine Zeile und ein Bild für jede Handlung in der Textansicht, oder nicht',
  pressTo: (help) => `Drücken: ${help}.`,
  far: 'Dorthin führt gerade kein Weg.',
  held: 'Im einzigen Weg dorthin steht jemand.',
  walkThere: (steps) =>
    `Drücken, um hinzugehen, ${count(steps, 'Schritt|Schritte')}; du hältst an, sobald jemand in der Nähe ist.`,
  stopped: 'Du hältst an: Jemand ist nah oder im Weg.',
  explore: 'zum nächsten Fund gehen',
  travel: 'zum Tor gehen',
  exploring: 'Suchen',
  travelling: 'Zum Tor',
  notYet: (name, keys) => `${name} ist am Zug${keys ? `, mit ${keys}` : ''}.`,
  keysOf: ['den Buchstaben', 'Pfeilen und Ziffern'],
  movePad: 'Gehen',
  turnPad: 'Drehen',
  turn: 'Drehen',
  turnAbout: 'Die nächste Richtung dreht dich, ohne zu gehen',
  hit: 'Hieb',
  shoot: 'Schuss',
  bomb: 'Bombe',
  wait: 'Warten',
  moved: (name, from, x, y) => `${name}${from === null ? '' : ` bei ${from}`} geht nach ${x},${y}.`,
  many: (pieces, name, verb) => `${pieces} × ${name}: ${VERBS[verb] ?? verb}.`,
  points,
  resultTitles: { won: 'Du hast das Tor erreicht', lost: 'Der Wald behält dich' },
  won: (score, turns) =>
    `Das Tor ist erreicht, mit ${count(score, 'Punkt|Punkten')} in ${count(turns, 'Zug|Zügen')}.`,
  lost: (score) => `Niemand ist mehr da. Es waren ${points(score)}.`,
  beat: (winner, scores) =>
    `Das Tor ist erreicht, und Spieler ${winner + 1} gewinnt mit ${scores.join(' zu ')}.`,
  draw: (scores) => `Das Tor ist erreicht, und niemand gewinnt, ${scores.join(' zu ')}.`,
  bothLost: (scores) => `Niemand ist mehr da. Es stand ${scores.join(' zu ')}.`,
  board: (rows, columns) => `Brett, ${rows} Reihen zu ${columns}`,
  rows: {
    score: 'Punkte',
    bombs: 'Bomben',
    faces: 'Blick',
    turns: 'Züge',
    turnsHere: 'Züge hier',
    level: 'Level',
    healthLeft: 'Leben übrig',
  },
  line: {
    health: (health) => `Leben ${health}`,
    bombs: (bombs) => `Bomben ${bombs}`,
    score: (score) => `Punkte ${score}`,
  },
  ofLevels: (level, levels) => `${level} von ${levels}`,
};

const VERBS: Readonly<Record<string, string>> = {
  move: 'gehen weiter',
  shoot: 'schießen',
  throw: 'werfen',
  hit: 'schlagen',
};
