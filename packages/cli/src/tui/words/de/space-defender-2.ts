/** Was das Terminal von Space Defender 2 neben den Worten des Spiels sagt, auf Deutsch. */
import { countingIn } from '@quadrant/kernel';
import type { Part } from '@quadrant/space-defender-2';
import type { ScreenTexts } from '../tongue.js';

const { count } = countingIn('de');
const PARTS: Readonly<Record<Part, string>> = {
  weapon: 'Waffe',
  armour: 'Panzerung',
  engine: 'Antrieb',
  power: 'Kraft',
};
const WHICH: Readonly<Record<Part, string>> = {
  weapon: 'die Waffe',
  armour: 'die Panzerung',
  engine: 'den Antrieb',
  power: 'die Kraft',
};

const PAID: Readonly<Record<string, string>> = { energy: 'Energie', health: 'Leben' };

export const texts: ScreenTexts['defender'] = {
  questions: {
    rows: ['Reihen', 'Reihen des Bretts, 5 bis 10'],
    columns: ['Spalten', 'Spalten des Bretts, 10 bis 30'],
    enemies: ['Gegner', 'wie viele Gegner kommen: ruhig, üblich, schwer, oder eigene Schwellen'],
    thresholds: [
      'Schwellen',
      'fünf Zahlen von 1 bis 101, keine kleiner als die vorige: Grunt, Fighter, Carrier, Interceptor, Pylon',
    ],
  },
  reasons: {
    'the game was left': 'du bist gegangen',
    'the player left': 'du hast aufgegeben',
    'the Starfighter was destroyed': 'der Starfighter ist zerstört',
  },
  deeds: {
    fire: 'feuern',
    special: 'die Kraft einsetzen',
    pass: 'aussetzen',
    setup_next: 'weitergehen',
    setup_back: 'zurückgehen',
    play: 'ein Spiel beginnen',
    toggle_debug_mode: 'die Testansicht ein- oder ausschalten',
    abort: 'aufgeben',
  },
  selectDeed: (number) => `Nummer ${number} nehmen`,
  moveDeed: (row, column) => `nach ${row}${column} fliegen`,
  help: {
    setup: [
      '1 bis 5, ↑ ↓',
      'Seiten der Ausrüstung: wählen; → oder Enter geht weiter, ← zurück, g beginnt sofort',
    ],
    battle: [
      ['Pfeile', 'zielen; die Zeile unter dem Verlauf sagt, was dort ist und was der Flug kostet'],
      ['Enter', 'zum Ziel fliegen'],
      ['f   s   p', 'feuern, die Kraft einsetzen, aussetzen'],
      ['c', 'wieder auf das Schiff zielen'],
      ['d', 'Testansicht: Alles wird gezeigt'],
      ['x', 'aufgeben; es wird gefragt'],
      ['Auf dem Brett', '· in Reichweite, + der Weg dorthin, und:'],
    ],
  },
  keys: {
    move: 'fliegen',
    fire: 'feuern',
    special: 'Kraft',
    pass: 'aussetzen',
    debug: 'Test',
    another: 'noch ein Spiel',
    choose: 'wählen',
    next: 'weiter',
    back: 'zurück',
    start: 'los',
    newGame: 'neues Spiel',
  },
  panel: {
    health: 'Leben',
    energy: 'Energie',
    regains: 'Erholung',
    armour: 'Panzerung',
    vision: 'Sicht',
    move: 'Flug',
    moveCost: 'je Feld',
    fire: 'Feuer',
    special: 'Kraft',
    score: 'Punkte',
    debug: 'TEST: kein Nebel',
  },
  moves: (cells, cost) => `${cells} zu je ${cost}`,
  shot: (weapon, damage, cost, paidIn) => `${weapon} ${damage} für ${cost} ${PAID[paidIn] ?? paidIn}`,
  power: (name, price) => `${name}, ${price}`,
  inReach: 'in Reichweite',
  danger: (damage) => `Im nächsten Zug −${damage} Leben hier.`,
  cell: (cell, name, details) => `${cell}: ${name}${details}.`,
  enemy: (health, most, armour, sees) =>
    `, Leben ${health}/${most}, Panzerung ${armour}${sees ? ', sieht dich' : ''}`,
  projectile: (damage, speed) => `, Schaden ${damage}, Tempo ${speed}`,
  preview: (cells, energy) => `Flug: ${count(cells, 'Feld|Felder')}, ${energy} Energie.`,
  meets: (name, cell, damage, left) =>
    `Du rammst auf ${cell}: ${name}, −${damage} Leben, ${left > 0 ? `dann ${left}` : 'dein Ende'}.`,
  parts: PARTS,
  setup: {
    none: 'Es läuft kein Spiel.',
    equip: 'Enter rüstet ein Schiff für ein neues aus.',
    choose: (part) => `Wähl ${WHICH[part] ?? part}, dann → zur nächsten Seite.`,
    begin: 'Enter beginnt das Spiel.',
    page: (number, pages, part) => `${number} von ${pages}: ${PARTS[part] ?? part}`,
    yours: 'Dein Schiff',
    result: 'Das wird dein Schiff',
    aTurn: (health, energy) => `${health} / ${energy} je Zug`,
    cells: (cells) => count(cells, 'Feld|Felder'),
    aCell: (cost) => `${cost}`,
  },
};
