/** The commands of a game by its id, for threads that are sent commands as text. */
import type { AnyGame, Command } from '@quadrant/kernel';

const LOADERS: Readonly<Record<string, () => Promise<{ readonly game: AnyGame }>>> = {
  'space-defender-2': () => import('@quadrant/space-defender-2'),
  'simodyssey-2': () => import('@quadrant/simodyssey-2'),
  raiinet: () => import('@quadrant/raiinet'),
  mirewood: () => import('@quadrant/mirewood'),
};

export async function parserOf(id: string): Promise<{
  parse(text: string): Command | null;
  print(command: Command): string;
}> {
  const { grammar } = (await LOADERS[id]()).game;
  return {
    parse(text) {
      const command = grammar.parse(text);
      return command.ok ? command.value : null;
    },
    print: (command) => grammar.print(command),
  };
}
