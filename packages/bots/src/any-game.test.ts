import { type Command, stream } from '@quadrant/kernel';
import { ticTacToe } from '@quadrant/tic-tac-toe';
import { expect, test } from 'vitest';
import { anyGameBot } from './any-game.js';
import { isForfeit } from './bot.js';
import { botsOf } from './registry.js';

const options = { single: true };
const NEVER = { aborted: false, addEventListener() {}, removeEventListener() {} };

async function player(seed: number) {
  const view = ticTacToe.view(ticTacToe.begin(null as never, 0), 0);
  const made = await anyGameBot(ticTacToe.id).make({
    seat: 0,
    seats: 2,
    options,
    seed,
    view,
    rules: ticTacToe,
  });
  if (isForfeit(made)) throw new Error(made.words);
  return made;
}

/** What it answers after these squares were marked in turn. */
async function answer(squares: readonly number[], seed = 1): Promise<string> {
  const position = ticTacToe.begin(null as never, 0);
  const legal: Command[] = [];
  for (const square of squares)
    ticTacToe.perform(
      position,
      ticTacToe.onMove(position),
      ticTacToe.grammar.intern('mark', square) as never,
      null,
    );
  const seat = ticTacToe.onMove(position);
  ticTacToe.legal(position, seat, legal as never);
  const budget = { nodes: null, ms: null };
  const turn = { view: ticTacToe.view(position, seat), legal, ply: squares.length, budget, stop: NEVER };
  const command = await (await player(seed)).think(turn);
  return ticTacToe.grammar.print(command as never);
}

test('every game has a bot beside the random one', async () => {
  expect((await botsOf('tic-tac-toe')).map(({ id }) => id)).toEqual(['random', 'house']);
});

test('wins where it can, and prevents what it must', async () => {
  expect(await answer([1, 4, 2, 5])).toBe('mark 3');
  expect(await answer([1, 5, 2])).toBe('mark 3');
});

test('answers the same for the same seed, and loses no game against random play', async () => {
  expect(await answer([5], 3)).toBe(await answer([5], 3));
  for (let game = 0; game < 6; game++) {
    const rng = stream(game, 'random');
    const squares: number[] = [];
    const position = ticTacToe.begin(null as never, 0);
    while (ticTacToe.outcome(position) === null) {
      const legal: Command[] = [];
      ticTacToe.legal(position, ticTacToe.onMove(position), legal as never);
      const mine = squares.length % 2 === game % 2;
      const text = mine
        ? await answer(squares, game)
        : ticTacToe.grammar.print(legal[rng.below(legal.length)] as never);
      squares.push(Number(text.slice('mark '.length)));
      ticTacToe.perform(
        position,
        ticTacToe.onMove(position),
        ticTacToe.grammar.intern('mark', squares.at(-1)!) as never,
        null,
      );
    }
    expect(ticTacToe.outcome(position)?.winner).not.toBe(1 - (game % 2));
  }
});

test('says so when it is handed no rules', async () => {
  expect(isForfeit(await anyGameBot('other').make({ seat: 0, seats: 1, options, seed: 1, view: {} }))).toBe(
    true,
  );
});
