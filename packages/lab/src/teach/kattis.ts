/** A problem package in the format 2025-09: an input on standard input, and our comparison as the output validator. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case } from '../check/cases.js';
import { isKeptBack } from '../formats/kept-back.js';
import { entryOf } from '../games.js';
import { type Grade, quoted, type TeachPlan } from './plan.js';
import type { Platform } from './platforms.js';
import { type FileTree, file, script } from './tree.js';

const RIGHT = 42;
/** Cases that are shown to everybody. */
const SAMPLES = 2;

export const kattis: Platform = {
  words: 'The folder is a problem package: hand it to your judge.',
  make(plan, { grader, cases }) {
    const judged = judgedByKattis(cases);
    if (judged.length === 0)
      return 'a Kattis problem needs cases with an input alone: no options, no level (RAIInet: --only plain)';
    const { title, teaser } = entryOf(plan.game);
    const tree: FileTree = new Map([
      [
        'problem.yaml',
        file(
          `problem_format_version: "2025-09"\nname: ${JSON.stringify(title)}\nuuid: ${uuidOf(plan.assignment)}\ntype: pass-fail\nlimits:\n  time_limit: 10\n  memory: 1024\n`,
        ),
      ],
      [
        'statement/problem.en.md',
        file(`# ${title}\n\n${teaser}\n\nRead commands from standard input and print the transcript.\n`),
      ],
      ['output_validator/build', script('#!/bin/sh\nexit 0\n')],
      ['output_validator/run', script(validator(plan))],
      ['output_validator/grader.mjs', file(grader)],
    ]);
    const samples = judged.filter((each) => !isKeptBack(each)).slice(0, SAMPLES);
    judged.forEach((each, i) => {
      const { input, expected } = each;
      const folder = samples.includes(each) ? 'data/sample' : 'data/secret';
      const number = String(i + 1).padStart(3, '0');
      tree.set(`${folder}/${number}.in`, file(input));
      tree.set(`${folder}/${number}.ans`, file(expected!));
    });
    return tree;
  },
  grade(made, submission, scratch, plan) {
    const feedback = join(scratch, 'feedback');
    mkdirSync(feedback);
    const copy = join(scratch, 'submission');
    cpSync(submission, copy, { recursive: true });
    let score = 0;
    let points = 0;
    const built = plan.build === null ? 0 : run(plan.build, copy, '').status;
    for (const folder of ['data/sample', 'data/secret']) {
      const inputs = namesIn(join(made, folder)).filter((name) => name.endsWith('.in'));
      for (const name of inputs) {
        points++;
        if (built !== 0) continue;
        const path = join(made, folder, name);
        const { stdout } = run(plan.program.replace('{input}', ''), copy, readFileSync(path));
        const words = [path, path.replace(/\.in$/, '.ans'), `${feedback}/`];
        const { status } = spawnSync(join(made, 'output_validator/run'), words, { input: stdout });
        if (status === RIGHT) score++;
      }
    }
    return { score, points } satisfies Grade;
  },
};

const run = (command: string, cwd: string, input: Buffer | string) =>
  spawnSync('/bin/sh', ['-c', command], { cwd, input, maxBuffer: 1 << 28 });

const namesIn = (folder: string) => {
  try {
    return readdirSync(folder).sort();
  } catch {
    return [];
  }
};

/** Cases that have an input and an output and nothing beside them. */
export const judgedByKattis = (cases: readonly Case[]): readonly Case[] =>
  cases.filter(({ args, map, expected }) => args.length === 0 && map === null && expected !== null);

/** `run INPUT ANSWER FEEDBACK < OUTPUT`: 42 is right, 43 is wrong. The grader compares, with the teacher's words. */
const validator = ({ game, words }: TeachPlan) => `#!/bin/sh
T=$(mktemp -d) || exit 1
trap 'rm -rf "$T"' EXIT
mkdir "$T/cases"
cp "$1" "$T/cases/case.txt"
cp "$2" "$T/cases/case.expected.txt"
cat > "$T/output"
node "$(dirname "$0")/grader.mjs" ${game} "$T/cases" --program "cat '$T/output'" --ignore-status ${[...words, ...(words.includes('--sandbox') ? [] : ['--sandbox', 'plain'])].map(quoted).join(' ')} \\
  --report "markdown=$3/judgemessage.txt" > /dev/null 2>&1
case $? in 0) exit ${RIGHT} ;; 1) exit ${RIGHT + 1} ;; *) exit 1 ;; esac
`;

/** The same name gives the same one. */
function uuidOf(name: string): string {
  const hex = Buffer.from(name.padEnd(16, '-')).toString('hex').slice(0, 32);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
