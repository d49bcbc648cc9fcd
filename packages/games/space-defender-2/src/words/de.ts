/** Space Defender 2 auf Deutsch. */
import { countingIn } from '@quadrant/kernel';
import { OUT_OF_BOARD, OUT_OF_SIGHT, type SeenFact } from '../facts.js';
import type { Words } from './table.js';

const { count, form } = countingIn('de');

const NAMES: Readonly<Record<string, string>> = {
  'friendly projectile': 'eigenes Geschoss',
  'enemy projectile': 'gegnerisches Geschoss',
  bronze: 'Bronze',
  silver: 'Silber',
  gold: 'Gold',
  platinum: 'Platin',
  diamond: 'Diamant',
  Spread: 'Streuung',
  Snipe: 'Scharfschuss',
  Rocket: 'Rakete',
  None: 'Keine',
  Light: 'Leicht',
  Medium: 'Mittel',
  Heavy: 'Schwer',
  Armoured: 'Gepanzert',
  Recall: 'Rückruf',
  Repair: 'Reparatur',
  Overcharge: 'Überladung',
  'Deploy Drones': 'Drohnen',
  'Orbital Strike': 'Orbitalschlag',
  'full focuses': 'volle Schalen',
};
const nameOf = (name: string) => NAMES[name] ?? name;

/** Mehrzahlen, wo sie nicht lauten wie die Einzahl. */
const MANY: Readonly<Record<string, string>> = {
  Grunt: 'Grunts',
  Interceptor: 'Interceptors',
  Pylon: 'Pylons',
};
const several = (amount: number, name: string, one: string) =>
  `${amount} ${form(amount, `${one}|${MANY[name] ?? name}`)}`;
/** Wer etwas tut: `ein Grunt`, `2 Grunts`. Alle Arten von Gegnern sind männlich. */
const who = (amount: number, name: string) => (amount === 1 ? `ein ${name}` : several(amount, name, name));
/** Wem etwas geschieht: `einen Grunt`, `2 Grunts` */
const whom = (amount: number, name: string) => (amount === 1 ? `einen ${name}` : several(amount, name, name));

/** `Grunt 3`, `gegnerisches Geschoss 7`, `Starfighter` */
const piece = (name: string, id: number) => (id === 0 ? nameOf(name) : `${nameOf(name)} ${Math.abs(id)}`);
const STATES: Readonly<Record<string, string>> = {
  'weapon setup': 'Auswahl der Waffe',
  'armour setup': 'Auswahl der Panzerung',
  'engine setup': 'Auswahl des Antriebs',
  'power setup': 'Auswahl der Kraft',
  'setup summary': 'Zusammenfassung',
};
const PARTS = { weapon: 'Waffe', armour: 'Panzerung', engine: 'Antrieb', power: 'Kraft' } as const;
const GAINS = { 'total health': 'Höchstleben', armour: 'Panzerung', regen: 'Regeneration' } as const;

export const words: Words = {
  names: NAMES,
  facts: {
    entered({ state }) {
      if (state === 'in game') return 'Das Spiel beginnt.';
      return state === 'not started' ? 'Zurück am Anfang.' : `Jetzt: ${STATES[state] ?? state}.`;
    },
    selected: ({ part, name }) => `${PARTS[part]}: ${nameOf(name)}.`,
    switched: ({ debug }) => (debug ? 'Die Testansicht ist an.' : 'Die Testansicht ist aus.'),
    aborted: ({ from }) => (from === 'setup' ? 'Die Auswahl wird verlassen.' : 'Das Spiel wird verlassen.'),
    left: () => 'Du verlässt das Spiel.',
    phase: () => null,
    departed: () => null,
    moved({ name, id, from, to }) {
      const [mover, you] = id === 0 ? ['Du', true] : [piece(name, id), false];
      if (from === to) return `${mover} ${you ? 'bleibst' : 'bleibt'} auf ${from}.`;
      if (to === OUT_OF_BOARD) return `${mover} ${you ? 'verlässt' : 'verlässt'} das Brett bei ${from}.`;
      if (to === OUT_OF_SIGHT)
        return `${mover} ${you ? 'verschwindest' : 'verschwindet'} bei ${from} außer Sicht.`;
      if (from === OUT_OF_SIGHT) return `${mover} ${you ? 'kommst' : 'kommt'} bei ${to} in Sicht.`;
      return `${mover} ${you ? 'fliegst' : 'fliegt'} von ${from} nach ${to}.`;
    },
    collided: sayCollided,
    destroyed: ({ name, id, cell }) => `${piece(name, id)} wird auf ${cell} zerstört.`,
    collected: ({ orbment }) => `Du sammelst ein: ${nameOf(orbment)}.`,
    spawned: ({ name, id, cell }) =>
      cell === OUT_OF_BOARD ? null : `${piece(name, id)} erscheint auf ${cell}.`,
    passed: () => 'Du setzt aus und regenerierst doppelt.',
    fired: ({ cell }) => `Du feuerst von ${cell}.`,
    teleported: ({ cell }) => `Du springst zurück nach ${cell}.`,
    repaired: ({ health }) => `Du reparierst ${health} Leben.`,
    overcharged: ({ health, energy }) => `Du machst aus ${health} Leben ${energy} Energie.`,
    'deployed drones': () => 'Deine Drohnen räumen alle Geschosse ab.',
    neutralized: ({ cell }) => `Die Drohnen entfernen ein Geschoss auf ${cell}.`,
    struck: () => 'Eine Welle aus Energie trifft alle Gegner.',
    hit: ({ name, id, cell, damage }) => `${piece(name, id)} auf ${cell} nimmt ${damage} Schaden.`,
    gained: ({ name, id, amount, what }) => `${piece(name, id)} gewinnt ${amount} ${GAINS[what]}.`,
    healed: ({ by, name, id, health }) =>
      `${by ? `Ein ${nameOf(by)}` : 'Etwas außer Sicht'} heilt ${piece(name, id)} um ${health}.`,
    lost: () => 'Der Starfighter ist verloren. Das Spiel ist aus.',
    ended: () => null,
  },
  digest: {
    repaired: (health) => ({ lead: `+${health} Leben`, words: 'du hast dein Schiff repariert' }),
    overcharged: (health, energy) => ({ lead: `−${health} Leben`, words: `für ${energy} Energie` }),
    lost: () => ({ lead: 'Verloren', words: 'dein Schiff ist zerstört' }),
    hurt: (how, damage, times, name) => ({ lead: `−${damage} Leben`, words: sayHurt(how, times, name) }),
    destroyed: (fallen, orbments) => ({
      lead: orbments.length > 0 ? `+ ${orbments.map(nameOf).join(', ')}` : `${sum(fallen)} zerstört`,
      words: `du hast ${[...fallen].map(([name, amount]) => whom(amount, name)).join(' und ')} zerstört`,
    }),
    arrived: (name, amount) => ({ lead: 'Neu', words: who(amount, name) }),
    others: (amount) => (amount === 0 ? '' : `${count(amount, 'anderer zog|andere zogen')}`),
    stayed: (amount) => `${amount} andere blieben, wo sie sind`,
    mended: (amount) => `${amount}-mal wurden andere geheilt oder stärker`,
    shots: (amount) => `${amount} feindliche Geschosse erschienen`,
  },
  legend: {
    empty: ['leer', 'Ein leeres Feld.'],
    fog: ['Nebel', 'Außerhalb der Sicht des Starfighters.'],
    ship: ['Starfighter', 'Dein Schiff.'],
    wreck: ['Wrack', 'Hier wurde der Starfighter zerstört.'],
    friendly: ['eigenes Geschoss', 'Von dir abgefeuert; es schadet allem, was es trifft, auch dir.'],
    hostile: ['gegnerisches Geschoss', 'Fliegt nach links; schadet dir, heilt Gegner.'],
  },
  enemy: ({ health, regen, armour, vision, drops }) =>
    `Leben ${health}, Regeneration ${regen}, Panzerung ${armour}, Sicht ${vision}; hinterlässt ${nameOf(drops)}.`,
  weapons: {
    Standard: 'Ein einzelnes Geschoss nach vorn',
    Spread: 'Drei Geschosse nach vorn, zwei davon schräg',
    Snipe: 'Ein schnelles Geschoss mit hohem Schaden, das nur springt und nichts dazwischen trifft',
    Rocket: 'Zwei Geschosse erscheinen seitlich hinter dem Starfighter und werden schneller',
    Splitter: 'Eine einzelne Mine wird vor den Starfighter gelegt',
  },
  powers: {
    Recall: 'Springt zurück an den Anfangsplatz.',
    Repair: 'Gibt 50 Leben, auch über das Höchstleben hinaus; darüber regeneriert sich kein Leben.',
    Overcharge:
      'Gibt doppelt so viel Energie, wie Leben bezahlt wird, auch über die Höchstenergie hinaus; darüber regeneriert sich keine Energie.',
    'Deploy Drones': 'Räumt alle Geschosse ab.',
    'Orbital Strike': 'Fügt allen Gegnern 100 Schaden zu; Panzerung mindert ihn.',
  },
  prices: { '50 energy': '50 Energie', '100 energy': '100 Energie', 'up to 50 health': 'bis zu 50 Leben' },
  weapon: (description, damage, cost, paidIn, sums) =>
    `${description}. Schaden ${damage}, kostet ${cost} ${paidIn === 'energy' ? 'Energie' : 'Leben'}. ${sums}`,
  power: (effect, price) => `${effect} Kostet ${price}.`,
  sums: {
    health: 'Leben',
    energy: 'Energie',
    healthRegen: 'Lebensregeneration',
    energyRegen: 'Energieregeneration',
    armour: 'Panzerung',
    vision: 'Sicht',
    move: 'Reichweite',
    moveCost: 'Kosten je Feld',
  },
  refusals: {
    over: 'Das Spiel ist aus.',
    single: 'Dies ist ein einzelnes Spiel: Es wird bis zum Ende gespielt.',
    'already-in-setup': 'Die Auswahl läuft schon.',
    'already-in-game': 'Ein Spiel läuft schon. Brich es ab, um ein neues zu beginnen.',
    thresholds: 'Die Schwellen dürfen nicht kleiner werden.',
    'not-in-setup': 'Das geht nur während der Auswahl.',
    'not-in-menu': 'Das geht nur während der Auswahl, nicht in der Zusammenfassung.',
    'no-such-option': 'Diese Auswahl gibt es nicht.',
    'nothing-to-abort': 'Das geht nur während der Auswahl oder im Spiel.',
    'not-in-game': 'Das geht nur im Spiel.',
    'outside-board': 'Du kannst das Brett nicht verlassen.',
    'already-there': 'Dort bist du schon.',
    'out-of-range': 'So weit kommst du nicht.',
    'cannot-move': 'Dafür reicht die Energie nicht.',
    'cannot-fire': 'Zum Feuern reicht es nicht.',
    'cannot-use-special': 'Für die Kraft reicht es nicht.',
  },
};

function sayCollided({
  mover,
  moverId,
  other,
  otherId,
  cell,
  effect,
  damage,
}: Extract<SeenFact, { kind: 'collided' }>): string {
  const meeting = `${piece(mover, moverId)} trifft auf ${cell} auf ${piece(other, otherId)}`;
  switch (effect) {
    case 'combining':
      return `${meeting}: Ihr Schaden addiert sich.`;
    case 'negating':
      return `${meeting}: Ihr Schaden hebt sich auf.`;
    case 'healing':
      return `${meeting}: Der Gegner heilt um ${damage}.`;
    case 'trading':
      return `${meeting}: Der Starfighter verliert ${damage} Leben.`;
    case 'dealing':
      return `${meeting}: ${piece(other, otherId)} nimmt ${damage} Schaden.`;
    case 'taking':
      return `${meeting}: ${piece(mover, moverId)} nimmt ${damage} Schaden.`;
  }
}

function sayHurt(how: string, times: number, name: string): string {
  if (how === 'ramming') return `du hast ${whom(times, name)} gerammt`;
  if (how === 'rammed') return `${who(times, name)} ${form(times, 'hat|haben')} dich gerammt`;
  const own = how === 'own' ? form(times, 'eigener |eigene ') : '';
  const shots = times === 1 ? `ein ${own}Schuss` : `${times} ${own}Schüsse`;
  return `${shots} ${form(times, 'hat|haben')} dich getroffen`;
}

const sum = (counts: ReadonlyMap<string, number>) =>
  [...counts.values()].reduce((all, amount) => all + amount, 0);
