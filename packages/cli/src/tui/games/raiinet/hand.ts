/** What a player holds while choosing: nothing, a link about to move, or a card about to be aimed. */
import {
  letterOf,
  ownerOf,
  type Preview,
  preview,
  type RaiinetCommand,
  sightOf,
  turnsFor,
  type View,
} from '@quadrant/raiinet';
import type { Scene } from '../../kit.js';
import type { Square } from '../../parts/board.js';
import { squareOf } from './board.js';

export interface Hand {
  readonly cursor: Square;
  readonly link: number | null; // picked up to move
  readonly card: number | null; // 1 to 5
  readonly words: readonly string[]; // of the card's target, chosen so far
}

export type RaiScene = Scene<RaiinetCommand, View>;

export const emptyHand = (cursor: Square): Hand => ({ cursor, link: null, card: null, words: [] });

/** The cursor begins on the seat's first link that is on the board. */
export function firstHand(seen: View): Hand {
  const view = sightOf(seen);
  const mine = view.links.findIndex((l, i) => l.at >= 0 && ownerOf(i) === Math.max(0, view.seat));
  return emptyHand(mine < 0 ? { row: 0, column: 0 } : squareOf(view, view.links[mine].at));
}

/** How the board is turned on the screen: the own side is at the bottom. */
export const turnsOf = ({ view, flipped = false }: RaiScene): number => turnsFor(view.seat, flipped);

/** The legal moves of a link, each with the place where it ends. */
export const movesOf = ({ view, legal }: RaiScene, link: number): Preview[] =>
  preview(view, legal).filter((c) => c.card === null && c.link === letterOf(link));
