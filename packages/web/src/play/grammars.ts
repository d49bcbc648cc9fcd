/** The commands of a game by its id, for threads that are sent commands as text. */
import { GAMES } from '@quadrant/catalogue';
import type { Command } from '@quadrant/kernel';

export async function parserOf(id: string): Promise<{
  parse(text: string): Command | null;
  print(command: Command): string;
}> {
  const { grammar } = (await GAMES.find((entry) => entry.id === id)!.load()).game;
  return {
    parse(text) {
      const command = grammar.parse(text);
      return command.ok ? command.value : null;
    },
    print: (command) => grammar.print(command),
  };
}
