/** The board that plays itself on the card. */
import { brushes, game, type View } from '@quadrant/mirewood';
import type { Demo } from '../demo.js';
import { BODIES, TILES } from './shapes.js';

const LEVEL = { shipped: 'sour-pools' };
const KEYS = 'ddsdssddddddsdfddd'; // a way to win it

const LOOKS: Demo['looks'] = {
  P: 'accent',
  T: 'wall',
  R: 'wall',
  G: 'ok',
  H: 'ok',
  '!': 'ok',
  '%': 'warn',
  m: 'danger',
  r: 'danger',
  '<': 'text',
  '>': 'text',
  '^': 'text',
  v: 'text',
};
/** Arrows fly in four directions: their letters say which. */
const SHAPES = Object.fromEntries(
  brushes.all.flatMap(({ glyph, name, role }) => {
    const shape = role === 'tile' ? TILES[name] : BODIES[role === 'player' ? role : name];
    return shape === undefined || name === 'arrow' ? [] : [[glyph, shape]];
  }),
);

export function makeDemo(): Demo {
  const options = game.readOptions(LEVEL);
  if (!options.ok) throw new Error(options.error.words);
  const position = game.begin(options.value, game.defaultSeed);
  const frames = [lettersOf(game.view(position, 0))];
  for (const text of KEYS) {
    const command = game.grammar.parse(text);
    const refusal = command.ok
      ? game.perform(position, game.onMove(position), command.value, null)
      : command.error;
    if (refusal) throw new Error(`${text}: ${refusal.words}`);
    frames.push(lettersOf(game.view(position, 0)));
  }
  return {
    rows: position.height,
    columns: position.width,
    frames,
    looks: LOOKS,
    shapes: SHAPES,
  };
}

const GLYPHS = new Map(brushes.all.map(({ name, glyph }) => [name, glyph]));

/** The board without its ring, row by row; a dot is open ground. */
function lettersOf({ tiles, pieces }: View): string {
  const letters = tiles.map((row) => row.map((tile) => GLYPHS.get(tile) ?? ' '));
  for (const { x, y, glyph } of pieces) letters[y][x] = glyph;
  return letters
    .slice(1, -1)
    .map((row) => row.slice(1, -1).join(''))
    .join('');
}
