/**
 * Many games at once for who learns by playing: actions are the stable numbers of commands, and what comes back is for
 * the seat on move of every game. A game that has ended is followed at once by the next deal.
 */
import {
  type AnyGame,
  type Command,
  NOBODY,
  ok,
  type Plain,
  type Refusal,
  type Result,
  type Seat,
} from '@quadrant/kernel';
import { rewardedBy } from '../games.js';
import { type Deal, dealFrom, dealWith } from '../play/deals.js';
import type { GridPoint } from '../simulate/spec.js';
import { type Flat, flatOf } from './flat.js';

export interface EnvsPlan {
  readonly game: AnyGame;
  readonly games: number;
  readonly seed: number;
  readonly maxMoves: number; // then a game is cut short
  readonly options: Plain | null; // null: as bots are measured
}

/** What became of a game with the last action. */
export const STATUS = { goesOn: 0, ended: 1, cutShort: 2 } as const;

interface Env {
  position: unknown;
  seed: number; // of its deals
  number: number; // of the present deal
  plies: number;
  scores: readonly number[];
}

/** What seats begin with is dealt, but not over what is given. */
const dealOfPlan = ({ game, options }: EnvsPlan, seed: number, number: number): Result<Deal> =>
  options === null || game.sides === null
    ? dealFrom(game, seed, number, options)
    : dealWith({ seed, base: options }, game, options as GridPoint, number);

export class Envs {
  readonly seats: number;
  readonly actions: number;
  readonly flat: Flat | null;
  readonly status: Int32Array;
  readonly rewards: Float32Array; // by game and seat
  private readonly plan: EnvsPlan;
  private readonly envs: Env[];
  private readonly legal: Command[] = [];
  private readonly mask: Uint8Array;
  private isBegun = false; // somebody has asked for the first deals, or played them

  static begin(plan: EnvsPlan): Result<Envs> {
    const deal = dealOfPlan(plan, plan.seed, 0);
    return deal.ok ? ok(new Envs(plan, plan.game.seatsOf(deal.value.options))) : deal;
  }

  private constructor(plan: EnvsPlan, seats: number) {
    this.plan = plan;
    this.seats = seats;
    this.actions = plan.game.grammar.enumerate().length;
    this.mask = new Uint8Array(plan.games * this.actions);
    this.status = new Int32Array(plan.games);
    this.rewards = new Float32Array(plan.games * seats);
    this.envs = Array.from({ length: plan.games }, (_, i) => this.deal(plan.seed + i, 0));
    this.flat = flatOf(plan.game, this.envs[0].position);
    this.readMask();
  }

  private deal(seed: number, number: number): Env {
    const { game } = this.plan;
    const deal = dealOfPlan(this.plan, seed, number);
    if (!deal.ok) throw new Error(deal.error.words); // the first one was read
    const position = game.begin(deal.value.options, deal.value.seed);
    return { position, seed, number, plies: 0, scores: game.scores(position) };
  }

  /**
   * Begins all games anew. The first deal of a game is that of the seed and its place; without a seed the next deals
   * begin, as after the end of a game.
   */
  reset(seed: number | null): void {
    const further = this.isBegun ? 1 : 0;
    this.isBegun = true;
    this.status.fill(STATUS.goesOn);
    this.rewards.fill(0);
    for (let i = 0; i < this.envs.length; i++) {
      const now = this.envs[i];
      this.envs[i] = seed === null ? this.deal(now.seed, now.number + further) : this.deal(seed + i, 0);
    }
  }

  onMove(i: number): Seat {
    return this.plan.game.onMove(this.envs[i].position);
  }

  view(i: number, seat: Seat): unknown {
    return this.plan.game.view(this.envs[i].position, seat);
  }

  writeFlat(i: number, seat: Seat, out: Float32Array, at: number): void {
    this.flat?.write(this.envs[i].position, seat, out, at);
  }

  /** By game: 1 for each action that the seat on move may take. Nothing for a game that is over. */
  readMask(): Uint8Array {
    const { game } = this.plan;
    const { mask, actions, legal } = this;
    mask.fill(0);
    for (let i = 0; i < this.envs.length; i++) {
      const { position } = this.envs[i];
      const seat = game.onMove(position);
      if (seat === NOBODY) continue;
      game.legal(position, seat, legal);
      for (const command of legal) mask[i * actions + game.grammar.indexOf(command)] = 1;
    }
    return mask;
  }

  /** Takes one action in every game; refuses, and changes nothing, when one of them was not in the mask. */
  step(actions: Int32Array, goesOnWithNext: boolean): Refusal | null {
    const { game } = this.plan;
    for (let i = 0; i < this.envs.length; i++) {
      const refusal = this.refusalOf(i, actions[i]);
      if (refusal) return { code: refusal.code, words: `game ${i}, action ${actions[i]}: ${refusal.words}` };
    }
    this.isBegun = true;
    this.rewards.fill(0);
    for (let i = 0; i < this.envs.length; i++) {
      const env = this.envs[i];
      game.perform(env.position, game.onMove(env.position), game.grammar.commandAt(actions[i]), null);
      env.plies++;
      this.reward(i, env);
      const isOver = game.onMove(env.position) === NOBODY;
      const isLong = !isOver && env.plies >= this.plan.maxMoves;
      this.status[i] = isOver ? STATUS.ended : isLong ? STATUS.cutShort : STATUS.goesOn;
      if (goesOnWithNext && this.status[i] !== STATUS.goesOn)
        this.envs[i] = this.deal(env.seed, env.number + 1);
    }
    return null;
  }

  private refusalOf(i: number, action: number): Refusal | null {
    const { game } = this.plan;
    if (!(action >= 0 && action < this.actions))
      return { code: 'no-action', words: `actions are numbers from 0 to ${this.actions - 1}` };
    if (this.mask[i * this.actions + action] === 1) return null;
    const { position } = this.envs[i];
    const seat = game.onMove(position);
    if (seat === NOBODY) return { code: 'over', words: 'the game is over' };
    return (
      game.check(position, seat, game.grammar.commandAt(action)) ?? { code: 'not-legal', words: 'not legal' }
    );
  }

  /** By result: 1 to who won, -1 to who lost, when it is over. By score: what came to it. */
  private reward(i: number, env: Env): void {
    const { game } = this.plan;
    const from = i * this.seats;
    if (rewardedBy(game.id) === 'score') {
      const scores = game.scores(env.position);
      for (let seat = 0; seat < this.seats; seat++)
        this.rewards[from + seat] = (scores[seat] ?? 0) - (env.scores[seat] ?? 0);
      env.scores = scores;
      return;
    }
    const outcome = game.onMove(env.position) === NOBODY ? game.outcome(env.position) : null;
    if (outcome === null || outcome.result === 'draw') return;
    for (let seat = 0; seat < this.seats; seat++) {
      const won = outcome.winner === null ? outcome.result === 'won' : outcome.winner === seat;
      this.rewards[from + seat] = won ? 1 : -1;
    }
  }
}
