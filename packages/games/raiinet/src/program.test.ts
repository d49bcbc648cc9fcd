import { runProgram } from '@quadrant/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { program } from './program.js';

const errors = (out: string) => out.split('\n').filter((line) => line.startsWith('Error: '));

describe('the command line', () => {
  test.each([
    [['-x'], 'unknown option -x.'],
    [['-link1'], '-link1 needs a value.'],
    [['-p2order'], '-p2order needs a value.'],
    [['-ability1', 'LFDS'], '-ability1 needs five letters out of LFDSPHJN.'],
    [['-ability1', 'LFDSX'], '-ability1 needs five letters out of LFDSPHJN.'],
    [['-ability1', 'ſFDLP'], '-ability1 needs five letters out of LFDSPHJN.'],
    [['-ability2', 'jjjhn'], '-ability2 may name an ability at most twice.'],
    [['-link1', 'V1V2V3V4D1D2D3D3'], '-link1 needs each of V1 V2 V3 V4 D1 D2 D3 D4 exactly once.'],
    [['-p1order', 'nosuchfile'], '-p1order needs each of V1 V2 V3 V4 D1 D2 D3 D4 exactly once.'],
    [['-players', '3'], '-players needs 2 or 4.'],
    [['-views', 'none'], '-views needs active or all.'],
    [['-draw', '0'], '-draw needs a whole number from 1 to 1000000.'],
    [['-link3', 'V1V2V3V4D1D2D3D4'], 'player 3 needs -players 4.'],
    [['-ability5', 'LFDSP'], 'unknown option -ability5.'],
    [['one', 'two'], 'one command file at most.'],
  ])('%j: status 1 and one line on standard error', (words, message) => {
    expect(runProgram(program, words, 'board\n')).toEqual({ out: '', err: `Error: ${message}\n`, status: 1 });
  });

  test('an order may come from a file of words', () => {
    const files = { 'order.txt': 'v1 d4 v3 v2\n d3 v4 d2 d1\n', 'bad.txt': 'v1 d4' };
    expect(runProgram(program, ['-link1', 'order.txt'], '', { files }).out).toContain(
      'a: V1   b: D4   c: V3',
    );
    expect(runProgram(program, ['-link1', 'bad.txt'], '', { files }).status).toBe(1);
  });

  test('a further word is the command file; a lone dash is standard input', () => {
    const host = { out: () => {}, err: () => {}, readText: () => null };
    expect(program.start(['-state', 'game.txt'], host)).toMatchObject({ input: 'game.txt' });
    expect(program.start(['-'], host)).toMatchObject({ input: null });
  });

  test('-graphics tells the watcher of the opening and of every performed command', () => {
    const seen: string[] = [];
    const watch = (_: unknown, facts: readonly { readonly kind: string }[]) =>
      seen.push(facts.map((f) => f.kind).join());
    const lines = 'move a down\nmove z up\nability 1 A\n';
    expect(runProgram(program, ['-graphics'], lines, { watch }).out).toBe(runProgram(program, [], lines).out);
    expect(seen).toEqual(['', 'moved', 'used']);
    runProgram(program, [], lines, { watch });
    expect(seen).toHaveLength(3);
  });
});

describe('the interpreter', () => {
  test('line by line as whole: the same text, a prompt for the player on move, and nothing after the end', () => {
    const lines = ['move a down', '', '# said nothing', 'bogus', 'move A up', 'quit', 'board'];
    let typed = '';
    const run = program.start([], { out: (t) => (typed += t), err: () => {}, readText: () => null });
    if (typeof run === 'number') throw new Error('did not start');
    run.open();
    const prompts = lines.map((line) => {
      const { prompt } = run;
      run.line(line);
      return prompt;
    });
    expect(run.end()).toBe(0);
    expect(run.over).toBe(true);
    expect(prompts.slice(0, 6)).toEqual([
      'Player 1> ',
      'Player 2> ',
      'Player 2> ',
      'Player 2> ',
      'Player 2> ',
      'Player 1> ',
    ]);
    expect(typed).toBe(runProgram(program, [], lines.join('\n')).out);
  });

  test('lines that end as on Windows are read alike', () => {
    expect(runProgram(program, [], 'move a down\r\nquit\r\n').out).toBe(
      runProgram(program, [], 'move a down\nquit\n').out,
    );
  });

  test('sequence files nest to a depth of sixteen and no deeper', () => {
    const files: Record<string, string> = {};
    for (let i = 1; i <= 17; i++) files[`f${i}`] = `sequence f${i + 1}\nboard ${i}\n`;
    const { out } = runProgram(program, [], 'sequence f1\n', { files });
    expect(errors(out)[0]).toBe('Error: sequence files are nested too deeply.');
    expect(errors(out)).toHaveLength(17);
  });

  test('a run performs a million lines of files that name each other over and over, and then opens none', () => {
    const files = { a: 'sequence b\n'.repeat(5), b: `sequence a\n${'bogus\n'.repeat(9)}sequence a` };
    let bogus = 0;
    let opened = 0;
    let last = '';
    const run = program.start([], {
      out: (text) => {
        if (text.includes('bogus')) bogus++;
        last = text;
      },
      err: () => {},
      readText: (name) => {
        opened++;
        return files[name as keyof typeof files] ?? null;
      },
    });
    if (typeof run === 'number') throw new Error('did not start');
    run.whole('sequence a\n');
    expect(bogus).toBeGreaterThan(100_000);
    expect(bogus).toBeLessThan(1_000_000);
    const before = opened;
    run.line('sequence a');
    expect([opened, last]).toEqual([before, 'Error: sequence files are nested too deeply.\n']);
    run.line('board');
    expect(last).not.toContain('Error');
    expect(run.end()).toBe(0);
  });

  test('enormous lines are answered', () => {
    const long = 'x'.repeat(2_000_000);
    const many = 'y '.repeat(300_000);
    const { out, status } = runProgram(
      program,
      [],
      [long, `move ${long} up`, `ability 1 ${many}`, `sequence ${long}`, many].join('\n'),
    );
    expect(status).toBe(0);
    expect(errors(out).map((e) => e.slice(0, 40))).toEqual([
      `Error: unknown command "${'x'.repeat(16)}`,
      `Error: you do not control link "${'x'.repeat(8)}`,
      'Error: usage: ability 1 <link>',
      `Error: cannot open "${'x'.repeat(20)}`,
      'Error: unknown command "y".',
    ]);
  });

  test('junk never crashes it, changes nothing, and each line is answered once', () => {
    const opening = runProgram(program, ['-state'], '').out;
    const word = fc.oneof(
      fc.constantFrom(
        'move',
        'ability',
        'board ',
        'sequence',
        'a',
        'A',
        'up',
        '1',
        '5',
        '9',
        '-1',
        '"X"',
        '$&',
      ),
      fc.string({ maxLength: 12 }),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    fc.assert(
      fc.property(fc.array(fc.array(word, { maxLength: 6 }), { maxLength: 8 }), (lines) => {
        const text = lines
          .map((words) => words.join(' ').replace(/\n/g, ''))
          .filter((line) => !/^[ \t]*(move +a +(up|down)|ability|board|abilities|quit)/.test(line))
          .join('\n');
        const { out, status } = runProgram(program, ['-state'], text);
        const board = opening.slice(0, opening.indexOf('{'));
        expect(status).toBe(0);
        expect(out.startsWith(board)).toBe(true);
        expect(out.endsWith(opening.slice(board.length))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
