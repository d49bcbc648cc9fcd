/** Links among what is handed in: a program is found through them, and nothing beside what they lead to comes into sight. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
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
import { canHave, isRoot, WALLS } from './walls.js';

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

test('a link that leads to what lies with the cases shows nothing of it', () => {
  const cases = folder('cases');
  writeFileSync(join(cases, 'a.expected.txt'), '');
  symlinkSync('../cases/a.expected.txt', join(handedIn, 'book'));
  symlinkSync('../cases', join(handedIn, 'books'));
  for (const named of ['book', 'books/a.expected.txt']) {
    const { program: shown, hidden } = sightsFor([join(handedIn, named)], [cases], '/usr/bin:/bin');
    expect(shown.filter((each) => each !== handedIn && !hidden.includes(each))).toEqual([]);
  }
});

test('tools are shown with the folder above theirs, unless that holds more', () => {
  const course = folder('course');
  for (const name of ['bin', 'cases', 'tools/bin']) mkdirSync(join(course, name), { recursive: true });
  const path = ['bin', 'tools/bin'].map((name) => join(course, name)).join(':');
  const shownOf = (cases: readonly string[]) =>
    sightsFor([], cases, path).shown.filter((each) => each.startsWith(course));
  expect(shownOf([])).toEqual([course]);
  expect(shownOf([join(course, 'cases')])).toEqual([join(course, 'bin'), join(course, 'tools')]);
});

test('a program that is no link shows its folder', () => {
  expect(sightsFor([program], [], '/usr/bin:/bin').program).toEqual([solutions]);
});

describe.each(WALLS)('behind %s', (wall) => {
  const can = canHave(wall) && (wall !== 'plain' || isRoot());
  if (!can) console.info(`Not tried: ${wall}: this machine does not allow it.`);

  test.runIf(can)('a program that is a link runs, and reads nothing beside what it leads to', async () => {
    const sandbox = openSandbox(wall, [])!;
    try {
      const line = readCommandLine('./main', handedIn);
      if (typeof line === 'string') throw new Error(line);
      sandbox.keepApart([line]);
      const ran = await sandbox.run(line, { input: '', map: null, args: [], files: {} }, STANDARD_LIMITS);
      const [first, ...rest] = ran.out.toString().split('\n');
      expect(first).toBe('it ran');
      if (wall !== 'plain') expect(rest).toEqual(['']); // where all have a place for files, all may read there
    } finally {
      sandbox.close();
    }
  });
});

describe.each(WALLS)('behind %s', (wall) => {
  test.runIf(canHave(wall))('tools that PATH finds below a folder of its own run, too', async () => {
    const tools = folder(`tools-${wall}`);
    mkdirSync(join(tools, 'bin'));
    writeFileSync(join(tools, 'bin', 'greet'), '#!/bin/sh\necho hello\n');
    chmodSync(join(tools, 'bin', 'greet'), 0o755);
    const path = process.env.PATH;
    process.env.PATH = `${join(tools, 'bin')}:${path}`;
    const sandbox = openSandbox(wall, [])!;
    try {
      const line = readCommandLine('greet', home);
      if (typeof line === 'string') throw new Error(line);
      const ran = await sandbox.run(line, { input: '', map: null, args: [], files: {} }, STANDARD_LIMITS);
      expect({ out: ran.out.toString(), ending: ran.ending }).toMatchObject({ out: 'hello\n' });
    } finally {
      process.env.PATH = path;
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
  const staging = new Staging([], () => {});
  try {
    staging.copyOf(handedIn);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    expect(statSync(join(closed, 'file')).mode & 0o777).toBe(0o600);
  } finally {
    staging.close();
  }
});

test('a folder is copied without the pipes in it, and with links that lead in a circle and names that are no text', () => {
  const odd = folder('odd');
  writeFileSync(join(odd, 'main'), '');
  execFileSync('mkfifo', [join(odd, 'pipe')]);
  symlinkSync('circle', join(odd, 'circle'));
  const noText = Buffer.from([0x67, 0xfc]);
  writeFileSync(Buffer.concat([Buffer.from(`${odd}/`), noText]), '');
  const staging = new Staging([], () => {});
  try {
    const names = readdirSync(staging.copyOf(odd), 'latin1').sort();
    expect(names).toEqual(['circle', noText.toString('latin1'), 'main'].sort());
  } finally {
    staging.close();
  }
});
