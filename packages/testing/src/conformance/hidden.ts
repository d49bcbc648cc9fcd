/**
 * What a seat is shown depends on nothing it may not know. From each seat's view other positions are drawn that fit
 * it; in every channel (view, legal and open commands, refusals, facts seen and how many) they must look the same.
 */
import { type AnyGame, type Command, type Rng, type Seat, stream } from '@quadrant/kernel';
import { expect } from 'vitest';
import { lookers, playRandomly, randomCommand, type WalkStart } from '../walk.js';
import { same } from './same.js';
import { compareStories, type Rests } from './story.js';

const LOOK_EVERY = 3; // turns
const ALL_REFUSALS_EVERY = 12; // turns; between them some
const SOME_REFUSALS = 25;
const OPEN_REFUSALS = 5; // of each open command
const COMMANDS_GIVEN = 3; // to the position and its twin
const REPEATS = 16; // draws of which not all may be the same wrong position

export interface Looked {
  varied: number; // samples that are not the position itself
}

/** Looks at random games from every seat; throws at the first difference, named by its channel. */
export function checkHidden(
  game: AnyGame,
  starts: readonly WalkStart[],
  turns: number,
  rests: Rests,
): Looked {
  const looked = { varied: 0 };
  for (const { options, seed, rng } of starts) {
    const { history } = playRandomly(game, options, seed, stream(20, rng), turns);
    const chance = stream(21, rng);
    for (let t = 0; t <= history.turns; t += LOOK_EVERY)
      for (const seat of lookers(game, history.position))
        look(game, history.positionAt(t), seat, chance, rests, t % ALL_REFUSALS_EVERY === 0, looked);
  }
  return looked;
}

function look(
  game: AnyGame,
  position: unknown,
  seat: Seat,
  rng: Rng,
  rests: Rests,
  thorough: boolean,
  looked: Looked,
): void {
  const view = game.view(position, seat);
  const draw = game.resampler(view);
  const number = rng.below(1_000_000);
  const twin = draw(stream(number, 'sample'));
  checkSample(game, view, twin, number);
  if (JSON.stringify(twin) !== JSON.stringify(position)) looked.varied++;
  same('view', game.view(twin, seat), view);
  same('on move', game.onMove(twin), game.onMove(position));
  same('outcome', game.outcome(twin), game.outcome(position));
  same('legal', legalOf(game, twin, seat), legalOf(game, position, seat));
  same('open', game.open(twin, seat), game.open(position, seat));
  for (const command of commandsToRefuse(game, rng, thorough && seat === game.onMove(position)))
    same('refusal', game.check(twin, seat, command), game.check(position, seat, command));
  for (let i = 0; i < COMMANDS_GIVEN; i++) {
    const command = randomCommand(game, position, rng);
    if (command) compareStories(game, position, twin, seat, command, rests);
  }
  if (thorough) checkVariety(game, position, draw, rng);
}

/** Equal views and random numbers give equal samples, which are plain data and share nothing with each other. */
function checkSample(game: AnyGame, view: unknown, sample: unknown, number: number): void {
  const before = JSON.stringify(sample);
  same('plain', JSON.parse(before), sample);
  same('plain', game.clone(sample), sample);
  const copy = JSON.parse(JSON.stringify(view));
  expect(copy, 'plain view').toStrictEqual(view);
  const again = game.resampler(copy);
  const other = again(stream(number, 'sample'));
  same('sample', other, sample);
  const command = randomCommand(game, other, stream(number, 'play on'));
  if (command) game.perform(other, game.onMove(other), command, null);
  same('sample', again(stream(number, 'sample')), sample);
  expect(JSON.stringify(sample), 'sample').toBe(before);
  same('resampler', copy, view);
}

/** Where something is hidden, the draws differ. */
function checkVariety(game: AnyGame, position: unknown, draw: (rng: Rng) => unknown, rng: Rng): void {
  const drawn = new Set(Array.from({ length: REPEATS }, () => JSON.stringify(draw(rng))));
  if (!drawn.has(JSON.stringify(game.clone(position)))) expect(drawn.size, 'variety').toBeGreaterThan(1);
}

function legalOf(game: AnyGame, position: unknown, seat: Seat): Command[] {
  const out: Command[] = [];
  game.legal(position, seat, out);
  return out;
}

function commandsToRefuse(game: AnyGame, rng: Rng, thorough: boolean): Command[] {
  const all = game.grammar.enumerate();
  const closed = thorough
    ? all
    : Array.from({ length: SOME_REFUSALS }, () => all[rng.below(all.length)] as Command);
  const open = game.grammar.declarations.filter((d) => game.grammar.isOpen(d.name));
  return [
    ...closed,
    ...open.flatMap((d) => Array.from({ length: OPEN_REFUSALS }, () => game.grammar.sample(d.name, rng))),
  ];
}

/** A planner never sees the future: what samples draw is neither what the game draws nor what other samples draw. */
export function checkFutures(game: AnyGame, starts: readonly WalkStart[], turns: number): void {
  let [drew, likeTruth, likeEachOther] = [0, 0, 0];
  for (const { options, seed, rng } of starts) {
    const { history } = playRandomly(game, options, seed, stream(22, rng), turns);
    const chance = stream(23, rng);
    for (let t = 0; t < history.turns; t++) {
      const position = history.positionAt(t);
      if (game.draws(history.positionAt(t + 1)) === game.draws(position)) continue;
      const seat = game.onMove(position);
      const draw = game.resampler(game.view(position, seat));
      const [truth, a, b] = [game.clone(position), draw(chance), draw(chance)].map((p) => {
        game.perform(p, seat, history.stepOf(t + 1).command, null);
        return JSON.stringify(p);
      });
      drew++;
      if (a === truth) likeTruth++;
      if (a === b) likeEachOther++;
    }
  }
  expect(likeTruth, 'the future of the game').toBeLessThanOrEqual(drew / 2);
  expect(likeEachOther, 'the future of samples').toBeLessThanOrEqual(drew / 2);
}
