/** Makes what a course system takes, with samples and the grades they must get; and tries it as the system would. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { CaseError } from '../check/case-error.js';
import { findCases } from '../check/cases.js';
import { removeTree } from '../process/trees.js';
import { type Grade, graderWords, type TeachPlan } from './plan.js';
import { isFree, PLATFORMS } from './platforms.js';
import { SAMPLES, type Sample, sampleOf } from './samples.js';
import { file, readTree, type Tree, under, writeTree } from './tree.js';

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
  const tree = PLATFORMS[platform].make(plan, { grader: bundles.grader, cases: casesIn(found.cases) });
  if (typeof tree === 'string') throw new CaseError(tree);
  const samples = new Map(SAMPLES.map((name) => [name, sampleOf(name, plan, bundles.own)] as const));
  const trouble = [...samples.values()].find((each) => typeof each === 'string');
  writeTree(out, tree);
  const grades: Partial<Record<Sample, Grade>> = {};
  for (const [name, sample] of samples) {
    if (typeof sample === 'string') continue;
    writeTree(out, under(`samples/${name}`, sample));
    grades[name] = judgedHere(plan, out, name, platform === 'kattis', bundles.grader, folders);
  }
  const made: Made = { platform, plan, grades };
  writeTree(out, new Map([[NOTE, file(`${JSON.stringify(made, null, 2)}\n`)]]));
  const told = SAMPLES.flatMap((name) => (grades[name] ? [`  ${name}: ${sayGrade(grades[name])}\n`] : []));
  return `${PLATFORMS[platform].words}\n${trouble ?? `Samples and the grades they must get:\n${told.join('').trimEnd()}`}\nTry it here: quadrant teach test ${out}\n`;
}

/** Each folder of cases under its own name; one alone lies at the top. */
function casesIn(cases: ReturnType<typeof findCases>['cases']): Tree {
  const folders = [...new Set(cases.map(({ folder }) => folder))];
  if (folders.length === 1) return readTree(folders[0]);
  return new Map(folders.flatMap((folder) => [...under(basename(folder), readTree(folder))]));
}

/** The grade of a sample by the grader alone, without the platform around it. */
function judgedHere(
  plan: TeachPlan,
  out: string,
  name: Sample,
  countsPlain: boolean,
  grader: string,
  folders: readonly string[],
): Grade {
  const scratch = mkdtempSync(join(tmpdir(), 'quadrant-teach-'));
  try {
    const program = join(scratch, 'grader.mjs');
    writeTree(scratch, new Map([['grader.mjs', file(grader)]]));
    const words = [program, plan.game, ...folders, '--submission', join(out, 'samples', name)];
    const only = countsPlain ? ['--only', 'plain'] : [];
    const given = [...words, ...graderWords(plan), ...only, '--format', 'json'];
    const { stdout, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8', maxBuffer: 1 << 28 });
    if (stdout === '') throw new CaseError(`the sample "${name}" cannot be graded: ${stderr.trim()}`);
    const [report] = JSON.parse(stdout).programs;
    if (!countsPlain) return { score: report.score, points: report.points };
    const judged: { verdict: string; name: string }[] = report.cases.filter(
      (each: { name: string }) => each.name !== 'compiles',
    );
    return { score: judged.filter(({ verdict }) => verdict === 'passed').length, points: judged.length };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

const sayGrade = ({ score, points }: Grade) => `${score} of ${points}`;

export interface Tried {
  readonly name: string;
  readonly isRight: boolean;
  readonly words: string; // '12 of 47'
}

/** Grades each sample as the platform would. */
export function tryOut(out: string): readonly Tried[] {
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
