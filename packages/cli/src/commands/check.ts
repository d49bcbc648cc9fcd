/** `quadrant check`: cases against their expected output, for our own games or for somebody else's program. */
import {
  CaseError,
  type CheckPlan,
  checkOwnGame,
  checkProgram,
  FORMATS,
  findCases,
  isFormat,
  passed,
  programFor,
  type Report,
  writeReport,
} from '@quadrant/lab';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readGame } from '../flags.js';
import { readText } from '../input.js';
import { print } from '../output.js';
import { LIMIT_FLAGS, LIMIT_HELP, readJobs, readLimits, readSandbox, sayWall } from '../programs.js';
import { Progress } from '../progress.js';

const FLAGS = ['program', 'programs', 'format', ...LIMIT_FLAGS] as const;

export const command: CliCommand = {
  usage: "quadrant check GAME FOLDER… [--program 'CMD {input}']… [OPTIONS]",
  help: `
Runs every case of the folders and compares what is printed, byte for byte. A
case is NAME.txt with NAME.expected.txt, and NAME.map (a level), NAME.args
(options), NAME.exit (exit status) where they exist.

Without a program our own game is checked. With one, that program is: {input},
{map} and {args} stand for the files and options of the case; where {input} is
absent the input comes on standard input. In a folder without any expected
output our own game says what is right.

  --program CMD     a program to check; may be given several times
  --programs FILE   a list of programs, one a line ("#" begins a comment)
  --format FORMAT   ${FORMATS.join('|')} (${FORMATS[0]})
${LIMIT_HELP}

Verdicts: passed, wrong output, wrong status, crashed, hung, flooded, out of
memory, not started.
Exit status: 0 all passed, 1 something failed, 2 called wrongly.`,
  async run(words) {
    const { values, words: named } = readFlags('check', words, FLAGS, ['program']);
    const [id, ...folders] = named;
    const game = readGame('check', id);
    if (folders.length === 0) throw new Misuse('check needs a folder of cases: quadrant check GAME FOLDER');
    const [format = FORMATS[0]] = values.format;
    if (!isFormat(format)) throw new Misuse(`--format is one of ${FORMATS.join(', ')}, not "${format}"`);
    const commands = [...values.program, ...values.programs.flatMap(readList)];
    const jobs = readJobs(values);
    const limits = readLimits(values);
    try {
      const { cases, leftOut } = findCases(folders, commands.length > 0);
      if (cases.length === 0)
        throw new Misuse(`no cases in ${folders.join(', ')}: a case is NAME.txt with NAME.expected.txt`);
      const lines = commands.map((text) => programFor(text, cases, process.cwd()));
      for (const line of lines) if (typeof line === 'string') throw new Misuse(line);
      const progress = new Progress();
      const all = cases.length * Math.max(1, lines.length);
      let done = 0;
      let failed = 0;
      const onChecked: CheckPlan['onChecked'] = (checked) => {
        done++;
        if (!passed(checked)) failed++;
        progress.show(() => `${done} of ${all} checked, ${failed} failed`);
      };
      const plan: CheckPlan = { game, cases, jobs, limits, onChecked };
      const reports: Report[] = [];
      if (lines.length === 0) reports.push(await checkOwnGame(plan));
      else {
        const sandbox = readSandbox(values, folders);
        process.stderr.write(`${sayWall(sandbox)}\n`);
        for (const line of lines)
          if (typeof line !== 'string') reports.push(await checkProgram(plan, line, sandbox));
        sandbox.close();
      }
      progress.end();
      print(writeReport(format, reports));
      if (leftOut > 0) process.stderr.write(`${leftOut} inputs without an expected output were left out\n`);
      return failed > 0 ? STATUS.failed : STATUS.ok;
    } catch (error) {
      throw error instanceof CaseError ? new Misuse(error.message) : error;
    }
  },
};

function readList(file: string): string[] {
  const lines = readText(file, true)
    .split('\n')
    .map((line) => line.trim());
  const commands = lines.filter((line) => line !== '' && !line.startsWith('#'));
  if (commands.length === 0)
    throw new Misuse(`"${file}" lists no program: one command line a line is needed`);
  return commands;
}
