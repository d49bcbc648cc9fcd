/** The board that plays itself on the card: two greedy players, as the first one sees it. */
import { dealRaiinet, greedy } from '@quadrant/bots';
import { stream } from '@quadrant/kernel';
import { game, glyphAt, isVirus, ownerOf, type RaiinetCommand, shapeOf, type View } from '@quadrant/raiinet';
import type { Demo } from '../demo.js';

const FRAMES = 40;
const DOWN = 'M4 3 H20 V15 L12 22 L4 15 Z';
const UP = 'M4 21 H20 V9 L12 2 L4 9 Z';

export function makeDemo(): Demo {
  const rng = stream(5, 'demo');
  const position = game.begin(dealRaiinet(rng), game.defaultSeed);
  const { rows, columns, inside } = shapeOf(2);
  const frames: string[] = [];
  const legal: RaiinetCommand[] = [];
  while (frames.length < FRAMES && position.end === null) {
    const view = game.view(position, 0);
    frames.push(inside.map((_, square) => letterOn(view, square)).join(''));
    game.legal(position, position.turn, legal);
    game.perform(
      position,
      game.onMove(position),
      greedy.choose(game.view(position, position.turn), legal, rng),
      null,
    );
  }
  return {
    rows,
    columns,
    frames,
    shapes: { d: DOWN, v: DOWN, D: UP, V: UP, '?': UP },
    looks: { d: 'ok', v: 'danger', D: 'ok', V: 'danger', '?': 'text', S: 'accent', m: 'warn', w: 'warn' },
  };
}

/** Data and viruses, the first player's in small letters; '?' for what he does not know. */
function letterOn(view: View, square: number): string {
  const link = view.board[square];
  if (link < 0) return glyphAt(view, square);
  const { value } = view.links[link];
  if (value === null) return '?';
  const kind = isVirus(value) ? 'v' : 'd';
  return ownerOf(link) === 0 ? kind : kind.toUpperCase();
}
