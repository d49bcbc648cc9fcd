/** Refuse or perform: exactly the listed commands are performed, and a refusal changes and tells nothing. */
import { type AnyGame, type Command, hashOf } from '@quadrant/kernel';
import { expect } from 'vitest';

export function checkLegality(game: AnyGame, position: unknown): void {
  const out: Command[] = [];
  game.legal(position, game.onMove(position), out);
  const listed = new Set(out);
  expect(listed.size).toBe(out.length);
  for (const command of listed) {
    checkOne(game, position, command, true);
    expect(game.grammar.intern(command.name, ...command.args)).toBe(command);
  }
  const others = game.grammar.enumerate().filter((command: Command) => !listed.has(command));
  if (!areRefused(game, position, others))
    for (const command of others) checkOne(game, position, command, false); // which one was it?
}

/** All on one copy: there are thousands of them. */
function areRefused(game: AnyGame, position: unknown, commands: readonly Command[]): boolean {
  const copy = game.clone(position);
  const seat = game.onMove(copy);
  let told = 0;
  for (const command of commands) {
    const foreseen = game.check(copy, seat, command);
    const refusal = game.perform(copy, seat, command, () => told++);
    if (refusal?.code !== foreseen?.code || refusal?.words !== foreseen?.words || !refusal) return false;
  }
  return told === 0 && hashOf(copy) === hashOf(position);
}

/** Gives one command to a copy; checks refuse-or-perform; true when it was performed. */
export function checkOne(
  game: AnyGame,
  position: unknown,
  command: Command,
  expected: boolean | null,
): boolean {
  const copy = game.clone(position);
  const before = hashOf(copy);
  let told = 0;
  const foreseen = game.check(copy, game.onMove(copy), command);
  expect(hashOf(copy)).toBe(before);
  const refusal = game.perform(copy, game.onMove(copy), command, () => told++);
  const performed = refusal === null;
  if (expected !== null && performed !== expected) {
    throw new Error(
      `${game.grammar.print(command)}: ${expected ? 'listed' : 'not listed'}, but ${refusal?.words ?? 'performed'}`,
    );
  }
  expect(foreseen).toEqual(refusal);
  if (!performed) {
    expect(hashOf(copy)).toBe(before);
    expect(told).toBe(0);
  }
  return performed;
}
