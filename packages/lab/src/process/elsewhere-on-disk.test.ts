/** Real programs that write to disks outside their own folder, where only looking limits them. */
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCommandLine } from './command-line.js';
import { confinementHere, isAtLeast } from './confined.js';
import { USUAL_SHARED } from './files-of-user.js';
import { STANDARD_LIMITS } from './limits.js';
import { openSandbox } from './sandbox.js';
import { holdsGrader } from './sights.js';
import { canHave, isRoot, WALLS, type Wall } from './walls.js';

const LIMITS = { ...STANDARD_LIMITS, diskMib: 16 };
const GIVEN = { input: '', map: null, args: [], files: {} };
/** Of the kind that some system has in a place of its own. */
const open = isRoot() ? mkdtempSync('/var/quadrant-open-') : tmpdir();
if (isRoot()) chmodSync(open, 0o1777);
const home = mkdtempSync(join(tmpdir(), 'quadrant-elsewhere-'));
chmodSync(home, 0o755);
afterAll(() => {
  if (isRoot()) rmSync(open, { recursive: true, force: true });
  rmSync(home, { recursive: true, force: true });
});

function program(name: string, script: string) {
  writeFileSync(join(home, name), `#!/bin/sh\n${script}\n`);
  chmodSync(join(home, name), 0o755);
  const line = readCommandLine(`./${name}`, home);
  if (typeof line === 'string') throw new Error(line);
  return line;
}

test.runIf(isRoot())(
  'behind plain a folder that all may write to is no place to fill or to leave anything',
  async () => {
    const sandbox = openSandbox('plain', [], 'nothing')!;
    try {
      const fills = program(
        'fills',
        `for i in 1 2 3 4; do head -c 9000000 /dev/zero > ${open}/f$i; done; sleep 600`,
      );
      expect((await sandbox.run(fills, GIVEN, LIMITS)).ending).toMatchObject({ kind: 'filled' });
      expect(readdirSync(open)).toEqual([]);
      const leaves = program(
        'leaves',
        `echo here > ${open}/mark; mkdir ${open}/more; echo here > ${open}/more/mark`,
      );
      expect((await sandbox.run(leaves, GIVEN, LIMITS)).ending).toEqual({ kind: 'exited', status: 0 });
      expect(readdirSync(open)).toEqual([]);
    } finally {
      sandbox.close();
    }
  },
);

/** Deeper than anybody looks: only Landlock keeps programs from it. */
const DEEP = 'a/b/c/d/e/f';
const shared = USUAL_SHARED.find((folder) => existsSync(folder) && !holdsGrader(folder)); // a clone may lie in /tmp
const hasLandlock = isAtLeast(confinementHere(), 'files');
if (!hasLandlock) console.info('Not tried: this machine has no Landlock.');

test.runIf(isRoot() && hasLandlock)(
  'behind plain, confined, nothing is left in a folder or file however deep',
  async () => {
    const deep = join(open, DEEP);
    mkdirSync(deep, { recursive: true });
    chmodSync(deep, 0o1777);
    writeFileSync(join(deep, 'open'), 'as it was');
    chmodSync(join(deep, 'open'), 0o666);
    const sandbox = openSandbox('plain', [])!;
    try {
      const script = `echo here > ${deep}/mark; echo here > ${deep}/open; ln ${deep}/open ${deep}/second; echo a > x; mkdir y; mv x y/x; echo b > ${shared}/quadrant-deep-$$ && cat y/x && echo c > /dev/null`;
      const ran = await sandbox.run(program('digs', script), GIVEN, LIMITS);
      expect(readdirSync(deep)).toEqual(['open']);
      expect(readFileSync(join(deep, 'open'), 'utf8')).toBe('as it was');
      expect({ out: ran.out.toString(), ...ran.ending }).toEqual({ out: 'a\n', kind: 'exited', status: 0 });
    } finally {
      sandbox.close();
    }
  },
);

const FILLING = 'for i in 1 2 3 4; do head -c 9000000 /dev/zero > f$i; done; sleep 600';
const walls: readonly Wall[] = WALLS.filter(canHave);

test.each(walls)('behind %s a build fills no disk', async (wall) => {
  const sandbox = openSandbox(wall, [])!;
  const folder = join(home, `built-${wall}`);
  mkdirSync(folder);
  try {
    const line = readCommandLine(`sh -c '${FILLING}'`, folder);
    if (typeof line === 'string') throw new Error(line);
    expect((await sandbox.build(line, folder, LIMITS)).ending).toMatchObject({ kind: 'filled' });
  } finally {
    sandbox.close();
  }
});
