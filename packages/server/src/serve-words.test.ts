import { expect, it } from 'vitest';
import { servedWords, whyNotServed } from './serve-words.js';

it('says where matches are kept, and where the figures are, if they have an address of their own', () => {
  const served = { offline: null, metrics: null };
  expect(servedWords(served, {}, '/data')).toBe('Matches are kept in /data\n');
  expect(servedWords(served, { database: 'postgres://secret@here/q' }, '/data')).toBe(
    'Matches are kept in PostgreSQL\n',
  );
  expect(servedWords({ ...served, metrics: 9100 }, { metrics: { host: '::1', port: 0 } }, '/data')).toContain(
    'Figures are at http://[::1]:9100/metrics\n',
  );
  expect(servedWords({ ...served, offline: 'SQLite cannot be loaded here' }, {}, '/data')).toBe(
    'Nobody can play over the network: SQLite cannot be loaded here\n',
  );
});

it('says which port is taken, and how to take another', () => {
  const taken = (port: number) => Object.assign(new Error('listen'), { code: 'EADDRINUSE', port });
  const words = (port: number) => whyNotServed(taken(port), { port: 4173 }, 'quadrant serve');
  expect(words(4173)).toContain('port 4173 is taken, perhaps by another Quadrant; "quadrant serve --port 0"');
  expect(words(9100)).toBe('port 9100 is taken; --metrics can name another');
  expect(whyNotServed(new Error('no'), { port: 4173 }, 'npm start --')).toBe('no');
});
