/** The view as named squares, without the ring around them, and facts as marks on them. */
import {
  DIRECTIONS,
  type Fact,
  game,
  type PieceView,
  playerOf,
  type Ref,
  type View,
} from '@quadrant/mirewood';
import type { BoardModel, Cell, Mark } from '../contract.js';
import { groundOf } from './ground.js';
import { hueOf, picture } from './pictures.js';
import { SPEECH, TEXTS } from './texts.js';

export const keyOf = (x: number, y: number): string => `${x},${y}`;

const GLYPHS = new Map(game.book.tiles.map(({ name, glyph }) => [name, glyph]));
const models = new WeakMap<View, BoardModel>();

/** Squares are written once for a view, however often it is drawn. */
export function boardOf(view: View): BoardModel {
  let model = models.get(view);
  if (!model) {
    model = makeModel(view);
    models.set(view, model);
  }
  return model;
}

function makeModel(view: View): BoardModel {
  const { width, height } = view;
  const pieces = new Map(view.pieces.map((piece) => [keyOf(piece.x, piece.y), piece]));
  const custom = new Map(view.custom.map((each) => [keyOf(each.x, each.y), JSON.stringify(each.values)]));
  const cells: Cell[] = [];
  for (let y = 1; y <= height; y++)
    for (let x = 1; x <= width; x++) {
      const piece = pieces.get(keyOf(x, y));
      cells.push(piece ? cellOf(view, x, y, view.tiles[y][x], piece) : bareCell(view, x, y, custom));
    }
  const player = playerOf(view);
  return {
    name: TEXTS.board(height, width),
    rows: height,
    columns: width,
    cells,
    rowLabels: Array.from({ length: height }, (_, i) => String(i + 1)),
    columnLabels: Array.from({ length: width }, (_, i) => String(i + 1)),
    // At the end the focus stays where it is: how it ended is told in the place of what it is on.
    ...(player.alive && !view.outcome ? { home: keyOf(player.x, player.y) } : {}),
    minCell: 24,
    maxCell: 84,
    ground: groundOf(width, height, (x, y) => view.tiles[y + 1][x + 1]),
    lights: view.players.flatMap(({ alive, x, y }) => (alive ? [keyOf(x, y)] : [])),
  };
}

const bareCells = new Map<string, Cell>();

/** A square without a piece: the same object whenever it is the same, so that it is not drawn anew. */
function bareCell(view: View, x: number, y: number, custom: ReadonlyMap<string, string>): Cell {
  const tile = view.tiles[y][x];
  const key = `${x},${y} ${tile} ${custom.get(keyOf(x, y)) ?? ''}`;
  let cell = bareCells.get(key);
  if (!cell) {
    cell = cellOf(view, x, y, tile, undefined);
    bareCells.set(key, cell);
  }
  return cell;
}

function cellOf(view: View, x: number, y: number, tile: string, piece: PieceView | undefined): Cell {
  const body = picture(tile, piece, x, y);
  const isAsked = piece?.role === 'player' && piece.seat === view.asked && view.players.length > 1;
  return {
    key: keyOf(x, y),
    name: SPEECH.look(view, x, y).replace(/\.$/, ''),
    glyph: piece?.glyph ?? GLYPHS.get(tile)!.trim(),
    look: `ground-${tile} ${piece ? `with-${piece.role}` : ''}${isAsked ? ' asked' : ''}`,
    ...(piece && piece.role !== 'projectile' ? { letter: piece.glyph } : {}),
    ...(body ? { body } : {}),
  };
}

const roleOf = ({ kind, seat }: Ref): PieceView['role'] =>
  seat !== null ? 'player' : kind === 'arrow' || kind === 'bomb' ? 'projectile' : 'enemy';
const at = (who: Ref): string => keyOf(who.x, who.y);
const WAITING = 'DoNothing';

/** Where a fact is seen on the board. Every action but waiting is a picture of its own. */
export function marksOf(fact: Fact, view: View): readonly Mark[] {
  switch (fact.kind) {
    case 'acted': {
      if (fact.action === WAITING) return [];
      const isGone = fact.x === 0;
      const stayed = isGone || (fact.x === fact.who.x && fact.y === fact.who.y);
      return stayed
        ? [{ at: at(fact.who), kind: 'moved' }]
        : [
            {
              at: keyOf(fact.x, fact.y),
              kind: 'moved',
              from: at(fact.who),
              hue: hueOf(fact.who.kind, roleOf(fact.who), fact.who.seat),
              foot: roleOf(fact.who) !== 'projectile',
            },
          ];
    }
    case 'hit':
      return [{ at: at(fact.victim), kind: 'hit', ...(fact.damage > 0 ? { note: `−${fact.damage}` } : {}) }];
    case 'suffered':
    case 'afflicted':
      return [{ at: at(fact.who), kind: 'hit' }];
    case 'hampered':
      return [{ at: at(fact.who), kind: 'hit', note: String(fact.left) }];
    case 'died':
      return [{ at: at(fact.who), kind: 'gone' }];
    case 'collided':
      return [{ at: keyOf(fact.x, fact.y), kind: 'gone' }];
    case 'exploded':
      return around(view, fact.x, fact.y, fact.radius);
    case 'cloned':
      return [{ at: keyOf(fact.x, fact.y), kind: 'new' }];
    case 'took':
      return [
        {
          at: at(fact.who),
          kind: 'gain',
          ...(fact.credit.points > 0 ? { note: `+${fact.credit.points}` } : {}),
        },
      ];
    case 'reached':
      return [{ at: at(fact.who), kind: 'gain' }];
    default:
      return [];
  }
}

/** The squares an explosion reached. */
function around(view: View, x: number, y: number, radius: number): Mark[] {
  const marks: Mark[] = [];
  for (let row = Math.max(1, y - radius); row <= Math.min(view.height, y + radius); row++)
    for (let column = Math.max(1, x - radius); column <= Math.min(view.width, x + radius); column++)
      marks.push({ at: keyOf(column, row), kind: 'blast' });
  return marks;
}

/** The heading from a player to a square beside them, or -1. */
export function headingTo(player: PieceView, key: string): number {
  const [x, y] = key.split(',').map(Number);
  const way = `${x - player.x},${y - player.y}`;
  return DIRECTIONS.findIndex((direction) => STEPS[direction] === way);
}
const STEPS: Readonly<Record<(typeof DIRECTIONS)[number], string>> = {
  up: '0,-1',
  down: '0,1',
  left: '-1,0',
  right: '1,0',
};
