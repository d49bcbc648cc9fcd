/** The two commands of the game, and tables of the interned commands from which the legal ones are listed. */
import { type Command, command, type Grammar, makeGrammar, rest, word } from '@quadrant/kernel';
import type { Ability } from './ability.js';
import { DIRECTIONS, LETTERS, letterOf, PLAYER_COUNTS, type PlayerCount } from './geometry.js';
import { HAND_SIZE, type Tables } from './tables.js';
import { type Targeting, targetShape } from './targets.js';

/** `move a up`, or `ability 3 D`: the words after a card's number are read by the rules. */
export type RaiinetCommand =
  | (Command & { readonly name: 'move'; readonly args: readonly [link: string, direction: string] })
  | (Command & { readonly name: 'ability'; readonly args: readonly string[] });

/** An ability with the interned commands of its cards, by card from 0 and target code; made when first asked for. */
export interface AbilityCommands {
  readonly ability: Ability;
  readonly shape: Targeting<Ability>;
  readonly words: number; // of a target
  readonly commands: (players: PlayerCount) => readonly (readonly RaiinetCommand[])[];
}

export interface CommandTables {
  readonly grammar: Grammar<RaiinetCommand>;
  readonly moves: readonly RaiinetCommand[]; // by link and direction
  readonly kinds: readonly (AbilityCommands | undefined)[]; // by letter, see `kindIndex`
}

/** Where an ability's kind is found by its letter A-Z. */
export const kindIndex = (hand: string, card: number): number => hand.charCodeAt(card) - 65;

const CARD_NUMBERS = Array.from({ length: HAND_SIZE }, (_, i) => String(i + 1));

export function makeCommands(tables: Tables): CommandTables {
  const grammar: Grammar<RaiinetCommand> = makeGrammar('word', [
    command(
      'move',
      'moves one of your links and ends your turn',
      word('link', [...LETTERS]),
      word('direction', DIRECTIONS),
    ),
    command(
      'ability',
      'uses one of your cards, before you move',
      word('N', CARD_NUMBERS),
      rest('target', allTargets(tables)),
    ),
  ]);
  const moves = [...LETTERS].flatMap((_, link) =>
    DIRECTIONS.map((direction) => grammar.intern('move', letterOf(link), direction)),
  );
  const commandsOf = (ability: Ability): AbilityCommands['commands'] => {
    const made: Partial<Record<PlayerCount, RaiinetCommand[][]>> = {};
    return (players) => {
      made[players] ??= CARD_NUMBERS.map((n) =>
        targetShape(ability)
          .targets(ability, players)
          .map((words) => grammar.intern('ability', n, ...words)),
      );
      return made[players];
    };
  };
  const kinds: (AbilityCommands | undefined)[] = Array.from({ length: 26 });
  for (const ability of tables.abilities) {
    const { letter, name } = ability;
    if (!/^[A-Z]$/.test(letter)) throw new Error(`the letter of ${name} is "${letter}", not one of A-Z`);
    const index = kindIndex(letter, 0);
    if (kinds[index])
      throw new Error(`${kinds[index].ability.name} and ${name} have the same letter ${letter}`);
    const shape = targetShape(ability);
    const words = shape.usage(ability).split(' ').length;
    kinds[index] = { ability, shape, words, commands: commandsOf(ability) };
  }
  return { grammar, moves, kinds };
}

/** The target words of every ability on every board, each once. */
function allTargets(tables: Tables): string[][] {
  const all = new Map<string, string[]>();
  for (const ability of tables.abilities)
    for (const players of PLAYER_COUNTS)
      for (const words of targetShape(ability).targets(ability, players)) all.set(words.join(' '), words);
  return [...all.values()];
}
