/** What in a story rests on what the fog hides, for the checks of conformance. */
import type { Seat } from '@quadrant/kernel';
import type { Fact, Position } from '@quadrant/space-defender-2';
import { isVisible } from '../src/view.js';

const SHIP = 0; // its id

/** A piece that was out of sight when the turn began, or that was made since, may be another one, or none. */
export function rests(
  fact: Fact | undefined,
  other: Fact | undefined,
  _seat: Seat,
  position: Position,
): boolean {
  if (fact?.kind === 'switched') return true; // to the view of everything
  if (JSON.stringify(fact) === JSON.stringify(other)) return false;
  return isOfHidden(fact, position) || isOfHidden(other, position);
}

function isOfHidden(fact: Fact | undefined, position: Position): boolean {
  if (!fact) return false;
  if (fact.kind === 'collected') return true; // of something that was destroyed out of sight
  const pieces: readonly { readonly id: number; readonly cell: number }[] = [
    ...position.enemies,
    ...position.projectiles,
  ];
  const inSight = (id: number) =>
    id === SHIP || pieces.some((piece) => piece.id === id && isVisible(position, piece.cell));
  const ids = ['id', 'moverId', 'otherId'].flatMap((key) =>
    key in fact ? [fact[key as never] as number] : [],
  );
  if (fact.kind === 'healed' && !isVisible(position, fact.byCell)) return true;
  return ids.some((id) => !inSight(id));
}
