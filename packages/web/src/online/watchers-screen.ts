/** A game's screen for somebody who only looks on: the same board, and nothing to press. */
import type { AnyScreen } from '../screens/contract.js';

export const watchersScreen = (screen: AnyScreen): AnyScreen => ({
  ...screen,
  firstWords: 'Nothing has happened yet.',
  confirmTouch: false,
  Controls: () => null,
  aim: () => null,
  press: () => {},
  grab: () => {},
  drop: () => {},
  keys: () => [],
  threats: () => [],
  result: (view, outcome) => ({ ...screen.result(view, outcome, 0), won: null }),
});
