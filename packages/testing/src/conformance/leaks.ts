/** A game with a leak planted in one channel, for seeing that the checks notice. */
import { type AnyGame, type Command, type Fact, hashOf, type Seat } from '@quadrant/kernel';

const isOdd = (position: unknown) => (hashOf(position) & 1) === 1;

/** By the channel that must be named: the game that leaks a bit of the whole position there. */
export const LEAKS: Readonly<Record<string, (game: AnyGame) => AnyGame>> = {
  view: (game) => ({
    ...game,
    view: (position: unknown, seat: Seat) => ({ ...game.view(position, seat), leak: isOdd(position) }),
  }),
  legal: (game) => ({
    ...game,
    legal(position: unknown, seat: Seat, out: Command[]) {
      game.legal(position, seat, out);
      if (out.length > 1 && isOdd(position)) out.pop();
    },
  }),
  open: (game) => ({
    ...game,
    open: (position: unknown, seat: Seat) => [
      ...game.open(position, seat),
      ...(isOdd(position) ? [game.grammar.declarations[0].name] : []),
    ],
  }),
  refusal: (game) => ({
    ...game,
    check(position: unknown, seat: Seat, command: Command) {
      const refusal = game.check(position, seat, command);
      return refusal && { ...refusal, words: `${refusal.words}${isOdd(position) ? ' ' : ''}` };
    },
  }),
  seen: (game) => ({
    ...game,
    seen(fact: Fact, position: unknown, seat: Seat) {
      const seen = game.seen(fact, position, seat);
      return seen && { ...seen, leak: isOdd(position) };
    },
  }),
  version: (game) => ({
    ...game,
    seen: (fact: Fact, position: unknown, seat: Seat) =>
      isOdd(position) ? null : game.seen(fact, position, seat),
  }),
};
