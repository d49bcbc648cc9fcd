/** Tic-tac-toe in the catalogue: all that it takes to play it everywhere. */
import type { OutsideEntry } from '@quadrant/catalogue';

export const entry: OutsideEntry = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  sentence: 'Three marks in a row win.',
  load: async () => ({ game: (await import('./game.js')).ticTacToe }),
};
