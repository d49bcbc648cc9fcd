/** The same games everywhere: other languages, time zones and, in long runs, other versions of Node. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { digestOfGames } from './digest.js';

const LONG = Boolean(process.env.QUADRANT_LONG);
const GAMES = LONG ? 300 : 15;
const SCRIPT = `import('${new URL('../../dist/attack/digest.js', import.meta.url)}')
  .then(({ digestOfGames }) => digestOfGames(${GAMES}))
  .then((digest) => console.log(process.version.split('.')[0], digest));`;
const here = digestOfGames(GAMES);

function elsewhere(program: string, words: readonly string[], env: NodeJS.ProcessEnv = {}): string {
  const { stdout, stderr, status } = spawnSync(program, [...words, '-e', SCRIPT], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  expect([status, status === 0 ? '' : stderr]).toEqual([0, '']);
  return stdout.trim();
}

test.each([
  ['tr_TR.UTF-8', 'Pacific/Kiritimati'],
  ['ar_EG.UTF-8', 'America/St_Johns'],
  ['C', 'Asia/Kathmandu'],
])('in %s at %s', async (locale, zone) => {
  const version = process.version.split('.')[0];
  const env = { LC_ALL: locale, LANG: locale, TZ: zone };
  expect(elsewhere(process.execPath, [], env)).toBe(`${version} ${await here}`);
});

test.runIf(LONG).each(['20', '22', '24'])(
  'in Node %s as npm has it',
  async (version) => {
    const words = ['exec', '--yes', '--silent', `--package=node@${version}`, '--', 'node'];
    expect(elsewhere('npm', words)).toBe(`v${version} ${await here}`);
  },
  3_600_000,
);
