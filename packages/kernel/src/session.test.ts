import { ticTacToe } from '@quadrant/tic-tac-toe';
import { describe, expect, test } from 'vitest';
import { hashOf, hex8 } from './hash.js';
import { readRecord, verifyRecord } from './record.js';
import { Session } from './session.js';

const mark = (square: number) => ticTacToe.grammar.intern('mark', square);
const play = (...squares: number[]) => {
  const session = Session.begin(ticTacToe, { single: false });
  for (const square of squares) session.give(mark(square));
  return session;
};

/** Marks may be written over: a game without an end. */
const overwriting: typeof ticTacToe = {
  ...ticTacToe,
  onMove: (position) => position.turn,
  check: () => null,
  outcome: () => null,
};

describe('undo, redo, jump, fork', () => {
  test('undo steps over performed commands; refused ones stay in the history', () => {
    const session = play(1, 1, 2);
    expect(session.turns).toBe(2);
    expect(session.history().map((each) => each.refusal?.code ?? 'ok')).toEqual(['ok', 'taken', 'ok']);
    session.undo();
    expect(session.turn).toBe(1);
    session.redo();
    expect(session.position.squares.slice(0, 2)).toEqual([0, 1]);
  });
  test('a refused command after an undo forgets nothing', () => {
    const session = play(1, 2, 3);
    session.undo();
    expect(session.give(mark(1))?.code).toBe('taken');
    expect(session.redo()).toBe(true);
    expect(session.turn).toBe(3);
  });
  test('a performed command after an undo takes the place of what was undone', () => {
    const session = play(1, 2, 3);
    session.undo();
    session.give(mark(9));
    expect(session.canRedo).toBe(false);
    expect(session.record().commands).toEqual(['mark 1', 'mark 2', 'mark 9']);
  });
  test('nothing to undo, nothing to redo, no such turn', () => {
    const session = play();
    expect([session.undo(), session.redo(), session.jump(1), session.jump(-1), session.jump(0.5)]).toEqual([
      false, false, false, false, false,
    ]); // biome-ignore format: one answer each
  });
  test('a fork shares the past and nothing else', () => {
    const session = play(1, 1, 2, 3);
    const fork = session.fork(1);
    fork.give(mark(9));
    expect(fork.record().commands).toEqual(['mark 1', 'mark 1', 'mark 9']);
    expect(session.turns).toBe(3);
  });
});

describe('the positions a session shows', () => {
  test('stay as they were, whatever is played and taken back afterwards', () => {
    const session = play(1);
    const shown = session.position;
    const then = structuredClone(shown);
    session.give(mark(2));
    session.jump(1);
    session.give(mark(3));
    expect(session.position.squares[2]).toBe(1);
    expect(shown).toEqual(then);
    expect(session.positionAt(1)).toEqual(then);
  });
  test('listeners see the position that changes', () => {
    const session = play();
    const seen: number[] = [];
    session.give(mark(5), () => seen.push(session.position.squares[4]));
    expect(seen).toEqual([0]);
  });
  test('in a long game, of which not every turn is kept, every turn is still reached', () => {
    const turns = 5000;
    const session = Session.begin(overwriting, null);
    for (let t = 0; t < turns; t++) session.give(mark(1 + ((t * t) % 9)));
    const hashes = Array.from({ length: turns + 1 }, (_, t) => session.hashAt(t));
    for (let t = turns; t >= 0; t -= 7) {
      session.jump(t);
      expect(hex8(hashOf(session.position))).toBe(hashes[t]);
    }
    session.jump(4321);
    for (let t = 4321; t < turns; t++) session.give(mark(1 + ((t * t) % 9)));
    expect(session.hashAt(turns)).toBe(hashes[turns]);
    session.jump(4999);
    expect(hex8(hashOf(session.position))).toBe(hashes[4999]);
  });
});

describe('records', () => {
  test('a record holds every command given and replays', () => {
    const record = JSON.parse(JSON.stringify(play(1, 1, 2).record()));
    expect(record).toMatchObject({
      game: 'tic-tac-toe',
      commands: ['mark 1', 'mark 1', 'mark 2'],
      refused: [[1, 'taken']],
    });
    expect(verifyRecord(ticTacToe, record)).toBeNull();
  });
  test('a replay that parts from its record names turn, field and draw', () => {
    const record = play(1, 2, 3, 4).record();
    const other = { ...record, commands: ['mark 1', 'mark 2', 'mark 5', 'mark 4'] };
    expect(verifyRecord(ticTacToe, other)).toMatchObject({ turn: 3, place: 2, field: 'squares', draw: 0 });
  });
  test('a command recorded as performed that is refused now is named', () => {
    const record = { ...play(1, 2).record(), commands: ['mark 1', 'mark 1'] };
    expect(verifyRecord(ticTacToe, record)?.words).toBe(
      'Turn 2, command 2 (mark 1), after 0 random draws: refused (That square is taken.) but recorded as performed.',
    );
  });
  test('a command that is refused for another reason than recorded is named', () => {
    const record = { ...play(1, 1).record(), refused: [[1, 'over']] as const };
    expect(verifyRecord(ticTacToe, record)?.words).toBe(
      'Turn 1, command 2 (mark 1), after 0 random draws: refused (taken) but recorded as refused for another reason (over).',
    );
  });
  test('without a trace the last hash still tells', () => {
    const { trace, ...bare } = play(1, 2).record();
    expect(trace?.turns.length).toBe(2);
    expect(verifyRecord(ticTacToe, { ...bare, commands: ['mark 1', 'mark 3'] })?.words).toMatch(
      /the last position has hash/,
    );
  });
  test.each([
    [null, 'This is not a record of a game.'],
    [[], 'This is not a record of a game.'],
    [{}, 'The format is missing; this program reads "quadrant-record-1".'],
    [{ game: 'chess' }, 'This is a record of "chess", not of Tic-tac-toe.'],
    [{ version: 9 }, 'The record was made by version 9 of the rules; this is version 1.'],
    [{ seed: 'x' }, 'The seed is not a whole number.'],
    [{ commands: [1] }, 'The commands are not a list of texts.'],
    [{ commands: ['jump'] }, 'Command 1: There is no command "jump". Commands: mark'],
    [{ refused: 'no' }, 'The refused commands are not a list of places and codes.'],
    [{ hash: 5 }, 'The hash is missing.'],
    [{ options: 5 }, 'The options are not sound: The only option of tic-tac-toe is single, true or false.'],
    [{ trace: 5 }, 'The trace is damaged.'],
  ])('a damaged record is refused: %j', (damage, words) => {
    const whole = damage && !Array.isArray(damage) && Object.keys(damage).length > 0;
    const value = whole ? { ...play(1).record(), ...damage } : damage;
    expect(readRecord(ticTacToe, value)).toMatchObject({ ok: false, error: { words } });
  });
});
