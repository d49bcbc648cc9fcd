/** Saves under every accident: the old content or the new one, never a part of it, and nothing of anybody else's touched. */
import { spawn, spawnSync } from 'node:child_process';
import fs, {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Disk, tryPlace, writeWhole } from './write-whole.js';

const LONG = Boolean(process.env.QUADRANT_LONG);
const MODULE = new URL('../dist/write-whole.js', import.meta.url).href;
const STEPS = ['openSync', 'fchmodSync', 'writeSync', 'fsyncSync', 'closeSync', 'renameSync'] as const;
const OLD = 'the old game\n';
const NEW = `${'the new game, longer than one write '.repeat(1000)}\n`;

let folder: string;
let name: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quadrant-save-'));
  name = join(folder, 'game.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = () => readFileSync(name, 'utf8');
const others = () => readdirSync(folder).filter((each) => each !== 'game.json');

/** A disk on which the step fails at its n-th time. */
function failing(step: keyof Disk, code: string, time = 1): Disk {
  let calls = 0;
  const fail = (...words: unknown[]) => {
    calls++;
    if (calls === time) throw Object.assign(new Error(`${code}: made to fail`), { code });
    return (fs[step] as (...words: unknown[]) => unknown)(...words);
  };
  return { ...fs, [step]: fail };
}

test('a place is tried without a trace', () => {
  writeFileSync(name, OLD);
  for (const place of [name, join(folder, 'new.json')]) tryPlace(place);
  expect([read(), others()]).toEqual([OLD, []]);
  for (const place of [folder, join(folder, 'none', 'x'), join(name, 'x')])
    expect(() => tryPlace(place)).toThrow();
});

describe('a step that fails', () => {
  test.each(STEPS.flatMap((step) => ['ENOSPC', 'EIO'].map((code) => [step, code] as const)))(
    '%s with %s: the old game is there, and nothing is left behind',
    (step, code) => {
      writeFileSync(name, OLD);
      expect(() => writeWhole(name, NEW, failing(step, code))).toThrow(code);
      expect([read(), others()]).toEqual([OLD, []]);
      rmSync(name);
      const disk = failing(step, code);
      if (step === 'fchmodSync') return; // nothing is there whose permissions are kept
      expect(() => writeWhole(name, NEW, disk)).toThrow(code);
      expect(readdirSync(folder)).toEqual([]);
    },
  );

  test('a disk that takes a little at a time, and is full in the middle', () => {
    writeFileSync(name, OLD);
    const little = (fd: number, bytes: Uint8Array, at: number) =>
      fs.writeSync(fd, bytes, at, Math.min(100, bytes.length - at));
    writeWhole(name, NEW, { ...fs, writeSync: little as Disk['writeSync'] });
    expect(read()).toBe(NEW);
    let writes = 0;
    const full = (fd: number, bytes: Uint8Array, at: number) => {
      if (++writes > 5) throw Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' });
      return little(fd, bytes, at);
    };
    expect(() =>
      writeWhole(name, OLD.repeat(100), { ...fs, writeSync: full as Disk['writeSync'] }),
    ).toThrow();
    expect([read(), others()]).toEqual([NEW, []]);
  });

  test('a folder that cannot be synced: it is told, and the new game is whole', () => {
    writeFileSync(name, OLD);
    expect(() => writeWhole(name, NEW, failing('fsyncSync', 'EIO', 2))).toThrow('EIO');
    expect([read(), others()]).toEqual([NEW, []]);
  });
});

/** Writes in another process, which is killed at the n-th step. */
function killedAt(step: number): number | null {
  const script = `
    import * as fs from 'node:fs';
    import { writeWhole } from '${MODULE}';
    let steps = 0;
    const disk = Object.fromEntries(${JSON.stringify([...STEPS, 'unlinkSync'])}.map((name) => [name, (...words) => {
      if (steps++ === ${step}) process.kill(process.pid, 'SIGKILL');
      return fs[name](...words);
    }]));
    writeWhole(${JSON.stringify(name)}, ${JSON.stringify(NEW)}, disk);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script]);
  expect(`${stderr}`).toBe('');
  return status;
}

test('a crash at every step leaves the old game or the new one', () => {
  let renamed = false;
  for (let step = 0; ; step++) {
    writeFileSync(name, OLD);
    const status = killedAt(step);
    expect([OLD, NEW]).toContain(read());
    renamed ||= read() === NEW;
    if (renamed) expect(read()).toBe(NEW);
    if (status === 0) break;
    expect(status).toBe(null);
    expect(step).toBeLessThan(20);
  }
  expect(renamed).toBe(true);
});

test('several writers and a reader: every read is one whole game', async () => {
  const rounds = LONG ? 3000 : 150;
  const texts = ['a', 'b', 'c'].map((letter) => `${letter.repeat(50_000)}\n`);
  writeWhole(name, texts[0]);
  const writers = texts.map((text) => {
    const script = `import { writeWhole } from '${MODULE}';
      for (let n = 0; n < ${rounds}; n++) writeWhole(${JSON.stringify(name)}, ${JSON.stringify(text)});`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' });
    return new Promise((done) => child.once('close', done));
  });
  let ended = false;
  const all = Promise.all(writers).finally(() => {
    ended = true;
  });
  let reads = 0;
  for (; !ended; reads++) {
    expect(texts.includes(read())).toBe(true);
    await new Promise((done) => setImmediate(done));
  }
  expect(await all).toEqual([0, 0, 0]);
  expect([reads > 0, others()]).toEqual([true, []]);
});

describe('what is kept', () => {
  test('permissions, whatever the process takes away from new files', () => {
    for (const mode of [0o600, 0o640, 0o666]) {
      writeFileSync(name, OLD);
      chmodSync(name, mode);
      writeWhole(name, NEW);
      expect(statSync(name).mode & 0o777).toBe(mode);
    }
  });

  test('a link, and the file it leads to, there or not', () => {
    mkdirSync(join(folder, 'elsewhere'));
    const target = join(folder, 'elsewhere', 'real.json');
    symlinkSync(join('elsewhere', 'real.json'), name);
    for (const text of [OLD, NEW]) {
      writeWhole(name, text);
      expect(lstatSync(name).isSymbolicLink()).toBe(true);
      expect(readFileSync(target, 'utf8')).toBe(text);
    }
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['real.json']);
    rmSync(name);
    symlinkSync('game.json', name);
    expect(() => writeWhole(name, NEW)).toThrow('circle');
  });

  test('somebody else’s file beside it, whatever its name', () => {
    const secret = join(folder, 'secret');
    writeFileSync(secret, 'mine');
    writeFileSync(`${name}.part`, 'not yours');
    symlinkSync(secret, `${name}.tmp`);
    writeWhole(name, NEW);
    expect([read(), readFileSync(`${name}.part`, 'utf8'), readFileSync(secret, 'utf8')]).toEqual([
      NEW,
      'not yours',
      'mine',
    ]);
  });

  test('what is no ordinary file stays as it is', () => {
    for (const odd of [folder, ...(fs.existsSync('/dev/null') ? ['/dev/null'] : [])])
      expect(() => writeWhole(odd, NEW)).toThrow('it is not an ordinary file');
  });

  test('a name as long as names can be', () => {
    const long = join(folder, 'x'.repeat(255));
    writeWhole(long, NEW);
    expect(readFileSync(long, 'utf8')).toBe(NEW);
  });
});
