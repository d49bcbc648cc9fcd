import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrant-bot-'));
afterAll(() => rmSync(folder, { recursive: true }));

function quadrant(...words: string[]) {
  const run = spawnSync(process.execPath, [BIN, ...words], { encoding: 'utf8', cwd: folder });
  return { out: run.stdout, err: run.stderr, status: run.status };
}
const has = (program: string) => spawnSync(program, ['--version']).status === 0;

describe('starters play every game and pass the check', () => {
  const starters = [
    ['js', 'node js/bot.mjs', null, 'node'],
    ['python', 'python3 python/bot.py', null, 'python3'],
    ['c', './c/bot', ['cc', '-O2', '-Wall', '-Wextra', '-Werror', '-o', 'c/bot', 'c/bot.c'], 'cc'],
    ['rust', './rust/bot', ['rustc', '-O', '-D', 'warnings', '-o', 'rust/bot', 'rust/bot.rs'], 'rustc'],
    ['java', 'java -cp java Bot', ['javac', '-Xlint:all', '-Werror', 'java/Bot.java'], 'javac'],
  ] as const;
  for (const [language, command, make, needs] of starters) {
    const found = has(needs);
    test(`${language}${found ? '' : ` (not tried: there is no ${needs} here)`}`, () => {
      expect(quadrant('bot', 'new', language, language)).toMatchObject({ err: '', status: 0 });
      if (!found) return;
      if (make)
        expect(spawnSync(make[0], make.slice(1), { cwd: folder, encoding: 'utf8' })).toMatchObject({
          status: 0,
          stderr: '',
        });
      const { out, status } = quadrant('bot', 'check', command);
      expect(out).toMatch(/whole game of mirewood: ok[\s\S]*All 17 steps hold/);
      expect(status).toBe(0);
    });
  }
});

describe('the starters that search let the host try their moves', () => {
  const searches = [
    ['js', 'node s-js/search.mjs', null, 'node'],
    ['python', 'python3 s-python/search.py', null, 'python3'],
    [
      'c',
      './s-c/search',
      ['cc', '-O2', '-Wall', '-Wextra', '-Werror', '-o', 's-c/search', 's-c/search.c', '-lm'],
      'cc',
    ],
    [
      'rust',
      './s-rust/search',
      ['rustc', '-O', '-D', 'warnings', '-o', 's-rust/search', 's-rust/search.rs'],
      'rustc',
    ],
    ['java', 'java -cp s-java Search', ['javac', '-Xlint:all', '-Werror', 's-java/Search.java'], 'javac'],
  ] as const;
  for (const [language, command, make, needs] of searches) {
    const found = has(needs);
    test(`${language}${found ? '' : ` (not tried: there is no ${needs} here)`}`, () => {
      quadrant('bot', 'new', language, `s-${language}`);
      if (!found) return;
      if (make) expect(spawnSync(make[0], make.slice(1), { cwd: folder, encoding: 'utf8' }).stderr).toBe('');
      const bots = ['--bot', `name=search,cmd=${command}`, '--bot', 'random'];
      const { out, status } = quadrant(
        'match',
        'space-defender-2',
        ...bots,
        '--games',
        '2',
        '--maxmoves',
        '6',
      );
      expect({ status, ends: out.split('\n').at(-2) }).toEqual({ status: 0, ends: 'Ends: limit 2' });
    });
  }
});

test('a starter is not written over what is there', () => {
  quadrant('bot', 'new', 'js', 'twice');
  expect(quadrant('bot', 'new', 'js', 'twice')).toMatchObject({ status: 2, out: '' });
});

test('a program that fails is told about with what went in and out', () => {
  const { out, status } = quadrant('bot', 'check', 'echo hello', '--game', 'raiinet');
  expect(status).toBe(1);
  expect(out).toMatch(/^ 1 {2}hello: FAILED: [\s\S]*> \{"t":"hello"[\s\S]*< hello\n$/);
});

test.each([
  [['bot'], 'bot needs a word more: check, connect, new'],
  [['bot', 'chek'], 'did you mean check?'],
  [['bot', 'check'], 'bot check needs one program'],
  [['bot', 'check', 'x', '--game', 'chess'], '--game is one of space-defender-2'],
  [['bot', 'new', 'js'], 'bot new needs a language and a folder'],
  [['bot', 'new', 'cobol', 'x'], 'there is no starter in "cobol"'],
])('%j is refused with what would be right', (words, message) => {
  const { out, err, status } = quadrant(...words);
  expect({ out, status }).toEqual({ out: '', status: 2 });
  expect(err).toContain(message);
});

test('"Your first bot in ten minutes" can be followed', () => {
  const page = readFileSync(new URL('../../../../docs/first-bot.md', import.meta.url), 'utf8');
  const outputs: string[] = [];
  for (const [, kind, block] of page.matchAll(/^```(sh|js)\n([\s\S]*?)^```$/gm)) {
    if (kind === 'js') {
      const file = join(folder, 'my-bot', 'bot.mjs');
      const program = readFileSync(file, 'utf8');
      const replaced = program.replace(/^function choose[\s\S]*?^\}\n/m, block);
      expect(replaced).not.toBe(program);
      writeFileSync(file, replaced);
      continue;
    }
    for (const line of block.trim().split('\n')) {
      const run = spawnSync(
        '/bin/sh',
        ['-c', `quadrant() { "${process.execPath}" "${BIN}" "$@"; }\n${line}`],
        {
          cwd: folder,
          encoding: 'utf8',
        },
      );
      expect({ line, status: run.status }).toEqual({ line, status: 0 });
      outputs.push(run.stdout);
    }
  }
  expect(outputs).toHaveLength(5);
  expect(outputs[4]).toMatch(/^mine against random: 5 won, 0 lost, 0 drawn of 5: 1\.000\n/);
});
