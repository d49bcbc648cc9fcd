/** Mirewood auf Deutsch. */
import { capital, countingIn } from '@quadrant/kernel';
import type { Credit, Ref } from '../facts.js';
import type { Words } from './table.js';

const { count, form } = countingIn('de');

/** Wer handelt, und wem etwas geschieht. */
interface Noun {
  readonly name: string;
  readonly who: string;
  readonly whom: string;
  readonly one: string; // ein neuer davon
}
const noun = (article: 'der' | 'die' | 'das', name: string, whom = name): Noun => ({
  name,
  who: `${article} ${name}`,
  whom: `${article === 'der' ? 'den' : article} ${whom}`,
  one: `${article === 'die' ? 'eine' : 'ein'} ${name}`,
});
const PIECES: Readonly<Record<string, Noun>> = {
  bandit: noun('der', 'Räuber'),
  archer: noun('der', 'Bogenschütze', 'Bogenschützen'),
  bomber: noun('der', 'Bombenwerfer'),
  'bandit wisp': noun('das', 'Räuber-Irrlicht'),
  'archer wisp': noun('das', 'Bogen-Irrlicht'),
  'bomber wisp': noun('das', 'Bomben-Irrlicht'),
  arrow: noun('der', 'Pfeil'),
  bomb: noun('die', 'Bombe'),
  explosion: noun('die', 'Explosion'),
};
const TILES: Readonly<Record<string, Noun>> = {
  empty: { ...noun('der', 'freie Boden', 'freien Boden'), name: 'freier Boden' },
  edge: noun('der', 'Rand'),
  tree: noun('der', 'Baum'),
  rock: noun('der', 'Fels', 'Felsen'),
  goal: noun('das', 'Tor'),
  healthpack: noun('das', 'Verbandszeug'),
  treasure: noun('der', 'Schatz'),
  quicksand: { ...noun('der', 'Treibsand'), one: 'Treibsand' },
  poison: { ...noun('das', 'Gift'), one: 'Gift' },
  boots: { ...noun('die', 'Stiefel'), one: 'Stiefel' },
  vial: noun('das', 'Fläschchen'),
  pouch: noun('der', 'Beutel'),
};
const NAMES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...Object.entries(PIECES), ...Object.entries(TILES)].map(([key, { name }]) => [key, name]),
  ),
  'player 1': 'Spieler 1',
  'player 2': 'Spieler 2',
  stuck: 'eingesunken',
  turns: 'Züge',
  heal: 'Heilung',
  bombs: 'Bomben',
  stroll: 'Bummel',
  walk: 'Spaziergang',
  trek: 'Wanderung',
  ordeal: 'Prüfung',
  nightmare: 'Albtraum',
};
const named = (name: string) => NAMES[name] ?? name;
/** Wovon man etwas abbekommt. */
const STATUSES: Readonly<Record<string, string>> = { stuck: 'Treibsand', poison: 'Gift' };
const statusOf = (status: string) => STATUSES[status] ?? status;
const EFFECTS: Readonly<Record<string, string>> = {
  stuck: 'eingesunken',
  poison: 'vergiftet',
  'ward-stuck': 'vor Treibsand geschützt',
  'ward-poison': 'vor Gift geschützt',
};
const DIRECTIONS = { up: 'nach oben', down: 'nach unten', left: 'nach links', right: 'nach rechts' } as const;
const DEEDS: Readonly<Record<string, string>> = {
  Shoot: 'schießt',
  Throw: 'wirft',
  Hit: 'schlägt',
};

const at = ({ x, y }: { x: number; y: number }) => `${x},${y}`;
/** `Spieler 1`, `der Räuber bei 5,3`, `den Räuber bei 5,3` */
const who = (ref: Ref, form: 'who' | 'whom' = 'who') =>
  ref.seat === null ? `${PIECES[ref.kind]?.[form] ?? ref.kind} bei ${at(ref)}` : named(ref.kind);
const whom = (ref: Ref) => who(ref, 'whom');
const one = (name: string) => PIECES[name]?.one ?? name;

function credited({ points, seats }: Credit): string {
  if (points === 0 || seats.length === 0) return '';
  return `: ${count(points, 'Punkt|Punkte')} für ${seats.map((seat) => `Spieler ${seat + 1}`).join(' und ')}`;
}

export const words: Words = {
  names: NAMES,
  abouts: {
    'player 1': 'Unterwegs zum Tor.',
    'player 2': 'Unterwegs zum Tor.',
    bandit: 'Kommt zu dir und schlägt zu.',
    archer: 'Stellt sich in deine Linie und schießt.',
    bomber: 'Stellt sich in deine Linie und wirft Bomben aus der Ferne.',
    'bandit wisp': 'Kommt zu dir und schlägt zu; getroffen ist es woanders oder zu zweit.',
    'archer wisp': 'Stellt sich in deine Linie und schießt; getroffen ist es woanders oder zu zweit.',
    'bomber wisp': 'Wirft Bomben aus der Ferne; getroffen ist es woanders oder zu zweit.',
    arrow: 'Fliegt zwei Felder je Zug und trifft, was im Weg ist.',
    bomb: 'Fliegt zwei Felder je Zug und explodiert, wo etwas im Weg ist.',
    empty: 'Hier kann man gehen.',
    edge: 'Hier endet der Wald.',
    tree: 'Steht allem im Weg.',
    rock: 'Steht allem im Weg.',
    goal: 'Wer einen Zug lebend hier beendet, hat das Level gewonnen.',
    healthpack: 'Leben für den Spieler, der es nimmt.',
    treasure: 'Punkte für den Spieler, der ihn nimmt.',
    quicksand: 'Hält jeden, der hineingerät, ein paar Züge fest, einmal je Durchgang.',
    poison: 'Vergiftet jeden, der einen Zug darauf beendet, und alles, was darüberfliegt.',
    boots: 'Befreien dich aus Treibsand und halten ihn eine Weile fern.',
    vial: 'Heilt eine Vergiftung und hält Gift eine Weile fern.',
    pouch: 'Bomben für den Spieler, der ihn nimmt.',
  },
  effects: EFFECTS,
  keys: {
    'move up': 'nach oben gehen',
    'move left': 'nach links gehen',
    'move down': 'nach unten gehen',
    'move right': 'nach rechts gehen',
    'face up': 'nach oben drehen',
    'face left': 'nach links drehen',
    'face down': 'nach unten drehen',
    'face right': 'nach rechts drehen',
    'shoot an arrow the way you face': 'einen Pfeil in Blickrichtung schießen',
    'hit what is in front of you': 'schlagen, was vor dir steht',
    'throw a bomb the way you face': 'eine Bombe in Blickrichtung werfen',
    wait: 'warten',
  },
  directions: DIRECTIONS,
  facts: {
    drew: () => null,
    acts: () => null,
    acted: () => null,
    turned: () => null,
    did: ({ who: doer, action, direction }, cast) =>
      `${who(doer)} ${DEEDS[action] ?? cast.verb(action)} ${DIRECTIONS[direction]}`,
    teleported: ({ who: doer, x, y }) => `${who(doer)} ist plötzlich bei ${x},${y}`,
    cloned: ({ who: doer, x, y }) => `${who(doer)} hat einen Doppelgänger bei ${x},${y}`,
    cramped: ({ who: doer }) => `${who(doer)} findet keinen Platz`,
    collided: ({ x, y }) => `zwei Pfeile treffen sich bei ${x},${y}`,
    exploded: ({ x, y }) => `eine Bombe explodiert bei ${x},${y}`,
    hit: ({ source, victim, damage }) =>
      `${typeof source === 'string' ? one(source) : who(source)} trifft ${whom(victim)}: ${damage} Schaden`,
    died: ({ who: dead, credit }) => `${who(dead)} stirbt${credited(credit)}`,
    afflicted: ({ who: victim, status }, cast) =>
      `${who(victim)} ${{ stuck: 'versinkt im Treibsand', poison: 'ist vergiftet' }[status] ?? cast.gained(status)}`,
    hampered: ({ who: victim, status, left }, cast) =>
      `${who(victim)} ${status === 'stuck' ? 'steckt fest' : cast.hampers(status)}, noch ${left}`,
    suffered: ({ who: victim, status }) => `${who(victim)} leidet unter ${statusOf(status)}`,
    unwarded: ({ who: victim, status }) => `${who(victim)} verliert den Schutz vor ${statusOf(status)}`,
    took: ({ who: taker, tile, credit }) =>
      `${who(taker)} nimmt ${TILES[tile]?.whom ?? tile}${credited(credit)}`,
    reached: ({ who: winner }) => `${who(winner)} erreicht das Tor`,
    entered: ({ level, name }) => `Level ${level}${name === '' ? '' : `: ${name}`}`,
    ended: ({ result }) =>
      result === 'lost' ? 'niemand ist mehr da: Der Weg ist verloren' : 'der Weg ist geschafft',
    verbose: ({ on }) => (on ? 'jede Handlung wird gezeigt' : 'nicht jede Handlung wird gezeigt'),
  },
  digest: {
    hurt: (damage, source) => ({
      lead: `−${damage} Leben`,
      words: `${typeof source === 'string' ? one(source) : who(source)} hat dich getroffen`,
    }),
    hit: (damage, victim) => ({ lead: `−${damage}`, words: `du hast ${whom(victim)} getroffen` }),
    suffered: (status) => ({ lead: '−1 Leben', words: `durch ${statusOf(status)}` }),
    afflicted: (status) => ({ lead: statusOf(status), words: 'hat dich erwischt' }),
    hampered: (status, left) => ({
      lead: statusOf(status),
      words: left > 0 ? `hat dich festgehalten, noch ${left}` : 'hat dich festgehalten, jetzt bist du frei',
    }),
    fell: (x, y) => ({ lead: 'Du bist gefallen', words: `bei ${x},${y}` }),
    died: (dead, points, fallen) => ({
      lead: points > 0 ? `+${count(points, 'Punkt|Punkte')}` : 'Weg',
      words: fallen > 1 ? `${fallen} Gegner sind gestorben` : `${who(dead)} ist gestorben`,
    }),
    took: (tile, points) =>
      points > 0
        ? {
            lead: `+${count(points, 'Punkt|Punkte')}`,
            words: `du hast ${TILES[tile]?.whom ?? tile} genommen`,
          }
        : { lead: `+ ${named(tile)}`, words: 'gehört jetzt dir' },
    reached: () => ({ lead: 'Das Tor', words: 'du bist da' }),
    exploded: (x, y) => ({ lead: 'Eine Bombe', words: `ist bei ${x},${y} explodiert` }),
    did: (doer, action, direction) => ({
      lead: named(doer.kind),
      words: `${DEEDS[action] ?? action} von ${at(doer)} ${direction ? DIRECTIONS[direction] : 'auf dich'}`,
    }),
    others: (moved) => (moved === 0 ? '' : count(moved, 'anderer zog|andere zogen')),
  },
  look: {
    outside: (x, y) => `${x},${y}: außerhalb des Bretts.`,
    ground: (name, parameters) => (parameters.length === 0 ? name : `${name} (${parameters.join(', ')})`),
    bare: (x, y, ground, about) => `${x},${y}: ${ground}. ${about}`,
    piece: (x, y, name, glyph, traits, ground) =>
      `${x},${y}: ${name} (${glyph}), ${traits.join(', ')}.${ground === null ? '' : ` Auf: ${ground}.`}`,
    traits: (piece, deed) => [
      piece.role === 'projectile' ? `Schaden ${piece.damage}` : `Leben ${piece.health}`,
      `blickt ${DIRECTIONS[piece.facing]}`,
      ...Object.entries(piece.effects).flatMap(([name, left]) =>
        left > 0 ? `${EFFECTS[name] ?? name} ${left}` : [],
      ),
      ...piece.immune.map((status) => `gefeit gegen ${statusOf(status)}`),
      ...(piece.poisoned ? ['vergiftet'] : []),
      ...(piece.struck ? ['getroffen'] : []),
      ...(piece.bombs > 0 ? [`${piece.bombs} ${form(piece.bombs, 'Bombe|Bomben')}`] : []),
      ...(deed === null ? [] : [`${DEEDS[deed] ?? deed} gleich`]),
    ],
  },
  inTheWay: (name) => `${capital(TILES[name]?.one ?? named(name))} im Weg: Das würde nichts ändern.`,
  turnedTo: (name) => `${capital(TILES[name]?.one ?? named(name))} im Weg: Du drehst dich nur hin.`,
  refusals: {
    over: 'Das Spiel ist aus.',
    single: 'In einem einzelnen Spiel gibt es diesen Schalter nicht.',
    'no-bombs': 'Du hast keine Bomben.',
  },
};
