/** Several programs in one check: none of them reads what another is. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { type CommandLine, readCommandLine } from './command-line.js';
import { STANDARD_LIMITS } from './limits.js';
import { openSandbox } from './sandbox.js';
import { canHave, isRoot, WALLS } from './walls.js';

const home = mkdtempSync(join(tmpdir(), 'quadrant-apart-'));
chmodSync(home, 0o755);
afterAll(() => rmSync(home, { recursive: true, force: true }));

function program(name: string, script: string): CommandLine {
  const folder = join(home, name);
  mkdirSync(folder);
  chmodSync(folder, 0o755);
  writeFileSync(join(folder, 'notes.txt'), `notes of ${name}\n`);
  writeFileSync(join(folder, 'mine'), `#!/bin/sh\n${script}\n`);
  chmodSync(join(folder, 'mine'), 0o755);
  const line = readCommandLine('./mine', folder);
  if (typeof line === 'string') throw new Error(line);
  return line;
}

const ann = program('ann', 'cat "$(dirname "$0")/notes.txt"');
const bob = program(
  'bob',
  `cat '${home}/ann/notes.txt' ${tmpdir()}/quadrant-*/*/notes.txt ${tmpdir()}/quadrant-*/*/*/notes.txt 2>/dev/null`,
);
const walls = WALLS.filter((wall) => canHave(wall) && (wall !== 'plain' || isRoot()));

test.each(walls)('behind %s each reads its own folder alone', async (wall) => {
  const sandbox = openSandbox(wall, [])!;
  const given = { input: '', map: null, args: [], files: {} };
  try {
    sandbox.keepApart([ann, bob]);
    const [first, second] = [
      await sandbox.run(ann, given, STANDARD_LIMITS),
      await sandbox.run(bob, given, STANDARD_LIMITS),
    ];
    expect(first.out.toString()).toBe('notes of ann\n');
    expect(second.out.toString()).not.toContain('ann');
  } finally {
    sandbox.close();
  }
  expect(statSync(join(home, 'ann')).mode & 0o777).toBe(0o755);
});
