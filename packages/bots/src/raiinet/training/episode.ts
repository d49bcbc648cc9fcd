/** The positions of one game as features, and what is learnt from them when it is over. */
import { OUT, type Packed, seatAt, TURN, WINNER } from '../packed/layout.js';
import { activeFeatures } from '../value/features.js';
import type { Net } from '../value/net.js';
import { MOST_ACTIVE } from '../value/sums.js';

/** One position as one seat saw it. */
interface Visited {
  readonly from: number; // where its features begin
  readonly n: number;
  readonly mirrored: number; // where as many features of its mirror image begin
  readonly value: number; // when it was played
}

export class Episode {
  private readonly players: number;
  private readonly chains: Visited[][];
  /** Between two, each position is noted by who is on move, and -1 tells where that changed. */
  private readonly movers: number[] = [];
  private active = new Int16Array(1 << 16);
  private used = 0;
  private results: number[] = [];

  constructor(players: number) {
    this.players = players;
    this.chains = Array.from({ length: players === 2 ? 1 : players }, () => []);
  }

  begin(): void {
    this.used = 0;
    this.movers.length = 0;
    for (const chain of this.chains) chain.length = 0;
  }

  note(net: Net, p: Packed): void {
    if (this.players === 2) {
      this.movers.push(p[TURN]);
      this.chains[0].push(this.entry(net, p, p[TURN]));
      return;
    }
    for (let seat = 0; seat < this.players; seat++)
      if (p[seatAt(seat) + OUT] === 0) this.chains[seat].push(this.entry(net, p, seat));
  }

  private entry(net: Net, p: Packed, seat: number): Visited {
    if (this.used + 2 * MOST_ACTIVE > this.active.length) {
      const longer = new Int16Array(2 * this.active.length);
      longer.set(this.active);
      this.active = longer;
    }
    const from = this.used;
    const own = this.active.subarray(from);
    const n = activeFeatures(p, seat, 0, own);
    const mirrored = from + n;
    activeFeatures(p, seat, 1, own.subarray(n));
    this.used += 2 * n;
    return { from, n, mirrored, value: net.value(own, n) };
  }

  end(p: Packed): void {
    const winner = p[WINNER];
    const result = (seat: number) => (winner < 0 ? 0 : winner === seat ? 1 : -1);
    this.results = this.chains.map((_, seat) =>
      result(this.players === 2 ? (this.movers.at(-1) as number) : seat),
    );
  }

  /** Moves every position and its mirror image towards what came after it; gives the mean size of the errors. */
  learn(net: Net, lambda: number, rate: number): number {
    let errors = 0;
    let count = 0;
    for (let c = 0; c < this.chains.length; c++) {
      const chain = this.chains[c];
      let target = this.results[c];
      for (let i = chain.length - 1; i >= 0; i--) {
        const { from, n, mirrored, value } = chain[i];
        net.learn(this.active, mirrored, n, target, rate);
        errors += Math.abs(net.learn(this.active, from, n, target, rate));
        count++;
        const turned = this.players === 2 && i > 0 && this.movers[i - 1] !== this.movers[i];
        target = (turned ? -1 : 1) * (lambda * target + (1 - lambda) * value);
      }
    }
    return errors / count;
  }
}
