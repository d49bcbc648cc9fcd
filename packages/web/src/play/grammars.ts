/** The commands of a game by its id, for threads that are sent commands as text. */
import type { Command } from '@quadrant/kernel';
import { ENTRIES } from '../entries.js';

export async function parserOf(id: string): Promise<{
  parse(text: string): Command | null;
  print(command: Command): string;
}> {
  const { grammar } = (await ENTRIES.find((entry) => entry.id === id)!.load()).game;
  return {
    parse(text) {
      const command = grammar.parse(text);
      return command.ok ? command.value : null;
    },
    print: (command) => grammar.print(command),
  };
}
