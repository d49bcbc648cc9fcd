/** RAIInet in the terminal: pick a link and a direction, or a card and its target. */
import { game, helpIn, type RaiinetCommand, type View } from '@quadrant/raiinet';
import type { TerminalScreen } from '../../kit.js';
import { spoken } from '../../spoken.js';
import { frame } from './frame.js';
import { emptyHand, firstHand, type Hand } from './hand.js';
import { react } from './react.js';

export const screen: TerminalScreen<RaiinetCommand, View, Hand> = {
  start: firstHand,
  after: (hand) => emptyHand(hand.cursor), // on the link that moved
  frame,
  react,
  flips: true,
  help: () => [
    ...spoken.texts.links.help,
    ...game.tables.abilities.map((card) => [card.name, helpIn(spoken.words.links, card)] as const),
    spoken.texts.links.aim,
  ],
};
