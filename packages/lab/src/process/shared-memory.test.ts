/** A real program that fills System V segments and lets go of them, behind each wall that finds them here. */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCommandLine } from './command-line.js';
import { STANDARD_LIMITS } from './limits.js';
import { openSandbox } from './sandbox.js';
import { canHave, isRoot, WALLS } from './walls.js';

const LIMITS = { ...STANDARD_LIMITS, memoryMib: 100 };
const SOURCE = `
#include <string.h>
#include <sys/shm.h>
#include <unistd.h>
int main(void) {
  int id = shmget(IPC_PRIVATE, 200 << 20, 0600);
  char *at = id < 0 ? (char *)-1 : shmat(id, 0, 0);
  if (at == (char *)-1) return write(1, "refused", 7) != 7;
  memset(at, 1, 200 << 20);
  shmdt(at);
  sleep(600);
}`;

const folder = mkdtempSync(join(tmpdir(), 'quadrant-shared-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeFileSync(join(folder, 'keeps.c'), SOURCE);
const isBuilt = spawnSync('cc', ['-o', 'keeps', 'keeps.c'], { cwd: folder }).status === 0;
if (!isBuilt) console.info('Not tried: there is no C compiler.');

const walls = WALLS.filter((wall) => canHave(wall) && (wall === 'bwrap' || isRoot()));

test.runIf(isBuilt).each(walls)(
  'memory that is no process’s is not to be had, or counts, behind %s',
  async (wall) => {
    const sandbox = openSandbox(wall, [], 'nothing')!;
    try {
      const line = readCommandLine('./keeps', folder);
      if (typeof line === 'string') throw new Error(line);
      const ran = await sandbox.run(line, { input: '', map: null, args: [], files: {} }, LIMITS);
      if (wall === 'plain') expect(ran.ending.kind).toBe('outgrown');
      else expect(ran.out.toString()).toBe('refused');
    } finally {
      sandbox.close();
    }
  },
);
