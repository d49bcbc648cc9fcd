/** `quadrant fuzz` as a person meets it: a real process, a real program, files to take away. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrant-fuzz-'));
afterAll(() => rmSync(folder, { recursive: true }));

function quadrant(...words: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [BIN, ...words], { cwd: folder });
  return { out: stdout.toString(), err: stderr.toString(), status };
}
const run = `'${process.execPath}' '${BIN}' run simodyssey-2 {input}`;
/** Everything is right but the welcome. */
const rude = `${run} | sed 's/Welcome!/Oh, you./'`;

describe('a program that differs', () => {
  const found = quadrant('fuzz', 'simodyssey-2', '--program', rude, '--games', '50', '--out', 'found');

  test('is told with the line, the rule and the input: exit status 1', () => {
    expect(found.status).toBe(1);
    expect(found.out).toContain('# simodyssey-2: wrong output');
    expect(found.out).toContain('- line 2 expected: `  Welcome! Try test(3,5,7,15,30)`');
    expect(found.out).toContain('- line 2 actual: `  Oh, you. Try test(3,5,7,15,30)`');
    expect(found.out).toContain('shrunk to 0 commands');
    expect(found.out).toContain('- rule concerned: ');
  });

  test('is written down as a case that can be checked', () => {
    const name = 'simodyssey-2-seed-1';
    expect(readdirSync(join(folder, 'found')).sort()).toEqual(
      ['.actual.txt', '.expected.txt', '.md', '.txt'].map((ending) => name + ending),
    );
    expect(readFileSync(join(folder, 'found', `${name}.actual.txt`), 'utf8')).toContain('Oh, you.');
    expect(quadrant('check', 'simodyssey-2', 'found').status).toBe(0);
    expect(quadrant('check', 'simodyssey-2', 'found', '--program', rude).status).toBe(1);
  });

  test('gives the same for the same seed', () => {
    const again = quadrant('fuzz', 'simodyssey-2', '--program', rude, '--games', '50', '--out', 'found').out;
    expect(again).toBe(
      found.out.replace('Written to found/simodyssey-2-seed-1.', 'Written to found/simodyssey-2-seed-1-2.'),
    );
  });

  test('is no difference where it does not count', () => {
    const words = ['--program', rude, '--games', '20', '--compare', 'board'];
    expect(quadrant('fuzz', 'simodyssey-2', ...words).out).toBe('20 games, no difference (seed 1)\n');
  });
});

test('a program that does not differ: exit status 0, nothing written', () => {
  const { out, status } = quadrant(
    'fuzz',
    'simodyssey-2',
    '--program',
    run,
    '--games',
    '40',
    '--seed',
    '7',
    '--out',
    'none',
  );
  expect({ out, status }).toEqual({ out: '40 games, no difference (seed 7)\n', status: 0 });
  expect(readdirSync(folder)).not.toContain('none');
});

describe('called wrongly: one line that says what would be right, exit status 2', () => {
  test.each([
    [['simodyssey-2'], "fuzz needs a program: --program 'CMD {input}'"],
    [['mirewood', '--program', 'x {input}'], "as in --program 'CMD {map} {input}'"],
    [
      ['simodyssey-2', '--program', './no-such-thing {input}'],
      'the program cannot be started: there is no program',
    ],
    [['raiinet', '--program', 'x {input}', '--cards', 'LF'], 'three kinds of cards at least'],
    [['raiinet', 'more', '--program', 'x'], '"more" is too much'],
    [['simodyssey-2', '--program', 'x', '--games', '-1'], '--games'],
    [
      ['simodyssey-2', '--program', 'x', '--seed', 'x'],
      '--seed is a whole number from 0 to 2147483647, not "x"',
    ],
  ])('%j', (words, message) => {
    const { out, err, status } = quadrant('fuzz', ...words);
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err).toContain(message);
  });
});
