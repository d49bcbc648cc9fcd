/** Games and the keys that lead to a screen, for tests. */
import type { GameId } from '@quadrant/lab/games';

export const RAIINET = '--setup usual --seed 1';

/** The main screens: how each is come to. */
export const SCREENS: readonly [name: string, game: GameId, options: string, keys: string][] = [
  ['space-defender-2-equipment', 'space-defender-2', '', 'down right 3'],
  ['space-defender-2-summary', 'space-defender-2', '', '2 right 3 right right right'],
  [
    'space-defender-2',
    'space-defender-2',
    '--rows 7 --columns 20 --enemies own --thresholds 40,60,72,86,100',
    'g p f p f right right right up up',
  ],
  [
    'space-defender-2-refused',
    'space-defender-2',
    '',
    'g right right right right right right right right right right right',
  ],
  [
    'space-defender-2-debug',
    'space-defender-2',
    '--rows 10 --columns 30 --enemies own --thresholds 40,60,72,86,100',
    'g p p d p f',
  ],
  [
    'space-defender-2-over',
    'space-defender-2',
    '--rows 5 --columns 10 --enemies own --thresholds 40,60,72,86,100',
    `g ${'p '.repeat(18)} escape`,
  ],
  ['end-card', 'space-defender-2', '--rows 7 --columns 18', `g ${'f p '.repeat(16)}`],
  ['simodyssey-2', 'simodyssey-2', '', 'right 3'],
  ['simodyssey-2-look', 'simodyssey-2', '--mode test', 'right x down left'],
  ['simodyssey-2-over', 'simodyssey-2', '', 'left left left left left escape'],
  ['raiinet-curtain', 'raiinet', RAIINET, ''],
  ['raiinet', 'raiinet', RAIINET, 'enter a up enter E up enter e'],
  ['raiinet-card', 'raiinet', RAIINET, 'enter 4'],
  [
    'raiinet-four',
    'raiinet',
    `${RAIINET} --players 4 --ability1 NHJFS`,
    'enter d up enter D up enter l up enter L up enter 1 a',
  ],
  ['raiinet-looking-back', 'raiinet', RAIINET, 'enter a up enter E up enter ['],
  ['raiinet-save', 'raiinet', RAIINET, 'enter S'],
  ['mirewood', 'mirewood', '--level classic', 'space right right f'],
  ['mirewood-look', 'mirewood', '--level classic', 'x right right right right right right right right up'],
  ['mirewood-two', 'mirewood', '--level two-lanterns', 'right right'],
  ['mirewood-large', 'mirewood', '--size 60x40 --difficulty 3', 'down right'],
  ['menu-in-game', 'mirewood', '--level classic', 'escape'],
  ['help', 'simodyssey-2', '', '?'],
  ['text', 'simodyssey-2', '', 'right t'],
];
