/** The eight abilities. Adding one is adding an entry; no other file changes. */
import type { Ability } from './ability.js';
import { ILLEGAL } from './geometry.js';
import { bitOf, makeLink } from './position.js';
import { ALREADY_KNOWN, CANNOT_GO_THERE, JAMMED } from './refusals.js';
import { download } from './rules/download.js';
import { flip, learn, mix } from './rules/knowledge.js';
import { destination, moveLink } from './rules/move.js';
import { VALUES } from './values.js';

/** Cards in a hand, and how many of them may be of one kind. */
export const HAND_SIZE = 5;
export const SAME_KIND = 2;
const JAM_TURNS = 2;

export interface Tables {
  readonly abilities: readonly Ability[];
}

const linkBoost: Ability = {
  letter: 'L',
  name: 'Link boost',
  help: 'One of your links moves one square more from now on.',
  target: 'link',
  side: 'own',
  refuses: null,
  apply(position, _, link) {
    const l = position.links[link];
    position.links[link] = makeLink(l.value, l.at, l.boost + 1, l.jam, l.known, l.by);
  },
  detail: (position, link) => String(position.links[link].boost + 2),
  toOthers: null,
  line: ({ target, detail }) => `Link boost: ${target[0]} now moves ${detail} squares.`,
};

const firewall: Ability = {
  letter: 'F',
  name: 'Firewall',
  help: 'Guards an empty square: opposing links that land there are revealed, and viruses are downloaded by their owner.',
  target: 'empty-square',
  refuses: null,
  apply(position, _, square) {
    position.firewalls = position.firewalls.with(square, position.turn);
  },
  detail: null,
  toOthers: null,
  line: ({ target }) => `Firewall placed at (${target.join(',')}).`,
};

const downloadCard: Ability = {
  letter: 'D',
  name: 'Download',
  help: 'You download an opposing link, known or not.',
  target: 'link',
  side: 'opposing',
  refuses: null,
  apply: (position, tell, link) => download(position, position.turn, link, tell),
  detail: null,
  toOthers: null,
  line: null,
};

const scan: Ability = {
  letter: 'S',
  name: 'Scan',
  help: 'You learn the value of an opposing link.',
  target: 'link',
  side: 'opposing',
  refuses: (position, link) => (position.links[link].known & bitOf(position.turn) ? ALREADY_KNOWN : null),
  apply: (position, _, link) => learn(position, link, bitOf(position.turn)),
  detail: (position, link) => VALUES[position.links[link].value],
  toOthers: (fact) => ({ ...fact, detail: null }),
  line: ({ target, detail }) => `Scan: ${target[0]} is ${detail}.`,
};

const polarize: Ability = {
  letter: 'P',
  name: 'Polarize',
  help: 'Any link changes its type, data to virus or virus to data.',
  target: 'link',
  side: 'any',
  refuses: null,
  apply: (position, _, link) => flip(position, link),
  detail: null,
  toOthers: null,
  line: ({ target }) => `Polarize: ${target[0]} changed type.`,
};

const hijack: Ability = {
  letter: 'H',
  name: 'Hijack',
  help: 'You move an opposing link as its owner could; then you take your own move.',
  target: 'link-direction',
  side: 'opposing',
  refuses(position, link, direction) {
    if (position.links[link].jam > 0) return JAMMED;
    return destination(position, link, direction) === ILLEGAL ? CANNOT_GO_THERE : null;
  },
  apply: (position, tell, link, direction) => moveLink(position, link, direction, tell),
  detail: null,
  toOthers: null,
  line: ({ target }) => `Hijack: ${target[0]} is moved ${target[1]}.`,
};

const jam: Ability = {
  letter: 'J',
  name: 'Jam',
  help: `An opposing link cannot move in the next ${JAM_TURNS} turns of its owner.`,
  target: 'link',
  side: 'opposing',
  refuses: (position, link) => (position.links[link].jam > 0 ? JAMMED : null),
  apply(position, _, link) {
    const l = position.links[link];
    position.links[link] = makeLink(l.value, l.at, l.boost, JAM_TURNS, l.known, l.by);
  },
  detail: null,
  toOthers: null,
  line: ({ target }) => `Jam: ${target[0]} cannot move for ${JAM_TURNS} turns.`,
};

const notFound: Ability = {
  letter: 'N',
  name: 'Not found',
  help: 'Two of your links are hidden again from everybody else and, as you secretly choose, exchange their values.',
  target: 'two-links-choice',
  choices: ['swap', 'keep'],
  refuses: null,
  apply: (position, _, link, other, choice) => mix(position, link, other, choice === 0),
  detail: null,
  toOthers: (fact) => ({ ...fact, target: fact.target.slice(0, 2) }),
  line: ({ target }) => `Not found: ${target[0]} and ${target[1]} are hidden again.`,
};

export const standard: Tables = {
  abilities: [linkBoost, firewall, downloadCard, scan, polarize, hijack, jam, notFound],
};
