/** `quadrant run` as a person meets it: a real process, real files, real pipes. */
import { execFileSync, type StdioOptions, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, openSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { callAll } from '../testing/calls.js';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrant-run-'));
afterAll(() => rmSync(folder, { recursive: true }));

function quadrant(words: readonly string[], input: string | Buffer = '') {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BIN, ...words], { input, cwd: folder });
  return { out: stdout.toString(), err: stderr.toString(), status };
}
function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}

describe('where input comes from', () => {
  test('a file, standard input, and "-" give the same transcript', () => {
    const input = 'play(5,12,101,101,101,101,101) setup_next(5) pass abort';
    const byFile = quadrant(['run', 'space-defender-2', file('game.txt', input)]);
    expect(byFile).toMatchObject({ err: '', status: 0 });
    expect(byFile.out).toMatch(/^ {2}state:not started, normal, ok\n/);
    expect(byFile.out.endsWith('  Exited from game.\n')).toBe(true);
    expect(quadrant(['run', 'space-defender-2'], input)).toEqual(byFile);
    expect(quadrant(['run', 'space-defender-2', '-'], input)).toEqual(byFile);
  });
  test('input that is not well formed: the report on standard output, exit status 2', () => {
    expect(quadrant(['run', 'space-defender-2'], 'pass()')).toEqual({
      out: 'Syntax Error: specification of command executions cannot be parsed\nparse error (Line 1, Column 6)\n',
      err: '',
      status: 2,
    });
  });
});

describe('bad input: one clear line on standard error, exit status 2, nothing on standard output', () => {
  const huge = join(folder, 'huge.txt');
  writeFileSync(huge, '');
  truncateSync(huge, 257 * 1024 * 1024);
  const WRONG: readonly (readonly [what: string, words: readonly string[], message: string])[] = [
    [
      'a missing file',
      ['run', 'simodyssey-2', 'nowhere.txt'],
      'cannot read "nowhere.txt": there is no such file',
    ],
    ['a directory', ['run', 'simodyssey-2', '.'], '"." is a directory'],
    ['a NUL', ['run', 'simodyssey-2', file('nul.txt', 'play\0pass')], 'NUL byte at offset 4'],
    [
      'bytes that are not UTF-8',
      ['run', 'simodyssey-2', file('bytes.txt', Buffer.from([0x70, 0xff]))],
      'not UTF-8',
    ],
    ['too much', ['run', 'space-defender-2', 'huge.txt'], 'larger than 256 MiB'],
    [
      'an unknown game',
      ['run', 'chess'],
      'there is no game "chess"; known are space-defender-2, simodyssey-2',
    ],
    ['no game', ['run'], 'run needs a game'],
    ['an unknown option', ['run', 'space-defender-2', '--sede', '3'], 'unknown option --sede'],
    ['a seed that is none', ['run', 'space-defender-2', '--seed', 'x'], '--seed x'],
    ['a seed of 0', ['run', 'simodyssey-2', '--seed', '0'], 'a whole number from 1 to 2147483646'],
    ['a seed too large', ['run', 'simodyssey-2', '--seed=2147483647'], 'a whole number from 1 to 2147483646'],
    ['a seed without a number', ['run', 'simodyssey-2', '--seed'], '--seed needs a number'],
    ['two files', ['run', 'simodyssey-2', 'a', 'b'], 'one command file at most'],
    ['a misspelt game', ['run', 'mirwood'], 'there is no game "mirwood"; did you mean mirewood?'],
    ['an option before the game', ['run', '--seed', '3'], 'run needs a game before "--seed": space-def'],
    ['an unknown command', ['fly'], 'there is no command "fly"; known are play, run'],
    ['a misspelt command', ['help', 'chekc'], 'there is no command "chekc"; did you mean check?'],
    ['a misspelt bot', ['match', 'raiinet', '--bots', 'gredy,random'], 'did you mean greedy?'],
    ['a misspelt level', ['play', 'mirewood', '--level', 'clasic'], 'did you mean classic?'],
    ['a misspelt answer', ['play', 'raiinet', '--bot', 'gredy'], 'did you mean greedy?'],
    [
      'thresholds that would count for nothing',
      ['play', 'space-defender-2', '--thresholds', '1,2,3,4,5'],
      '--thresholds is only for --enemies own',
    ],
    [
      'a seed that would count for nothing',
      ['play', 'mirewood', '--level', 'classic', '--seed', '5'],
      '--seed is only for --level generated or campaign',
    ],
    ['a misspelt option', ['--hlep'], 'there is no option "--hlep"; did you mean --help?'],
  ];
  const called = callAll(
    WRONG.map(([, words]) => words),
    folder,
  );

  test.each(WRONG.map(([what, , message], i) => ({ what, message, ...called[i] })))(
    '$what',
    ({ message, out, err, status }) => {
      expect({ out, status }).toEqual({ out: '', status: 2 });
      expect(err).toContain(message);
      expect(err.trimEnd().split('\n').length).toBe(1);
      expect(err).not.toMatch(/\n\s+at /);
    },
  );
});

test('a byte order mark is a character like any other', () => {
  for (const game of ['space-defender-2', 'simodyssey-2'])
    expect(quadrant(['run', game], '\ufeffplay')).toMatchObject({
      out: expect.stringContaining('parse error (Line 1, Column 1)'),
      status: 2,
    });
  expect(quadrant(['run', 'raiinet'], '\ufeffboard\n').out).toContain(
    'Error: unknown command "\ufeffboard".',
  );
  const level = 'map:\nXXXXX\nXP.GX\nXXXXX\nend\n';
  expect(quadrant(['run', 'mirewood', file('plain.map', level)], '\ufeffd').out).toContain(
    '? \ufeff is not a command\n',
  );
  expect(quadrant(['run', 'mirewood', file('marked.map', `\ufeff${level}`)])).toMatchObject({
    out: 'error: line 1: unknown line\n',
    status: 2,
  });
  expect(quadrant(['verify', file('marked.json', '\ufeff{}')]).status).toBe(2);
});

describe('streams', () => {
  test('the output of a long game is streamed in bounded memory', () => {
    // A quarter of a million turns: far more text than the memory it may take, from a megabyte of commands.
    const name = file('long.txt', `play(5,10,1,1,1,1,1) setup_next(5)\n${'pass\n'.repeat(250_000)}`);
    const out = openSync(join(folder, 'long.out'), 'w');
    const { status } = spawnSync(
      process.execPath,
      ['--max-old-space-size=100', BIN, 'run', 'space-defender-2', name],
      {
        cwd: folder,
        stdio: ['ignore', out, 'inherit'],
      },
    );
    expect(status).toBe(0);
    const tail = execFileSync('tail', ['-n', '8', join(folder, 'long.out')]).toString();
    expect(tail).toContain('    C S');
    rmSync(join(folder, 'long.out'));
  });
  test('a reader that goes away is no accident', async () => {
    const name = file('many.txt', `play(5,10,1,1,1,1,1) setup_next(5) ${'pass '.repeat(20_000)}`);
    const child = spawn(process.execPath, [BIN, 'run', 'space-defender-2', name], { cwd: folder });
    let err = '';
    child.stderr.on('data', (data) => {
      err += data;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const status = await new Promise((resolve) => child.once('close', resolve));
    expect({ status, err }).toEqual({ status: 0, err: '' });
  });
  test.skipIf(!existsSync('/dev/full'))('a full disk is told in one line', () => {
    const full = openSync('/dev/full', 'w');
    for (const words of [['--help'], ['run', 'raiinet'], ['completion', 'bash']]) {
      const stdio: StdioOptions = ['ignore', full, 'pipe'];
      const { status, stderr } = spawnSync(process.execPath, [BIN, ...words], { stdio, encoding: 'utf8' });
      expect({ status, stderr }).toEqual({
        status: 2,
        stderr: 'quadrant: cannot write the output: the disk is full\n',
      });
    }
  });
  test('--trace-rng tells each draw on standard error and leaves the transcript alone', () => {
    const input = 'play(5,12,101,101,101,101,101) setup_next(5) pass pass';
    const plain = quadrant(['run', 'space-defender-2'], input);
    const traced = quadrant(['run', 'space-defender-2', '--trace-rng'], input);
    expect(traced.out).toBe(plain.out);
    expect(traced.err.trimEnd().split('\n').length).toBe(4);
    expect(traced.err).toMatch(/^command 3, turn 1, draw 1: .* 1 of 1\.\.5\n/);
  });
});

describe.skipIf(spawnSync('mkfifo', ['--version']).error !== undefined)('a pipe with a name', () => {
  const pipe = (name: string) => {
    execFileSync('mkfifo', [join(folder, name)]);
    return name;
  };
  test.each([
    ['run', 'simodyssey-2', 'lonely'],
    ['verify', 'lonely'],
    ['run', 'mirewood', 'lonely'],
    ['run', 'raiinet', 'names-lonely.txt'],
  ])('that nobody writes into is told and refused: %s %s', { concurrent: true }, async (...words) => {
    if (!existsSync(join(folder, 'lonely'))) pipe('lonely');
    file('names-lonely.txt', 'sequence lonely\n');
    const child = spawn(process.execPath, [BIN, ...words], { cwd: folder });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => {
        said += data;
      });
    const status = await new Promise((done) => child.once('close', done));
    if (words[1] === 'raiinet') expect(said).toContain('Error: cannot open "lonely".');
    else expect([status, said]).toEqual([2, expect.stringMatching(/^quadrant.*: cannot read "lonely".*\n$/)]);
    if (words[1] === 'simodyssey-2') expect(said).toContain('it is a pipe, and nobody wrote into it for 5 s');
  });
  test('is no file of a case', async () => {
    mkdirSync(join(folder, 'piped'));
    pipe('piped/a.txt');
    file('piped/a.expected.txt', '');
    const child = spawn(process.execPath, [BIN, 'check', 'simodyssey-2', 'piped'], { cwd: folder });
    let said = '';
    child.stderr.on('data', (data) => {
      said += data;
    });
    expect(await new Promise((done) => child.once('close', done))).toBe(2);
    expect(said).toBe('quadrant: cannot read "a.txt" of a case: it is not an ordinary file\n');
  });
  test('is read to its end when somebody writes, also late and in pieces', async () => {
    const name = pipe('late');
    const input = 'play pass status';
    const run = spawn(process.execPath, [BIN, 'run', 'simodyssey-2', name], { cwd: folder });
    let out = '';
    run.stdout.on('data', (data) => {
      out += data;
    });
    const writer = spawn('sh', ['-c', `{ printf 'play '; sleep 0.3; printf 'pass status'; } > ${name}`], {
      cwd: folder,
    });
    expect(await new Promise((done) => run.once('close', done))).toBe(0);
    writer.kill();
    expect(out).toBe(quadrant(['run', 'simodyssey-2'], input).out);
  });
  test('of the shell works as ever, also one that says nothing', () => {
    const bash = (script: string) =>
      spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8' }).stdout;
    const run = `"${process.execPath}" "${BIN}" run simodyssey-2`;
    expect(bash(`${run} <(sleep 0.1; echo play pass)`)).toBe(
      quadrant(['run', 'simodyssey-2'], 'play pass\n').out,
    );
    expect(bash(`${run} <(true)`)).toBe(quadrant(['run', 'simodyssey-2'], '').out);
  });
});

describe('a pipe that is kept open', () => {
  const level = file('path.map', 'map:\nXXXXXXX\nXP...GX\nXXXXXXX\nend\n');
  test.each([
    ['raiinet', ['raiinet'], 'move a down\n', 'move A up\n', 'quit\n'],
    ['mirewood', ['mirewood', level], 'd\n', 'd # two steps\n', 'q\n'],
  ])(
    '%s answers each line when it comes, and the whole is the transcript of a file',
    async (_, words, ...lines) => {
      const child = spawn(process.execPath, [BIN, 'run', ...words], { cwd: folder });
      let out = '';
      child.stdout.setEncoding('utf8').on('data', (text) => {
        out += text;
      });
      const more = async () => {
        for (const before = out; out === before; )
          await new Promise((done) => child.stdout.once('data', done));
      };
      await more(); // the opening
      for (const line of lines.slice(0, -1)) {
        child.stdin.write(line);
        await more();
      }
      child.stdin.write(lines.at(-1)); // leaves the game; the pipe stays open
      expect(await new Promise((resolve) => child.once('close', resolve))).toBe(0);
      expect(out).toBe(quadrant(['run', ...words, file('lines.txt', lines.join(''))]).out);
    },
  );
});

describe('help, version and completion', () => {
  const CALLS = [
    '--help',
    '',
    'run --help',
    'run raiinet --help',
    'help run raiinet',
    'run raiinet -h',
    'check raiinet --help',
    'help check',
    '--no-color verify --help --no-color',
    '--version',
    'completion zsh',
    'completion fish',
    'completion bash',
  ];
  const answers = callAll(
    CALLS.map((words) => words.split(' ').filter(Boolean)),
    folder,
  );
  const said = (words: string) => answers[CALLS.indexOf(words)].out;
  const script = join(folder, 'completion.bash');
  writeFileSync(script, said('completion bash'));

  test('each is answered', () => {
    expect(said('--help')).toContain('Usage: quadrant [COMMAND]');
    expect(said('')).toBe(said('--help'));
    expect(said('run --help')).toMatch(/^Usage: quadrant run GAME/);
    expect(said('run raiinet --help')).toContain('-ability1');
    expect(said('help run raiinet')).toBe(said('run raiinet -h'));
    expect(said('check raiinet --help')).toBe(said('help check'));
    expect(said('--no-color verify --help --no-color')).toMatch(/^Usage: quadrant verify/);
    expect(said('--version')).toMatch(/^quadrant \d+\.\d+\.\d+\n$/);
    for (const shell of ['zsh', 'fish']) expect(said(`completion ${shell}`)).toContain('raiinet');
    for (const line of said('--help').split('\n')) expect(line.length).toBeLessThanOrEqual(80);
    expect(spawnSync('bash', ['-n', script]).status).toBe(0);
  });

  test.each([
    ['fu', 'fuzz'],
    ['play mi', 'mirewood'],
    ['play mirewood --le', '--level'],
    ['play raiinet --bot ', 'none easy greedy medium hard master'],
    ['play raiinet --bot = g', 'greedy'],
    ['play mirewood --level wi', 'wisp-lights'],
    ['run raiinet -gr', '-graphics'],
    ['check raiinet cases --format t', 'tap'],
    ['completion ', 'bash zsh fish'],
    ['match ', 'space-defender-2 simodyssey-2 raiinet mirewood'],
  ])('bash completes "quadrant %s" with "%s"', (typed, offered) => {
    const words = ['quadrant', ...typed.split(' ')];
    const typing = `. '${script}'
COMP_WORDS=(${words.map((w) => `'${w}'`).join(' ')}) COMP_CWORD=${words.length - 1}
_quadrant; echo "\${COMPREPLY[*]}"`;
    expect(spawnSync('bash', ['-c', typing], { cwd: folder, encoding: 'utf8' }).stdout.trim()).toBe(offered);
  });
});
