/** Mirewood as numbers, from its view. A later level of another size is cut or filled up to that of the first. */
import type { AnyGame } from '@quadrant/kernel';
import { game as mirewood, type View } from '@quadrant/mirewood';
import type { Flat } from './flat.js';

const { book } = mirewood;
const TILES = new Map(book.tiles.map(({ name }, i) => [name, i]));
const KINDS = new Map(book.kinds.map(({ name }, i) => [name, i + 1]));
const DIRECTIONS = ['up', 'down', 'left', 'right'];
const HEAD = 5;
const PER_PLAYER = 6;

export function flatMirewood(game: AnyGame, begun: unknown): Flat {
  const { tiles, players } = game.view(begun, 0) as View;
  const [height, width] = [tiles.length, tiles[0].length];
  const squares = width * height;
  const head = HEAD + players.length * PER_PLAYER;
  return {
    length: head + 3 * squares,
    write(position, seat, out, at) {
      const view = game.view(position, seat) as View;
      const numbers = [seat, view.turn, view.level, view.levels, view.asked ?? -1];
      for (const { x, y, facing, health, bombs, score } of view.players)
        numbers.push(x, y, DIRECTIONS.indexOf(facing), health, bombs, score);
      out.set(numbers, at);
      const board = at + head;
      out.fill(0, board, board + 3 * squares);
      const isIn = (x: number, y: number) => x < width && y < height;
      view.tiles.forEach((row, y) => {
        for (let x = 0; x < row.length; x++)
          if (isIn(x, y)) out[board + y * width + x] = TILES.get(row[x]) ?? 0;
      });
      for (const { kind, x, y, health } of view.pieces) {
        if (!isIn(x, y)) continue;
        out[board + squares + y * width + x] = KINDS.get(kind) ?? 0;
        out[board + 2 * squares + y * width + x] = health;
      }
    },
  };
}
