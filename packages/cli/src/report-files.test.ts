import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ReportFiles } from './report-files.js';

const folder = mkdtempSync(join(tmpdir(), 'quadrant-reports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('while programs run nobody else reads a report, for it tells what is expected', () => {
  const path = join(folder, 'report.json');
  const files = new ReportFiles([`json=${path}`], { isGraded: false, isVerbose: false, tellsHidden: false });
  const mode = () => statSync(path).mode & 0o777;
  files.update([]);
  expect(mode()).toBe(0o600);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toEqual({ programs: [] });
  files.write([]);
  expect(mode()).toBe(0o666 & ~process.umask());
});
