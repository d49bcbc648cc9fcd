import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CONFINEMENTS } from './confined.js';
import { leftOpen, STANDINGS, THREATS } from './threats.js';

const NOTES = { nothing: '', calls: '¹', files: '²', signals: '³' };

test('the page for teachers has this very table', () => {
  const page = readFileSync(new URL('../../../../docs/teaching.md', import.meta.url), 'utf8');
  const rows = THREATS.map(({ words, openTo, openBelow }) => {
    const cells = STANDINGS.map((standing) => {
      if (openTo.includes(standing)) return '**open**';
      return openBelow?.to.includes(standing) ? `stopped ${NOTES[openBelow.confinement]}` : 'stopped';
    });
    return `| ${words} | ${cells.join(' | ')} |`;
  });
  expect(page).toContain(rows.join('\n'));
});

test('a stronger wall leaves no more open than a weaker one', () => {
  for (const [i, weaker] of STANDINGS.entries()) {
    for (const stronger of STANDINGS.slice(0, i))
      for (const to of CONFINEMENTS)
        expect(leftOpen(weaker, to)).toEqual(expect.arrayContaining(leftOpen(stronger, to)));
  }
});

test('where programs cannot be confined, more is left open, and told', () => {
  expect(leftOpen('unshare', 'calls')).toEqual([]);
  expect(leftOpen('unshare', 'nothing')).toEqual(['keeps memory in pipes, by giving pages away']);
  expect(leftOpen('bwrap', 'nothing')).toEqual([]);
});
