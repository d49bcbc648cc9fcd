/** A report in its folder: one page, and all its numbers as text and as tables beside it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageOf } from './page.js';
import type { Report } from './section.js';
import { csvOf, textOfReport } from './table.js';

/** Where `quadrant serve` answers unless told otherwise. */
export const USUAL_PAGE = 'http://127.0.0.1:4173/';

export async function writeReport(folder: string, report: Report): Promise<void> {
  mkdirSync(join(folder, 'numbers'), { recursive: true });
  writeFileSync(join(folder, 'report.html'), await pageOf(report));
  writeFileSync(join(folder, 'report.txt'), textOfReport(report));
  for (const { id, table } of report.sections)
    writeFileSync(join(folder, 'numbers', `${id}.csv`), csvOf(table));
}
