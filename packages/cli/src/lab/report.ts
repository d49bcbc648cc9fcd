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
import { declare } from '../declare.js';
import type { CommandOption } from '../options.js';
import { print } from '../output.js';
import { inFolder } from './in-folder.js';

export const PAGE = {
  kind: 'address',
  takes: 'URL',
  schemes: ['http', 'https', 'file'],
  example: USUAL_PAGE,
  usual: USUAL_PAGE,
  help: "where the page is that the report's links open",
} as const satisfies CommandOption;

export const report = declare({
  name: 'lab report',
  usage: 'quadrant lab report DIR [OPTIONS]',
  about: "Writes report.html, report.txt and numbers/*.csv of a tournament's folder anew.",
  options: {
    page: PAGE,
    format: {
      kind: 'choice',
      choices: ['html', 'text', 'json'],
      usual: 'html',
      help: 'write the files, or print the report',
    },
  },
  async run({ values, words: folders }) {
    if (folders.length !== 1) throw new Misuse('lab report needs one folder of a tournament');
    const { format } = values;
    const folder = new TournamentFolder(folders[0]);
    const page = withoutHash(values.page);
    if (format === 'html') {
      await writeReportOf(folder, page);
      print(`${folder.file('report.html')}\n`);
    } else {
      const made = await make(folder, page);
      print(format === 'json' ? `${JSON.stringify(made, null, 1)}\n` : textOfReport(made));
    }
    return STATUS.ok;
  },
});

/** The address of a page, without a fragment of its own. */
export function withoutHash(address: string): string {
  const url = new URL(address);
  url.hash = '';
  return url.href;
}

export async function writeReportOf(folder: TournamentFolder, page: string): Promise<void> {
  const made = await make(folder, page);
  await inFolder(folder.path, () => writeReport(folder.path, made));
}

async function make(folder: TournamentFolder, page: string): Promise<Report> {
  const made = await reportOfTournament(folder, page);
  if (!made.ok) throw new Misuse(made.error.words);
  return made.value;
}
