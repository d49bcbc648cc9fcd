/** Every example of docs/lab.md is played, with fewer games. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const DOCS = readFileSync(new URL('../../../../docs/lab.md', import.meta.url), 'utf8');
const HOME = mkdtempSync(join(tmpdir(), 'quadrant-lab-docs-'));
afterAll(() => rmSync(HOME, { recursive: true, force: true }));

const examples = [...DOCS.matchAll(/^```\n([^`]*)^```$/gm)]
  .flatMap(([, block]) => block.split('\n'))
  .filter((line) => line.startsWith('quadrant simulate '));

test.each(examples)(
  '%s',
  (line) => {
    const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word).slice(1);
    const few = words.map((word, i) => (words[i - 1] === '--games' ? '1' : word));
    if (!few.includes('--games')) few.push('--games', '1');
    const { status, stderr } = spawnSync(process.execPath, [BIN, ...few], { cwd: HOME, encoding: 'utf8' });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const at = words.indexOf('--report');
    if (at >= 0) expect(existsSync(join(HOME, words[at + 1], 'report.html'))).toBe(true);
  },
  600_000,
);

test('there are examples', () => expect(examples.length).toBeGreaterThan(2));
