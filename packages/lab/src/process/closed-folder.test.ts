import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const MODULE = JSON.stringify(new URL('../../dist/process/closed-folder.js', import.meta.url).href);
const folder = mkdtempSync(join(tmpdir(), 'quadrant-closing-test-'));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A grader that does nothing but begin and end. */
const GRADER = `import(${MODULE}).then(({ closeFolder, reopenLeft }) => {
  const { statSync } = require('node:fs');
  for (let i = 0; i < 50; i++) {
    reopenLeft();
    const open = closeFolder(process.argv[1]);
    if ((statSync(process.argv[1]).mode & 0o777) !== 0o700) throw new Error('it is open');
    open();
  }
})`;

test('graders that begin and end at the same time keep a folder closed, and the last opens it', async () => {
  const said = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const child = spawn(process.execPath, ['-e', GRADER, folder]);
      let err = '';
      child.stderr.on('data', (chunk) => {
        err += chunk;
      });
      await once(child, 'close');
      return err;
    }),
  );
  expect(said).toEqual(['', '', '', '']);
  expect(statSync(folder).mode & 0o777).toBe(0o755);
});
