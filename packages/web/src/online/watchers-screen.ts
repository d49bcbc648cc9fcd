/** A game's screen for somebody who only looks on: the same board, and nothing to press. */
import { SPECTATOR } from '@quadrant/kernel';
import type { AnyScreen } from '../screens/contract.js';
import { online } from '../words/online.js';

export const watchersScreen = (screen: AnyScreen): AnyScreen => ({
  ...screen,
  firstWords: online.nothingYet,
  confirmTouch: false,
  Controls: () => null,
  aim: () => null,
  press: () => {},
  grab: () => {},
  drop: () => {},
  keys: () => [],
  threats: () => [],
  result: (view, outcome) => ({ ...screen.result(view, outcome, SPECTATOR), won: null }),
});
