/** The commands of npm that measure and attack: help for whoever asks, and one line for whoever calls them wrongly. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const PROGRAMS = {
  bench: 'bench/run.mjs',
  load: 'bench/server/load.mjs',
  attack: 'scripts/attack/run.mjs',
};
type Name = keyof typeof PROGRAMS;

/** As npm calls it once everything is built. */
const call = (name: Name, ...words: string[]) =>
  spawnSync(process.execPath, [PROGRAMS[name], ...words], { cwd: root, encoding: 'utf8' });

const OPTIONS: Readonly<Record<Name, readonly string[]>> = {
  bench: ['--json', '--seconds N'],
  load: ['--matches N', '--database URL', '--nodes N', '--flood server|sink'],
  attack: ['[-- INPUTS]'],
};
test.each(Object.entries(OPTIONS))('npm run %s tells how it is called', (name, options) => {
  const { stdout, stderr, status } = call(name as Name, '--help');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toContain(`Usage: npm run ${name} [-- `);
  for (const option of options) expect(stdout).toContain(option);
});

const MISTAKES: readonly (readonly [Name, string, string])[] = [
  ['bench', '--nosuch', 'bench has no option "--nosuch"'],
  ['bench', '--seconds x', '--seconds is a number from 0.01 to 3600, not "x"'],
  ['load', '--nosuch', 'load has no option "--nosuch"'],
  ['load', 'matches', 'load takes options only, not "matches"'],
  ['load', '--matches x', '--matches is a whole number from 1 to 10000, not "x"'],
  ['load', '--matches 0', '--matches is a whole number from 1 to 10000, not "0"'],
  ['load', '--database postgres://a --nodes 1.5', '--nodes is a whole number from 1 to 64, not "1.5"'],
  ['load', '--nodes 2', '--nodes is only for --database URL'],
  ['load', '--flood me', '--flood is one of server, sink, not "me"'],
  ['load', '--database x:geheim', '--database is an address like postgres://user@host/name'],
  ['attack', 'x', 'INPUTS is a whole number of at least 1, not "x"'],
  ['attack', '5 6', 'attack takes one number, not "6" beside it'],
];
describe.each(MISTAKES)('npm run %s -- %s', (name, words, told) => {
  test('is answered with one line and status 2', () => {
    const { stdout, stderr, status } = call(name, ...words.split(' '));
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).toContain(`npm run ${name}: ${told}`);
    expect([status, stdout]).toEqual([2, '']);
  });
});

test('a database that is out of reach is one line too, without its password', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  taken.close();
  await once(taken, 'close');
  const { stdout, stderr, status } = call(
    'load',
    '--database',
    `postgres://ann:geheim@127.0.0.1:${port}/games`,
  );
  expect(stderr).toBe(`npm run load: no server starts: connect ECONNREFUSED 127.0.0.1:${port}\n`);
  expect([status, stdout]).toEqual([2, '']);
});
