/** A game's screen that tells of players by their names: `Player 1` is nobody's. */
import type { AnyScreen } from '../screens/contract.js';
import { byName } from './words.js';

export function namedScreen(screen: AnyScreen, names: readonly string[]): AnyScreen {
  const named = (words: string) => byName(words, names);
  return {
    ...screen,
    say(fact, reader) {
      const words = screen.say(fact, reader);
      return words && named(words);
    },
    fold(fact) {
      const fold = screen.fold?.(fact) ?? null;
      return fold && { ...fold, words: (count) => named(fold.words(count)) };
    },
    digest: (facts, seat) =>
      screen
        .digest(facts, seat)
        .map((line) => ({ ...line, lead: named(line.lead), words: named(line.words) })),
    ending: (...told) => named(screen.ending(...told)),
  };
}
