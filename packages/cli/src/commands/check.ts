/** `quadrant check`: cases against their expected output, for our own games or for somebody else's program. */

import { dirname, join, resolve } from 'node:path';
import {
  atTheEnd,
  type Candidate,
  type Case,
  CaseError,
  CHECK_FORMAT,
  type CheckJob,
  type CheckPlan,
  checkOwnGame,
  checkProgram,
  FORMATS,
  findCases,
  fits,
  type GameId,
  hasPassed,
  lackingPlaces,
  type ProgramReport,
  packCase,
  type Sandbox,
  takesOne,
  writeReport,
} from '@quadrant/lab';
import { visible } from '@quadrant/table';
import { candidatesOf, PROGRAM_OPTIONS, submissionsOf } from '../candidates.js';
import { Misuse, STATUS } from '../command.js';
import { QUEUE } from '../common-options.js';
import { declare } from '../declare.js';
import { readGame } from '../games.js';
import { checkOnQueue } from '../lab/check-on-queue.js';
import { print } from '../output.js';
import { PART_OPTIONS, readParts } from '../parts.js';
import { JUDGING_OPTIONS, LIMIT_OPTIONS, limitsOf, sandboxOf, sayWall } from '../programs.js';
import { Progress } from '../progress.js';
import { ReportFiles } from '../report-files.js';
import { hostName } from '../version.js';

const LONGEST_PATH = 4096;
const ONE = 'this format is for one program at a time';
const PROGRAM_NAMES = Object.keys(PROGRAM_OPTIONS) as readonly (keyof typeof PROGRAM_OPTIONS)[];

export const command = declare({
  name: 'check',
  usage: "quadrant check GAME FOLDER… [--program 'CMD {input}']… [OPTIONS]",
  about: `
Runs every case of the folders and compares what is printed, byte for byte. A
case is NAME.txt with NAME.expected.txt, and NAME.map (a level), NAME.args
(options), NAME.exit (exit status) where they exist.

Without a program our own game is checked. With one, that program is: {input},
{map} and {args} stand for the files and options of the case; where {input} is
absent the input comes on standard input. In a folder without any expected
output our own game says what is right. Points stand in grade.toml beside the
cases.`,
  options: {
    ...PROGRAM_OPTIONS,
    format: { kind: 'choice', takes: 'FORMAT', choices: FORMATS, usual: FORMATS[0], help: 'of the report' },
    report: {
      kind: 'text',
      takes: 'FMT=FILE',
      repeatable: true,
      help: 'write a report in a format to a file as well',
    },
    ...JUDGING_OPTIONS,
    case: { kind: 'text', takes: 'NAME', repeatable: true, help: 'only this case' },
    ...PART_OPTIONS,
    'max-failures': {
      kind: 'whole',
      takes: 'N',
      low: 1,
      high: 1_000_000,
      help: 'leave a program after so many failures',
    },
    list: { kind: 'flag', help: 'name the cases and run nothing' },
    verbose: { kind: 'flag', short: 'v', help: 'name the passed cases too' },
    'show-hidden': {
      kind: 'flag',
      help: 'print what went wrong in hidden cases too; files never tell',
    },
    ...LIMIT_OPTIONS,
    queue: { ...QUEUE, needs: { submissions: 'given' } },
  },
  notes: `
Verdicts: passed, wrong output, wrong status, crashed, hung, flooded, out of
memory, too many processes, disk full, not started, not reached.
Exit status: 0 all passed, 1 something failed, 2 called wrongly.`,
  async run({ values, given, words: [id, ...folders] }) {
    const game = readGame('check', id);
    if (folders.length === 0) throw new Misuse('check needs a folder of cases: quadrant check GAME FOLDER');
    const { format } = values;
    const settings = {
      jobs: values.jobs,
      limits: limitsOf(values),
      compare: values.compare,
      filter: values.filter ?? null,
      ignoresStatus: values['ignore-status'],
      page: values.page ?? null,
      maxFailures: values['max-failures'] ?? Number.POSITIVE_INFINITY,
    };
    const parts = readParts(values);
    try {
      const hasPrograms = PROGRAM_NAMES.some((name) => given.has(name));
      const found = findCases(game, folders, hasPrograms);
      if (found.cases.length === 0)
        throw new Misuse(`no cases in ${folders.join(', ')}: a case is NAME.txt with NAME.expected.txt`);
      const cases = chosen(found.cases, values.case).filter((each) => fits(each.traits, parts));
      if (cases.length === 0) throw new Misuse('no case is left of those that were asked for');
      if (values.list) return listed(cases, found.grading.isGraded);
      const style = {
        isGraded: found.grading.isGraded,
        isVerbose: values.verbose,
        tellsHidden: values['show-hidden'],
      };
      const files = new ReportFiles(values.report, { ...style, tellsHidden: false }); // others may read them
      const plan = { game, cases, ...settings };
      const reports = new Reports(plan, files, (all) => print(writeReport(format, all, style)));
      if (!hasPrograms) await reports.own();
      else if (values.queue !== undefined) {
        const { jobs: _, maxFailures: __, ...shared } = settings;
        const submissions = submissionsOf(values);
        if (submissions.length > 1 && [format, ...files.formats].some(takesOne)) throw new Misuse(ONE);
        const job: CheckJob = {
          format: CHECK_FORMAT,
          host: hostName(),
          settings: { game, ...shared },
          maxFailures: values['max-failures'] ?? null,
          cases: cases.map(packCase),
          program: values.program[0],
          build: values.build ?? null,
          grading: found.grading,
          sandbox: values.sandbox,
        };
        await checkOnQueue(values.queue, job, submissions, (report) => reports.take(report));
      } else {
        const secret = [
          ...cases.flatMap(({ folder, files }) => [
            folder,
            ...Object.keys(files).map((name) => dirname(join(folder, name))),
          ]),
          ...(values.submissions === undefined ? [] : [values.submissions]),
        ];
        const sandbox = sandboxOf(values, [...new Set(secret.map((folder) => resolve(folder)))]);
        const candidates = candidatesOf(values, found.grading, sandbox);
        if (candidates.length > 1 && [format, ...files.formats].some(takesOne)) throw new Misuse(ONE);
        process.stderr.write(`${sayWall(sandbox)}\n`);
        await reports.ofAll(candidates, sandbox);
        for (const path of sandbox.tampered)
          process.stderr.write(`a program changed "${visible(path, LONGEST_PATH)}"; it was put back\n`);
        sandbox.close();
      }
      reports.end();
      if (found.leftOut > 0)
        process.stderr.write(`${found.leftOut} inputs without an expected output were left out\n`);
      return reports.failed > 0 ? STATUS.failed : STATUS.ok;
    } catch (error) {
      throw error instanceof CaseError ? new Misuse(error.message) : error;
    }
  },
});

function chosen(cases: readonly Case[], names: readonly string[]): readonly Case[] {
  const missing = names.find((name) => !cases.some((each) => each.name === name));
  if (missing !== undefined) throw new Misuse(`there is no case "${missing}"`);
  return names.length === 0 ? cases : cases.filter(({ name }) => names.includes(name));
}

function listed(cases: readonly Case[], isGraded: boolean): number {
  const line = ({ name, traits, worth }: Case) =>
    `${name}  ${traits.tags.join(' ')}${isGraded ? `  ${worth.points} points, ${worth.visibility}` : ''}\n`;
  print(cases.map(line).join(''));
  return STATUS.ok;
}

/** The reports as they grow: told on the way, kept in files, and printed however this ends. */
class Reports {
  failed = 0;
  private done = 0;
  private isElsewhere = false; // other machines ran the programs
  private readonly began = performance.now();
  private readonly progress = new Progress();
  private readonly finished: ProgramReport[] = [];
  private growing: ProgramReport[] = [];
  private warned: string | null = null;
  private readonly callOff: () => void;

  private readonly plan: Omit<CheckPlan, 'onChecked'> & { readonly game: GameId };
  private readonly files: ReportFiles;
  private readonly show: (reports: readonly ProgramReport[]) => void;

  constructor(
    plan: Omit<CheckPlan, 'onChecked'>,
    files: ReportFiles,
    show: (reports: readonly ProgramReport[]) => void,
  ) {
    this.plan = plan;
    this.files = files;
    this.show = show;
    this.callOff = atTheEnd(() => this.write());
  }

  async own(): Promise<void> {
    this.add(await checkOwnGame(this.whole()));
  }

  /**
   * The next one is made ready meanwhile, so that no core waits for a build; not where only rights keep programs from what
   * others handed in.
   */
  async ofAll(candidates: ReturnType<typeof candidatesOf>, sandbox: Sandbox): Promise<void> {
    const isAhead = sandbox.wall !== 'plain';
    this.files.hide();
    let next: Promise<Candidate> | null = null;
    for (const [i, make] of candidates.entries()) {
      const candidate: Candidate = await (next ?? make());
      next = isAhead && i + 1 < candidates.length ? Promise.resolve(candidates[i + 1]()) : null;
      next?.catch(() => {}); // told when its turn comes
      await this.of(candidate, sandbox);
    }
  }

  private async of(candidate: Candidate, sandbox: Sandbox): Promise<void> {
    const lacking = lackingPlaces(candidate.line, this.plan.cases);
    if (lacking !== null && this.warned === null) process.stderr.write(`${lacking}\n`);
    this.warned ??= lacking;
    const report = await checkProgram(this.whole(), candidate, sandbox);
    candidate.release();
    if (report.checked.length === 0) throw new Misuse(`no case is left: ${lacking}`);
    if (report.build) {
      this.done++;
      if (!hasPassed(report.build)) this.failed++;
    }
    this.add(report);
  }

  /** One that was made elsewhere. */
  take(report: ProgramReport): void {
    if (report.checked.length === 0) throw new Misuse('no case is left: the program has no place for any');
    const { build, checked } = report;
    const all = build === null ? checked : [build, ...checked];
    this.done += all.length;
    this.failed += all.filter((each) => !hasPassed(each)).length;
    this.progress.show(() => `${this.finished.length + 1} submissions checked, ${this.failed} failed`);
    this.isElsewhere = true;
    this.add(report);
  }

  end(): void {
    this.progress.end();
    this.callOff();
    this.write();
    const [{ wall }] = this.finished;
    if (wall !== null && !this.isElsewhere) this.sayTime();
  }

  private add(report: ProgramReport): void {
    this.growing = [];
    this.finished.push(report);
    this.files.update(this.finished);
  }

  private whole(): CheckPlan {
    return {
      ...this.plan,
      onChecked: (checked, report) => {
        this.done++;
        if (checked.verdict !== 'passed') this.failed++;
        this.growing = [report];
        this.files.update([...this.finished, report]);
        this.progress.show(() => `${this.done} checked, ${this.failed} failed`);
      },
    };
  }

  private write(): void {
    const all = [...this.finished, ...this.growing];
    try {
      this.files.write(all);
    } finally {
      if (all.length > 0) this.show(all);
    }
  }

  private sayTime(): void {
    const all = this.finished.flatMap(({ checked, build }) => (build ? [build, ...checked] : checked));
    const sum = (of: (each: (typeof all)[number]) => number) =>
      (all.reduce((total, each) => total + of(each), 0) / 1000).toFixed(1);
    const passed = ((performance.now() - this.began) / 1000).toFixed(1);
    const builds = this.finished.reduce((total, { build }) => total + (build?.millis ?? 0), 0);
    const built = builds > 0 ? `, ${(builds / 1000).toFixed(1)} s of it to build` : '';
    process.stderr.write(
      `time: ${passed} s in all; the programs ran ${sum(({ millis }) => millis)} s${built}, ${this.plan.jobs} at a time, and computed ${sum(({ cpuMillis }) => cpuMillis)} s of it\n`,
    );
  }
}
