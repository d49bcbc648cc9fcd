/**
 * Planning for who plays alone, in any game with a resampler: a line of commands is kept, changed at one place, tried in
 * worlds that may be, and taken where it comes to more. What is left of a plan is where the next decision begins.
 */
import type { Command, Fact, Game, Rng, Seat } from '@quadrant/kernel';
import type { Budget, Stop } from '../bot.js';
import { milliseconds } from './breathe.js';

export interface Planning<P, C extends Command> {
  readonly steps: number; // commands in a plan
  readonly worlds: number; // in which each is tried
  /** After worlds that came to so much less than with the best plan the others are not tried. */
  readonly hopeless: number;
  /** Something that might be sensible, legal or not. */
  propose(position: P, rng: Rng): C;
  /** What can always be done instead. */
  readonly instead: C;
  value(position: P): number;
}

export interface PlanLimits {
  readonly budget: Budget;
  readonly stop: Stop;
}

/** A plan as it was tried: without the steps that came after the end of the game. */
export interface Plan<C extends Command> {
  readonly commands: readonly C[];
  readonly values: readonly number[]; // by world
  readonly value: number; // mean
}

/** Steps that are changed are rather near than far: this share of the plan on average. */
const NEAR = 0.35;
const ALMOST_ALL = 0.98;
/** Below which a number from 0 to 1 means that a step is replaced, put in between, or left out; else all after it goes. */
const [REPLACE, INSERT, LEAVE_OUT] = [0.5, 0.75, 0.85];
const PROPOSALS = 2;

export class Planner<P, C extends Command, F extends Fact, V, O, S extends Fact> {
  /** Commands performed so far. */
  nodes = 0;
  private readonly game: Game<P, C, F, V, O, S>;
  private readonly planning: Planning<P, C>;
  private readonly rng: Rng;
  private best: Plan<C> = { commands: [], values: [], value: Number.NEGATIVE_INFINITY };
  /** By world: the positions before each step of the best plan. */
  private along: P[][] = [];

  constructor(game: Game<P, C, F, V, O, S>, planning: Planning<P, C>, rng: Rng) {
    this.game = game;
    this.planning = planning;
    this.rng = rng;
  }

  /** The best plan found from here, beginning with one that may be empty. */
  plan(draw: (rng: Rng) => P, commands: readonly C[], nodes: number, { budget, stop }: PlanLimits): Plan<C> {
    const { planning, rng } = this;
    this.along = Array.from({ length: planning.worlds }, () => [draw(rng)]);
    const most = this.nodes + Math.min(nodes, budget.nodes ?? nodes);
    const until = budget.ms === null ? Number.POSITIVE_INFINITY : milliseconds() + budget.ms;
    this.best = { commands: [], values: [], value: Number.NEGATIVE_INFINITY };
    this.attempt(commands, 0);
    while (this.nodes < most && !stop.aborted && milliseconds() < until) {
      const step = Math.floor(-Math.log(1 - rng.unit() * ALMOST_ALL) * planning.steps * NEAR);
      if (step < this.best.commands.length) this.attempt(this.changed(step), step);
    }
    return this.best;
  }

  private changed(step: number): C[] {
    const { commands } = this.best;
    const how = this.rng.unit();
    const before = commands.slice(0, step);
    const other = this.planning.propose(this.along[0][step], this.rng);
    if (how < REPLACE) return [...before, other, ...commands.slice(step + 1)];
    if (how < INSERT) return [...before, other, ...commands.slice(step)];
    if (how < LEAVE_OUT) return [...before, ...commands.slice(step + 1)];
    return [...before, other];
  }

  /** Tries commands that are those of the best plan up to a step; keeps them when they come to more. */
  private attempt(wanted: readonly C[], step: number): void {
    const { planning, best } = this;
    const commands = wanted.slice(0, step);
    const values: number[] = [];
    for (let world = 0; world < planning.worlds; world++) {
      const value = this.follow(this.along[world][step], wanted, commands, step, world === 0);
      if (best.values.length > 0 && value < best.values[world] - planning.hopeless) return;
      values.push(value);
    }
    const value = values.reduce((sum, each) => sum + each, 0) / values.length;
    if (value <= best.value) return;
    this.best = { commands, values, value };
    for (const way of this.along) this.retrace(way, step);
  }

  /** Plays on in one world; the first one settles what the commands are. */
  private follow(from: P, wanted: readonly C[], commands: C[], step: number, settles: boolean): number {
    const { game, planning } = this;
    const position = game.clone(from);
    const seat = game.onMove(position);
    for (let i = step; i < planning.steps && game.onMove(position) >= 0; i++) {
      if (settles) commands.push(this.settle(position, seat, wanted[i]));
      else this.perform(position, seat, commands[i]);
      this.nodes++;
    }
    return planning.value(position);
  }

  /** Performs what is wanted, or something that is legal. */
  private settle(position: P, seat: Seat, wanted: C | undefined): C {
    const { game, planning, rng } = this;
    for (let i = 0; i <= PROPOSALS; i++) {
      const command = i === 0 && wanted ? wanted : planning.propose(position, rng);
      if (game.perform(position, seat, command, null) === null) return command;
    }
    return this.perform(position, seat, planning.instead);
  }

  /** A plan goes on in worlds where a step of it is refused, or where the first one had ended. */
  private perform(position: P, seat: Seat, command: C | undefined): C {
    const { game, planning } = this;
    if (command && game.perform(position, seat, command, null) === null) return command;
    game.perform(position, seat, planning.instead, null);
    return planning.instead;
  }

  /** Keeps the positions before every step from this one on: few plans are taken, so they are not kept while trying. */
  private retrace(way: P[], step: number): void {
    const { game } = this;
    const { commands } = this.best;
    way.length = step + 1;
    for (let i = step; i + 1 < commands.length; i++) {
      const position = game.clone(way[i]);
      const seat = game.onMove(position);
      if (seat >= 0) this.perform(position, seat, commands[i]);
      way.push(position);
    }
  }
}
