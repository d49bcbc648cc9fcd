/**
 * Where it may hurt next turn, by what a view shows: squares beside who hits, the way of arrows, archers' lines, the
 * reach of bombs, quicksand and poison near by. A guess on the safe side: nobody's plans are asked for.
 */
import type { Book } from './book.js';
import type { PieceView, View } from './view.js';

export interface Threat {
  readonly x: number;
  readonly y: number;
  readonly damage: number; // 0 where only somebody aims there, or where a pool is
  readonly aimed: 'across' | 'down' | null; // an archer looks along here
  readonly blast: boolean; // a bomb reaches here
  readonly pool: { readonly status: string; readonly turns: number } | null; // what entering gives
}

export const STEPS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
const LINE = 8; // squares of an archer's line that are worth a warning
const NEAR = 3; // squares: pools farther away are no concern yet

/** The player who is asked, else one who is alive, else the first. */
export const playerOf = (view: View): PieceView =>
  view.players.find((player) => player.seat === view.asked) ??
  view.players.find((player) => player.alive) ??
  view.players[0];

export function threats(book: Book, view: View): Threat[] {
  const me = playerOf(view);
  if (view.outcome || !me.alive) return [];
  const found = new Map<string, Threat>();
  const add = (x: number, y: number, part: Partial<Threat>) => {
    if (!isWalkable(view, x, y)) return;
    const old = found.get(`${x},${y}`) ?? { x, y, damage: 0, aimed: null, blast: false, pool: null };
    found.set(`${x},${y}`, { ...old, ...part, damage: old.damage + (part.damage ?? 0) });
  };
  for (const piece of view.pieces) {
    const { kind, x, y, damage, role, facing } = piece;
    if (kind === 'bomb') for (const [column, row] of around(piece)) add(column, row, { damage, blast: true });
    else if (role === 'projectile')
      for (const [column, row] of ahead(view, piece, piece.actions)) add(column, row, { damage });
    else if (role === 'enemy' && kind.startsWith('bandit'))
      for (const [right, down] of Object.values(STEPS)) add(x + right, y + down, { damage });
    else if (role === 'enemy')
      for (const [column, row] of ahead(view, piece, LINE))
        add(column, row, { aimed: STEPS[facing][0] === 0 ? 'down' : 'across' });
  }
  for (let y = me.y - NEAR; y <= me.y + NEAR; y++)
    for (let x = me.x - NEAR; x <= me.x + NEAR; x++) {
      const pool = me.x === x && me.y === y ? null : poolAt(book, view, me, x, y);
      if (pool) add(x, y, { pool });
    }
  return [...found.values()];
}

/** What entering a square would do to a player for some turns; null where nothing, or where it is kept off. */
function poolAt(book: Book, view: View, me: PieceView, x: number, y: number): Threat['pool'] {
  const tile = book.tiles.find(({ name }) => name === view.tiles[y]?.[x]);
  const status = tile?.gives;
  if (!status || me.immune.includes(status) || (me.effects[`ward-${status}`] ?? 0) > 0) return null;
  const own = view.custom.find((each) => each.x === x && each.y === y)?.values;
  return { status, turns: own?.turns ?? tile.parameters[0].standard };
}

const SHUT = new Set(['tree', 'rock', 'edge']);
export const isWalkable = ({ tiles }: View, x: number, y: number): boolean =>
  tiles[y]?.[x] !== undefined && !SHUT.has(tiles[y][x]);

function ahead(view: View, { x, y, facing }: PieceView, most: number): [number, number][] {
  const [right, down] = STEPS[facing];
  const way: [number, number][] = [];
  for (let n = 1; n <= most && isWalkable(view, x + n * right, y + n * down); n++)
    way.push([x + n * right, y + n * down]);
  return way;
}

function around({ x, y, radius }: PieceView): [number, number][] {
  const squares: [number, number][] = [];
  for (let row = y - radius; row <= y + radius; row++)
    for (let column = x - radius; column <= x + radius; column++) squares.push([column, row]);
  return squares;
}

/** How far the nearest gate is from a player, right and down; null without one, and for the dead. */
export function gateFrom(view: View, me = playerOf(view)): readonly [right: number, down: number] | null {
  if (!me.alive) return null;
  let nearest: readonly [number, number] | null = null;
  const steps = ([right, down]: readonly [number, number]) => Math.abs(right) + Math.abs(down);
  view.tiles.forEach((row, y) => {
    row.forEach((tile, x) => {
      const way = [x - me.x, y - me.y] as const;
      if (tile === 'goal' && (!nearest || steps(way) < steps(nearest))) nearest = way;
    });
  });
  return nearest;
}
