/** Commands as text, made once each: closed commands are the same objects in every game, and lists of them are long. */
import type { AnyGame, Command } from '@quadrant/kernel';

const known = new WeakMap<Command, string>();

export function textOf(game: AnyGame, command: Command): string {
  let text = known.get(command);
  if (text === undefined) {
    text = game.grammar.print(command);
    known.set(command, text);
  }
  return text;
}
