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

it('has an option for every limit', () => {
  expect(Object.keys(SERVE_OPTIONS)).toHaveLength(Object.keys(USUAL).length + Object.keys(LIMITS).length);
});
