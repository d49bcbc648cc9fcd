/** What `check` and `fuzz` share: the flags that ask for a part of a game. */
import type { Parts } from '@quadrant/lab';
import { Misuse } from './command.js';

export const PART_FLAGS = ['only', 'cards', 'no-players', 'commands'] as const;

export const PART_HELP = `  --only TAGS       only what has one of these tags: base, plain, options, or
                    your own
  --cards LETTERS   only hands of these cards (RAIInet)
  --no-players N    nothing with so many players
  --commands NAMES  only these commands, as in move,ability`;

type PartValues = Readonly<Record<(typeof PART_FLAGS)[number], readonly string[]>>;

export function readParts(values: PartValues): Parts {
  const list = (texts: readonly string[]) => texts.flatMap((text) => text.split(',')).filter(Boolean);
  const [cards = null] = values.cards;
  if (cards !== null && !/^[LFDSPHJN]+$/i.test(cards))
    throw new Misuse(`--cards are letters of L, F, D, S, P, H, J, N, not "${cards}"`);
  const noPlayers = list(values['no-players']).map(Number);
  if (noPlayers.some((count) => !Number.isInteger(count)))
    throw new Misuse(`--no-players is a number of players, not "${values['no-players'].join(',')}"`);
  return { only: list(values.only), cards, noPlayers, commands: list(values.commands) };
}
