import {
  bitOf,
  flip,
  learn,
  makeLink,
  makeProgram,
  makeRaiinet,
  mix,
  ownerOf,
  program,
  standard,
} from '@quadrant/raiinet';
import { change, entry, withText } from './change.mjs';

const EVERYBODY = 31;

const ability = (name, fields) => () =>
  makeProgram(makeRaiinet({ ...standard, abilities: change(standard.abilities, name, fields) }));
const words = (wrong, right) => () => withText(program, (text) => text.replace(wrong, right));
const put = (position, link, { value, at, boost, jam, known, by }) => {
  position.links[link] = makeLink(value, at, boost, jam, known, by);
};

export { program };

export const faults = {
  'scan-shows-everybody': ability('Scan', { apply: (position, _, link) => learn(position, link, EVERYBODY) }),
  'jam-lasts-three-turns': ability('Jam', {
    apply: (position, _, link) => put(position, link, { ...position.links[link], jam: 3 }),
  }),
  'polarize-is-forgotten': ability('Polarize', {
    apply(position, _, link) {
      flip(position, link);
      put(position, link, { ...position.links[link], known: bitOf(ownerOf(link)) });
    },
  }),
  'boosts-do-not-add-up': ability('Link boost', {
    apply: (position, _, link) => put(position, link, { ...position.links[link], boost: 1 }),
  }),
  'not-found-always-swaps': ability('Not found', {
    apply: (position, _, link, other) => mix(position, link, other, true),
  }),
  'jammed-links-can-be-hijacked': ability('Hijack', {
    refuses(position, link, direction) {
      const free = { ...position, links: position.links.map((each) => ({ ...each, jam: 0 })) };
      return entry(standard.abilities, 'Hijack').refuses(free, link, direction);
    },
  }),
  'own-links-can-be-jammed': ability('Jam', { side: 'any' }),
  'firewall-in-other-words': words(/^Firewall: (\w) is V/m, 'Firewall: $1 was V'),
  'ties-in-other-words': words(/(\(.(\d)\) attacks \w \(.\2\)) and wins/, '$1 and wins by attacking'),
  'draw-in-other-words': words(/^Draw! /m, 'Drawn! '),
  'bad-option-ends-well': () => ({
    ...program,
    start(given, host) {
      const run = program.start(given, host);
      return typeof run === 'number' ? 0 : run;
    },
  }),
};
