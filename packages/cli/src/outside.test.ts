/** A game from outside is in every command by one entry of a module that the environment names. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { Pty } from './tui/testing/pty.js';

const PROGRAM = fileURLToPath(new URL('../bin/quadrant.js', import.meta.url));
const ENTRY = fileURLToPath(new URL('../../../examples/tic-tac-toe/dist/entry.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrant-outside-'));
afterAll(() => rmSync(folder, { recursive: true }));
let pty: Pty | null = null;
afterEach(async () => {
  await pty?.stop();
  pty = null;
});

function quadrant(words: readonly string[], input = '', games = ENTRY) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...words], {
    input,
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, QUADRANT_GAMES: games },
  });
  return { status, stdout, stderr };
}

const WON = 'mark 1\nmark 5\nmark 1\n# a remark\nmark 2\nmark 9\nmark 3\nmark 4\n';

describe('tic-tac-toe', () => {
  test('runs', () => {
    const { status, stdout } = quadrant(['run', 'tic-tac-toe'], WON);
    expect(status).toBe(0);
    expect(stdout).toContain('X . .\n. O .\n. . .\n');
    expect(stdout).toContain('Error: That square is taken.\n');
    expect(stdout.endsWith('The game is over: player 1 has won, three in a row.\n')).toBe(true);
  });

  test('has cases that are checked, and wrong ones told with their place', () => {
    const cases = join(folder, 'cases');
    mkdirSync(cases, { recursive: true });
    const { stdout: right } = quadrant(['run', 'tic-tac-toe'], WON);
    writeFileSync(join(cases, 'won.txt'), WON);
    writeFileSync(join(cases, 'won.expected.txt'), right);
    expect(quadrant(['check', 'tic-tac-toe', cases])).toMatchObject({ status: 0 });
    writeFileSync(join(cases, 'won.expected.txt'), right.replace('X X .', 'X . X'));
    const wrong = quadrant(['check', 'tic-tac-toe', cases]);
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toContain('mark 2');
  });

  test('is played by bots', () => {
    const { status, stdout } = quadrant(['match', 'tic-tac-toe', '--bots', 'random,house', '--games', '4']);
    expect(status).toBe(0);
    expect(stdout).toContain('house');
  });

  test('is played in the terminal, on a board made from its view', async () => {
    pty = new Pty('play tic-tac-toe', undefined, { QUADRANT_GAMES: ENTRY });
    await pty.until('mark 1');
    await pty.press('\r', 'marked, seat 0, square 1');
    await pty.press('\t', 'mark 2');
  });

  test('is fuzzed: a right program differs in nothing, a wrong one in a game that is made small', () => {
    const fuzz = (program: string) =>
      quadrant([
        'fuzz',
        'tic-tac-toe',
        '--program',
        program,
        '--games',
        '6',
        '--sandbox',
        'plain',
        '--out',
        folder,
      ]);
    const right = `${process.execPath} ${PROGRAM} run tic-tac-toe {input}`;
    expect(fuzz(`env QUADRANT_GAMES=${ENTRY} ${right}`)).toMatchObject({ status: 0 });
    const wrong = fuzz('cat {input}');
    expect(wrong.status).toBe(1);
    expect(wrong.stdout).toContain('rule concerned: the transcript');
  });

  test('has schemas', () => {
    expect(JSON.parse(quadrant(['schema', 'tic-tac-toe', 'view']).stdout)).toHaveProperty(
      'properties.squares',
    );
    expect(quadrant(['help']).stdout).toContain('mirewood, tic-tac-toe.');
  });
});

describe('a mistake is one line and status 2', () => {
  test.each<[string, string, string]>([
    ['no such module', './no-such.js', 'cannot be loaded'],
    ['no entry', 'node:path', 'offers no entry'],
    ['twice', `${ENTRY},${ENTRY}`, 'has the id "tic-tac-toe", which another game has'],
  ])('%s', (_, games, words) => {
    const { status, stderr } = quadrant(['run', 'raiinet'], '', games);
    expect(status).toBe(2);
    expect(stderr).toContain(words);
    expect(stderr.trimEnd().split('\n')).toHaveLength(1);
  });
});
