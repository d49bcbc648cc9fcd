import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { CommandSession } from '../../testing/session.js';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrant-bot-'));
afterAll(() => rmSync(folder, { recursive: true }));

const session = new CommandSession(folder);
afterAll(() => session.close());
const quadrant = (...words: string[]) => session.run(...words);
const has = (program: string) => spawnSync(program, ['--version']).status === 0;

const WARN_C = ['-O2', '-Wall', '-Wextra', '-Werror'];
const WARN_RUST = ['-O', '-D', 'warnings'];
const SHORT = ['--games', '2', '--maxmoves', '6'];
/** What makes the programs of a starter, and starts them. */
const STARTERS = [
  { language: 'js', needs: 'node', make: [], bot: 'node js/bot.mjs', search: 'node js/search.mjs' },
  {
    language: 'python',
    needs: 'python3',
    make: [],
    bot: 'python3 python/bot.py',
    search: 'python3 python/search.py',
  },
  {
    language: 'c',
    needs: 'cc',
    make: [
      ['cc', ...WARN_C, '-o', 'c/bot', 'c/bot.c'],
      ['cc', ...WARN_C, '-o', 'c/search', 'c/search.c', '-lm'],
    ],
    bot: './c/bot',
    search: './c/search',
  },
  {
    language: 'rust',
    needs: 'rustc',
    make: ['bot', 'search'].map((name) => ['rustc', ...WARN_RUST, '-o', `rust/${name}`, `rust/${name}.rs`]),
    bot: './rust/bot',
    search: './rust/search',
  },
  {
    language: 'java',
    needs: 'javac',
    make: [['javac', '-Xlint:all', '-Werror', 'java/Bot.java', 'java/Search.java']],
    bot: 'java -cp java Bot',
    search: 'java -cp java Search',
  },
];

/** What a host may write as well as ours: blanks between all that JSON is made of, large ids, a stop that comes too late. */
const VIEW = { rows: ['} ]', '"', '\\'], t: 'quit' };
const TURN = { t: 'turn', game: 'g1', id: 2 ** 40, ply: 400_000, view: VIEW, legal: ['only "this"'] };
const SPACED = [
  { games: {}, protocols: ['quadrant-bot/1'], t: 'hello' },
  { t: 'ping', id: 7 },
  { t: 'new', game: 'g1', seat: 0, seats: 1, seed: 2 ** 52, view: VIEW },
  TURN,
  { t: 'stop', game: 'g1', id: TURN.id },
  { t: 'over', game: 'g1', view: VIEW },
  { t: 'stop', game: 'g1', id: TURN.id },
  { t: 'ping', id: 8 },
  { t: 'quit' },
].map(
  (message) =>
    `  ${JSON.stringify(message, null, ' ').replaceAll(/\n */g, '\t ').replaceAll('":', '" :')} \n`,
);
const SAID = [
  { t: 'pong', id: 7 },
  { t: 'ready', game: 'g1' },
  { t: 'move', game: 'g1', id: TURN.id, move: TURN.legal[0] },
  { t: 'pong', id: 8 },
];

function saidToSpaced(program: string): unknown[] {
  const { stdout } = spawnSync('/bin/sh', ['-c', program], {
    cwd: folder,
    encoding: 'utf8',
    input: SPACED.join(''),
  });
  const said = stdout.trim().split('\n');
  return said.map((line) => JSON.parse(line)).filter(({ t }) => t !== 'hello' && t !== 'try');
}

describe('starters play every game and pass the check; those that search let the host try their moves', () => {
  for (const { language, needs, make, bot, search } of STARTERS) {
    const found = has(needs);
    test(`${language}${found ? '' : ` (not tried: there is no ${needs} here)`}`, async () => {
      expect(await quadrant('bot', 'new', language, language)).toMatchObject({ err: '', status: 0 });
      if (!found) return;
      for (const [program, ...words] of make)
        expect(spawnSync(program, words, { cwd: folder, encoding: 'utf8' })).toMatchObject({
          status: 0,
          stderr: '',
        });
      const check = await quadrant('bot', 'check', bot);
      expect(check.out).toMatch(/whole game of mirewood: ok[\s\S]*All 17 steps hold/);
      expect(check.status).toBe(0);
      expect([bot, search].map(saidToSpaced)).toEqual([SAID, SAID]);
      const bots = ['--bot', `name=search,cmd=${search}`, '--bot', 'random'];
      const { out, status } = await quadrant('match', 'space-defender-2', ...bots, ...SHORT);
      expect({ status, ends: out.split('\n').at(-2) }).toEqual({ status: 0, ends: 'Ends: limit 2' });
    });
  }
});
test('a starter is not written over what is there', async () => {
  await quadrant('bot', 'new', 'js', 'twice');
  expect(await quadrant('bot', 'new', 'js', 'twice')).toMatchObject({ status: 2, out: '' });
});

test('what is to be done next can be typed as it stands, whatever the folder is called', async () => {
  const { out } = await quadrant('bot', 'new', 'c', "it's my $bot, 2");
  const lines = out.split('\n').filter((line) => line.startsWith('  '));
  const typed = `quadrant() { printf '%s\\n' "$@"; }\ncc() { pwd; }\n${lines.join('\n')}`;
  const run = spawnSync('/bin/sh', ['-c', typed], { cwd: folder, encoding: 'utf8' });
  const program = `"./it's my \\$bot, 2/bot"`;
  const check = ['bot', 'check', program];
  const match = ['match', 'raiinet', '--bot', `cmd:${program}`, '--bot', 'random', '--games', '20'];
  expect(run.stdout.trim().split('\n')).toEqual([
    join(realpathSync(folder), "it's my $bot, 2"),
    ...check,
    ...match,
  ]);
});

test('a folder is never taken for an option', async () => {
  const { out } = await quadrant('bot', 'new', 'js', '--', '-mine');
  expect(out).toContain("quadrant bot check 'node ./-mine/bot.mjs'\n");
});

test('a program that fails is told about with what went in and out', async () => {
  const { out, status } = await quadrant('bot', 'check', 'echo hello', '--game', 'raiinet');
  expect(status).toBe(1);
  expect(out).toMatch(/^ 1 {2}hello: FAILED: [\s\S]*> \{"t":"hello"[\s\S]*< hello\n$/);
});

test('nothing that a program says reaches the terminal as it is', async () => {
  const hello = { t: 'hello', protocol: 'quadrant-bot/1', name: '\u001b[31mred\u0007', games: ['raiinet'] };
  writeFileSync(
    join(folder, 'red.mjs'),
    `console.log(${JSON.stringify(JSON.stringify(hello))}); console.error('\\x1b[2J')`,
  );
  const { out } = await quadrant('bot', 'check', 'node red.mjs');
  expect(out).toContain('hello from \\u{1b}[31mred\\u{7}: ok\n');
  expect(out).toContain('\nWhat it wrote to standard error:\n\\u{1b}[2J\n');
  expect(out).not.toMatch(/[^\P{Cc}\n]/u);
});

test.each([
  [['bot'], 'bot needs a word more: check, connect, new'],
  [['bot', 'chek'], 'did you mean check?'],
  [['bot', 'check'], 'bot check needs one program'],
  [['bot', 'check', 'x', '--game', 'chess'], '--game is one of space-defender-2'],
  [['bot', 'new', 'js'], 'bot new needs a language and a folder'],
  [['bot', 'new', 'cobol', 'x'], 'there is no starter in "cobol"'],
])('%j is refused with what would be right', async (words, message) => {
  const { out, err, status } = await quadrant(...words);
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
