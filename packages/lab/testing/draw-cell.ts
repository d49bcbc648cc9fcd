/** A pair drawn from given shares of the cells. */
import type { Rng } from '@quadrant/kernel';

export function drawCell(shares: readonly number[], rng: Rng): number {
  let left = rng.unit();
  const cell = shares.findIndex((share) => {
    left -= share;
    return left < 0;
  });
  return cell < 0 ? shares.length - 1 : cell;
}
