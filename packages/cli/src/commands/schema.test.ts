import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const quadrant = (...words: string[]) =>
  spawnSync(process.execPath, [PROGRAM, 'schema', ...words], { encoding: 'utf8' });

test.each(['view', 'fact', 'options', 'side', 'record'])('schema raiinet %s prints a schema', (kind) => {
  const { status, stdout } = quadrant('raiinet', kind);
  expect(status).toBe(0);
  expect(Object.keys(JSON.parse(stdout)).length).toBeGreaterThan(0);
});

test.each([
  [['raiinet'], 'needs one of view, fact, options, side, record'],
  [['raiinet', 'veiw'], 'view'],
  [['mirewood', 'side'], 'seats choose nothing'],
])('schema %j says what would work', (words, says) => {
  const { status, stderr } = quadrant(...words);
  expect([status, stderr]).toEqual([2, expect.stringContaining(says)]);
});
