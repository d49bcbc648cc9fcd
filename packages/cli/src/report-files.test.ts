import { execFileSync } from 'node:child_process';
import {
  lstatSync,
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
import { afterAll, expect, test } from 'vitest';
import { ReportFiles } from './report-files.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrant-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const STYLE = { isGraded: false, isVerbose: false, tellsHidden: false };

test('while programs run nobody else reads a report, for it tells what is expected', () => {
  const path = join(folder, 'report.json');
  writeFileSync(path, 'of another time');
  const files = new ReportFiles([`json=${path}`], STYLE);
  const mode = () => statSync(path).mode & 0o777;
  files.hide();
  expect(mode()).toBe(0o600);
  files.update([]);
  expect(mode()).toBe(0o600);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ programs: [] });
  files.write([]);
  expect(mode()).toBe(0o666 & ~process.umask());
});

test('a link that a program put where a report is to be written leads it nowhere', () => {
  const path = join(folder, 'shared.json');
  const victim = join(folder, 'victim');
  writeFileSync(victim, 'as it was');
  symlinkSync(victim, `${path}.${process.pid}.part`);
  new ReportFiles([`json=${path}`], STYLE).write([]);
  expect(readFileSync(victim, 'utf8')).toBe('as it was');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ programs: [] });
  rmSync(`${path}.${process.pid}.part`);
  expect(readdirSync(folder).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('what can never be written is refused before anything runs', () => {
  for (const path of [join(folder, 'nowhere', 'report.json'), folder])
    expect(() => new ReportFiles([`json=${path}`], STYLE)).toThrow(`cannot write "${path}"`);
});

test('what is no ordinary file is refused: nothing may take the place of a device or a pipe', () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  for (const path of [pipe, '/dev/null'])
    expect(() => new ReportFiles([`json=${path}`], STYLE)).toThrow(
      `cannot write "${path}": it is not an ordinary file`,
    );
  expect(statSync(pipe).isFIFO()).toBe(true);
});

test('a link to a file stays one, and the file is written', () => {
  const [file, link] = ['led-to.json', 'link.json'].map((name) => join(folder, name));
  writeFileSync(file, 'of another time');
  symlinkSync(file, link);
  new ReportFiles([`json=${link}`], STYLE).write([]);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ programs: [] });
});

test('what cannot be written on the way is told at the end', () => {
  const gone = mkdtempSync(join(folder, 'gone-'));
  const files = new ReportFiles([`json=${join(gone, 'report.json')}`], STYLE);
  rmSync(gone, { recursive: true });
  files.update([]);
  expect(() => files.write([])).toThrow('cannot write');
});
