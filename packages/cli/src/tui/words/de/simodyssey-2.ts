/** Was das Terminal von SimOdyssey 2 neben den Worten des Spiels sagt, auf Deutsch. */
import type { ScreenTexts } from '../tongue.js';

const COMPASS: Readonly<Record<string, string>> = {
  N: 'Norden',
  NE: 'Nordosten',
  E: 'Osten',
  SE: 'Südosten',
  S: 'Süden',
  SW: 'Südwesten',
  W: 'Westen',
  NW: 'Nordwesten',
};

const MODES = { play: 'üblich', test: 'Test' };

export const texts: ScreenTexts['odyssey'] = {
  questions: {
    mode: [
      'Mission',
      'üblich: wie das Spiel gedacht ist; Test: eigene Schwellen, und alles über alles wird gezeigt',
    ],
    thresholds: [
      'Schwellen',
      'fünf Zahlen von 1 bis 101, keine kleiner als die vorige: Asteroid, Janitaur, Malevolent, Benign, Planet',
    ],
  },
  reasons: {
    'mission aborted': 'die Mission ist abgebrochen',
    'found life': 'du hast Leben gefunden',
    'the player left': 'du hast aufgegeben',
    'destroyed by asteroid': 'ein Asteroid hat dich zerstört',
    'imploded by janitaur': 'ein Janitaur hat dich implodieren lassen',
    'destroyed by benign': 'ein Benign hat dich zerstört',
    'devoured by blackhole': 'das Schwarze Loch hat dich verschlungen',
    'lost in space - out of life support': 'im All verloren, ohne Leben',
    'lost in space - out of fuel': 'im All verloren, ohne Treibstoff',
  },
  deeds: { wormhole: 'durch das Wurmloch reisen', land: 'landen', liftoff: 'abheben', pass: 'aussetzen' },
  flyDeed: (direction) => `nach ${COMPASS[direction] ?? direction} fliegen`,
  keys: {
    compass: 'Pfeile 1-9',
    fly: 'Flug',
    look: 'sehen',
    wormhole: 'Wurmloch',
    land: 'landen',
    liftoff: 'abheben',
    pass: 'warten',
    lookAround: 'umsehen',
    flyThere: 'zum Nachbarn fliegen',
    back: 'zurück zum Spiel',
    newMission: 'neue Mission',
  },
  legend: [
    '! schadet    !! das Ende',
    'E du         P Planet',
    'Y Zwerg      * Riese',
    'W Wurmloch   O Loch',
    'A Asteroid   J Janitaur',
    'M Malevolent B Benign',
  ],
  full: 'voll',
  panel: {
    none: 'Noch keine Mission',
    mission: 'Mission',
    running: MODES,
    over: 'zu Ende',
    fuel: 'Tank',
    life: 'Leben',
    explorer: 'Explorer',
    doing: { lost: 'verloren', landed: 'gelandet', travelling: 'unterwegs' },
    at: 'bei',
    place: (row, column, quadrant) => `${row}:${column}, Quadrant ${quadrant}`,
    goal: '+ Landung',
    noGoal: 'kein Planet',
    numbers: 'mit Zufallszahlen',
  },
  worth: 'Ein Planet zum Landen: Leben mit einer Chance von eins zu zwei.',
  risk: (percent) => `Gefahr hier im nächsten Zug: ${percent} %.`,
  flight: (fuel) => `Ein Flug dorthin lässt dir ${fuel} im Tank.`,
  fatal: (reason) => `Ein Flug dorthin ist das Ende: ${reason}.`,
  sector: (name, direction, things) => `${name}${direction === null ? '' : ` (${direction})`}: ${things}.`,
  empty: 'leer',
  help: [
    [
      'Pfeile, 1 bis 9',
      'in diese Richtung fliegen; die Ränder grenzen aneinander (Ziffernblock: 7 ist NW, 9 NE, 3 SE, 1 SW)',
    ],
    ['x', 'ansehen: Pfeile bewegen einen Zeiger, Enter fliegt in einen Nachbarsektor, Esc beendet es'],
    ['w   l   o', 'Wurmloch, landen, abheben'],
    ['p   s', 'aussetzen, Zustand'],
    ['g', 'Zufallszahlen im Verlauf ein- oder ausblenden'],
    ['a', 'die Mission aufgeben; es wird gefragt, und Enter beginnt eine neue'],
    ['Das Ziel', 'auf einem Planeten eines Gelben Zwergs (Y) landen, der Leben trägt. Sterne tanken auf.'],
    [
      'In einem Sektor',
      'seine vier Quadranten; neben dem Namen die Richtung, in der er liegt, oder „voll“; + ein Planet bei einem Gelben Zwerg, ! kann schaden, !! das Ende',
    ],
  ],
};
