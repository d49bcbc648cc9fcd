/** What a case is about, read off its options and commands, so that a part of an assignment can be asked for. */
import type { Tagged } from '@quadrant/catalogue';
import { casesOf, type GameId } from '../games.js';

export interface Traits {
  readonly tags: readonly string[]; // ['base', 'plain']
  readonly cards: string; // 'DFLPS': the letters in all hands; empty where there are none
  readonly players: number;
  readonly commands: readonly string[]; // ['ability', 'move'], in order of name
}

/** The tags that cases have by themselves. */
export const OWN_TAGS = ['plain', 'options', 'base'] as const;

export function traitsOf(game: GameId, { args, input }: Tagged): Traits {
  const { isBase, cardsOf, playersOf, commandsIn } = casesOf(game);
  return {
    tags: [args.length === 0 ? 'plain' : 'options', ...(isBase(args) ? ['base'] : [])],
    cards: cardsOf(args),
    players: playersOf(args),
    commands: [...new Set(commandsIn(input))].sort(),
  };
}

export const isWithinCards = (cards: string, allowed: string): boolean =>
  [...cards.toUpperCase()].every((card) => allowed.toUpperCase().includes(card));

/** What is asked for; empty lists ask for everything. */
export interface Parts {
  readonly only: readonly string[]; // tags, of which a case has one at least
  readonly cards: string | null; // the only letters that may be in a hand
  readonly noPlayers: readonly number[];
  readonly commands: readonly string[];
}

export const EVERYTHING: Parts = { only: [], cards: null, noPlayers: [], commands: [] };

export const isEverything = ({ only, cards, noPlayers, commands }: Parts): boolean =>
  cards === null && only.length + noPlayers.length + commands.length === 0;

export function fits(traits: Traits, { only, cards, noPlayers, commands }: Parts): boolean {
  return (
    (only.length === 0 || only.some((tag) => traits.tags.includes(tag))) &&
    (cards === null || isWithinCards(traits.cards, cards)) &&
    !noPlayers.includes(traits.players) &&
    (commands.length === 0 || traits.commands.every((name) => commands.includes(name)))
  );
}
