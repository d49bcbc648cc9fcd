/** `quadrant lab report DIR`: the report of a tournament's folder, as a page, text or data. */
import {
  type Report,
  reportOfTournament,
  TournamentFolder,
  textOfReport,
  USUAL_PAGE,
  writeReport,
} from '@quadrant/lab/bots';
import { Misuse, STATUS } from '../command.js';
import { readFlags } from '../flags.js';
import { reason } from '../input.js';
import { print } from '../output.js';
import { unknown } from '../suggest.js';
import type { LabVerb } from './verbs.js';

const FORMATS = ['html', 'text', 'json'];

export const report: LabVerb = {
  help: `
quadrant lab report DIR
Writes report.html, report.txt and numbers/*.csv of a tournament's folder anew.

  --page URL        where the page is that the links open (${USUAL_PAGE})
  --format ${FORMATS.join('|')}
                    write the files, or print the report (html)`,
  async run(words) {
    const { values, words: folders } = readFlags('lab report', words, ['page', 'format']);
    if (folders.length !== 1) throw new Misuse('lab report needs one folder of a tournament');
    const [format = FORMATS[0]] = values.format;
    if (!FORMATS.includes(format)) throw new Misuse(unknown('--format has no answer', format, FORMATS));
    const folder = new TournamentFolder(folders[0]);
    const page = readPage(values.page[0]);
    if (format === 'html') {
      await writeReportOf(folder, page);
      print(`${folder.file('report.html')}\n`);
    } else {
      const made = await make(folder, page);
      print(format === 'json' ? `${JSON.stringify(made, null, 1)}\n` : textOfReport(made));
    }
    return STATUS.ok;
  },
};

/** The address of a page, without a fragment of its own. */
export function readPage(text: string = USUAL_PAGE): string {
  const url = parsed(text);
  if (url === null || !['http:', 'https:', 'file:'].includes(url.protocol))
    throw new Misuse(`--page is an address such as ${USUAL_PAGE}, not "${text}"`);
  url.hash = '';
  return url.href;
}

function parsed(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

export async function writeReportOf(folder: TournamentFolder, page: string): Promise<void> {
  const made = await make(folder, page);
  try {
    await writeReport(folder.path, made);
  } catch (error) {
    throw new Misuse(`cannot write the report into "${folder.path}": ${reason(error)}`);
  }
}

async function make(folder: TournamentFolder, page: string): Promise<Report> {
  const made = await reportOfTournament(folder, page);
  if (!made.ok) throw new Misuse(made.error.words);
  return made.value;
}
