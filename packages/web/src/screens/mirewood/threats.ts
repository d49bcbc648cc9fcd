/** What may hurt next turn, as the board shows it. */
import { playerOf, threats, type View } from '@quadrant/mirewood';
import type { ThreatMark } from '../contract.js';
import { keyOf } from './board.js';
import { TEXTS } from './texts.js';

export function threatsOf(view: View): ThreatMark[] {
  const { health } = playerOf(view);
  return threats(view).map(({ x, y, damage, aimed, blast, pool }) => ({
    at: keyOf(x, y),
    level: damage >= health ? 3 : damage > 1 ? 2 : 1,
    note: damage > 0 ? String(damage) : pool ? TEXTS.pool(pool.status, pool.turns) : '',
    look: aimed ? `aimed ${aimed}` : blast ? 'blast' : pool && damage === 0 ? 'sinks' : '',
  }));
}
