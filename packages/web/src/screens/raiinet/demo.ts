/** The board that plays itself on the card: two greedy players, as the first one sees it. */
import { dealRaiinet, greedy } from '@quadrant/bots';
import { stream } from '@quadrant/kernel';
import {
  game,
  glyphAt,
  isVirus,
  lyingAt,
  ownerOf,
  type RaiinetCommand,
  type Sight,
  shapeOf,
  sightOf,
  strength,
  turnsFor,
} from '@quadrant/raiinet';
import { type Demo, type DemoPiece, drawingsOf } from '../demo.js';
import { DRAWINGS } from './drawings.js';

const FRAMES = 40;
const OWN = { name: 'plate' };
const THEIRS = { name: 'plate', hue: 'seat-2', turn: 180 };
/** Small letters are the first player's links by their values, capitals the second's. */
const LETTERS = 'abcdefgh';
const links = (plate: DemoPiece, letters: string): Demo['pieces'] =>
  Object.fromEntries(
    [...letters].map((letter, value) => [
      letter,
      { ...plate, face: isVirus(value) ? 'virus' : 'data', numeral: strength(value) },
    ]),
  );
const PIECES: Demo['pieces'] = {
  ...links(OWN, LETTERS),
  ...links(THEIRS, LETTERS.toUpperCase()),
  '?': { ...THEIRS, face: 'unknown' },
  S: { name: 'server' },
  m: { name: 'wall' },
  w: { name: 'wall', hue: 'seat-2' },
};

export function makeDemo(): Demo {
  const rng = stream(5, 'demo');
  const position = game.begin(dealRaiinet(rng), game.defaultSeed);
  const { rows, columns, inside } = shapeOf(2);
  const frames: string[] = [];
  const legal: RaiinetCommand[] = [];
  while (frames.length < FRAMES && position.end === null) {
    const view = sightOf(game.view(position, 0));
    const turns = turnsFor(0, false);
    frames.push(
      inside
        .map((_, i) => {
          const [row, column] = lyingAt(turns, rows, columns, Math.floor(i / columns), i % columns);
          return letterOn(view, row * columns + column);
        })
        .join(''),
    );
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
    pieces: PIECES,
    drawings: drawingsOf(PIECES, DRAWINGS),
    grounds: ['sq-net', 'sq-net-2'],
  };
}

/** '?' for links that the first player does not know. */
function letterOn(view: Sight, square: number): string {
  const link = view.board[square];
  if (link < 0) return glyphAt(view, square);
  const { value } = view.links[link];
  if (value === null) return '?';
  return ownerOf(link) === 0 ? LETTERS[value] : LETTERS[value].toUpperCase();
}
