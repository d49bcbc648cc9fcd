import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONFINEMENTS } from './confined.js';
import { leftOpen, STANDINGS, THREATS } from './threats.js';

const UNMETERED = 'computes in children that nobody waits for, up to --wall';
const NOTES = { nothing: '', calls: '¹', files: '²', signals: '³' };

test('the page for teachers has this very table', () => {
  const page = readFileSync(new URL('../../../../docs/teaching.md', import.meta.url), 'utf8');
  const rows = THREATS.map(({ words, openTo, openBelow, isOpenUnmetered }) => {
    const cells = STANDINGS.map((standing) => {
      if (openTo.includes(standing)) return '**open**';
      const below = openBelow?.to.includes(standing) ? [NOTES[openBelow.confinement]] : [];
      return ['stopped', ...below, ...(isOpenUnmetered ? ['⁴'] : [])].join(' ');
    });
    return `| ${words} | ${cells.join(' | ')} |`;
  });
  expect(page).toContain(rows.join('\n'));
});

test('a stronger wall leaves no more open than a weaker one', () => {
  for (const [i, weaker] of STANDINGS.entries()) {
    for (const stronger of STANDINGS.slice(0, i))
      for (const to of CONFINEMENTS)
        for (const isMetered of [false, true])
          expect(leftOpen(weaker, to, isMetered)).toEqual(
            expect.arrayContaining(leftOpen(stronger, to, isMetered)),
          );
  }
});

test('where programs cannot be confined or their time not be counted, more is left open, and told', () => {
  expect(leftOpen('unshare', 'calls', true)).toEqual([]);
  expect(leftOpen('unshare', 'nothing', true)).toEqual([
    'keeps memory in pipes, by giving pages away',
    'speaks to the machine that this one runs on',
  ]);
  expect(leftOpen('bwrap', 'nothing', true)).toEqual([]);
  expect(leftOpen('bwrap', 'nothing', false)).toEqual([UNMETERED]);
});
