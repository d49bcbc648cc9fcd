/**
 * Flat Monte Carlo over any game with a resampler: each candidate is tried in the same worlds, each world is played on
 * by a policy for some plies and valued. What is chosen between is a mean over what might be, never the truth.
 */
import type { Command, Fact, Game, Rng, Seat } from '@quadrant/kernel';
import type { Budget, Stop } from '../bot.js';

/** How play goes on after a candidate, and what that was worth. */
export interface Playout<P, C extends Command> {
  readonly worlds: number; // drawn for one decision
  readonly plies: number; // played on in each, by all seats together
  policy(position: P, seat: Seat, rng: Rng): C;
  value(position: P, seat: Seat): number; // for the seat that decides
}

export interface TriedCommand<C extends Command> {
  readonly command: C;
  readonly value: number; // mean over the worlds
}

export interface FlatResult<C extends Command> {
  readonly tried: readonly TriedCommand<C>[]; // in the order of the candidates
  readonly nodes: number; // commands performed
}

/** Tries each candidate in worlds drawn for it; stops early, after a whole world, when budget or table say so. */
export function tryAll<P, C extends Command, F extends Fact, V, O, S extends Fact>(
  game: Game<P, C, F, V, O, S>,
  draw: (rng: Rng) => P,
  candidates: readonly C[],
  playout: Playout<P, C>,
  rng: Rng,
  limits: { readonly budget: Budget; readonly stop: Stop },
): FlatResult<C> {
  const sums = new Float64Array(candidates.length);
  const most = limits.budget.nodes ?? Number.POSITIVE_INFINITY;
  let nodes = 0;
  let worlds = 0;
  while (worlds < playout.worlds && (worlds === 0 || (nodes < most && !limits.stop.aborted))) {
    const world = draw(rng);
    const seat = game.onMove(world);
    for (let i = 0; i < candidates.length; i++) {
      const position = game.clone(world);
      game.perform(position, seat, candidates[i], null);
      nodes += 1 + playOn(game, position, playout, rng);
      sums[i] += playout.value(position, seat);
    }
    worlds++;
  }
  return { tried: candidates.map((command, i) => ({ command, value: sums[i] / worlds })), nodes };
}

function playOn<P, C extends Command, F extends Fact, V, O, S extends Fact>(
  game: Game<P, C, F, V, O, S>,
  position: P,
  { plies, policy }: Playout<P, C>,
  rng: Rng,
): number {
  for (let ply = 0; ply < plies; ply++) {
    const seat = game.onMove(position);
    if (seat < 0) return ply;
    game.perform(position, seat, policy(position, seat, rng), null);
  }
  return plies;
}

/** The best candidate; the `usual` one unless another is better by more than the margin: who always compares dithers. */
export function bestOf<C extends Command>(
  tried: readonly TriedCommand<C>[],
  usual: C | null,
  margin: number,
): TriedCommand<C> {
  let best = tried[0];
  for (const each of tried) if (each.value > best.value) best = each;
  const kept = tried.find((each) => each.command === usual);
  return kept && best.value <= kept.value + margin ? kept : best;
}
