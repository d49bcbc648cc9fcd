/** The inputs of a search: each is a function of the search and its number, so that anybody can make any of them. */
import { stream } from '@quadrant/kernel';
import type { Parts } from '../check/traits.js';
import { casesOf, type GameId, type GameModule } from '../games.js';
import type { Maker } from './maker.js';
import { makerOf } from './makers.js';
import { restricted } from './restricted.js';
import { inputOf, type Script } from './script.js';

export interface InputPlan {
  readonly game: GameId;
  readonly games: number; // 1000, in all inputs together
  readonly seed: number; // 1
  readonly parts: Parts;
}

export interface FuzzInput {
  readonly number: number; // 0, 1, …
  readonly script: Script;
  readonly malformed: boolean;
  readonly before: number; // games in the inputs before it
  readonly games: number;
}

/** Inputs that tell whether there are commands in any. */
const SAMPLE = 5;

export class FuzzInputs {
  readonly maker: Maker;
  readonly count: number;
  private readonly plan: InputPlan;
  private readonly own: GameModule;

  constructor(plan: InputPlan, own: GameModule) {
    this.plan = plan;
    this.own = own;
    this.maker = restricted(plan.game, makerOf(plan.game), plan.parts);
    const { malformedEvery } = this.maker;
    const inCycle = this.before(malformedEvery);
    let count = Math.floor(plan.games / inCycle) * malformedEvery;
    while (this.before(count) < plan.games) count++;
    this.count = count;
  }

  make(number: number): FuzzInput {
    const { plan, maker, own } = this;
    const before = this.before(number);
    const rng = stream(plan.seed, `${plan.game} input ${number}`);
    const malformed = number % maker.malformedEvery === maker.malformedEvery - 1;
    const games = malformed ? 1 : Math.min(maker.gamesPerInput, plan.games - before);
    const script = malformed
      ? maker.makeMalformed(own, rng)
      : maker.make(own, rng, { games, longest: maker.longest, near: null, beginning: [] });
    return { number, script, malformed, before, games };
  }

  /** Whether what is asked for leaves nothing to play, as a misspelt tag or command does. */
  get isEmpty(): boolean {
    const first = Array.from({ length: Math.min(this.count, SAMPLE) }, (_, i) => this.make(i));
    const { commandsIn } = casesOf(this.plan.game);
    return first.every(({ script }) => [...commandsIn(inputOf(script, this.maker.spelling))].length === 0); // remarks are none
  }

  private before(number: number): number {
    const { gamesPerInput, malformedEvery } = this.maker;
    const malformed = Math.floor(number / malformedEvery);
    return (number - malformed) * gamesPerInput + malformed;
  }
}
