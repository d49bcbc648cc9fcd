/** The shortest way on foot, around trees and people and, where there is another way, around pools. */
import { isWalkable, playerOf, STEPS, type View } from '@quadrant/mirewood';
import { keyOf } from './board.js';

const POOLS = new Set(['quicksand', 'poison']);

/** The squares after the player's own up to the nearest wanted one; null when there is no way. */
export function wayTo(view: View, isWanted: (key: string) => boolean): string[] | null {
  return search(view, isWanted, true) ?? search(view, isWanted, false);
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
