import { expect, it } from 'vitest';
import { LIMITS } from './limits.js';
import { SERVE_OPTIONS, type ServeValues, servingOf } from './options.js';

const USUAL: ServeValues = {
  port: 4173,
  host: '127.0.0.1',
  public: undefined,
  data: undefined,
  database: undefined,
  'trust-proxy': false,
  metrics: undefined,
  log: 'warn',
};

it('makes of what was read what the server takes', () => {
  const made = (values: Record<string, unknown>) => {
    const options = servingOf({ ...USUAL, ...values });
    return options.ok ? options.value : options.error.words;
  };
  expect(made({})).toEqual({ port: 4173, host: '127.0.0.1', trustProxy: false, log: 'warn', limits: {} });
  expect(made({ metrics: '[::1]:9100', 'trust-proxy': true, 'bot-milliseconds': 50 })).toMatchObject({
    metrics: { host: '::1', port: 9100 },
    trustProxy: true,
    limits: { botMilliseconds: 50 },
  });
  expect(made({ metrics: '9100' })).toMatchObject({ metrics: { host: '127.0.0.1', port: 9100 } });
  expect(made({ metrics: 'here' })).toBe('--metrics is an address like 127.0.0.1:9100, not "here"');
  expect(made({ metrics: '70000' })).toContain('--metrics');
});

it.each([
  ['an empty host, which would be every address', { host: '' }, '--host'],
  ['an empty folder, which would be the present one', { data: '' }, '--data'],
  ['two places for matches', { data: '/data', database: 'postgres://here/q' }, '--database'],
  ['a path behind the name, which links would lose', { public: 'https://games.example/sub' }, '--public'],
  ['a question behind the name', { public: 'https://games.example/?x=1' }, '--public'],
])('refuses %s', (_, values, words) => {
  const options = servingOf({ ...USUAL, ...values });
  expect(options.ok ? null : options.error.words).toContain(words);
});

it('takes the name of a server with or without its last stroke', () => {
  for (const url of ['https://games.example', 'http://games.example:8080/'])
    expect(servingOf({ ...USUAL, public: url })).toMatchObject({ ok: true, value: { public: url } });
});

it('lets no limit be 0 without which nobody could play', () => {
  const least = (name: string) => (SERVE_OPTIONS as Record<string, { low?: number }>)[name].low;
  for (const name of ['bot-threads', 'messages-per-second', 'requests-per-second', 'hello-milliseconds'])
    expect(least(name), name).toBe(1);
  expect(least('spectators-per-match')).toBe(0);
});

it('has an option for every limit', () => {
  expect(Object.keys(SERVE_OPTIONS)).toHaveLength(Object.keys(USUAL).length + Object.keys(LIMITS).length);
});
