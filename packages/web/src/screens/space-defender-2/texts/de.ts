/** Was der Bildschirm von Space Defender 2 neben den Worten des Spiels sagt, auf Deutsch. */
import { countingIn } from '@quadrant/kernel';
import type { Texts } from '../texts.js';

const { count, form } = countingIn('de');

export const texts: Texts = {
  state: 'Schiff',
  first:
    'Drück ein Feld, um dorthin zu fliegen, feuere, oder setz aus, um Energie zu gewinnen. Die Gegner kommen von rechts: Was die Gefallenen hinterlassen, sind deine Punkte.',
  sizes: { small: 'Klein, 5 × 12', usual: 'Üblich, 7 × 18', large: 'Groß, 10 × 30' },
  parts: { weapon: 'Waffe', armour: 'Panzerung', engine: 'Antrieb', power: 'Kraft' },
  ready: 'Drei fertige Schiffe',
  readyNames: { usual: 'Allrounder', far: 'Scharfschütze', thick: 'Festung' },
  readyAbout: {
    usual: 'Ein Schuss nach dem anderen, flink unterwegs.',
    far: 'Sieht weit, und ein Schuss fällt alles; achte auf die Energie.',
    thick: 'Hält viel aus, während seine Raketen Fahrt aufnehmen; langsam.',
  },
  gains: { health: 'Gesundheit', energy: 'Energie', armour: 'Panzerung', vision: 'Sicht', move: 'Flug' },
  regains: (amount) => `+${amount} je Zug`,
  heavier: (cost) => `jedes Feld Flug kostet ${cost} mehr`,
  each: (cost) => `je ${cost} Energie`,
  damage: 'Schaden',
  costs: 'Kosten',
  paid: { energy: 'Energie', health: 'Leben' },
  times: (shots) => `× ${shots}`,
  start: 'Los',
  yourShip: 'Dein Schiff',
  loose: (worth) => `Lose Kugeln, ${worth} wert`,
  noFocus: 'Ein gefallener Carrier oder Pylon hinterlässt eine Schale, die vervielfacht, was sie füllt.',
  focus: (name, taken, slots, worth, factor) =>
    `${FOCUSES[name] ?? name}: ${taken} von ${slots} Plätzen belegt, ${worth} wert, voll mal ${factor}`,
  nowWorth: 'jetzt wert:',
  lands: (tray) => (tray ? `nächste Kugel fällt in ${TRAYS[tray] ?? tray}` : 'nächste Kugel bleibt lose'),
  filled: 'mit Gold gefüllt:',
  inSight: 'In Sicht',
  nothingInSight: 'Kein Gegner.',
  threatNext: 'Gefahr im nächsten Zug',
  threatSteps: ['schadet ein wenig', 'schadet', 'würde dich zerstören'],
  atMost: (damage) => `bis ${damage}`,
  atLeast: (damage) => `ab ${damage}`,
  atRisk: (damage) => `, ${damage} gehen vielleicht im nächsten Zug verloren`,
  debug: 'Alles sehen (Testansicht)',
  debugShort: 'Testansicht',
  pieces: (enemies, projectiles) => `Gegner: ${enemies}, Geschosse: ${projectiles}`,
  enemy: (enemy) =>
    `${enemy.cell} ${enemy.name} ${enemy.id}: ${enemy.health}/${enemy.maxHealth}, Panzerung ${enemy.armour}, regeneriert ${enemy.regen}${enemy.sees ? ', sieht dich' : ''}`,
  projectile: (projectile) =>
    `${projectile.cell} ${projectile.side === 'enemy' ? 'gegnerischer' : 'eigener'} Schuss ${-projectile.id}: Schaden ${projectile.damage}, Tempo ${projectile.move}`,
  move: (cells, energy) => `Drücken: ${count(cells, 'Feld|Felder')} fliegen für ${energy} Energie.`,
  tip: {
    title: (cell) => `Nach ${cell[0]} ${cell.slice(1)} fliegen`,
    cost: (energy) => `−${energy} Energie`,
    after: (cells, left) => `${count(cells, 'Feld|Felder')}, ${left} Energie bleiben`,
    harm: (name, damage) => `−${damage} Leben: ${name}`,
    deed: 'Fliegen',
    left: (health) => (health > 0 ? `${health} Leben bleiben` : 'Das wäre das Ende.'),
  },
  shots: (shots) =>
    form(
      shots,
      `Ein Geschoss erscheint auf dem markierten Feld.|${shots} Geschosse erscheinen auf den markierten Feldern.`,
    ),
  deeds: { fire: 'feuern', special: 'die Kraft einsetzen', pass: 'aussetzen' },
  moveDeed: (cell) => `nach ${cell[0]} ${cell.slice(1)} fliegen`,
  reach: 'Die gepunktete Linie zeigt, wie weit du fliegen kannst.',
  advice: (code, ship) =>
    code === 'out-of-range'
      ? `Dein Schiff fliegt bis zu ${ship.move} Felder je Zug.`
      : code === 'cannot-move'
        ? `Ein Feld kostet ${ship.moveCost} Energie; Aussetzen bringt Energie zurück.`
        : '',
  remembered: (name, turns) => `${name} hier zuletzt vor ${count(turns, 'Zug|Zügen')} gesehen`,
  between: 'An dieser Stelle läuft kein Spiel.',
  lost: (score, turns) =>
    `Der Starfighter ist verloren. ${count(score, 'Punkt|Punkte')} in ${count(turns, 'Zug|Zügen')}.`,
  left: (score) => `Das Spiel wurde mit ${count(score, 'Punkt|Punkten')} verlassen.`,
  lostTitle: 'Dein Schiff ist verloren',
  lostWhy: 'Niemand hält den Rand für immer: Es zählt, was du gesammelt hast.',
  leftTitle: 'Du hast das Feld verlassen',
  meets: (name, cell, damage, left) =>
    left > 0
      ? `Auf dem Weg: ${name} auf ${cell}, −${damage} Leben, ${left} bleiben.`
      : `Auf dem Weg: ${name} auf ${cell}, −${damage} Leben: Das wäre das Ende.`,
  points: (score) => count(score, 'Punkt|Punkte'),
  many: (pieces, name, verb) => `${MANY[verb](pieces)}: ${name}.`,

  meters: { health: 'Leben', energy: 'Energie' },
  rows: {
    regains: 'Erholung',
    armour: 'Panzerung',
    vision: 'Sicht',
    move: 'Flug',
    weapon: 'Waffe',
    damage: 'Schaden',
    power: 'Kraft',
    turns: 'Züge',
  },
  moves: (squares, cost) => `${squares}, je ${cost}`,
  fire: 'Feuern',
  shot: (cost, paidIn, damage) => `${cost} ${PAID[paidIn] ?? paidIn}, ${damage} Schaden`,
  pass: 'Aussetzen',
  passAbout: 'doppelt erholen',
  keys: { fire: 'feuern', special: 'die Kraft einsetzen', pass: 'aussetzen' },
  score: 'Punkte',
  board: 'Brett',
  difficulty: 'Schwierigkeit',
  aTurn: (most, regained) => `${most}, +${regained} je Zug`,
  movesFor: (squares, cost) => `${count(squares, 'Feld|Felder')}, je ${cost} Energie`,
  cellEnemy: (enemy) =>
    ` ${enemy.id}, Leben ${enemy.health} von ${enemy.maxHealth}, Panzerung ${enemy.armour}${enemy.sees ? ', sieht dich' : ''}`,
  cellProjectile: (damage, speed) => `, Schaden ${damage}, Tempo ${speed}`,
  cellShip: (health, energy) => `, dein Schiff, Leben ${health}, Energie ${energy}`,
  boardName: (rows, columns) => `Brett, ${rows} Reihen zu ${columns}`,
};

const PAID: Readonly<Record<string, string>> = { energy: 'Energie', health: 'Leben' };
const FOCUSES: Readonly<Record<string, string>> = { platinum: 'Platin', diamond: 'Diamant' };
const TRAYS: Readonly<Record<string, string>> = {
  platinum: 'die Platinschale',
  diamond: 'die Diamantschale',
};
const MANY = {
  stay: (pieces: number) => `${pieces} bleiben, wo sie sind`,
  move: (pieces: number) => `${pieces} bewegen sich`,
  appear: (pieces: number) => `${pieces} erscheinen`,
};
