import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { LIMITS } from './limits.js';
import { OPTION_HELP, OPTION_NAMES, readServeOptions, spelledOut } from './options.js';

it('reads every option, and says which is wrong', () => {
  const read = (given: Record<string, string>) => {
    const options = readServeOptions(given);
    return options.ok ? options.value : options.error.words;
  };
  expect(read({})).toEqual({ port: 4173, host: '127.0.0.1', trustProxy: false, log: 'warn', limits: {} });
  expect(
    read({ port: '0', metrics: '[::1]:9100', 'trust-proxy': 'yes', 'bot-milliseconds': '50', log: 'debug' }),
  ).toMatchObject({
    port: 0,
    metrics: { host: '::1', port: 9100 },
    trustProxy: true,
    log: 'debug',
    limits: { botMilliseconds: 50 },
  });
  expect(read({ metrics: '9100' })).toMatchObject({ metrics: { host: '127.0.0.1', port: 9100 } });
  for (const [name, value] of [
    ['port', '70000'],
    ['public', 'games.example'],
    ['database', 'mysql://secret'],
    ['trust-proxy', 'perhaps'],
    ['metrics', 'here'],
    ['log', 'loud'],
    ['guests-per-hour', '-1'],
    ['guests-per-hour', '1e3'],
  ])
    expect(read({ [name]: value })).toMatch(new RegExp(`^--${name} is `));
  expect(read({ database: 'mysql://secret' })).not.toContain('secret');
  expect(OPTION_NAMES).toHaveLength(8 + Object.keys(LIMITS).length);
  expect(spelledOut(['--trust-proxy', '--port', '1'])).toEqual(['--trust-proxy=yes', '--port', '1']);
  expect(spelledOut(['--trust-proxy', 'no'])).toEqual(['--trust-proxy', 'no']);
});

it('is told by npm start with the same names', () => {
  const program = fileURLToPath(new URL('../../../scripts/start.mjs', import.meta.url));
  const { stdout } = spawnSync(process.execPath, [program, '--help'], { encoding: 'utf8' });
  for (const name of OPTION_NAMES) {
    expect(stdout).toContain(`--${name}`);
    expect(OPTION_HELP).toContain(`--${name}`);
  }
  for (const line of OPTION_HELP.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});
