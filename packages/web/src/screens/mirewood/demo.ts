/** The board that plays itself on the card. */
import { brushes, game, type View } from '@quadrant/mirewood';
import type { ComponentChild } from 'preact';
import { type Demo, drawingsOf } from '../demo.js';
import { DRAWINGS } from './drawings.js';
import { groundOf } from './ground.js';
import { drawingOf } from './pictures.js';

const TILES: Readonly<Record<string, string>> = {
  tree: 'tree',
  rock: 'rock',
  goal: 'gate',
  healthpack: 'healthpack',
  treasure: 'treasure',
  boots: 'boots',
  vial: 'vial',
  pouch: 'pouch',
};
const LEVEL = { shipped: 'sour-pools' };
const KEYS = 'ddsdssddddddsdfddd'; // a way to win it

const PIECES: Demo['pieces'] = {
  ...Object.fromEntries(
    brushes.flatMap(({ glyph, name, role }) => {
      if (role === 'tile') return TILES[name] ? [[glyph, { name: TILES[name] }]] : [];
      return [[glyph, { name: drawingOf(name, role) }]];
    }),
  ),
  '<': { name: 'arrow' },
  '^': { name: 'arrow', turn: 90 },
  '>': { name: 'arrow', turn: 180 },
  v: { name: 'arrow', turn: 270 },
  '~': { name: 'sand', ground: true },
  '%': { name: 'poison', ground: true },
};

export function makeDemo(): Demo {
  const options = game.readOptions(LEVEL);
  if (!options.ok) throw new Error(options.error.words);
  const position = game.begin(options.value, game.defaultSeed);
  const { tiles } = game.view(position, 0);
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
    pieces: PIECES,
    drawings: drawingsOf(PIECES, DRAWINGS),
    grounds: ['ground', 'moss-tile'],
    ground: markup(groundOf(position.width, position.height, (x, y) => tiles[y + 1][x + 1])),
  };
}

/** Plain elements as text. */
function markup(node: ComponentChild): string {
  if (Array.isArray(node)) return node.map(markup).join('');
  if (typeof node !== 'object' || node === null || !('props' in node)) return '';
  const { children, ...given } = node.props as { children?: ComponentChild };
  const words = Object.entries(given).map(([name, value]) => ` ${name}="${value}"`);
  return `<${String(node.type)}${words.join('')}>${markup(children)}</${String(node.type)}>`;
}

const GLYPHS = new Map(brushes.map(({ name, glyph }) => [name, glyph]));

/** The board without its ring, row by row; a dot is open ground. */
function lettersOf({ tiles, pieces }: View): string {
  const letters = tiles.map((row) => row.map((tile) => GLYPHS.get(tile) ?? ' '));
  for (const { x, y, glyph } of pieces) letters[y][x] = glyph;
  return letters
    .slice(1, -1)
    .map((row) => row.slice(1, -1).join(''))
    .join('');
}
