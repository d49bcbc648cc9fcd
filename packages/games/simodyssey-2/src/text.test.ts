import { runProgram } from '@quadrant/testing';
import { describe, expect, test } from 'vitest';
import { ArrangedGame, towards, waits } from '../testing/scene.js';
import { game, narrator, program } from './index.js';

const run = (input: string, ...words: string[]) => runProgram(program, words, input);

describe('the state line', () => {
  test('counts turns and other commands, refused ones among these', () => {
    const { out } = run('status\nplay\nstatus\nland\npass\nplay\nabort\nabort\nplay\n');
    const states = out.split('\n').filter((line) => line.startsWith('  state:'));
    expect(states).toEqual([
      '  state:0.0, ok',
      '  state:0.1, error',
      '  state:1.0, mode:play, ok',
      '  state:1.1, mode:play, ok',
      '  state:1.2, mode:play, error',
      '  state:2.0, mode:play, ok',
      '  state:2.1, mode:play, error',
      '  state:2.2, ok',
      '  state:2.3, error',
      '  state:3.0, mode:play, ok',
    ]);
  });

  test('shows the mode in the reply that ends a mission by death, and not afterwards', () => {
    const { out } = run('play\nmove(S)\nmove(SE)\nmove(SE)\nstatus\n');
    expect(out).toContain(
      '  state:4.0, mode:play, ok\n  Explorer got lost in space - out of fuel at Sector:4:3\n',
    );
    expect(out).toContain('  state:4.1, error\n');
  });
});

describe('blocks of a reply', () => {
  test('descriptions of each kind', () => {
    const s = new ArrangedGame({ '1:1': 'EJAM', '2:2': 'BP*', '4:4': 'WP', '5:5': 'Y' }).with(6, {
      attached: true,
    });
    s.give('pass');
    expect(s.lastReply).toContain(
      [
        '  Descriptions:',
        '    [-4,Y]->Luminosity:2',
        '    [-3,W]->',
        '    [-2,*]->Luminosity:5',
        '    [-1,O]->',
        '    [0,E]->fuel:3/3, life:3/3, landed?:F',
        '    [1,J]->fuel:5/5, load:0/2, actions_left_until_reproduction:2/2, turns_left:1',
        '    [2,A]->turns_left:1',
        '    [3,M]->fuel:3/3, actions_left_until_reproduction:1/1, turns_left:1',
        '    [4,B]->fuel:3/3, actions_left_until_reproduction:1/1, turns_left:1',
        '    [5,P]->attached?:F, support_life?:F, visited?:F, turns_left:1',
        '    [6,P]->attached?:T, support_life?:F, visited?:F, turns_left:N/A',
        '  Deaths This Turn:none',
        '',
      ].join('\n'),
    );
  });

  test('a death shows what the dead had left, with turns_left N/A', () => {
    const s = new ArrangedGame({ '1:1': 'E', '5:4': 'A', '5:5': 'J' }).ready(1).with(2, { fuel: 4, load: 1 });
    s.drawing(towards('E'), waits(1)).give('pass');
    expect(s.lastReply).toContain(
      [
        '  Deaths This Turn:',
        '    [2,J]->fuel:4/5, load:1/2, actions_left_until_reproduction:2/2, turns_left:N/A,',
        '      Janitaur got destroyed by asteroid (id: 1) at Sector:5:5',
        '    (1:1)',
      ].join('\n'),
    );
  });

  test('the explorer’s death stands above Movement and, in test mode, below the board', () => {
    const s = new ArrangedGame({ '3:2': 'E' });
    s.give('move(E)');
    const death =
      '  Explorer got devoured by blackhole (id: -1) at Sector:3:3\n  The game has ended. You can start a new game.\n';
    expect(s.lastReply.startsWith(`  state:1.0, mode:test, ok\n${death}  Movement:\n`)).toBe(true);
    expect(s.lastReply.endsWith(`   \n${death}`)).toBe(true);
    expect(s.lastReply).toContain('    [0,E]->fuel:2/3, life:0/3, landed?:F,\n');
  });

  test('the board keeps its trailing blanks', () => {
    const s = new ArrangedGame({ '1:1': 'E' });
    s.give('pass');
    const lines = s.lastReply.split('\n').slice(-11, -1);
    for (const line of lines) expect(line).toMatch(/^ {4}.{33} {2,3}$/);
  });

  test('attack and reproduction lines', () => {
    const s = new ArrangedGame({ '5:5': 'E', '5:4': 'M' }).ready(1).with(1, { untilBirth: 0 });
    s.drawing(towards('E'), waits(1), waits(1)).give('pass');
    expect(s.lastReply).toContain(
      '    [1,M]:[5,4,1]->[5,5,2]\n      reproduced [2,M] at [5,5,3]\n      attacked [0,E] at [5,5,1]\n',
    );
  });
});

describe('toggle_RNG_out', () => {
  test('shows the draws from the next command on, also in play mode, until it is switched off', () => {
    const { out } = run('play\ntoggle_RNG_out\npass\nstatus\ntoggle_RNG_out\npass\n');
    expect(out).toContain('->toggle_RNG_out\n  state:1.1, mode:play, ok\n  RNG output flag: True\n');
    expect(out).toContain('->toggle_RNG_out\n  state:2.2, mode:play, ok\n  RNG output flag: False\n');
    expect(out.match(/RNG Usage:/g)).toHaveLength(1);
  });

  test('five to a line, a comma after every one but the last', () => {
    const { out } = run('toggle_RNG_out\nplay\n');
    const lines = out.slice(out.indexOf('RNG Usage:\n') + 11, -1).split('\n');
    for (const line of lines.slice(0, -1)) expect(line).toMatch(/^ {4}(\([A-Z]->\d+:\[\d,\d+\]\),){5}$/);
    expect(lines[lines.length - 1]).toMatch(
      /^ {4}(\([A-Z]->\d+:\[\d,\d+\]\),){0,4}\([A-Z]->\d+:\[\d,\d+\]\)$/,
    );
  });
});

test('a run begun in a mission opens with its board', () => {
  const position = game.begin({ mission: 'play', single: false }, 900);
  const opening = narrator().opening(position);
  expect(run('play\n').out.endsWith(`->play\n${opening}`)).toBe(true);
});

describe('the program', () => {
  test('--seed replaces 900, and 900 is the default', () => {
    expect(run('play\n', '--seed', '900').out).toBe(run('play\n').out);
    expect(run('play\n', '--seed=901').out).not.toBe(run('play\n').out);
  });

  test.each(['0', '2147483647', 'x', '-5', '1.5'])('--seed %s is refused', (seed) => {
    const { out, err, status } = run('play\n', '--seed', seed);
    expect([out, status]).toEqual(['', 2]);
    expect(err).toContain('the seed is a whole number from 1 to 2147483646');
  });

  test('--trace-rng names each draw on standard error and leaves the output as it is', () => {
    const traced = run('test(1,1,1,1,1)\nplay\nabort\nplay\npass\n', '--trace-rng');
    expect(traced.out).toBe(run('test(1,1,1,1,1)\nplay\nabort\nplay\npass\n').out);
    const lines = traced.err.split('\n');
    expect(lines[0]).toBe('command 1, turn 0, draw 1: how many 1 of 1..3');
    expect(lines[1]).toBe('command 1, turn 0, draw 2: which kind 55 of 1..100');
    expect(lines.some((line) => /^command 5, turn 1, draw \d+: direction \d of 1\.\.8$/.test(line))).toBe(
      true,
    );
    expect(lines.filter(Boolean).map((line) => Number(/draw (\d+)/.exec(line)?.[1]))).toEqual(
      Array.from({ length: lines.length - 1 }, (_, i) => i + 1),
    );
  });

  test('malformed input gives its report, exit status 2 and nothing else', () => {
    const { out, status } = run('play\nmove(UP)\n');
    expect(status).toBe(2);
    expect(out).toBe(
      'Syntax Error: specification of command executions cannot be parsed\nUnknown identifier UP (Line 2, Column 6)\n',
    );
  });
});
