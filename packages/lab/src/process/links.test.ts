/** Links among what is handed in: a program is found through them, and nothing beside what they lead to comes into sight. */
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { readCommandLine } from './command-line.js';
import { STANDARD_LIMITS } from './limits.js';
import { openSandbox } from './sandbox.js';
import { sightsFor } from './sights.js';
import { Staging } from './staging.js';
import { canHave } from './walls.js';

const home = realpathSync(mkdtempSync(join(tmpdir(), 'quadrant-links-')));
chmodSync(home, 0o755);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const folder = (name: string): string => {
  const path = join(home, name);
  mkdirSync(path);
  chmodSync(path, 0o755);
  return path;
};
const handedIn = folder('ann');
const ways = folder('ways');
const solutions = folder('solutions');
const program = join(solutions, 'mine');
writeFileSync(program, `#!/bin/sh\necho it ran\ncat '${solutions}/secret.txt'\n`);
chmodSync(program, 0o755);
writeFileSync(join(solutions, 'secret.txt'), 'the secret\n');
symlinkSync('../solutions/mine', join(ways, 'on'));
symlinkSync(join(ways, 'on'), join(handedIn, 'main'));

test('a link shows its own folder and the files on its way, each alone', () => {
  const { program: shown } = sightsFor([join(handedIn, 'main')], [], '/usr/bin:/bin');
  expect([...shown].sort()).toEqual([handedIn, program, join(ways, 'on')].sort());
});

test('a program that is no link shows its folder', () => {
  expect(sightsFor([program], [], '/usr/bin:/bin').program).toEqual([solutions]);
});

describe.each(['bwrap', 'unshare'] as const)('behind %s', (wall) => {
  const can = canHave(wall);
  if (!can) console.info(`Not tried: ${wall}: this machine does not allow it.`);

  test.runIf(can)('a program that is a link runs, and reads nothing beside what it leads to', async () => {
    const sandbox = openSandbox(wall, [])!;
    try {
      const line = readCommandLine('./main', handedIn);
      if (typeof line === 'string') throw new Error(line);
      const ran = await sandbox.run(line, { input: '', map: null, args: [], files: {} }, STANDARD_LIMITS);
      expect(ran.out.toString()).toBe('it ran\n');
    } finally {
      sandbox.close();
    }
  });
});

test('a copy of a folder leaves what links in it lead to as it is', () => {
  const closed = folder('closed');
  writeFileSync(join(closed, 'file'), '');
  chmodSync(join(closed, 'file'), 0o600);
  chmodSync(closed, 0o700);
  symlinkSync(closed, join(handedIn, 'way'));
  const staging = new Staging([]);
  try {
    staging.copyOf(handedIn);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    expect(statSync(join(closed, 'file')).mode & 0o777).toBe(0o600);
  } finally {
    staging.close();
  }
});
