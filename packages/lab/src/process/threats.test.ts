import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { leftOpen, STANDINGS, THREATS } from './threats.js';

test('the page for teachers has this very table', () => {
  const page = readFileSync(new URL('../../../../docs/teaching.md', import.meta.url), 'utf8');
  const rows = THREATS.map(({ words, openTo }) => {
    const cells = STANDINGS.map((standing) => (openTo.includes(standing) ? '**open**' : 'stopped'));
    return `| ${words} | ${cells.join(' | ')} |`;
  });
  expect(page).toContain(rows.join('\n'));
});

test('a stronger wall leaves no more open than a weaker one', () => {
  for (const [i, weaker] of STANDINGS.entries()) {
    for (const stronger of STANDINGS.slice(0, i))
      for (const confines of [true, false])
        expect(leftOpen(weaker, confines)).toEqual(expect.arrayContaining(leftOpen(stronger, confines)));
  }
});

test('where programs cannot be confined, more is left open, and told', () => {
  expect(leftOpen('unshare', true)).toEqual([]);
  expect(leftOpen('unshare', false)).toEqual(['keeps memory in pipes, by giving pages away']);
  expect(leftOpen('bwrap', false)).toEqual([]);
});
