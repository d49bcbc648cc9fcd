import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { confinementHere, without } from './confined.js';
import { isReachable } from './sights.js';
import { isRoot } from './walls.js';

const BIN = fileURLToPath(new URL('../../../cli/bin/quadrant.js', import.meta.url));
const NOBODY = 65534;
const home = mkdtempSync(join(tmpdir(), 'quadrant-confined-'));
chmodSync(home, 0o755);
afterAll(() => rmSync(home, { recursive: true, force: true }));

test('a folder is granted without what is hidden in it, however deep', () => {
  const folder = join(home, 'folder');
  for (const path of ['a/b/cases', 'a/c', 'd']) mkdirSync(join(folder, path), { recursive: true });
  writeFileSync(join(folder, 'a/b/file'), '');
  const granted = without(folder, [join(folder, 'a/b/cases'), '/elsewhere']);
  expect(granted.map((path) => path.slice(folder.length)).sort()).toEqual(['/a/b/file', '/a/c', '/d']);
  expect(without(folder, ['/elsewhere'])).toEqual([folder]);
  expect(without(folder, [folder])).toEqual([]);
});

const canTry =
  confinementHere() === 'signals' && (!isRoot() || (isReachable(BIN) && isReachable(process.execPath)));
if (!canTry) console.info('Not tried: signals are not confined here, or we are out of reach for a user.');

/** The grader as a user who is not root. */
const graded = (cases: string, ...words: string[]) =>
  spawnSync(process.execPath, [BIN, 'check', 'simodyssey-2', cases, '--sandbox', 'plain', ...words], {
    encoding: 'utf8',
    cwd: '/',
    ...(isRoot() ? { uid: NOBODY, gid: NOBODY } : {}),
  });

function casesFor(name: string): string {
  const cases = join(home, name);
  mkdirSync(cases);
  writeFileSync(join(cases, 'a.txt'), '');
  writeFileSync(join(cases, 'a.expected.txt'), 'done\n');
  return cases;
}

const HARMS = {
  kills: 'kill -9',
  'gives no files to': 'prlimit --nofile=0 --pid',
  'gives no time to': 'prlimit --cpu=0 --pid',
};

test.runIf(canTry).each(Object.entries(HARMS))(
  'a program that %s the grader of the same user does not, and is judged',
  (name, harm) => {
    const cases = casesFor(`cases-${name}`.replaceAll(' ', '-'));
    const program = join(cases, 'harms');
    const script = `for p in /proc/[0-9]*; do tr '\\0' ' ' < $p/cmdline 2>/dev/null | grep -q 'quadrant.js check.*${cases}' && ${harm} \${p#/proc/}; done\nsleep 0.3; echo done`;
    writeFileSync(program, `#!/bin/sh\n${script}\n`);
    chmodSync(program, 0o755);
    const { stdout, signal } = graded(cases, '--program', program);
    expect({ stdout, signal }).toEqual({ stdout: '1 passed, 0 failed\n', signal: null });
  },
);

test.runIf(canTry)('what is told to be open to a build is: the rights of files that are the grader’s', () => {
  const cases = casesFor('cases-of-builds');
  const handedIn = join(home, 'handed-in');
  const [ann, bob] = ['ann', 'bob'].map((name) => join(handedIn, name));
  for (const folder of [ann, bob]) mkdirSync(folder, { recursive: true });
  writeFileSync(join(ann, 'main'), '#!/bin/sh\necho done\n');
  writeFileSync(join(ann, 'build.sh'), `chmod 755 main; chmod 711 '${bob}'`);
  if (isRoot()) chownSync(bob, NOBODY, NOBODY);
  const { stderr } = graded(cases, '--submission', ann, '--build', 'sh build.sh', '--program', './main');
  expect(stderr).toContain('changes the rights of files elsewhere while it is built');
  expect(statSync(bob).mode & 0o777).toBe(0o711);
});
