/** The galaxy that plays itself on the card: sectors as the text view writes them, with gaps between. */
import { game, type View } from '@quadrant/simodyssey-2';
import type { Demo } from '../demo.js';
import { OUTLINES } from './pictures.js';
import { GUIDE } from './texts.js';

export function makeDemo(): Demo {
  const options = game.readOptions(GUIDE.options);
  if (!options.ok) throw new Error(options.error.words);
  const position = game.begin(options.value, GUIDE.seed);
  const frames: string[] = [];
  for (const text of [...GUIDE.commands, ...GUIDE.turns]) {
    const command = game.grammar.parse(text);
    const refusal = command.ok
      ? game.perform(position, game.onMove(position), command.value, null)
      : command.error;
    if (refusal) throw new Error(`${text}: ${refusal.words}`);
    frames.push(pictureOf(game.view(position, 0)));
  }
  const { rows, columns, quadrants } = game.view(position, 0);
  return {
    rows: 2 * rows - 1,
    columns: columns * (quadrants + 1) - 1,
    frames,
    shapes: OUTLINES,
    looks: {
      E: 'accent',
      Y: 'warn',
      '*': 'warn',
      W: 'text',
      O: 'text',
      P: 'ok',
      B: 'ok',
      J: 'ok',
      A: 'danger',
      M: 'danger',
    },
  };
}

function pictureOf({ sectors, rows, columns, quadrants }: View): string {
  const lines = Array.from({ length: rows }, (_, row) =>
    sectors.slice(row * columns, (row + 1) * columns).join(' '),
  );
  return lines.join(' '.repeat(columns * (quadrants + 1) - 1));
}
