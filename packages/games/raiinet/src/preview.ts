/**
 * The legal commands as things to point at: which link or card, and which place. Screens show these and need no
 * rules. They are made from a view, so they know no more than the seat does.
 */
import type { RaiinetCommand } from './commands.js';
import { DIRECTIONS, type Direction, directionOf, linkOf, OFF_BOARD, placeOf, squareAt } from './geometry.js';
import { destination } from './rules/move.js';
import { type Sight, sightOf } from './sight.js';
import { standard, type Tables } from './tables.js';
import type { View } from './view.js';

export interface Preview {
  readonly command: RaiinetCommand;
  readonly card: number | null; // 1-5; null: a move
  readonly ability: string | null; // 'H', the card's letter
  readonly link: string | null; // the link that is moved or aimed at
  readonly other: string | null; // the second link
  readonly direction: Direction | null;
  readonly option: string | null; // 'swap'
  /** [row, column] where it ends or is aimed at; one step beyond the board when the link leaves it. */
  readonly place: readonly [number, number];
  readonly leaves: boolean; // the link leaves the board
}

const BEYOND: Readonly<Record<Direction, readonly [number, number]>> = {
  up: [-1, 0],
  down: [1, 0],
  left: [0, -1],
  right: [0, 1],
};

/** What can be pointed at for each of these commands, in their order. */
export function preview(
  view: View,
  commands: readonly RaiinetCommand[],
  tables: Tables = standard,
): Preview[] {
  const sight = sightOf(view);
  return commands.map((command) => previewOf(sight, command, tables));
}

function previewOf(view: Sight, command: RaiinetCommand, tables: Tables): Preview {
  const nothing = {
    command,
    card: null,
    ability: null,
    link: null,
    other: null,
    direction: null,
    option: null,
  };
  if (command.name === 'move') return { ...nothing, ...step(view, command.args[0], command.args[1]) };
  const [number, first, second, third] = command.args;
  const card = Number(number);
  const letter = view.seats[view.turn].hand[card - 1];
  const ability = tables.abilities.find((a) => a.letter === letter);
  const used = { ...nothing, card, ability: letter, leaves: false };
  switch (ability?.target) {
    case 'link':
      return { ...used, link: first, place: placeOfLink(view, first) };
    case 'empty-square':
      return { ...used, place: [Number(first), Number(second)] };
    case 'link-direction':
      return { ...used, ...step(view, first, second) };
    case 'two-links-choice':
      return { ...used, link: first, other: second, option: third, place: placeOfLink(view, first) };
    default:
      throw new Error(`card ${number} is no ability of these tables`);
  }
}

type Step = Pick<Preview, 'link' | 'direction' | 'place' | 'leaves'>;

function step(view: Sight, letter: string, word: string): Step {
  const link = linkOf(view.players, letter);
  const direction = DIRECTIONS[directionOf(word)];
  const to = destination(view, link, directionOf(word));
  if (to !== OFF_BOARD) return { link: letter, direction, place: placeOf(view.players, to), leaves: false };
  return { link: letter, direction, place: beyond(view, link, direction), leaves: true };
}

/** The first place outside the board on a link's way. */
function beyond(view: Sight, link: number, direction: Direction): readonly [number, number] {
  const [down, right] = BEYOND[direction];
  let [row, column] = placeOf(view.players, view.links[link].at);
  while (squareAt(view.players, row, column) >= 0) {
    row += down;
    column += right;
  }
  return [row, column];
}

const placeOfLink = (view: Sight, letter: string): readonly [number, number] =>
  placeOf(view.players, view.links[linkOf(view.players, letter)].at);
