/** The shortest way on foot, around trees and people and, where there is another way, around pools. */
import { isWalkable, playerOf, STEPS } from './threats.js';
import type { View } from './view.js';

/** What one walks to by itself, as tiles: the nearest find, or the gate. */
export const FINDS: ReadonlySet<string> = new Set(['treasure', 'healthpack', 'boots', 'vial', 'pouch']);
export const GATE: ReadonlySet<string> = new Set(['goal']);

/** Whether a square, by its key, holds one of these tiles. */
export const holds =
  ({ tiles }: View, wanted: ReadonlySet<string>) =>
  (key: string): boolean => {
    const [x, y] = key.split(',').map(Number);
    return wanted.has(tiles[y][x]);
  };

const NEAR = 3; // squares: who is closer ends a walk

/** Whether an enemy or something that flies is near the player. */
export function isClose(view: View): boolean {
  const me = playerOf(view);
  return view.pieces.some(
    (piece) =>
      piece.role !== 'player' && Math.max(Math.abs(piece.x - me.x), Math.abs(piece.y - me.y)) <= NEAR,
  );
}

const keyOf = (x: number, y: number) => `${x},${y}`;
const POOLS = new Set(['quicksand', 'poison']);

/** The keys (`7,4`) of the squares after the player's own up to the nearest wanted one; null when there is no way. */
export function wayTo(view: View, isWanted: (key: string) => boolean): string[] | null {
  return search(view, isWanted, true) ?? search(view, isWanted, false);
}

/** Whether a step of so many has led no nearer: who goes around somebody that follows would walk for ever. */
export function isCutOff(
  before: View,
  after: View,
  steps: number,
  isWanted: (key: string) => boolean,
): boolean {
  const [from, to] = [playerOf(before), playerOf(after)];
  if (from.x === to.x && from.y === to.y) return false; // it is held by the ground
  const way = wayTo(after, isWanted);
  return way !== null && way.length >= steps;
}

function search(view: View, isWanted: (key: string) => boolean, dry: boolean): string[] | null {
  const { x, y, alive } = playerOf(view);
  if (!alive) return null;
  const held = new Set(view.pieces.map((piece) => keyOf(piece.x, piece.y)));
  const from = new Map<string, string | null>([[keyOf(x, y), null]]);
  const open: [number, number][] = [[x, y]];
  for (const [column, row] of open)
    for (const [right, down] of Object.values(STEPS)) {
      const [nextX, nextY] = [column + right, row + down];
      const key = keyOf(nextX, nextY);
      if (from.has(key) || held.has(key) || !isWalkable(view, nextX, nextY)) continue;
      if (dry && POOLS.has(view.tiles[nextY][nextX]) && !isWanted(key)) continue;
      from.set(key, keyOf(column, row));
      if (isWanted(key)) return back(from, key);
      open.push([nextX, nextY]);
    }
  return null;
}

function back(from: ReadonlyMap<string, string | null>, end: string): string[] {
  const way: string[] = [];
  for (let key: string | null = end; key !== null; key = from.get(key) ?? null) way.unshift(key);
  return way.slice(1);
}
