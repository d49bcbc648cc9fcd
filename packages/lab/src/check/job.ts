/**
 * The check of one submission as a job: plain data in, plain data out, so that any machine can do it. Cases and
 * submission come by content; times are told apart from what was found.
 */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSandbox, type SandboxName } from '../process/sandbox.js';
import { removeTree } from '../process/trees.js';
import { CaseError } from './case-error.js';
import type { Case } from './cases.js';
import { type CheckPlan, checkProgram, type ProgramReport } from './check.js';
import type { Grading } from './grading.js';
import type { CheckedCase } from './judge.js';
import { type PackedFolder, unpack } from './packed.js';
import { Copies, prepare } from './submissions.js';

export const CHECK_FORMAT = 'quadrant-check-1';

type Settings = Omit<CheckPlan, 'cases' | 'jobs' | 'onChecked' | 'maxFailures'>;

/** All that the checks of a run share. */
export interface CheckJob {
  readonly format: typeof CHECK_FORMAT;
  readonly host: string; // 'quadrant 0.2.0': another version may judge otherwise
  readonly settings: Settings;
  readonly maxFailures: number | null;
  readonly cases: readonly PackedCase[];
  readonly program: string;
  readonly build: string | null;
  readonly grading: Grading;
  readonly sandbox: SandboxName;
}

/** One submission; files are null where they could not be packed. */
export interface CheckInput {
  readonly name: string;
  readonly files: PackedFolder | null;
}

type PackedCase = Omit<Case, 'input' | 'map' | 'expected' | 'files'> & {
  readonly input: string; // base64
  readonly map: string | null;
  readonly expected: string | null;
  readonly files: Readonly<Record<string, string>>;
};

const text = <B extends Buffer | null>(bytes: B) =>
  (bytes === null ? null : bytes.toString('base64')) as B extends null ? string | null : string;
const bytes = (base64: string) => Buffer.from(base64, 'base64');

export const packCase = (each: Case): PackedCase => ({
  ...each,
  input: each.input.toString('base64'),
  map: text(each.map),
  expected: text(each.expected),
  files: Object.fromEntries(
    Object.entries(each.files).map(([name, content]) => [name, content.toString('base64')]),
  ),
});

const unpackCase = (each: PackedCase): Case => ({
  ...each,
  input: bytes(each.input),
  map: each.map === null ? null : bytes(each.map),
  expected: each.expected === null ? null : bytes(each.expected),
  files: Object.fromEntries(Object.entries(each.files).map(([name, content]) => [name, bytes(content)])),
});

/** Checks submissions one at a time or several at once. */
export class Checker {
  private readonly job: CheckJob;
  private readonly cases: readonly Case[];
  private readonly copies = new Copies();

  constructor(job: CheckJob) {
    this.job = job;
    this.cases = job.cases.map(unpackCase);
  }

  async check({ name, files }: CheckInput): Promise<ProgramReport> {
    const { job, copies } = this;
    const sandbox = openSandbox(job.sandbox, []); // one for each: several are checked at once, and none may read another
    if (sandbox === null) throw new CaseError(`there is no wall "${job.sandbox}" to be had on this machine`);
    const home = mkdtempSync(join(tmpdir(), 'quadrant-packed-')); // ours alone
    const folder = join(home, 'submission');
    try {
      if (files !== null) unpack(files, folder);
      const candidate = await prepare({ name, folder }, job, sandbox, copies);
      if (typeof candidate === 'string') throw new CaseError(candidate);
      const plan: CheckPlan = {
        ...job.settings,
        maxFailures: job.maxFailures ?? Number.POSITIVE_INFINITY,
        cases: this.cases,
        jobs: 1,
        onChecked: () => {},
      };
      const report = await checkProgram(plan, candidate, sandbox);
      candidate.release();
      return report;
    } finally {
      sandbox.close();
      removeTree(home);
    }
  }

  close(): void {
    this.copies.close();
  }
}

type Times = readonly (readonly [millis: number, cpuMillis: number])[];
const timed = (report: ProgramReport): readonly CheckedCase[] =>
  report.build === null ? report.checked : [report.build, ...report.checked];

/** What was found, and how long it took. */
export function textsOf(report: ProgramReport): { result: string; times: string } {
  const without = (each: CheckedCase): CheckedCase => ({ ...each, millis: 0, cpuMillis: 0 });
  const { build, checked } = report;
  return {
    result: JSON.stringify({
      ...report,
      build: build === null ? null : without(build),
      checked: checked.map(without),
    }),
    times: JSON.stringify(timed(report).map(({ millis, cpuMillis }) => [millis, cpuMillis])),
  };
}

export function reportFrom({ result, times }: { result: string; times: string }): ProgramReport {
  const report = JSON.parse(result) as ProgramReport;
  const spent = JSON.parse(times) as Times;
  const [build, ...rest] = report.build === null ? [null, ...spent] : spent;
  const at = (each: CheckedCase, [millis, cpuMillis]: Times[number]): CheckedCase => ({
    ...each,
    millis,
    cpuMillis,
  });
  return {
    ...report,
    build: report.build === null || build === null ? null : at(report.build, build),
    checked: report.checked.map((each, i) => at(each, rest[i]!)),
  };
}
