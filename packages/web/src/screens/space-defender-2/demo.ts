/** The board that plays itself on the card. */
import { game } from '@quadrant/space-defender-2';
import type { Demo } from '../demo.js';
import { GUIDE } from './texts.js';

export function makeDemo(): Demo {
  const options = game.readOptions(GUIDE.options);
  if (!options.ok) throw new Error(options.error.words);
  const position = game.begin(options.value, GUIDE.seed);
  const frames: string[] = [];
  for (const text of [...GUIDE.commands, ...GUIDE.turns]) {
    const command = game.grammar.parse(text);
    const refusal = command.ok ? game.perform(position, command.value, null) : command.error;
    if (refusal) throw new Error(`${text}: ${refusal.words}`);
    if (position.state === 'in game') frames.push(game.view(position, 0).board.join(''));
  }
  return {
    rows: position.rows,
    columns: position.columns,
    frames,
    looks: {
      S: 'accent',
      '*': 'accent',
      '<': 'danger',
      G: 'danger',
      F: 'danger',
      C: 'danger',
      I: 'danger',
      P: 'danger',
      X: 'danger',
    },
  };
}
