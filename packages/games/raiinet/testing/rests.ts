/** What in a story rests on hidden values or cards, for the checks of conformance. */
import { type Seat, SPECTATOR } from '@quadrant/kernel';
import type { Fact } from '@quadrant/raiinet';

const REVEALS = ['battle', 'firewall', 'downloaded', 'shown'];

/** Where a value comes to light, or another player's card, what follows may differ. */
export function rests(fact: Fact | undefined, other: Fact | undefined, seat: Seat): boolean {
  if (!fact || !other || fact.kind !== other.kind) return false;
  if (JSON.stringify(fact) === JSON.stringify(other)) return false;
  if (fact.kind !== 'used' || other.kind !== 'used') return REVEALS.includes(fact.kind);
  // With two players a value scanned is one that all players know, and so do spectators.
  return fact.seat === seat || fact.letter !== other.letter || seat === SPECTATOR;
}
