import { runProgram } from '@quadrant/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { program } from './index.js';

const files = { 'a.map': 'map:\nXXXXX\nXP.GX\nXXXXX\nend\n' };
const run = (words: string[], input = '') => runProgram(program, words, input, { files });

describe('the text program', () => {
  test.each([
    [[], 'a level file is needed'],
    [['missing.map'], 'cannot read "missing.map"'],
    [['a.map', 'b', 'c'], '"c" is given too'],
    [['--loud', 'a.map'], 'unknown option --loud'],
    [['--seed'], '--seed needs a value'],
    [['--seed', '3'], '--seed only with --generate'],
    [['--seed=1', '--seed=2'], '--seed is given twice'],
    [['--generate', '4x4'], 'The size is WxH'],
    [['--generate', '12x6', '--difficulty', '9'], 'The difficulty is'],
    [['--generate', '12x6', '--players', 'two'], 'The players are'],
    [['--generate', '12x6', '--seed', '-1'], 'the seed is'],
    [['--generate', '12x6', 'a.map'], 'reads no file'],
  ])('wrong words %j: one line on standard error, status 2', (words, text) => {
    const { out, err, status } = run(words);
    expect([out, status]).toEqual(['', 2]);
    expect(err).toMatch(/^quadrant run mirewood: .*\n$/);
    expect(err).toContain(text);
  });

  test('what --generate prints is a level file that plays on alike', () => {
    const { out, status } = run(['--generate', '14x7', '--difficulty=4', '--seed', '212', '--players', '2']);
    expect(status).toBe(0);
    const header = 'generate: 14x7\ndifficulty: 4\nseed: 212\nplayers: 2\n';
    const play = (level: string) =>
      runProgram(program, ['x'], 'dsdsffdsdwdsaawpshhd.', { files: { x: level } }).out;
    expect(play(out)).toBe(play(header));
  });

  test('nothing is read after q, after the goal, or after #', () => {
    expect(run(['a.map'], 'q d').out.split('\n').at(-2)).toBe('result: quit P=0');
    expect(run(['a.map'], 'dd q z').out).not.toContain('z');
    expect(run(['a.map'], '# z\nd # z').out).not.toContain('z');
  });

  test('given line by line it says the same as at once', () => {
    const input = 'd w #x\n\n p z\nd d';
    let out = '';
    const started = program.start(['a.map'], {
      out: (text) => {
        out += text;
      },
      err: () => {},
      readText: () => files['a.map'],
    });
    if (typeof started === 'number') throw new Error('refused');
    started.open();
    for (const line of input.split('\n')) started.line(line);
    expect(started.over).toBe(true);
    expect(started.end()).toBe(0);
    expect(out).toBe(run(['a.map'], input).out);
  });

  test('commands of any bytes give a transcript', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        const { out, status } = run(['a.map'], new TextDecoder().decode(bytes));
        expect(status).toBe(0);
        expect(out).toMatch(/result: (quit|won) P=0\n$/);
      }),
      { numRuns: 150 },
    );
  });
});
