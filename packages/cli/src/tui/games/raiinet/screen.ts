/** RAIInet in the terminal: pick a link and a direction, or a card and its target. */
import { game, type RaiinetCommand, type View } from '@quadrant/raiinet';
import type { TerminalScreen } from '../../kit.js';
import { frame } from './frame.js';
import { emptyHand, firstHand, type Hand } from './hand.js';
import { react } from './react.js';

export const screen: TerminalScreen<RaiinetCommand, View, Hand> = {
  start: firstHand,
  after: (hand, { view }) => (view.turn === view.seat ? emptyHand(hand.cursor) : firstHand(view)),
  frame,
  react,
  help: [
    ['a letter, Enter', 'pick up one of your links (its letter, or at the cursor)'],
    ['arrows', 'with a link picked up: move it; else move the cursor'],
    ['Tab', 'go to the next square marked <…>: a link that can move, a target of the card in hand'],
    [
      '1 to 5',
      'play a card before you move: its targets are marked <…>; choose with Tab and Enter, a click or a letter',
    ],
    ['Esc', 'put the link or the card back'],
    [
      'On the board',
      'aV1 your link a, virus of strength 1; B? unknown; D data; + boosted, x jammed; S ports',
    ],
    ['', 'm w (four players: 1 to 4) firewalls of the players 1 and 2; [ ] cursor, < > where you may go'],
    ...game.tables.abilities.map(({ name, help }) => [name, help] as const),
    ['The aim', 'download four data; whoever downloads four viruses loses'],
  ],
};
