/** A seat leaves: it is asked for nothing more, does not win, and the game goes on without it or ends. */
import { type AnyGame, type Command, type Fact, NOBODY, type Seat, stream } from '@quadrant/kernel';
import { expect } from 'vitest';
import { lookers, performRandom, playRandomly, type WalkStart } from '../walk.js';
import { compareWithdrawal, type Rests } from './story.js';

const AFTERWARDS = 10; // commands

/** The games must be single: others ask a lone player for the next game. */
export function checkWithdraw(
  game: AnyGame,
  starts: readonly WalkStart[],
  turns: number,
  rests: Rests,
): void {
  for (const { options, seed, rng } of starts) {
    const { history } = playRandomly(game, options, seed, stream(50, rng), turns);
    const chance = stream(51, rng);
    for (let t = 0; t <= history.turns; t += 9) {
      const position = history.positionAt(t);
      for (let seat = 0; seat < game.seats(position); seat++) leaveOne(game, position, seat, rests, chance);
      leaveAll(game, position);
    }
  }
}

function leaveOne(
  game: AnyGame,
  position: unknown,
  seat: Seat,
  rests: Rests,
  rng: ReturnType<typeof stream>,
): void {
  const before = JSON.stringify(position);
  const [told, silent] = [game.clone(position), game.clone(position)];
  const facts: Fact[] = [];
  game.withdraw(told, seat, (fact) => facts.push(structuredClone(fact)));
  game.withdraw(silent, seat, null);
  expect(silent).toStrictEqual(told);
  expect(JSON.stringify(position)).toBe(before);
  expect(JSON.parse(JSON.stringify(facts))).toStrictEqual(facts);
  if (game.outcome(position) !== null) {
    expect(told).toStrictEqual(position);
    expect(facts).toEqual([]);
    return;
  }
  isGone(game, told, seat);
  if (game.seats(position) === 1) expect(game.outcome(told)?.result).toBe('lost');
  for (const looker of lookers(game, position)) {
    const twin = game.resampler(game.view(position, looker))(rng);
    compareWithdrawal(game, position, twin, looker, seat, rests);
  }
  const once = JSON.stringify(told);
  game.withdraw(told, seat, () => expect.unreachable('a seat that is gone leaves again'));
  expect(JSON.stringify(told)).toBe(once);
  for (let i = 0; i < AFTERWARDS && performRandom(game, told, rng); i++) isGone(game, told, seat);
}

function isGone(game: AnyGame, position: unknown, seat: Seat): void {
  expect(game.onMove(position)).not.toBe(seat);
  const out: Command[] = [];
  game.legal(position, seat, out);
  expect([...out, ...game.open(position, seat)]).toEqual([]);
  const outcome = game.outcome(position);
  if (outcome) expect(outcome.winner).not.toBe(seat);
  expect(game.onMove(position) === NOBODY).toBe(outcome !== null);
}

/** When everybody has left it is over. */
function leaveAll(game: AnyGame, position: unknown): void {
  const copy = game.clone(position);
  for (let seat = 0; seat < game.seats(copy); seat++) game.withdraw(copy, seat, null);
  expect(game.onMove(copy)).toBe(NOBODY);
  expect(game.outcome(copy)).not.toBeNull();
}
