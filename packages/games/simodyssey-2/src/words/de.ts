/** SimOdyssey 2 auf Deutsch. */
import { countingIn, phrase } from '@quadrant/kernel';
import { GALAXY_NAME } from '../facts.js';
import type { Place } from '../space.js';
import type { Words } from './table.js';

const { count } = countingIn('de');

const place = ([row, column, quadrant]: Place) => `${row}:${column}, Quadrant ${quadrant}`;
const sector = ([row, column]: Place) => `Sektor ${row}:${column}`;

const NAMES: Readonly<Record<string, string>> = {
  'Black hole': 'Schwarzes Loch',
  'Yellow dwarf': 'Gelber Zwerg',
  'Blue giant': 'Blauer Riese',
  Wormhole: 'Wurmloch',
  empty: 'leer',
};
const nameOf = (name: string) => NAMES[name] ?? name;

/** Folgt auf „ist“: `von einem Asteroiden zerstört worden`. */
const CAUSES = {
  'destroyed by asteroid': 'von einem Asteroiden zerstört worden',
  'imploded by janitaur': 'von einem Janitaur implodiert worden',
  'destroyed by benign': 'von einem Benign zerstört worden',
  'devoured by blackhole': 'vom Schwarzen Loch verschlungen worden',
  'lost in space - out of life support': 'ohne Leben im All verloren gegangen',
  'lost in space - out of fuel': 'ohne Treibstoff im All verloren gegangen',
  'the player left': 'verlassen worden',
};
const PURPOSES: Readonly<Record<string, string>> = {
  direction: 'Richtung',
  'how many': 'wie viele',
  'which kind': 'welche Art',
  'stationary kind': 'Art des Ortes',
  'turns left': 'verbleibende Züge',
  'supports life': 'ob es Leben gibt',
  row: 'Reihe',
  column: 'Spalte',
};

export const words: Words = {
  names: NAMES,
  plurals: {
    Explorer: 'Explorer',
    Planet: 'Planeten',
    Asteroid: 'Asteroiden',
    Janitaur: 'Janitauren',
    Malevolent: 'Malevolents',
    Benign: 'Benigns',
    'Yellow dwarf': 'Gelbe Zwerge',
    'Blue giant': 'Blaue Riesen',
    Wormhole: 'Wurmlöcher',
    'Black hole': 'Schwarze Löcher',
  },
  abouts: {
    Explorer:
      'Du. Verbrennt einen Treibstoff je Flug; sucht bei einem Gelben Zwerg nach einem Planeten mit Leben.',
    Asteroid:
      'Treibt umher und zerstört alle, die er trifft, außer Planeten, anderen Asteroiden und einem gelandeten Explorer.',
    Janitaur: 'Lässt Asteroiden implodieren; trägt höchstens zwei und lädt sie in einem Wurmloch ab.',
    Malevolent:
      'Greift den Explorer an und nimmt ihm jedes Mal ein Leben, außer er ist gelandet oder ein Benign ist in der Nähe.',
    Benign: 'Zerstört Malevolents und schützt den Explorer in seinem Sektor vor ihnen.',
    Planet:
      'Treibt umher, bis er zu einem Stern kommt und bleibt; bei einem Gelben Zwerg kann er Leben tragen.',
    'Black hole': 'Was hierher kommt, ist verloren.',
    'Yellow dwarf':
      'Ein Stern: gibt 2 Treibstoff je Zug; auf seinen Planeten kann man landen, und sie können Leben tragen.',
    'Blue giant': 'Ein Stern: gibt 5 Treibstoff je Zug; auf seinen Planeten lebt nichts.',
    Wormhole: 'Bringt Reisende ohne Treibstoff in einen zufälligen Sektor.',
  },
  causes: CAUSES,
  facts: {
    drew({ who, value, low, high, purpose }) {
      const whom = who === GALAXY_NAME ? 'die Galaxie' : nameOf(who);
      return `${value} gezogen (${low} bis ${high}) für ${whom}: ${PURPOSES[purpose] ?? purpose}.`;
    },
    began: ({ mode, thresholds }) =>
      mode === 'play'
        ? 'Eine Mission beginnt.'
        : `Eine Testmission beginnt, mit den Schwellen ${thresholds.join(', ')}.`,
    aborted: () => 'Die Mission ist abgebrochen.',
    ended: () => null,
    left: () => 'Du verlässt die Mission.',
    toggled: ({ rngShown }) =>
      rngShown ? 'Die Zufallszahlen werden gezeigt.' : 'Die Zufallszahlen sind verborgen.',
    reported({ landed, at, life, fuel }) {
      const doing = landed ? 'gelandet' : 'unterwegs';
      return `Der Explorer ist ${doing} bei ${place(at)}: ${life} Leben, ${fuel} Treibstoff.`;
    },
    landed: ({ life, at }) =>
      life
        ? `Der Explorer landet in ${sector(at)} und findet Leben!`
        : `Der Explorer landet in ${sector(at)} und findet kein Leben.`,
    lifted: ({ at }) => `Der Explorer hebt in ${sector(at)} ab.`,
    refuelled: ({ at, gained }) => `Der Stern in ${sector(at)} gibt dem Explorer ${gained} Treibstoff.`,
    moved({ id, letter, way, from, to }, who) {
      if (way === 'blocked') return `${who(id, letter)} bleibt in ${sector(from)}: Der Weg ist voll.`;
      const moves = way === 'wormhole' ? 'reist durch ein Wurmloch' : 'fliegt';
      return `${who(id, letter)} ${moves} von ${sector(from)} nach ${place(to)}.`;
    },
    attached: ({ id, letter, at, supportsLife }, who) =>
      `${who(id, letter)} bleibt beim Stern in ${sector(at)}${supportsLife ? ' und trägt Leben' : ''}.`,
    reproduced: ({ id, letter, child, at }, who) =>
      `${who(id, letter)} vermehrt sich: ${who(child, letter)} ist bei ${place(at)}.`,
    destroyed: ({ id, letter, victim, victimLetter, at }, who) =>
      `${who(id, letter)} zerstört ${who(victim, victimLetter)} in ${sector(at)}.`,
    attacked: ({ id, letter, at, lifeLeft }, who) =>
      `${who(id, letter)} greift den Explorer in ${sector(at)} an: ${lifeLeft} Leben bleiben.`,
    died: ({ id, letter, cause, at }, who) =>
      `${who(id, letter)} ist in ${sector(at)} ${phrase(CAUSES, cause) ?? cause}.`,
  },
  digest: {
    blocked: () => ({ lead: 'Kein Platz', words: 'dein Weg war voll, du bist geblieben' }),
    wormhole: (to) => ({ lead: 'Wurmloch', words: `es hat dich nach ${sector(to)} gebracht` }),
    flew: (to) => ({ lead: '−1 Treibstoff', words: `du bist nach ${sector(to)} geflogen` }),
    landed: (at, life) =>
      life
        ? { lead: 'Leben!', words: `du hast es in ${sector(at)} gefunden` }
        : { lead: 'Kein Leben', words: `auf dem Planeten in ${sector(at)}` },
    lifted: (at) => ({ lead: 'Abgehoben', words: `in ${sector(at)}` }),
    refuelled: (gained) => ({ lead: `+${gained} Treibstoff`, words: 'ein Stern hat dich aufgetankt' }),
    attacked: (name, lifeLeft) => ({
      lead: '−1 Leben',
      words: `ein ${nameOf(name)} hat dich angegriffen, ${lifeLeft} bleiben`,
    }),
    died: (cause) => ({ lead: 'Verloren', words: `du bist ${cause}` }),
    reproduced: (name, at) => ({ lead: '1 neu', words: `${nameOf(name)} in ${sector(at)}` }),
    stayed: (amount) => `${amount} andere blieben: Ihre Wege waren voll`,
    others: (moved) => (moved === 0 ? '' : count(moved, 'anderer zog|andere zogen')),
  },
  traits(entity) {
    const traits: string[] = [];
    if (entity.luminosity !== null) traits.push(`Leuchtkraft ${entity.luminosity}`);
    if (entity.fuel !== null) traits.push(`Treibstoff ${entity.fuel}`);
    if (entity.load !== null) traits.push(`Ladung ${entity.load}`);
    if (entity.attached !== null) traits.push(entity.attached ? 'an einem Stern' : 'treibend');
    if (entity.attached) traits.push(entity.supportsLife ? 'trägt Leben' : 'kein Leben');
    if (entity.visited) traits.push('besucht');
    if (entity.untilBirth !== null)
      traits.push(`vermehrt sich nach ${count(entity.untilBirth, 'Handlung|Handlungen')}`);
    if (entity.turnsLeft !== null) traits.push(`handelt nach ${count(entity.turnsLeft, 'Zug|Zügen')}`);
    return traits;
  },
  describe: (who, at) => `${who} bei ${place(at)}`,
  refusals: {
    over: 'Die Mission ist zu Ende.',
    single: 'Dies ist eine einzelne Mission: Sie wird bis zum Ende geflogen.',
    'no-mission': 'Es läuft keine Mission.',
    'in-mission': 'Brich die laufende Mission ab, um eine neue zu beginnen.',
    unordered: 'Die Schwellen dürfen nicht kleiner werden.',
    full: 'Dort ist kein Platz: Der Sektor ist voll.',
    'not-landed': 'Du bist auf keinem Planeten.',
    landed: 'Du bist gelandet: Heb zuerst ab.',
    'no-wormhole': 'Hier ist kein Wurmloch.',
    'no-yellow-dwarf': 'Hier ist kein Gelber Zwerg.',
    'no-unvisited-planet': 'Hier ist kein unbesuchter Planet, der beim Stern geblieben ist.',
    'no-planet': 'Hier ist kein Planet.',
  },
};
