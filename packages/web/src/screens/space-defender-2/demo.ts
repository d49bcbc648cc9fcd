/** The board that plays itself on the card: a sniper's game. */
import { game } from '@quadrant/space-defender-2';
import { type Demo, drawingsOf } from '../demo.js';
import { DRAWINGS } from './drawings.js';
import { PIECES } from './pictures.js';
import { startOf, USUAL } from './start.js';

const TURNS = `fire move(B,4) move(B,2) move(B,1) fire move(G,1) fire pass pass fire move(C,1) fire fire move(B,2) fire pass
  move(E,3) move(A,2) move(C,1) move(F,2) fire fire move(G,1) move(G,3)`;

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
  const pieces = Object.fromEntries(Object.entries(PIECES).map(([letter, name]) => [letter, { name }]));
  return {
    rows: position.rows,
    columns: position.columns,
    frames,
    pieces: { ...pieces, '?': { name: 'fog-3', ground: true } },
    drawings: drawingsOf(pieces, DRAWINGS),
    grounds: ['sq-space', 'sq-space-2'],
  };
}
