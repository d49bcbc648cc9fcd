/** Games as tests seat them: each with a teller, and options that begin at once. */
import { type AnyGame, type Command, type Fact, type Rng, stream } from '@quadrant/kernel';
import { game as mirewood } from '@quadrant/mirewood';
import { narrator, game as raiinet } from '@quadrant/raiinet';
import { game as simodyssey } from '@quadrant/simodyssey-2';
import { game as space } from '@quadrant/space-defender-2';
import { ticTacToe } from '@quadrant/tic-tac-toe';
import { makeTeller, Table, type TableGame } from '../src/index.js';

/** A teller that only counts: for games whose text does not matter here. */
const plainTeller = () => {
  let answers = 0;
  return { opening: () => '', answer: () => String(++answers) };
};
const rulesOf = (game: AnyGame): TableGame => ({ game, teller: plainTeller });

export const GAMES: readonly { readonly rules: TableGame; readonly options: unknown }[] = [
  { rules: { game: raiinet, teller: makeTeller(raiinet, narrator) }, options: { players: 2 } },
  { rules: { game: raiinet, teller: makeTeller(raiinet, narrator) }, options: { players: 4, draw: 60 } },
  { rules: rulesOf(mirewood), options: { generate: '9x5', difficulty: 2, players: 2 } },
  { rules: rulesOf(simodyssey), options: { mission: 'play' } },
  { rules: rulesOf(space), options: { play: [5, 12, 30, 55, 70, 85, 95] } },
  { rules: rulesOf(ticTacToe), options: null },
];

export function newTable(
  rules: TableGame,
  options: unknown,
  seed = rules.game.defaultSeed,
  more = {},
): Table {
  const table = Table.begin<Command, unknown, Fact>(rules, { options, seed, ...more });
  if (!table.ok) throw new Error(table.error.words);
  return table.value;
}

/** Plays random legal commands; gives how many were performed. */
export function playOn(table: Table, turns: number, rng: Rng = stream(1, 'table')): number {
  for (let turn = 0; turn < turns; turn++) {
    const legal = table.legal(table.onMove);
    if (legal.length === 0) return turn;
    const refusal = table.give(table.onMove, legal[rng.below(legal.length)]);
    if (refusal) throw new Error(refusal.words);
  }
  return turns;
}
