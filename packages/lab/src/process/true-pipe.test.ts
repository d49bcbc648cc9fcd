/** Programs that open their own streams anew, as they may in any terminal. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCommandLine } from './command-line.js';
import { STANDARD_LIMITS } from './limits.js';
import { openSandbox } from './sandbox.js';
import { canHave, WALLS } from './walls.js';

const home = mkdtempSync(join(tmpdir(), 'quadrant-streams-'));
chmodSync(home, 0o755);
afterAll(() => rmSync(home, { recursive: true, force: true }));

const SCRIPT = `#!/bin/sh
cat /dev/stdin > /dev/stdout
echo more >> /dev/stdout
echo complaint > /dev/stderr
ls -A
`;
writeFileSync(join(home, 'main'), SCRIPT);
chmodSync(join(home, 'main'), 0o755);

test.each(WALLS.filter(canHave))(
  'behind %s a program opens /dev/stdin, /dev/stdout and /dev/stderr',
  async (wall) => {
    const sandbox = openSandbox(wall, [])!;
    try {
      const line = readCommandLine('./main', home);
      if (typeof line === 'string') throw new Error(line);
      const given = { input: 'given\n', map: null, args: [], files: {} };
      const { out, err, ending } = await sandbox.run(line, given, STANDARD_LIMITS);
      expect({ out: out.toString(), err, ending }).toEqual({
        out: 'given\nmore\n',
        err: 'complaint\n',
        ending: { kind: 'exited', status: 0 },
      });
    } finally {
      sandbox.close();
    }
  },
);

test('far more than a pipe holds comes through, to the last byte', async () => {
  const sandbox = openSandbox('plain', [])!;
  try {
    const line = readCommandLine('head -c 5000000 /dev/zero', home);
    if (typeof line === 'string') throw new Error(line);
    const given = { input: '', map: null, args: [], files: {} };
    expect((await sandbox.run(line, given, STANDARD_LIMITS)).out.length).toBe(5_000_000);
  } finally {
    sandbox.close();
  }
});
