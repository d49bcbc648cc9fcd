/** The galaxy that plays itself on the card: each sector its four quadrants. */
import { COURSES } from '@quadrant/catalogue/courses';
import { game, type View } from '@quadrant/simodyssey-2';
import { type Demo, drawingsOf } from '../demo.js';
import { DRAWINGS } from './drawings.js';
import { PIECES } from './pictures.js';

const COURSE = COURSES['simodyssey-2'];

export function makeDemo(): Demo {
  const options = game.readOptions(COURSE.options);
  if (!options.ok) throw new Error(options.error.words);
  const position = game.begin(options.value, COURSE.seed);
  const frames: string[] = [];
  for (const text of [...COURSE.commands, ...COURSE.turns]) {
    const command = game.grammar.parse(text);
    const refusal = command.ok
      ? game.perform(position, game.onMove(position), command.value, null)
      : command.error;
    if (refusal) throw new Error(`${text}: ${refusal.words}`);
    frames.push(pictureOf(game.view(position, 0)));
  }
  const { rows, columns } = game.view(position, 0);
  const pieces = Object.fromEntries(Object.entries(PIECES).map(([letter, name]) => [letter, { name }]));
  return {
    rows: 2 * rows,
    columns: 2 * columns,
    frames,
    pieces,
    drawings: drawingsOf(pieces, DRAWINGS),
    grounds: ['sq-sky', 'sq-sky'],
  };
}

/** Two by two quadrants a sector. */
function pictureOf({ sectors, rows, columns }: View): string {
  return Array.from({ length: 2 * rows }, (_, line) => {
    const half = 2 * (line % 2);
    const row = sectors.slice(Math.floor(line / 2) * columns, (Math.floor(line / 2) + 1) * columns);
    return row.map((letters) => letters.slice(half, half + 2)).join('');
  }).join('');
}
