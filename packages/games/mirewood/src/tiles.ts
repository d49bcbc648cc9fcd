/** The tiles. Only the tile phase makes them act, and only the board changes anything. */
import type { Board } from './board.js';
import { NONE, type Piece } from './position.js';
import type { TileEntry, TileParameter } from './tables.js';

export const EMPTY = 'empty';
export const EDGE = 'edge';
export const GOAL = 'goal';

type Benefit = (board: Board, who: Piece, value: number) => void;

const INERT = { parameters: [], act: null, gives: null, coats: false, goal: false } as const;
const ground = (name: string, glyph: string, about: string): TileEntry => ({
  ...INERT,
  name,
  glyph,
  about,
  enterable: true,
});
const blocker = (name: string, glyph: string, about: string): TileEntry => ({
  ...ground(name, glyph, about),
  enterable: false,
});

const atLeast = (least: number, name: string, standard: number): TileParameter => ({ name, standard, least });

/** A tile that gives a status to any living piece that is not immune. */
export function statusTile(
  name: string,
  glyph: string,
  about: string,
  status: string,
  turns: number,
): TileEntry {
  return {
    ...ground(name, glyph, about),
    parameters: [atLeast(1, 'turns', turns)],
    act: (board, who, [counter]) => board.afflict(who, status, counter, NONE),
    gives: status,
  };
}

/** A tile that serves a player once: its benefit, its points, and it is gone. */
export function powerUp(
  name: string,
  glyph: string,
  about: string,
  points: number,
  parameter: TileParameter | null,
  benefit: Benefit,
): TileEntry {
  const worth = atLeast(0, 'points', points);
  return {
    ...ground(name, glyph, about),
    parameters: parameter ? [parameter, worth] : [worth],
    act(board, who, values) {
      if (!board.isPlayer(who)) return;
      benefit(board, who, values[0]);
      board.useUp(who, values[values.length - 1]);
    },
  };
}

const ward = (name: string, glyph: string, about: string, status: string): TileEntry =>
  powerUp(name, glyph, about, 1, atLeast(1, 'turns', 10), (board, who, turns) => {
    board.cure(who, status);
    board.ward(who, status, turns);
  });

export const tiles: readonly TileEntry[] = [
  ground(EMPTY, ' ', 'Open ground.'),
  blocker(EDGE, 'X', 'The edge of the wood.'),
  blocker('tree', 'T', 'In the way of everything.'),
  blocker('rock', 'R', 'In the way of everything.'),
  { ...ground(GOAL, 'G', 'End a turn here alive and the level is won.'), goal: true },
  powerUp(
    'healthpack',
    'H',
    'Health for the player who takes it.',
    1,
    atLeast(0, 'heal', 1),
    (board, who, heal) => board.heal(who, heal),
  ),
  powerUp('treasure', 'Z', 'Points for the player who takes it.', 5, null, () => {}),
  statusTile('quicksand', '~', 'Holds whoever enters for a few moves, once per crossing.', 'stuck', 2),
  {
    ...statusTile('poison', '%', 'Poisons whoever ends a turn on it, and all that flies over.', 'poison', 3),
    coats: true,
  },
  ward('boots', '&', 'Free you from quicksand and keep it off for a while.', 'stuck'),
  ward('vial', '!', 'Cures poison and keeps it off for a while.', 'poison'),
  powerUp(
    'pouch',
    '*',
    'Bombs for the player who takes it.',
    1,
    atLeast(0, 'bombs', 2),
    (board, who, bombs) => board.addBombs(who, bombs),
  ),
];
