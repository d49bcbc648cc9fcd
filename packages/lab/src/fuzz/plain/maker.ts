/** Random games of any game, for its plain text program: a command a line, now and then one that is refused or none at all. */
import { NOBODY } from '@quadrant/kernel';
import { mutate } from '../../attack/mutate.js';
import type { GameModule } from '../../games.js';
import type { Maker } from '../maker.js';
import { withCommands } from '../script.js';
import { between, chance, nextCommand } from '../walk.js';

const STYLE = { likes: {}, caution: 0.2, slips: 0.05 };
const MOST_SPOILT = 8; // commands of an input that is malformed

/** A game as it begins by itself: of the options of a program that is not ours nothing is known. */
function begin({ game }: GameModule): unknown {
  const options = game.readOptions(null);
  return options.ok ? game.begin(options.value, game.defaultSeed) : null;
}

export const plain: Maker = {
  spelling: 'lines',
  gamesPerInput: 1,
  malformedEvery: 10,
  longest: 100,
  begin,
  make(own, rng, { longest, beginning }) {
    const { game } = own;
    const position = begin(own);
    const commands: string[] = [];
    if (position === null) return { args: [], map: null, commands };
    const give = (text: string) => {
      commands.push(text);
      const command = game.grammar.parse(text);
      const seat = game.onMove(position);
      if (command.ok && seat !== NOBODY) game.perform(position, seat, command.value, null);
    };
    for (const text of beginning) give(text);
    while (commands.length < longest) {
      const command = nextCommand(game, position, rng, STYLE);
      if (command === null) break;
      give(game.grammar.print(command));
    }
    return { args: [], map: null, commands };
  },
  makeMalformed(own, rng) {
    const script = plain.make(own, rng, {
      games: 1,
      longest: between(1, MOST_SPOILT, rng),
      near: null,
      beginning: [],
    });
    const spoilt = script.commands.map((text) =>
      chance(0.5, rng)
        ? mutate(text, rng)
            .replace(/[^\x20-\x7e]/g, '?')
            .slice(0, 80)
        : text,
    );
    return withCommands(script, spoilt);
  },
  *simplify() {}, // than with fewer commands it cannot be
  reveal: (script) => script,
  rules: [],
};
