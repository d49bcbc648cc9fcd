import { hashOf, hex8 } from '@quadrant/kernel';
import { ticTacToe } from '@quadrant/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { History } from './history.js';
import { makeRecord } from './make-record.js';
import { LIMITS } from './record.js';

const mark = (square: number) => ticTacToe.grammar.intern('mark', square);
const begin = (game = ticTacToe) => new History(game, { single: false }, 0);
/** Gives a mark as the seat on move. */
const give = (history: ReturnType<typeof begin>, square: number) =>
  history.give(history.position.turn, mark(square));
const play = (...squares: number[]) => {
  const history = begin();
  for (const square of squares) give(history, square);
  return history;
};
const commandsOf = (history: ReturnType<typeof begin>) =>
  makeRecord(history).entries.map((entry) => ('command' in entry ? entry.command : entry.table));

/** Marks may be written over: a game without an end. */
const overwriting: typeof ticTacToe = {
  ...ticTacToe,
  onMove: (position) => position.turn,
  check: () => null,
  outcome: () => null,
};

describe('undo, redo, jump, fork', () => {
  test('refused commands are kept up to a number that a record may hold', () => {
    const history = play(1);
    for (let i = 0; i < LIMITS.refused + 5; i++) expect(give(history, 1)?.code).toBe('taken');
    expect(makeRecord(history).refused).toHaveLength(LIMITS.refused);
    expect(give(history, 2)).toBeNull();
    expect(history.past()).toHaveLength(LIMITS.refused + 2);
  });

  test('undo steps over performed commands; refused ones stay in the past', () => {
    const history = play(1, 1, 2);
    expect(history.turns).toBe(2);
    expect(history.past().map((each) => each.refusal?.code ?? 'ok')).toEqual(['ok', 'taken', 'ok']);
    history.undo();
    expect(history.turn).toBe(1);
    history.redo();
    expect(history.position.squares.slice(0, 2)).toEqual([0, 1]);
  });
  test('a refused command after an undo forgets nothing', () => {
    const history = play(1, 2, 3);
    history.undo();
    expect(give(history, 1)?.code).toBe('taken');
    expect(history.redo()).toBe(true);
    expect(history.turn).toBe(3);
  });
  test('a performed command after an undo takes the place of what was undone', () => {
    const history = play(1, 2, 3);
    history.undo();
    give(history, 9);
    expect(history.canRedo).toBe(false);
    expect(commandsOf(history)).toEqual(['mark 1', 'mark 2', 'mark 9']);
  });
  test('nothing to undo, nothing to redo, no such turn', () => {
    const history = play();
    const answers = [history.undo(), history.redo(), history.jump(1), history.jump(-1), history.jump(0.5)];
    expect(answers).toEqual([false, false, false, false, false]);
  });
  test('a fork shares the past and nothing else', () => {
    const history = play(1, 1, 2, 3);
    const fork = history.fork(1);
    give(fork, 9);
    expect(commandsOf(fork)).toEqual(['mark 1', 'mark 9']);
    expect(makeRecord(fork).refused).toEqual([[1, 'taken', 'mark 1']]);
    expect(history.turns).toBe(3);
  });
  test('a seat that leaves is a turn like any other', () => {
    const history = play(1);
    history.note({ seat: 1, table: 'resigned' });
    expect(ticTacToe.outcome(history.position)).toMatchObject({ winner: 0 });
    history.undo();
    expect(ticTacToe.outcome(history.position)).toBeNull();
    history.redo();
    expect(commandsOf(history.fork())).toEqual(['mark 1', 'resigned']);
  });
});

describe('the positions a history shows', () => {
  test('stay as they were, whatever is played and taken back afterwards', () => {
    const history = play(1);
    const shown = history.position;
    const then = structuredClone(shown);
    give(history, 2);
    history.jump(1);
    give(history, 3);
    expect(history.position.squares[2]).toBe(1);
    expect(shown).toEqual(then);
    expect(history.positionAt(1)).toEqual(then);
  });
  test('listeners see the position that changes', () => {
    const history = begin();
    const seen: number[] = [];
    history.give(0, mark(5), () => seen.push(history.position.squares[4]));
    expect(seen).toEqual([0]);
  });
  test('in a long game, of which not every turn is kept, every turn is still reached', () => {
    const turns = 5000;
    const history = begin(overwriting);
    for (let t = 0; t < turns; t++) give(history, 1 + ((t * t) % 9));
    const hashes = Array.from({ length: turns + 1 }, (_, t) => history.hashAt(t));
    for (let t = turns; t >= 0; t -= 7) {
      history.jump(t);
      expect(hex8(hashOf(history.position))).toBe(hashes[t]);
    }
    history.jump(4321);
    for (let t = 4321; t < turns; t++) give(history, 1 + ((t * t) % 9));
    expect(history.hashAt(turns)).toBe(hashes[turns]);
  });
});
