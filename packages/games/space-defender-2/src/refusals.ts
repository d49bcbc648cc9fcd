/** Why a command is refused, in the game's own words. */
import type { Refusal } from '@quadrant/kernel';

const because = (code: string, words: string): Refusal => Object.freeze({ code, words });

export const REFUSALS = {
  over: because('over', 'The game is over.'),
  single: because('single', 'This is a single game: it is played to its end.'),
  alreadyInSetup: because('already-in-setup', 'Already in setup mode.'),
  alreadyInGame: because('already-in-game', 'Already in a game. Please abort to start a new one.'),
  thresholds: because('thresholds', 'Threshold values are not non-decreasing.'),
  notInSetup: because('not-in-setup', 'Command can only be used in setup mode.'),
  notInMenu: because('not-in-menu', 'Command can only be used in setup mode (excluding summary in setup).'),
  noSuchOption: because('no-such-option', 'Menu option selected out of range.'),
  nothingToAbort: because('nothing-to-abort', 'Command can only be used in setup mode or in game.'),
  notInGame: because('not-in-game', 'Command can only be used in game.'),
  outsideBoard: because('outside-board', 'Cannot move outside of board.'),
  alreadyThere: because('already-there', 'Already there.'),
  outOfRange: because('out-of-range', 'Out of movement range.'),
  cannotMove: because('cannot-move', 'Not enough resources to move.'),
  cannotFire: because('cannot-fire', 'Not enough resources to fire.'),
  cannotUseSpecial: because('cannot-use-special', 'Not enough resources to use special.'),
} as const;
