/** A grader that was started with a descriptor which its programs have no business with. */
import { spawnSync } from 'node:child_process';
import { chmodSync, closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { canHave, WALLS } from './walls.js';

const BIN = fileURLToPath(new URL('../../../cli/bin/quadrant.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'quadrant-inherited-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const FD = 77;
writeFileSync(join(folder, 'a.txt'), '');
writeFileSync(join(folder, 'a.expected.txt'), 'done\n');
writeFileSync(
  join(folder, 'mine.mjs'),
  `import fs from 'node:fs'; try { fs.writeSync(${FD}, 'mine'); } catch {} console.log('done');`,
);

test.each(WALLS.filter(canHave))('is not passed on behind %s', (wall) => {
  const log = join(folder, `${wall}.log`);
  const open = openSync(log, 'w');
  const stdio = Array.from({ length: FD + 1 }, (_, fd) => (fd === FD ? open : fd < 3 ? 'pipe' : 'ignore'));
  const program = `'${process.execPath}' '${join(folder, 'mine.mjs')}'`;
  const words = [BIN, 'check', 'simodyssey-2', folder, '--program', program, '--sandbox', wall];
  const { status, stdout } = spawnSync(process.execPath, words, {
    stdio: stdio as ('pipe' | 'ignore' | number)[],
  });
  closeSync(open);
  expect(stdout.toString()).toBe('1 passed, 0 failed\n');
  expect(status).toBe(0);
  expect(readFileSync(log, 'utf8')).toBe('');
});
