/** Games by their ids, for threads that are sent commands as text. */
import type { AnyGame, Command } from '@quadrant/kernel';
import { ENTRIES } from '../entries.js';

export const gameOf = async (id: string): Promise<AnyGame> =>
  (await ENTRIES.find((entry) => entry.id === id)!.load()).game;

export async function parserOf(id: string): Promise<{
  parse(text: string): Command | null;
  print(command: Command): string;
}> {
  const { grammar } = await gameOf(id);
  return {
    parse(text) {
      const command = grammar.parse(text);
      return command.ok ? command.value : null;
    },
    print: (command) => grammar.print(command),
  };
}
