/**
 * A game from which commands were taken hardly ever goes on as it did: it is somebody else's turn, a place is taken, a
 * piece is elsewhere. Without the commands that are now refused it is a game again, often one that comes to the same.
 */
import type { GameModule } from '../games.js';
import type { Maker } from './maker.js';
import { type Script, withCommands } from './script.js';

/** The script without the commands that our own game refuses. */
export function mended(own: GameModule, { begin }: Maker, script: Script): Script {
  const { game } = own;
  const position = begin(own, script);
  if (position === null) return script;
  const isPerformed = (text: string) => {
    const parsed = game.grammar.parse(text);
    return parsed.ok && game.perform(position, game.onMove(position), parsed.value, null) === null;
  };
  return withCommands(script, script.commands.filter(isPerformed));
}
