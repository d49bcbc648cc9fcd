/** Several programs in one check: none of them reads what another is. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Candidate } from '../check/check.js';
import { Copies, prepare } from '../check/submissions.js';
import { type CommandLine, readCommandLine } from './command-line.js';
import { STANDARD_LIMITS } from './limits.js';
import { openSandbox, type Sandbox } from './sandbox.js';
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

test.each(walls)(
  'behind %s none reads what is graded at the same time, though the table of processes tells where that lies',
  async (wall) => {
    const [own, other] = [0, 1].map(() => openSandbox(wall, [], 'nothing')!); // rights alone must do
    const copies = new Copies();
    const how = { program: './mine', build: null };
    const prepared = (name: string, sandbox: Sandbox) =>
      prepare({ name, folder: join(home, name) }, how, sandbox, copies) as Promise<Candidate>;
    try {
      const { line } = await prepared('ann', own);
      const notes = join(line.folder, 'notes.txt');
      program(`reader-${wall}`, `cat "$(dirname "$0")/notes.txt" '${notes}' 2>/dev/null`);
      const reader = await prepared(`reader-${wall}`, other);
      const given = { input: '', map: null, args: [], files: {} };
      expect((await own.run(line, given, STANDARD_LIMITS)).out.toString()).toBe('notes of ann\n');
      expect((await other.run(reader.line, given, STANDARD_LIMITS)).out.toString()).toBe(
        `notes of reader-${wall}\n`,
      );
    } finally {
      for (const each of [own, other, copies]) each.close();
    }
  },
);
