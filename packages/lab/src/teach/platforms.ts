/** What each course system takes, and how it would use it: its folders, its variables, and where it finds the grade. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { wholePoints } from '../formats/classroom50.js';
import { kattis } from './kattis.js';
import {
  type Grade,
  graderWords,
  NODE,
  type Pieces,
  quoted,
  type SampleCase,
  type TeachPlan,
} from './plan.js';
import { type FileTree, file, script, under, writeTree } from './tree.js';
import { makeZip, readZip } from './zip.js';

export interface Platform {
  /** What is written, by paths in the folder that is handed out. */
  make(plan: TeachPlan, pieces: Pieces): FileTree | string;
  /** Grades a submission as the platform would, in an empty folder; the words say what went wrong. */
  grade(made: string, submission: string, scratch: string, plan: TeachPlan): Grade | string;
  readonly words: string; // what to do with it
  /** What a case counts there, where that is not its points as they are. */
  counted?(each: SampleCase): Grade;
  readonly isOpen?: true; // students can read all that is written
}

const ZIP = 'autograder.zip';
const RESULTS = 'results/results.json';

const gradescope: Platform = {
  words: `Upload ${ZIP} under "Configure Autograder".`,
  make(plan, { grader, folder }) {
    const words = graderWords(plan).map(quoted).join(' ');
    const zipped: FileTree = new Map([
      ['setup.sh', script(setup(plan))],
      [
        'run_autograder',
        script(`#!/bin/sh
# Grades the submission, and always leaves a result.
A=\${AUTOGRADER:-/autograder}
PATH=$A/node/bin:$PATH
export PATH
umask 022
mkdir -p "$A/results"
chmod -R go-rwx "$A/source"
node "$A/source/grader.mjs" ${plan.game} "$A/source/cases" --submission "$A/submission" ${words} \\
  --report "gradescope=$A/${RESULTS}" || true
[ -s "$A/${RESULTS}" ] || echo '{"score": 0, "output": "The grader could not run: tell your teacher.", "tests": []}' > "$A/${RESULTS}"
`),
      ],
      ['grader.mjs', file(grader)],
      ...under('cases', folder),
    ]);
    return new Map([[ZIP, file(makeZip(zipped))]]);
  },
  grade(made, submission, scratch) {
    const tree = readZip(readFileSync(join(made, ZIP)));
    if (tree === null) return `${ZIP} cannot be read`;
    writeTree(join(scratch, 'source'), tree);
    cpSync(submission, join(scratch, 'submission'), { recursive: true });
    mkdirSync(join(scratch, 'results'));
    const run = join(scratch, 'source', 'run_autograder');
    const ran = start([run], scratch, { AUTOGRADER: scratch });
    if (ran !== null) return ran;
    const { score, tests } = JSON.parse(readFileSync(join(scratch, RESULTS), 'utf8'));
    return { score, points: sum(tests, 'max_score') };
  },
};

/** The image of Gradescope is made once: Node is fetched then, and held to its digest. */
const setup = ({ build }: TeachPlan) => `#!/bin/sh
set -e
A=\${AUTOGRADER:-/autograder}
apt-get update
apt-get install -y --no-install-recommends ${build === null ? '' : 'build-essential '}curl ca-certificates
mkdir -p "$A/node"
cd "$A/node"
curl -fsSL -o node.tgz ${NODE.url}
echo '${NODE.sha512}  node.tgz' | sha512sum -c -
tar -xzf node.tgz --strip-components=1
rm node.tgz
`;

const classroom50: Platform = {
  words: 'Put the folder autograders into the configuration of the classroom.',
  counted: wholePoints,
  make(plan, { grader, folder }) {
    const home = `autograders/${plan.assignment}`;
    const runtime = { runtime: { node: NODE.version, apt: ['build-essential', 'bubblewrap'] } };
    return new Map([
      [`${home}/autograder.py`, script(autograder(plan))],
      [`${home}/assignment.json`, file(`${JSON.stringify(runtime, null, 2)}\n`)],
      [`${home}/grader.mjs`, file(grader)],
      ...under(`${home}/cases`, folder),
    ]);
  },
  grade(made, submission, scratch, { assignment }) {
    if (spawnSync('python3', ['--version']).status !== 0) return 'python3 is not here to run autograder.py';
    const checkout = join(scratch, 'checkout');
    cpSync(submission, checkout, { recursive: true });
    const autograder = join(made, 'autograders', assignment, 'autograder.py');
    const ran = start(['python3', autograder], checkout, {
      CLASSROOM: 'a-class',
      ASSIGNMENT: assignment,
      SUBMISSION_TAG: 'submission-1',
      COMMIT_URL: 'https://example.org/commit',
      RELEASE_URL: 'https://example.org/release',
      REVIEW_URL: 'https://example.org/review',
    });
    if (ran !== null) return ran;
    const result = JSON.parse(readFileSync(join(checkout, 'result.json'), 'utf8'));
    return { score: result.score, points: result['max-score'] };
  },
};

const autograder = (plan: TeachPlan) => `#!/usr/bin/env python3
"""Grades the checkout it is run in and writes ./result.json; fails only when grading itself did."""
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
WORDS = ${JSON.stringify([plan.game])} + [os.path.join(HERE, "cases")] + ${JSON.stringify(graderWords(plan))}
grader = ["node", os.path.join(HERE, "grader.mjs"), *WORDS, "--submission", ".", "--report", "classroom50=result.json"]
status = subprocess.run(grader).returncode
sys.exit(0 if status in (0, 1) and os.path.exists("result.json") else 1)
`;

const GRADING = '.github/grading';

const actions: Platform = {
  words: 'Copy the folder .github into the repository that students start from.',
  isOpen: true,
  make(plan, { grader, folder }) {
    return new Map([
      ['.github/workflows/grade.yml', file(workflow)],
      [`${GRADING}/grade.sh`, script(grade(plan))],
      [`${GRADING}/grader.mjs`, file(grader)],
      ...under(`${GRADING}/cases`, folder),
    ]);
  },
  grade(made, submission, scratch) {
    const checkout = join(scratch, 'checkout');
    cpSync(submission, checkout, { recursive: true });
    cpSync(join(made, '.github'), join(checkout, '.github'), { recursive: true });
    const output = join(scratch, 'output');
    const summary = join(scratch, 'summary');
    for (const each of [output, summary]) writeFileSync(each, '');
    const ran = start(['sh', `${GRADING}/grade.sh`], checkout, {
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      RUNNER_TEMP: scratch,
    });
    if (ran !== null) return ran;
    const [, encoded] = /^result=(.*)$/m.exec(readFileSync(output, 'utf8')) ?? [];
    if (encoded === undefined) return 'no result was put out';
    const { max_score, tests } = JSON.parse(Buffer.from(encoded, 'base64').toString());
    return { score: sum(tests, 'score'), points: max_score };
  },
};

const workflow = `name: grade
on: [push]
permissions: { contents: read, checks: write }
jobs:
  grade:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@v4
      - uses: actions/setup-node@v4
        with: { node-version: '${NODE.version}' }
      - id: grade
        run: sh ${GRADING}/grade.sh
      - if: always()
        uses: actions/upload-artifact@v4
        with: { name: report, path: '\${{ runner.temp }}/report.xml' }
`;

const grade = (plan: TeachPlan) => `#!/bin/sh
# Grades the checkout: points as an output of the step, a notice, a page for the student, JUnit for the annotations.
T=\${RUNNER_TEMP:-/tmp}
mkdir -p "$T/submission"
cp -R . "$T/submission/"
rm -rf "$T/submission/.github" "$T/submission/.git"
# What a submission printed stands in the log too, where lines can be commands to the runner.
W=$(od -An -N16 -tx1 /dev/urandom | tr -d ' \\n')
echo "::stop-commands::$W"
node ${GRADING}/grader.mjs ${plan.game} ${GRADING}/cases --submission "$T/submission" ${graderWords(plan).map(quoted).join(' ')} \\
  --report "actions=$T/points" --report "markdown=$T/report.md" --report "junit=$T/report.xml"
echo "::$W::"
[ -s "$T/points" ] || exit 1
cat "$T/points" >> "\${GITHUB_OUTPUT:-/dev/null}"
cat "$T/report.md" >> "\${GITHUB_STEP_SUMMARY:-/dev/null}"
sed -n 's/^points=/::notice::Points /p' "$T/points"
`;

export const PLATFORMS: Readonly<Record<string, Platform>> = { gradescope, classroom50, actions, kattis };

const sum = (tests: readonly Record<string, number>[], key: string) =>
  tests.reduce((total, each) => total + each[key], 0);

/** Null when it ended well. */
export function start(
  words: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>>,
): string | null {
  const { PATH = '', HOME = '/' } = process.env;
  const { status, stderr, error } = spawnSync(words[0], words.slice(1), {
    cwd,
    env: { PATH, HOME, ...env },
    encoding: 'utf8',
  });
  if (error) return error.message;
  return status === 0 ? null : `${words.join(' ')} ended with status ${status}: ${stderr.trim().slice(-500)}`;
}

/** Whether a folder holds nothing yet, so that what is written there is not mixed with anything. */
export const isFree = (folder: string): boolean => !existsSync(folder) || readdirSync(folder).length === 0;
