/** Makes what a course system takes, with samples and the grades they must get; and tries it as the system would. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CaseError } from '../check/case-error.js';
import { type Case, findCases } from '../check/cases.js';
import { COMPILES } from '../check/grading.js';
import { fits } from '../check/traits.js';
import { isKeptBack } from '../formats/kept-back.js';
import { removeTree } from '../process/trees.js';
import { judgedByKattis } from './kattis.js';
import { type Grade, graderWords, type SampleCase, type TeachPlan } from './plan.js';
import { isFree, PLATFORMS, type Platform } from './platforms.js';
import { SAMPLES, type Sample, sampleOf } from './samples.js';
import { type FileTree, file, readTree, under, writeTree } from './tree.js';

/** What was made, for `teach test`. */
interface Made {
  readonly platform: string;
  readonly plan: TeachPlan;
  readonly grades: Readonly<Partial<Record<Sample, Grade>>>; // that the samples must get
}

const NOTE = 'teach.json';

/** Gives words for a person; refuses with a CaseError. */
export function teach(
  platform: string,
  plan: TeachPlan,
  folders: readonly string[],
  bundles: { readonly grader: string; readonly own: string },
  out: string,
): string {
  if (!isFree(out)) throw new CaseError(`"${out}" is not empty: name a folder that is not there yet`);
  const found = findCases(plan.game, folders, false);
  if (found.cases.length === 0)
    throw new CaseError(`no cases in ${folders.join(', ')}: a case is NAME.txt with NAME.expected.txt`);
  const cases = found.cases.filter(({ traits }) => fits(traits, plan.parts));
  const pieces = { grader: bundles.grader, folder: casesIn(found.cases), cases };
  const tree = PLATFORMS[platform].make(plan, pieces);
  if (typeof tree === 'string') throw new CaseError(tree);
  const samples = new Map(SAMPLES.map((name) => [name, sampleOf(name, plan, bundles.own)] as const));
  const trouble = [...samples.values()].find((each) => typeof each === 'string');
  writeTree(out, tree);
  const grades: Partial<Record<Sample, Grade>> = {};
  for (const [name, sample] of samples) {
    if (typeof sample === 'string') continue;
    writeTree(out, under(`samples/${name}`, sample));
    const submission = join(out, 'samples', name);
    grades[name] =
      platform === 'kattis'
        ? countedHere(plan, submission, bundles.grader, judgedByKattis(cases))
        : gradedHere(PLATFORMS[platform], plan, submission, bundles.grader, folders);
  }
  const made: Made = { platform, plan, grades };
  writeTree(out, new Map([[NOTE, file(`${JSON.stringify(made, null, 2)}\n`)]]));
  const told = SAMPLES.flatMap((name) => (grades[name] ? [`  ${name}: ${sayGrade(grades[name])}\n`] : []));
  return `${PLATFORMS[platform].words}\n${warning(PLATFORMS[platform], cases)}${trouble ?? `Samples and the grades they must get:\n${told.join('').trimEnd()}`}\nTry it here: quadrant teach test ${out}\n`;
}

/** What keeps nothing back must not be trusted with what is to be kept back. */
function warning({ isOpen }: Platform, cases: readonly Case[]): string {
  const kept = cases.filter(isKeptBack).length;
  if (!isOpen || kept === 0) return '';
  return `Students can read all of it, with ${kept === 1 ? 'the case' : `the ${kept} cases`} that grade.toml keeps back: leave those out here, and grade with them elsewhere.\n`;
}

/** Each folder of cases under its own name; one alone lies at the top. */
function casesIn(cases: ReturnType<typeof findCases>['cases']): FileTree {
  const folders = [...new Set(cases.map(({ folder }) => folder))];
  if (folders.length === 1) return readTree(folders[0]);
  return new Map(folders.flatMap((folder) => [...under(basename(folder), readTree(folder))]));
}

/** The grade of a sample by the grader alone, without the platform around it. */
function gradedHere(
  { counted }: Platform,
  plan: TeachPlan,
  submission: string,
  grader: string,
  folders: readonly string[],
): Grade {
  const { score, points, cases } = reportOn(plan, submission, grader, folders);
  if (!counted) return { score, points };
  const all = cases.map(counted);
  const sum = (key: keyof Grade) => all.reduce((total, each) => total + each[key], 0);
  return { score: sum('score'), points: sum('points') };
}

/** The same where nothing counts but how many of these cases pass, whatever the status. */
function countedHere(plan: TeachPlan, submission: string, grader: string, cases: readonly Case[]): Grade {
  const folder = mkdtempSync(join(tmpdir(), 'quadrant-teach-'));
  try {
    cases.forEach(({ input, expected }, i) => {
      const files = { [`${i}.txt`]: file(input), [`${i}.expected.txt`]: file(expected!) };
      writeTree(folder, new Map(Object.entries(files)));
    });
    const counted = { ...plan, words: [...plan.words, '--ignore-status'], partWords: [] };
    const report = reportOn(counted, submission, grader, [folder]);
    const judged = report.cases.filter(({ name }) => name !== COMPILES);
    return { score: judged.filter(({ verdict }) => verdict === 'passed').length, points: judged.length };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface SampleReport extends Grade {
  readonly cases: readonly SampleCase[];
}

function reportOn(
  plan: TeachPlan,
  submission: string,
  grader: string,
  folders: readonly string[],
): SampleReport {
  const scratch = mkdtempSync(join(tmpdir(), 'quadrant-teach-'));
  try {
    const program = join(scratch, 'grader.mjs');
    writeTree(scratch, new Map([['grader.mjs', file(grader)]]));
    const words = [program, plan.game, ...folders, '--submission', submission, ...graderWords(plan)];
    const { stdout, stderr } = spawnSync(process.execPath, [...words, '--format', 'json'], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
    });
    if (stdout === '')
      throw new CaseError(`the sample "${basename(submission)}" cannot be graded: ${stderr.trim()}`);
    return JSON.parse(stdout).programs[0];
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const sayGrade = ({ score, points }: Grade) => `${score} of ${points}`;

export interface TriedSubmission {
  readonly name: string;
  readonly isRight: boolean;
  readonly words: string; // '12 of 47'
}

/** Grades each sample as the platform would. */
export function tryOut(out: string): readonly TriedSubmission[] {
  const note = join(out, NOTE);
  if (!existsSync(note)) throw new CaseError(`"${out}" was not made by quadrant teach: it has no ${NOTE}`);
  const { platform, plan, grades }: Made = JSON.parse(readFileSync(note, 'utf8'));
  return Object.entries(grades).map(([name, wanted]) => {
    const scratch = mkdtempSync(join(tmpdir(), 'quadrant-teach-'));
    try {
      const got = PLATFORMS[platform].grade(out, join(out, 'samples', name), scratch, plan);
      if (typeof got === 'string') return { name, isRight: false, words: got };
      const isRight = got.score === wanted.score && got.points === wanted.points;
      const words = isRight ? sayGrade(got) : `${sayGrade(got)} instead of ${sayGrade(wanted)}`;
      return { name, isRight, words };
    } finally {
      removeTree(scratch);
    }
  });
}
