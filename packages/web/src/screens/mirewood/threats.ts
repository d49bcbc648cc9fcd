/**
 * Where it may hurt next turn, by what the view shows: squares beside who hits, the way of arrows, archers' lines, the
 * reach of bombs, quicksand and poison near by. A guess on the safe side: nobody's plans are asked for.
 */
import { game, type PieceView, type View } from '@quadrant/mirewood';
import type { Threat } from '../contract.js';
import { keyOf, playerOf } from './board.js';
import { TEXTS } from './texts.js';

export const STEPS = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] } as const;
const LINE = 8; // squares of an archer's line that are worth a warning
const NEAR = 3; // squares: who is closer ends a walk

const isEnemy = ({ role }: PieceView) => role === 'enemy';

export function threatsOf(view: View): Threat[] {
  const me = playerOf(view);
  if (view.outcome || !me.alive) return [];
  const harm = new Map<string, number>();
  const lines = new Map<string, string>(); // how they are shown
  const blasts = new Set<string>();
  const add = (x: number, y: number, damage: number) => {
    if (isOpen(view, x, y)) harm.set(keyOf(x, y), (harm.get(keyOf(x, y)) ?? 0) + damage);
  };
  for (const piece of view.pieces) {
    const { kind, x, y, damage } = piece;
    if (kind === 'bomb')
      for (const [column, row] of around(piece)) {
        add(column, row, damage);
        blasts.add(keyOf(column, row));
      }
    else if (piece.role === 'projectile')
      for (const [column, row] of ahead(view, piece, piece.actions)) add(column, row, damage);
    else if (isEnemy(piece) && kind.startsWith('bandit'))
      for (const [right, down] of Object.values(STEPS)) add(x + right, y + down, damage);
    else if (isEnemy(piece))
      for (const [column, row] of ahead(view, piece, LINE))
        lines.set(keyOf(column, row), STEPS[piece.facing][0] === 0 ? 'aimed down' : 'aimed across');
  }
  const hurts = [...harm].map(([at, damage]): Threat => {
    const level = damage >= me.health ? 3 : damage > 1 ? 2 : 1;
    return { at, level, note: String(damage), look: lines.get(at) ?? (blasts.has(at) ? 'blast' : '') };
  });
  return [
    ...hurts,
    ...[...lines]
      .filter(([at]) => !harm.has(at))
      .map(([at, look]): Threat => ({ at, level: 1, note: '', look })),
    ...pools(view, me).filter(({ at }) => !harm.has(at) && !lines.has(at)),
  ];
}

/** What quicksand and poison near the player would cost; nothing where a ward keeps it off. */
function pools(view: View, me: PieceView): Threat[] {
  const found: Threat[] = [];
  for (let y = me.y - NEAR; y <= me.y + NEAR; y++)
    for (let x = me.x - NEAR; x <= me.x + NEAR; x++) {
      const entry = game.book.tiles.find(({ name }) => name === view.tiles[y]?.[x]);
      if (
        !entry?.gives ||
        me.immune.includes(entry.gives) ||
        (me.effects[`ward-${entry.gives}`] ?? 0) > 0 ||
        (me.x === x && me.y === y)
      )
        continue;
      const own = view.custom.find((each) => each.x === x && each.y === y)?.values;
      const turns = own?.turns ?? entry.parameters[0].standard;
      found.push({ at: keyOf(x, y), level: 1, note: TEXTS.pool(entry.gives, turns), look: 'sinks' });
    }
  return found;
}

const SHUT = new Set(['tree', 'rock', 'edge']);
export const isOpen = ({ tiles }: View, x: number, y: number) =>
  tiles[y]?.[x] !== undefined && !SHUT.has(tiles[y][x]);

function ahead(view: View, { x, y, facing }: PieceView, most: number): [number, number][] {
  const [right, down] = STEPS[facing];
  const way: [number, number][] = [];
  for (let n = 1; n <= most && isOpen(view, x + n * right, y + n * down); n++)
    way.push([x + n * right, y + n * down]);
  return way;
}

function around({ x, y, radius }: PieceView): [number, number][] {
  const squares: [number, number][] = [];
  for (let row = y - radius; row <= y + radius; row++)
    for (let column = x - radius; column <= x + radius; column++) squares.push([column, row]);
  return squares;
}

/** Whether an enemy or something that flies is near the player. */
export function isClose(view: View): boolean {
  const me = playerOf(view);
  return view.pieces.some(
    (piece) =>
      piece.role !== 'player' && Math.max(Math.abs(piece.x - me.x), Math.abs(piece.y - me.y)) <= NEAR,
  );
}
