/** Was der Bildschirm von SimOdyssey 2 neben den Worten des Spiels sagt, auf Deutsch. */
import { countingIn } from '@quadrant/kernel';
import type { Direction } from '@quadrant/simodyssey-2';
import type { Texts } from '../texts.js';

const { count, number } = countingIn('de');

const DIRECTION_NAMES: Readonly<Record<Direction, string>> = {
  N: 'Norden',
  NE: 'Nordosten',
  E: 'Osten',
  SE: 'Südosten',
  S: 'Süden',
  SW: 'Südwesten',
  W: 'Westen',
  NW: 'Nordwesten',
};
const percent = (share: number) => `${Math.round(100 * share)} %`;
const turns = (n: number) => count(n, 'Zug|Zügen');

export const texts: Texts = {
  state: 'Explorer',
  first:
    'Flieg in einen beleuchteten Sektor: Jeder Flug verbrennt Treibstoff, Sterne füllen ihn auf. Lande, wo ein Planet bei einem Gelben Zwerg geblieben ist, und finde den mit Leben.',
  board: (rows, columns) =>
    `Galaxie, ${rows} Reihen zu ${columns} Sektoren mit je vier Quadranten; ihre Ränder grenzen aneinander`,
  goalName: 'Ziel:',
  aim: 'auf einem Planeten mit Leben landen.',
  chances: (planets) => `${count(planets, 'Chance|Chancen')} in Sicht.`,
  planet: 'Planet',
  nearest: ([row, column], flights, reached) =>
    `Am nächsten: Sektor ${row}:${column}, ${count(flights, 'Flug|Flüge')}${reached ? '' : '; tank vorher bei einem Stern auf'}.`,
  landHere: 'Hier ist ein Planet geblieben: Lande und such nach Leben.',
  waitHere: 'Ein Gelber Zwerg mit einem Planeten: Warte, bis er bleibt, dann lande.',
  noGoal: 'Kein Gelber Zwerg hat gerade einen Planeten: Bleib bei einem Stern, und am Leben.',
  fuel: (units) => `${units} Treibstoff`,
  ring: (flights) => count(flights, 'Flug|Flüge'),
  life: (settled, life) => (settled ? `${Math.round(100 * life)}%` : '?'),
  oneIn: (share) => (share > 0.5 ? `${Math.round(100 * share)}%` : `1 zu ${Math.round(1 / share)}`),
  risk: (hurt, lost) =>
    lost > 0
      ? `Mit ${percent(hurt)} schadet es dir, mit ${percent(lost)} ist es das Ende.`
      : `Mit ${percent(hurt)} kostet es ein Leben.`,
  landThere: 'Dort könntest du landen: Leben mit einer Chance von eins zu zwei.',
  refuel: 'Tanken in Reichweite',
  starAt: ([row, column], direction) => `${row}:${column}, ${direction}`,
  withPlanet: (fuel) => `${fuel}, ein Planet`,
  flyEach: 'Flug, je 1 Treibstoff',
  hatched: 'Schraffierte Wege können ein Leben oder die Mission kosten.',
  reach: (flights) => count(flights, 'Flug|Flüge'),
  tip: {
    title: (direction, [row, column]) => `Flug ${direction} nach ${row}:${column}`,
    cost: '−1 Treibstoff',
    after: (fuel) => `Bei Ankunft ${fuel} Treibstoff`,
    land: 'Dort könntest du landen',
    end: (cause) => `Das Ende: ${cause}`,
    risk: (hurt, lost) =>
      lost > 0
        ? `${percent(hurt)} Schaden, ${percent(lost)} das Ende`
        : `${percent(hurt)}: ein Leben weniger`,
    deed: 'Fliegen',
  },
  between: 'An dieser Stelle läuft keine Mission.',
  sector: (row, column, names) => `Sektor ${row}:${column}: ${names.length > 0 ? names.join(', ') : 'leer'}`,
  landed: 'gelandet',

  fly: (direction) => `Nach ${DIRECTION_NAMES[direction]} fliegen`,
  flight: (direction, fuel, around) =>
    `Drücken: nach ${DIRECTION_NAMES[direction]} fliegen${around ? ', um den Rand herum' : ''}. Bei Ankunft: ${fuel} Treibstoff.`,
  fatal: (direction, end) => `Nach ${DIRECTION_NAMES[direction]} zu fliegen wäre das Ende: Du wärst ${end}.`,
  far: 'Zu weit: Du fliegst in einen der acht Sektoren um dich herum.',
  flyDeed: (direction) => `nach ${DIRECTION_NAMES[direction]} fliegen`,
  deeds: { land: 'landen', liftoff: 'abheben', wormhole: 'durch das Wurmloch reisen', pass: 'aussetzen' },
  here: {
    land: 'Drücken, um zu landen.',
    liftoff: 'Drücken, um abzuheben.',
    wormhole: 'Drücken, um durch das Wurmloch zu reisen.',
  },
  idle: 'Du bist hier: Es gibt nichts zum Landen oder Durchreisen.',

  wormhole: 'Wurmloch',
  land: 'Landen',
  liftoff: 'Abheben',
  pass: 'Aussetzen',
  abort: 'Abbrechen',
  another: 'Neue Mission fliegen',
  anotherAbout: 'eine neue Galaxie',
  compass: 'Kompass',
  rng: 'Zufallszahlen zeigen',
  doing: { landed: 'gelandet', travelling: 'unterwegs', lost: 'verloren' },
  place: ([row, column, quadrant]) => `Sektor ${row}:${column}, Quadrant ${quadrant}`,
  inSector: (key) => `In Sektor ${key}`,
  nothing: 'Nichts.',
  allEntities: (entities) => `Alle ${entities} in der Galaxie`,
  legend: 'Was es da draußen gibt',

  mission: 'Mission',
  missions: { play: 'Üblich', test: 'Test' },
  missionAbout: {
    play: 'Finde einen Planeten mit Leben. Du siehst das Brett und deinen eigenen Zustand.',
    test: 'Bestimme, woraus die Galaxie besteht; alles über alles wird gezeigt.',
  },
  thresholds: 'Schwellen',
  thresholdsAbout:
    'Für alles, was da sein könnte, wird eine Zahl von 1 bis 100 gezogen. Unter der ersten Schwelle ist es ein Asteroid, sonst unter der zweiten ein Janitaur, und so weiter; keine darf niedriger sein als die vorige.',
  odds: 'Die Galaxie am Anfang',
  oddsRow: (percent) => `${percent} %`,
  oddsExpected: (expected) => number(Math.round(expected * 10) / 10),
  chance: 'Chance',
  atStart: 'Erwartet',
  start: 'Los',

  won: (n) => `Leben in ${turns(n)} gefunden!`,
  lost: (reason, n) => `Der Explorer ist nach ${turns(n)} ${reason}.`,
  aborted: (n) => `Die Mission wurde nach ${turns(n)} abgebrochen.`,
  resultTitles: {
    won: 'Du hast Leben gefunden',
    lost: 'Der Explorer ist verloren',
    aborted: 'Die Mission wurde abgebrochen',
  },
  wonWhy: 'Der Planet, auf dem du gelandet bist, lebt.',
  lostWhy: (reason) => (reason ? `Du bist ${reason}.` : 'Die Mission ist zu Ende.'),
  move: (counted) => `${counted} ziehen weiter.`,
  drew: (numbers) => `${numbers} Zufallszahlen werden gezogen.`,

  meters: { fuel: 'Treibstoff', life: 'Leben' },
  rows: {
    turns: 'Züge der Mission',
    fuelLeft: 'Treibstoff übrig',
    lifeLeft: 'Leben übrig',
  },
  keys: {
    wormhole: 'durch das Wurmloch reisen',
    land: 'landen',
    liftoff: 'abheben',
    pass: 'aussetzen',
    rng: 'Zufallszahlen ein- oder ausblenden',
    abort: 'die Mission abbrechen',
    another: 'eine neue Mission fliegen',
    fly: (direction) => `nach ${DIRECTION_NAMES[direction]} fliegen`,
  },
  dangers: { end: 'das Ende', asteroid: 'Asteroid', life: '−1 Leben', noFuel: 'leerer Tank' },
};
