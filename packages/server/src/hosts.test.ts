import { expect, it } from 'vitest';
import { reachedAt } from './hosts.js';

const LOOP = { address: '127.0.0.1', family: 'IPv4', internal: true } as const;
const HOME = { address: '192.168.1.7', family: 'IPv4', internal: false } as const;
const SIX = { address: 'fe80::1', family: 'IPv6', internal: false } as const;

it('tells an address that others can open, not the one that means all', () => {
  expect(reachedAt('0.0.0.0', { lo: [LOOP], eth0: [SIX, HOME] })).toBe('192.168.1.7');
  expect(reachedAt('::', { lo: [LOOP] })).toBe('127.0.0.1');
  expect(reachedAt('127.0.0.1', { eth0: [HOME] })).toBe('127.0.0.1');
  expect(reachedAt('games.example', {})).toBe('games.example');
});
