/** What `check` and `fuzz` share: the options that ask for a part of a game. */
import type { Parts } from '@quadrant/lab';
import { Misuse } from './command.js';
import type { CommandOptions, ValuesOf } from './options.js';

export const PART_OPTIONS = {
  only: {
    kind: 'text',
    takes: 'TAGS',
    repeatable: true,
    help: 'only what has one of these tags: base, plain, options, or your own',
  },
  cards: { kind: 'text', takes: 'LETTERS', help: 'only hands of these cards (RAIInet)' },
  'no-players': { kind: 'text', takes: 'N', repeatable: true, help: 'nothing with so many players' },
  commands: {
    kind: 'text',
    takes: 'NAMES',
    repeatable: true,
    help: 'only these commands, as in move,ability',
  },
} as const satisfies CommandOptions;

export function readParts(values: ValuesOf<typeof PART_OPTIONS>): Parts {
  const list = (texts: readonly string[]) => texts.flatMap((text) => text.split(',')).filter(Boolean);
  const { cards = null } = values;
  if (cards !== null && !/^[LFDSPHJN]+$/i.test(cards))
    throw new Misuse(`--cards are letters of L, F, D, S, P, H, J, N, not "${cards}"`);
  const noPlayers = list(values['no-players']).map(Number);
  if (noPlayers.some((count) => !Number.isInteger(count)))
    throw new Misuse(`--no-players is a number of players, not "${values['no-players'].join(',')}"`);
  return { only: list(values.only), cards, noPlayers, commands: list(values.commands) };
}
