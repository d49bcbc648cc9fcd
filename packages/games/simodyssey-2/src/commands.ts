/** What can be said. `test` has one threshold for each kind of entity in the tables. */
import { type CommandOf, command, type Grammar, makeGrammar, oneOf, range } from '@quadrant/kernel';
import { DIRECTIONS, type Direction } from './space.js';
import { HIGHEST_THRESHOLD, LOWEST_THRESHOLD, type Tables } from './tables.js';

const FIXED = [
  command('play', 'start a mission'),
  command('abort', 'give the mission up'),
  command('status', 'where you are, and your life and fuel'),
  command('move', 'fly to the neighbouring sector', oneOf('dir', 'DIRECTION', DIRECTIONS)),
  command('wormhole', 'travel through the wormhole of this sector'),
  command('land', 'land on a planet of the yellow dwarf here'),
  command('liftoff', 'leave the planet'),
  command('pass', 'let a turn go by'),
  command('toggle_RNG_out', 'show the random numbers, or hide them again'),
] as const;

export type SimCommand =
  | CommandOf<(typeof FIXED)[number]>
  | { readonly name: 'test'; readonly args: readonly number[] };

export function makeCommands(tables: Tables): Grammar<SimCommand> {
  const thresholds = tables.actors.map((kind) =>
    range(kind.threshold.name, 'THRESHOLD', LOWEST_THRESHOLD, HIGHEST_THRESHOLD),
  );
  const test = command('test', 'start a mission with these thresholds, everything shown', ...thresholds);
  // The number of thresholds is the tables' affair, so the type of `test` is written by hand.
  return makeGrammar('call', [test, ...FIXED]) as unknown as Grammar<SimCommand>;
}

/** The listed commands, each the one object that stands for it. */
export interface ListedCommands {
  readonly idle: readonly SimCommand[]; // without a mission
  readonly always: readonly SimCommand[]; // in any mission
  readonly pass: SimCommand; // all of these in a single one
  readonly moves: readonly SimCommand[]; // [direction]
  readonly wormhole: SimCommand;
  readonly land: SimCommand;
  readonly liftoff: SimCommand;
}

export function listCommands(grammar: Grammar<SimCommand>): ListedCommands {
  const the = (name: SimCommand['name']) => grammar.intern(name);
  return {
    idle: [the('play'), the('toggle_RNG_out')],
    pass: the('pass'),
    always: [the('abort'), the('status'), the('pass'), the('toggle_RNG_out')],
    moves: DIRECTIONS.map((d) => grammar.intern('move', d)),
    wormhole: the('wormhole'),
    land: the('land'),
    liftoff: the('liftoff'),
  };
}

const DIRECTION_NUMBERS = new Map<Direction, number>(DIRECTIONS.map((d, i) => [d, i]));

export function directionNumber(direction: Direction): number {
  return DIRECTION_NUMBERS.get(direction)!;
}
