/** The squares that Enter would take now (they are marked `<…>`), and the way from one to the next. */
import { linkOf, shapeOf, sightOf } from '@quadrant/raiinet';
import type { Square } from '../../parts/board.js';
import { numberOf, shown, squareOf } from './board.js';
import { type Hand, movesOf, type RaiScene, turnsOf } from './hand.js';
import { nextWords } from './target.js';

export function litSquares(scene: RaiScene, hand: Hand): Set<number> {
  const view = sightOf(scene.view);
  const { legal } = scene;
  const at = (letter: string) => view.links[linkOf(view.players, letter)].at;
  if (hand.link !== null) {
    const ends = movesOf(scene, hand.link).filter((move) => !move.leaves);
    return new Set(ends.map(({ place: [row, column] }) => numberOf(view, { row, column })));
  }
  if (hand.card === null) return new Set(legal.filter((c) => c.name === 'move').map((c) => at(c.args[0])));
  const next = nextWords(legal, view.players, hand.card, hand.words);
  if (next.kind === 'link') return new Set([...next.words].map(at));
  if (next.kind !== 'square') return new Set();
  return new Set([...next.words].map((word) => numberOf(view, asSquare(word))));
}

function asSquare(word: string): Square {
  const [row, column] = word.split(' ').map(Number);
  return { row, column };
}

/** The cursor on the next lit square, row by row on the screen and round at the end. */
export function toNextLit(scene: RaiScene, hand: Hand, step: 1 | -1): Hand {
  const view = sightOf(scene.view);
  const turns = turnsOf(scene);
  const rank = (square: Square) => {
    const { row, column } = shown(view, turns, square);
    return step * (row * shapeOf(view.players).columns + column);
  };
  const onTheWay = [...litSquares(scene, hand)]
    .map((number) => squareOf(view, number))
    .sort((a, b) => rank(a) - rank(b));
  const cursor = onTheWay.find((square) => rank(square) > rank(hand.cursor)) ?? onTheWay[0];
  return cursor === undefined ? hand : { ...hand, cursor };
}
