/** What holds of cases where a game says nothing else: an input alone, words in lines. */
import { asItIs } from './beginnings.js';
import { byReplay } from './places.js';
import type { CaseRules } from './rules.js';

export const wordsBy =
  (pattern: RegExp) =>
  (input: string): readonly string[] =>
    [...input.replace(/(--|#).*/g, '').matchAll(pattern)].map(([word]) => word);

export const firstWords = (input: string): readonly string[] =>
  input.split('\n').flatMap((line) => /^\s*([^\s#]\S*)/.exec(line)?.[1] ?? []);

export const plainCases: CaseRules = {
  level: null,
  takesOptions: false,
  filesIn: () => [],
  statusOf: () => 0,
  placeOf: byReplay(() => true),
  statesOf: () => [[], []],
  isBase: (args) => args.length === 0,
  cardsOf: () => '',
  playersOf: () => 1,
  commandsIn: firstWords,
  ...asItIs,
};
