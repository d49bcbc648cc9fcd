/** Mirewood as numbers, from its view. A later level of another size is cut or filled up to that of the first. */
import type { AnyGame } from '@quadrant/kernel';
import { game as mirewood, type View } from '@quadrant/mirewood';
import type { Flat } from './flat.js';

const { book } = mirewood;
const TILES = new Map(book.tiles.map(({ name }, i) => [name, i]));
const KINDS = new Map(book.kinds.map(({ name }, i) => [name, i + 1]));
const DIRECTIONS = ['up', 'down', 'left', 'right'];
const HEAD = 5;
const EFFECTS = ['stuck', 'poison'];
const PER_PLAYER = 6 + EFFECTS.length;
/** What is told of each square: its tile, and of who is there kind, health, facing and turns until it is ready again. */
const BOARDS = 5;

export function flatMirewood(game: AnyGame, begun: unknown): Flat {
  const { tiles, players } = game.view(begun, 0) as View;
  const [height, width] = [tiles.length, tiles[0].length];
  const squares = width * height;
  const head = HEAD + players.length * PER_PLAYER;
  return {
    length: head + BOARDS * squares,
    write(position, seat, out, at) {
      const view = game.view(position, seat) as View;
      const numbers = [seat, view.turn, view.level, view.levels, view.asked ?? -1];
      for (const { x, y, facing, health, bombs, score, effects } of view.players) {
        numbers.push(x, y, DIRECTIONS.indexOf(facing), health, bombs, score);
        for (const effect of EFFECTS) numbers.push(effects[effect] ?? 0);
      }
      out.set(numbers, at);
      const board = at + head;
      out.fill(0, board, board + BOARDS * squares);
      const isIn = (x: number, y: number) => x < width && y < height;
      view.tiles.forEach((row, y) => {
        for (let x = 0; x < row.length; x++)
          if (isIn(x, y)) out[board + y * width + x] = TILES.get(row[x]) ?? 0;
      });
      for (const { kind, x, y, health, facing, cooldown } of view.pieces) {
        if (!isIn(x, y)) continue;
        const told = [KINDS.get(kind) ?? 0, health, DIRECTIONS.indexOf(facing) + 1, cooldown];
        for (const [i, number] of told.entries()) out[board + (i + 1) * squares + y * width + x] = number;
      }
    },
  };
}
