/** How likely a move was, by who knows what the mover knows, for each manner in which he may play. */
import type { Rng } from '@quadrant/kernel';
import { LINKS_EACH } from '@quadrant/raiinet';
import type { Playable } from '../search/playable.js';
import { hurried } from './hurry.js';
import { kindOf, MOVE } from './packed/codes.js';
import { AT, type Packed, TURN } from './packed/layout.js';
import { legalCodes, MOST_LEGAL } from './packed/legal.js';
import { performCode } from './packed/perform.js';
import { powerOf } from './prior/prior.js';
import { dealValues } from './redeal.js';

/** He thinks as we do, or he hurries, or he has no reason that we know. */
export const MANNERS = 3;
const [ALIKE, HURRIED, ANY] = [0, 1, 2];
/** In sixteenths of a halving: how much less is expected of a move that is worse by one. */
const STEEP = { [ALIKE]: 600, [HURRIED]: 8 };
/** Of the moves of any manner, the part that has no reason we know. */
const ODD = 0.15;
/** What a good player hardly does is not ruled out. */
const LEAST_PRIOR = 1e-4;

export class MoveJudge {
  readonly likelihoods = new Float64Array(MANNERS); // of the last move weighed
  private readonly mind: Playable<Packed>;
  private readonly codes = new Int32Array(MOST_LEGAL);
  private readonly priors = new Float64Array(MOST_LEGAL);
  private readonly worths = Array.from({ length: ANY }, () => new Float64Array(MOST_LEGAL));
  private readonly isSeen = new Uint8Array(MOST_LEGAL); // by move: it leads to what was seen
  private readonly values: Float64Array;
  private scratch: Packed | null = null;

  constructor(mind: Playable<Packed>) {
    this.mind = mind;
    this.values = new Float64Array(mind.seats);
  }

  /** How likely who is on move was to bring the links to where they are now; false when he could not in this world. */
  weigh(world: Packed, now: Packed, rng: Rng): boolean {
    const moves = this.listMoves(world);
    let seen = 0;
    for (let i = 0; i < moves; i++) seen += this.isSeen[i] = Number(this.leadsTo(world, this.codes[i], now));
    if (seen === 0) return false;
    this.value(world, moves, rng);
    this.likelihoods[ANY] = seen / moves;
    for (const manner of [ALIKE, HURRIED])
      this.likelihoods[manner] = (1 - ODD) * this.shareSeen(manner, moves) + (ODD * seen) / moves;
    return true;
  }

  private listMoves(world: Packed): number {
    const n = legalCodes(world, this.codes);
    let moves = 0;
    for (let i = 0; i < n; i++) if (kindOf(this.codes[i]) === MOVE) this.codes[moves++] = this.codes[i];
    return moves;
  }

  private leadsTo(world: Packed, code: number, now: Packed): boolean {
    const after = this.after(world, code);
    for (let link = AT; link < AT + 2 * LINKS_EACH; link++) if (after[link] !== now[link]) return false;
    return true;
  }

  private after(world: Packed, code: number): Packed {
    const copy = this.mind.copy(world, this.scratch);
    this.scratch = copy;
    performCode(copy, code);
    return copy;
  }

  /** What the moves are worth to the mover, who does not know the other side's links. */
  private value(world: Packed, moves: number, rng: Rng): void {
    const { mind, codes, values, worths } = this;
    const mover = world[TURN];
    const guess = world.slice();
    dealValues(guess, 1 - mover, 1 << mover, rng);
    mind.priors(guess, codes, moves, this.priors);
    for (let i = 0; i < moves; i++) {
      const after = this.after(guess, codes[i]);
      mind.evaluate(after, values, 1 << mover);
      worths[ALIKE][i] = values[mover];
      worths[HURRIED][i] = hurried(after, mover);
    }
  }

  /** The share of the moves that lead to what was seen, for who plays in this manner. */
  private shareSeen(manner: number, moves: number): number {
    const worths = this.worths[manner];
    let best = worths[0];
    for (let i = 1; i < moves; i++) if (worths[i] > best) best = worths[i];
    let all = 0;
    let seen = 0;
    for (let i = 0; i < moves; i++) {
      const power = powerOf(Math.round((worths[i] - best) * STEEP[manner]));
      const share = manner === ALIKE ? power * Math.sqrt(Math.max(this.priors[i], LEAST_PRIOR)) : power;
      all += share;
      if (this.isSeen[i] === 1) seen += share;
    }
    return seen / all;
  }
}
