/** Ways over a board of Mirewood: how far every square is from what one wants, what lies on the way counted in. */
import { game, NONE, type Position } from '@quadrant/mirewood';

const { book } = game;
const FAR = 1 << 28;
const MOST_SQUARES = 101 * 101;

/** Turns that stepping onto a tile costs, by tile; 0 where nobody can step. */
const COST = Uint8Array.from(book.tiles, ({ enterable, gives }) =>
  !enterable ? 0 : gives === 'stuck' ? 3 : gives === 'poison' ? 24 : 1,
);
const STUCK = book.status('stuck');
const POISON = book.status('poison');
const SAFE = Uint8Array.from(book.tiles, ({ enterable }) => (enterable ? 1 : 0));
const BUCKETS = 32; // more than the dearest step
const BEHIND_SOMEBODY = 1;

export class DistanceMap {
  readonly distance = new Int32Array(MOST_SQUARES);
  private readonly buckets: number[][] = Array.from({ length: BUCKETS }, () => []);
  private waiting = 0;

  /** Forgets everything; then say where to by `want`, and `spread`. */
  clear(p: Position): void {
    this.distance.fill(FAR, 0, p.tiles.length);
    for (const bucket of this.buckets) bucket.length = 0;
    this.waiting = 0;
  }

  /** A square to get to, as if it were so many steps further than it is (less than 32). */
  want(square: number, handicap: number): void {
    if (this.distance[square] <= handicap) return;
    this.distance[square] = handicap;
    this.buckets[handicap % BUCKETS].push(square);
    this.waiting++;
  }

  /** Measures all squares from what is wanted, for this player. */
  spread(p: Position, seat: number): void {
    const { effects } = p.entities[seat];
    const statuses = book.statuses.length;
    const careless = effects[STUCK + statuses] > 2 && effects[POISON + statuses] > 2;
    const cost = careless ? SAFE : COST;
    const { distance, buckets } = this;
    const stride = p.width + 2;
    for (let far = 0; this.waiting > 0; far++) {
      const bucket = buckets[far % BUCKETS];
      for (let i = 0; i < bucket.length; i++) {
        const square = bucket[i];
        this.waiting--;
        if (distance[square] !== far) continue;
        // Who comes from a neighbour steps onto this square and pays for it.
        const step = cost[p.tiles[square]] + (p.squares[square] >= p.players ? BEHIND_SOMEBODY : 0);
        this.reach(p, square - stride, far + step);
        this.reach(p, square + stride, far + step);
        this.reach(p, square - 1, far + step);
        this.reach(p, square + 1, far + step);
      }
      bucket.length = 0;
    }
  }

  private reach(p: Position, square: number, far: number): void {
    if (far >= this.distance[square] || COST[p.tiles[square]] === 0) return;
    this.distance[square] = far;
    this.buckets[far % BUCKETS].push(square);
    this.waiting++;
  }

  /** The heading of the next step from a square, or NONE when nothing wanted can be reached or it is wanted itself. */
  next(p: Position, square: number, facing: number): number {
    const stride = p.width + 2;
    const { distance } = this;
    let best = NONE;
    let least = FAR;
    if (distance[square] === FAR) return NONE;
    for (let heading = 0; heading < 4; heading++) {
      const near = square + (heading === 0 ? -stride : heading === 1 ? stride : heading === 2 ? -1 : 1);
      if (COST[p.tiles[near]] === 0) continue;
      const total =
        distance[near] + COST[p.tiles[near]] + (p.squares[near] >= p.players ? BEHIND_SOMEBODY : 0);
      if (total < least || (total === least && heading === facing)) {
        least = total;
        best = heading;
      }
    }
    return best;
  }
}
