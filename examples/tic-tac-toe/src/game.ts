/** Tic-tac-toe: the smallest game that keeps the whole contract. */
import {
  type CommandOf,
  command,
  type Ended,
  ended,
  type Game,
  makeGrammar,
  NOBODY,
  NOT_YOUR_TURN,
  type Outcome,
  ok,
  range,
  refuse,
  type Seat,
} from '@quadrant/kernel';
import { schemas } from './schemas.js';

const declarations = [
  command('mark', 'put your mark on a square, 1 to 9', range('square', 'SQUARE', 1, 9)),
] as const;
const grammar = makeGrammar('word', declarations);
type Mark = CommandOf<(typeof declarations)[number]>;
const MARKS = grammar.enumerate() as readonly Mark[];

export interface Position {
  squares: number[]; // [0, -1, 1, …]: the seat whose mark it is, or -1
  turn: number; // 0
  left: number; // the seat that gave up, or -1
}
export interface Options {
  readonly single: boolean; // one game, as bots and servers play it; here every game is one
}
export type TicFact =
  | { readonly kind: 'marked'; readonly seat: Seat; readonly square: number } // 1-9
  | { readonly kind: 'left'; readonly seat: Seat }
  | Ended;

const NAMES = ['X', 'O'] as const;
export interface View {
  readonly squares: readonly ('X' | 'O' | null)[]; // 1 to 9, row by row
  readonly turn: Seat;
  readonly left: Seat | null; // who gave up
}

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]]; // biome-ignore format: a picture
const OVER = { code: 'over', words: 'The game is over.' };
const TAKEN = { code: 'taken', words: 'That square is taken.' };

function winner({ squares, left }: Position): number | null {
  if (left >= 0) return 1 - left;
  const line = LINES.find(
    ([a, b, c]) => squares[a] >= 0 && squares[a] === squares[b] && squares[b] === squares[c],
  );
  return line ? squares[line[0]] : null;
}
const isOver = (p: Position) => winner(p) !== null || !p.squares.includes(-1);

function outcome(p: Position): Outcome | null {
  if (!isOver(p)) return null;
  const seat = winner(p);
  return seat === null
    ? { result: 'draw', winner: null, scores: [], reason: 'no square is left' }
    : { result: 'won', winner: seat, scores: [], reason: p.left < 0 ? 'three in a row' : 'the other left' };
}

export const ticTacToe: Game<Position, Mark, TicFact, View, Options> = {
  id: 'tic-tac-toe',
  title: 'Tic-tac-toe',
  version: 1,
  grammar,
  defaultSeed: 0,

  readOptions(value = null) {
    if (typeof value === 'object' && !Array.isArray(value)) {
      const { single = false, ...others }: Partial<Options> = { ...value };
      if (typeof single === 'boolean' && Object.keys(others).length === 0) return ok({ single });
    }
    return refuse('bad-options', 'The only option of tic-tac-toe is single, true or false.');
  },
  checkSeed: () => null,
  sides: null,
  seatsOf: () => 2,
  begin: () => ({ squares: Array(9).fill(-1), turn: 0, left: -1 }),

  seats: () => 2,
  onMove: (p) => (isOver(p) ? NOBODY : p.turn),
  check(p, seat, { args: [square] }) {
    if (isOver(p)) return OVER;
    if (seat !== p.turn) return NOT_YOUR_TURN;
    return p.squares[square - 1] >= 0 ? TAKEN : null;
  },
  perform(p, seat, mark, tell) {
    const refusal = this.check(p, seat, mark);
    if (refusal) return refusal;
    const square = mark.args[0];
    p.squares[square - 1] = p.turn;
    tell?.({ kind: 'marked', seat: p.turn, square });
    p.turn = 1 - p.turn;
    if (isOver(p)) tell?.(ended(outcome(p)!));
    return null;
  },
  withdraw(p, seat, tell) {
    if (isOver(p)) return;
    p.left = seat;
    tell?.({ kind: 'left', seat });
    tell?.(ended(outcome(p)!));
  },
  legal(p, seat, out) {
    out.length = 0;
    if (isOver(p) || seat !== p.turn) return;
    for (const mark of MARKS) if (p.squares[mark.args[0] - 1] < 0) out.push(mark);
  },
  open: () => [],
  outcome,
  scores: () => [],
  secrets: null,
  lift: null,
  view: ({ squares, turn, left }) => ({
    squares: squares.map((seat) => NAMES[seat] ?? null),
    turn,
    left: left < 0 ? null : left,
  }),
  seen: (fact) => fact, // nothing is hidden
  resampler:
    ({ squares, turn, left }) =>
    () => ({ squares: squares.map((name) => (name ? NAMES.indexOf(name) : -1)), turn, left: left ?? -1 }),
  schemas,
  clone: (p) => ({ squares: p.squares.slice(), turn: p.turn, left: p.left }),
  draws: () => 0,
};
