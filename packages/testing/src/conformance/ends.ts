/** The end is told to everybody, as the last fact of what brought it, and at no other time. */
import { type AnyGame, ended, type Fact, stream, type Tell } from '@quadrant/kernel';
import { expect } from 'vitest';
import { lookers, randomCommand, type WalkStart } from '../walk.js';

export function checkEnds(game: AnyGame, starts: readonly WalkStart[], turns: number): void {
  let ends = 0;
  for (const { options, seed, rng } of starts) {
    const position = game.begin(options, seed);
    const chance = stream(70, rng);
    for (let i = 0; i < turns; i++) {
      const command = randomCommand(game, position, chance);
      if (!command) break;
      ends += endsBy(game, position, (tell) => game.perform(position, game.onMove(position), command, tell));
    }
    for (let seat = 0; seat < game.seats(position); seat++)
      ends += endsBy(game, position, (tell) => game.withdraw(position, seat, tell));
  }
  expect(ends, 'games that ended').toBeGreaterThan(0);
}

/** 1 when this ends the game, and all are told so. */
function endsBy(game: AnyGame, position: unknown, run: (tell: Tell<Fact>) => unknown): number {
  const before = game.outcome(position);
  const told: Fact[] = [];
  const seen: Fact[][] = lookers(game, position).map(() => []);
  run((fact) => {
    told.push(fact);
    for (const [i, seat] of lookers(game, position).entries())
      seen[i].push(...[game.seen(fact, position, seat)].flatMap((each) => each ?? []));
  });
  const after = game.outcome(position);
  const end = before === null && after !== null ? [ended(after)] : [];
  for (const facts of [told, ...seen])
    expect(
      facts.filter(({ kind }) => kind === 'ended'),
      'the end',
    ).toEqual(end);
  if (end.length > 0) expect(told.at(-1), 'the last fact').toEqual(end[0]);
  return end.length;
}
