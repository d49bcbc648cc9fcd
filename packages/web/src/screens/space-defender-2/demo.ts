/** The board that plays itself on the card: a sniper's game. */
import { game } from '@quadrant/space-defender-2';
import type { Demo } from '../demo.js';
import { SHAPES } from './shapes.js';
import { startOf, USUAL } from './start.js';

const TURNS = `fire move(B,4) move(B,2) move(B,1) fire move(G,1) fire pass pass fire move(C,1) fire fire move(B,2) fire pass
  move(E,3) move(A,2) move(C,1) move(F,2) fire fire move(G,1) move(G,3)`;
const FOES = ['<', 'G', 'F', 'C', 'I', 'P', 'X'];

export function makeDemo(): Demo {
  const start = startOf({ ...USUAL, selections: { ...USUAL.selections, weapon: 2 } });
  const options = game.readOptions(start.options);
  if (!options.ok) throw new Error(options.error.words);
  const position = game.begin(options.value, start.seed);
  const frames: string[] = [];
  for (const text of [...start.commands, ...TURNS.split(/\s+/)]) {
    const command = game.grammar.parse(text);
    const refusal = command.ok
      ? game.perform(position, game.onMove(position), command.value, null)
      : command.error;
    if (refusal) throw new Error(`${text}: ${refusal.words}`);
    if (position.state === 'in game') frames.push(game.view(position, 0).board.join(''));
  }
  return {
    rows: position.rows,
    columns: position.columns,
    frames,
    shapes: SHAPES,
    looks: {
      S: 'accent',
      '*': 'accent',
      ...Object.fromEntries(FOES.map((letter) => [letter, 'danger'] as const)),
    },
  };
}
