/** The board that plays itself on the card. */
import { game, legend, type View } from '@quadrant/mirewood';
import type { Demo } from '../demo.js';

const LEVEL = { shipped: 'powder-store' };
const KEYS = 'dddddsffsdfdsddddsd'; // a way to win it

const LOOKS: Demo['looks'] = {
  P: 'accent',
  T: 'wall',
  R: 'wall',
  G: 'ok',
  H: 'ok',
  '*': 'ok',
  m: 'danger',
  b: 'danger',
  o: 'warn',
  '<': 'text',
  '>': 'text',
  '^': 'text',
  v: 'text',
};

export function makeDemo(): Demo {
  const options = game.readOptions(LEVEL);
  if (!options.ok) throw new Error(options.error.words);
  const position = game.begin(options.value, game.defaultSeed);
  const frames = [lettersOf(game.view(position, 0))];
  for (const text of KEYS) {
    const command = game.grammar.parse(text);
    const refusal = command.ok ? game.perform(position, command.value, null) : command.error;
    if (refusal) throw new Error(`${text}: ${refusal.words}`);
    frames.push(lettersOf(game.view(position, 0)));
  }
  return {
    rows: position.height,
    columns: position.width,
    frames,
    looks: LOOKS,
  };
}

const GLYPHS = new Map(legend().map(({ name, glyph }) => [name, glyph]));

/** The board without its ring, row by row; a dot is open ground. */
function lettersOf({ width, height, tiles, pieces }: View): string {
  const letters = tiles.map((tile) => GLYPHS.get(tile)!.replace(' ', '.'));
  for (const { x, y, glyph } of pieces) letters[y * (width + 2) + x] = glyph;
  const rows = Array.from({ length: height }, (_, i) => {
    const start = (i + 1) * (width + 2) + 1;
    return letters.slice(start, start + width).join('');
  });
  return rows.join('');
}
