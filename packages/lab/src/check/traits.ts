/** What a case is about, read off its options and commands, so that a part of an assignment can be asked for. */
import type { GameId } from '../games.js';

/** What there is to go by: a case, or a script of the fuzzer. */
export interface Tagged {
  readonly args: readonly string[];
  readonly input: string;
}

export interface Traits {
  readonly tags: readonly string[]; // ['base', 'plain']
  readonly cards: string; // 'DFLPS': the letters in all hands; empty where there are none
  readonly players: number;
  readonly commands: readonly string[]; // ['ability', 'move'], in order of name
}

/** The hand that a player of RAIInet has without an option: the five abilities of the base game. */
export const BASE_HAND = 'LFDSP';
/** RAIInet's options that the base game has, with a value each: what two players hold and how their links stand. */
const BASE_OPTION = /^-(ability|link)[12]$|^-p[12]order$/;

export function traitsOf(game: GameId, { args, input }: Tagged): Traits {
  const isBase = game === 'raiinet' ? isBaseOfRaiinet(args) : args.length === 0;
  return {
    tags: [args.length === 0 ? 'plain' : 'options', ...(isBase ? ['base'] : [])],
    cards: game === 'raiinet' ? cardsOf(args) : '',
    players: playersOf(game, args),
    commands: [...new Set(COMMANDS[game](input))].sort(),
  };
}

function isBaseOfRaiinet(args: readonly string[]): boolean {
  return (
    args.every((word, i) => i % 2 === 1 || BASE_OPTION.test(word)) && isWithinCards(cardsOf(args), BASE_HAND)
  );
}

export const isWithinCards = (cards: string, allowed: string): boolean =>
  [...cards.toUpperCase()].every((card) => allowed.toUpperCase().includes(card));

function cardsOf(args: readonly string[]): string {
  const given = args.flatMap((word, i) => (/^-ability\d$/.test(word) ? [args[i + 1] ?? ''] : []));
  return [...new Set([...BASE_HAND, ...given.join('').toUpperCase()])].sort().join('');
}

function playersOf(game: GameId, args: readonly string[]): number {
  if (game === 'raiinet') return args[args.lastIndexOf('-players') + 1] === '4' ? 4 : 2;
  return game === 'mirewood' && args[args.indexOf('--players') + 1] === '2' ? 2 : 1;
}

const names = (pattern: RegExp) => (input: string) =>
  [...input.replace(/(--|#).*/g, '').matchAll(pattern)].map(([word]) => word);

const COMMANDS: Readonly<Record<GameId, (input: string) => string[]>> = {
  'space-defender-2': names(/[a-z_]\w*(?=\s|\(|$)/gi),
  'simodyssey-2': names(/[a-z_]\w*(?=\s|\(|$)/gi),
  raiinet: (input) => input.split('\n').flatMap((line) => /^\s*([^\s#]\S*)/.exec(line)?.[1] ?? []),
  mirewood: (input) => [...input.replace(/#.*/g, '').replace(/\s/g, '')],
};

/** What is asked for; empty lists ask for everything. */
export interface Parts {
  readonly only: readonly string[]; // tags, of which a case has one at least
  readonly cards: string | null; // the only letters that may be in a hand
  readonly noPlayers: readonly number[];
  readonly commands: readonly string[];
}

export const EVERYTHING: Parts = { only: [], cards: null, noPlayers: [], commands: [] };

export function fits(traits: Traits, { only, cards, noPlayers, commands }: Parts): boolean {
  return (
    (only.length === 0 || only.some((tag) => traits.tags.includes(tag))) &&
    (cards === null || isWithinCards(traits.cards, cards)) &&
    !noPlayers.includes(traits.players) &&
    (commands.length === 0 || traits.commands.every((name) => commands.includes(name)))
  );
}
