/** How a game of Mirewood ended, in words. */
import { game } from '@quadrant/mirewood';
import { beforeAll, describe, expect, test } from 'vitest';
import { findGame } from '../../games.js';
import { loadShell } from '../../words/shell.js';

beforeAll(() => loadShell('en'));

describe('the card at the end', () => {
  const end = async (levels: number, turns?: number) => {
    const screen = await findGame('mirewood')!.screen();
    const view = { ...game.view(game.begin({ shipped: 'through-the-mire' }, 1), 0), levels, turn: 34 };
    const outcome = { result: 'won', winner: 0, scores: [66], reason: '' } as const;
    const { why, rows } = screen.result(view, outcome, 0, undefined, turns);
    return [why, rows[0]];
  };

  test('tells the turns of the whole campaign', async () =>
    expect(await end(4, 137)).toEqual([
      'The gate is reached, with 66 points in 137 turns.',
      ['turns', '137'],
    ]));
  test('tells those that the level counted where there is only one', async () =>
    expect(await end(1, 35)).toEqual(['The gate is reached, with 66 points in 34 turns.', ['turns', '34']]));
  test('says that turns are those of the last level where no more is known', async () =>
    expect((await end(4))[1]).toEqual(['turns here', '34']));
});
