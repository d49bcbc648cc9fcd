/** Which rule of RAIInet a line of the transcript comes from. */
import type { RuleName } from '../maker.js';

export const rules: readonly RuleName[] = [
  { pattern: /^Error: illegal move/, rule: 'Moving: where a link may not go' },
  { pattern: /^Error: /, rule: 'Commands: refusals and their order' },
  { pattern: /^Firewall: /, rule: 'Moving: firewalls' },
  { pattern: /^Battle: /, rule: 'Moving: battles' },
  { pattern: /^Player \d downloads/, rule: 'Downloads' },
  { pattern: /^Link boost/, rule: 'Ability cards: Link boost' },
  { pattern: /^Firewall placed/, rule: 'Ability cards: Firewall' },
  { pattern: /^Scan: /, rule: 'Ability cards: Scan' },
  { pattern: /^Polarize: /, rule: 'Ability cards: Polarize' },
  { pattern: /^Hijack: /, rule: 'Ability cards: Hijack' },
  { pattern: /^Jam: /, rule: 'Ability cards: Jam' },
  { pattern: /^Not found: /, rule: 'Ability cards: Not found' },
  { pattern: /has no legal move/, rule: 'A turn: passing' },
  { pattern: /is eliminated/, rule: 'Four players: elimination' },
  { pattern: /^(Player \d wins|Draw)/, rule: 'Winning and losing' },
  { pattern: /^\d: .*\((un)?used\)/, rule: 'The list of cards' },
  { pattern: /^\{"abilityUsed"/, rule: 'The state as JSON', vague: true },
  { pattern: /^[A-Pa-p]: /, rule: 'Who knows what', vague: true },
  { pattern: /^Downloaded: /, rule: 'Downloads', vague: true },
  { pattern: /^Abilities: /, rule: 'Ability cards: their number', vague: true },
  { pattern: /^ability/, rule: 'Ability cards' },
  { pattern: /^move/, rule: 'Moving' },
  { pattern: /^[.#a-pA-PSmw1-4]{8,10}/, rule: 'The text display', vague: true },
];
