/** The board that plays itself on the card: two greedy players. */
import { dealRaiinet, greedy } from '@quadrant/bots';
import { stream } from '@quadrant/kernel';
import { game, glyphAt, LETTERS, type RaiinetCommand, shapeOf } from '@quadrant/raiinet';
import type { Demo } from '../demo.js';

const FRAMES = 40;

export function makeDemo(): Demo {
  const rng = stream(5, 'demo');
  const position = game.begin(dealRaiinet(rng), game.defaultSeed);
  const { rows, columns, inside } = shapeOf(2);
  const frames: string[] = [];
  const legal: RaiinetCommand[] = [];
  while (frames.length < FRAMES && position.end === null) {
    frames.push(inside.map((_, square) => glyphAt(position, square)).join(''));
    game.legal(position, position.turn, legal);
    game.perform(position, greedy.choose(game.view(position, position.turn), legal, rng), null);
  }
  const looks: Demo['looks'] = {
    S: 'text',
    m: 'warn',
    w: 'warn',
    ...Object.fromEntries([...LETTERS.slice(0, 8)].map((letter) => [letter, 'accent'] as const)),
    ...Object.fromEntries([...LETTERS.slice(8, 16)].map((letter) => [letter, 'ok'] as const)),
  };
  return { rows, columns, frames, looks };
}
