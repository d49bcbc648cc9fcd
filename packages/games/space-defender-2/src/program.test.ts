import { runProgram } from '@quadrant/testing';
import { describe, expect, test } from 'vitest';
import { program } from './index.js';

const START = 'play(5,12,50,60,70,80,101)\nsetup_next(5)\n';
const run = (input: string, ...words: string[]) => runProgram(program, words, input);

test('an input without commands prints the initial state', () => {
  const opening = '  state:not started, normal, ok\n  Welcome to Space Defender Version 2.\n';
  for (const input of ['', '\n\n', '-- nothing\n  -- at all']) expect(run(input).out).toBe(opening);
});

test('the second counter counts commands that play no turn, and starts again with each turn', () => {
  const { out } = run(`${START}${'move(A,30)\n'.repeat(11)}toggle_debug_mode\npass\nfire\nabort\nabort\n`);
  const states = [...out.matchAll(/state:(.*)/g)].map((m) => m[1]);
  expect(states.slice(2, 4)).toEqual(['in game(0.0), normal, ok', 'in game(0.1), normal, error']);
  expect(states.slice(13)).toEqual([
    'in game(0.11), normal, error',
    'in game(0.12), debug, ok',
    'in game(1.0), debug, ok',
    'in game(2.0), debug, ok',
    'not started, debug, ok',
    'not started, debug, error',
  ]);
});

describe('options', () => {
  test('the default seed is 900', () => {
    const turns = `${START}${'pass\n'.repeat(6)}`;
    expect(run(turns, '--seed', '900').out).toBe(run(turns).out);
    expect(run(turns, '--seed=1').out).not.toBe(run(turns).out);
  });
  test.each([['0'], ['2147483647'], ['-1'], ['x'], ['1.5']])('the seed %s is refused', (seed) => {
    const { out, err, status } = run(START, `--seed=${seed}`);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err).toContain('the seed is a whole number from 1 to 2147483646');
  });
  test('the random numbers can be traced', () => {
    const { out, err } = run(`${START}pass\npass\n`, '--trace-rng');
    expect(out).toBe(run(`${START}pass\npass\n`).out);
    expect(err.split('\n').slice(0, 3)).toEqual([
      'command 3, turn 1, draw 1: spawn row 1 of 1..5',
      'command 3, turn 1, draw 2: spawn roll 1 of 1..100',
      'command 4, turn 2, draw 3: spawn row 1 of 1..5',
    ]);
    expect(run(START, '--trace-rng=5')).toMatchObject({ out: '', status: 2 });
  });
});

test('malformed input is reported whole, and nothing runs', () => {
  const { out, status } = run('play(5,12,1,1,1,1,1)\nplay(4,12,1,1,1,1,1)\nmove(A,31)\ndance');
  expect(status).toBe(2);
  expect(out.split('\n').map((line) => line.slice(0, 40))).toEqual([
    'Type Error: specification of command exe',
    'play(4, 12, 1, 1, 1, 1, 1) does not conf',
    'move(A, 31) does not conform to declarat',
    'Error: unknown event name dance',
    '',
  ]);
});

test('a long run is answered command by command', () => {
  const answers: number[] = [];
  const started = program.start([], {
    out: (text) => answers.push(text.length),
    err: () => {},
    readText: () => null,
  });
  if (typeof started === 'number') throw new Error('not started');
  started.whole(
    `play(10,30,30,55,70,85,95) setup_next(5) toggle_debug_mode ${'pass fire move(E,2) special '.repeat(5000)}`,
  );
  expect(answers).toHaveLength(1 + 3 + 20_000);
  expect(Math.max(...answers)).toBeLessThan(50_000);
});
