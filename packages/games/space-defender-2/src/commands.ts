/** What can be said: the declarations, and the interned commands that `legal` lists. */
import { command, type Grammar, makeGrammar, oneOf, range } from '@quadrant/kernel';
import { COLUMN, MAX_ROWS, ROW, ROW_LETTERS, type RowLetter, STRIDE } from './grid.js';
import { choicesOf, PARTS, spawningKinds, type Tables } from './tables.js';

export type SpaceCommand =
  | { readonly name: 'play'; readonly args: readonly number[] } // rows, columns, thresholds
  | { readonly name: 'setup_select' | 'setup_next' | 'setup_back'; readonly args: readonly [number] }
  | { readonly name: 'toggle_debug_mode' | 'abort'; readonly args: readonly [] }
  | { readonly name: 'move'; readonly args: readonly [RowLetter, number] }
  | { readonly name: 'pass' | 'fire' | 'special'; readonly args: readonly [] };

export const MIN_ROWS = 5;
export const MIN_COLUMNS = 10;
export const MAX_THRESHOLD = 101;

export function makeCommands(tables: Tables) {
  const mostOptions = Math.max(...PARTS.map((part) => choicesOf(tables, part).length));
  const thresholds = spawningKinds(tables).map((kind) =>
    range(kind.threshold!, 'THRESHOLD', 1, MAX_THRESHOLD),
  );
  const declarations = [
    command(
      'play',
      'Set up a new game on a board of this size; each threshold ends the rolls (1 to 100) of one kind of enemy.',
      range('row', 'MAX_ROW', MIN_ROWS, MAX_ROWS),
      range('column', 'MAX_COLUMN', MIN_COLUMNS, STRIDE),
      ...thresholds,
    ),
    command(
      'setup_select',
      'Choose an entry of the menu shown.',
      range('value', 'INPUT_VALUE', 1, mostOptions),
    ),
    command(
      'setup_next',
      'Go on by so many screens; past the summary the game starts.',
      range('state', 'STATE', 1, 5),
    ),
    command(
      'setup_back',
      'Go back by so many screens; before the first the setup ends.',
      range('state', 'STATE', 1, 5),
    ),
    command('toggle_debug_mode', 'Show everything that happens, or only what the Starfighter sees.'),
    command('abort', 'Leave the setup or the game.'),
    command(
      'move',
      'Fly to a cell, first up or down, then left or right.',
      oneOf('row', 'ROW', ROW_LETTERS),
      range('column', 'COLUMN', 1, STRIDE),
    ),
    command('pass', 'Stay, and regenerate twice.'),
    command('fire', 'Fire the weapon.'),
    command('special', 'Use the power.'),
  ];
  // The thresholds come from a table, so the type of `play` cannot be derived from its declaration.
  const grammar = makeGrammar('call', declarations) as unknown as Grammar<SpaceCommand>;
  const upTo = (name: SpaceCommand['name'], n: number) =>
    Array.from({ length: n }, (_, i) => grammar.intern(name, i + 1));
  return {
    grammar,
    select: upTo('setup_select', mostOptions), // [v - 1]
    next: upTo('setup_next', 5), // [n - 1]
    back: upTo('setup_back', 5), // [n - 1]
    moves: ROW.map((row, cell) => grammar.intern('move', ROW_LETTERS[row], COLUMN[cell] + 1)), // [cell]
    toggle: grammar.intern('toggle_debug_mode'),
    abort: grammar.intern('abort'),
    pass: grammar.intern('pass'),
    fire: grammar.intern('fire'),
    special: grammar.intern('special'),
  };
}

export type Commands = ReturnType<typeof makeCommands>;
