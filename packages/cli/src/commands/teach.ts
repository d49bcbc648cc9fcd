/** `quadrant teach`: what a course system takes, finished, with samples; and a try of it as the system would. */
import { resolve } from 'node:path';
import { CaseError, PLATFORMS, teach, tryOut } from '@quadrant/lab';
import { bundled } from '../bundle.js';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readGame } from '../flags.js';
import { print } from '../output.js';
import { PART_FLAGS } from '../parts.js';
import { LIMIT_FLAGS } from '../programs.js';
import { takeSwitches } from '../switches.js';

const PASSED_ON = ['compare', 'filter', 'page', ...PART_FLAGS, ...LIMIT_FLAGS] as const;
const NAMES = Object.keys(PLATFORMS);

export const command: CliCommand = {
  usage: `quadrant teach PLATFORM GAME CASES… --program 'CMD {input}' -o OUT`,
  help: `
Writes what a course system takes to grade a program: the grader in one file, the
cases, and the script that the system calls. PLATFORM is one of
${NAMES.join(', ')}. Beside it lie a solution and three faulty
programs, with the grades that they must get.

  "quadrant teach test OUT" grades these as the platform would and compares.

  --build CMD       builds a submission
  --program CMD     the program of a submission; {input}, {map}, {args} as in
                    "quadrant check"
  -o OUT            a folder that is not there yet
  --name NAME       the name of the assignment (that of the game)
  --ignore-status   any exit status will do
  ${PASSED_ON.slice(0, 5)
    .map((name) => `--${name}`)
    .join(', ')}, …
                    as for "quadrant check"

Exit status: 0 well, 1 a sample got another grade, 2 called wrongly.`,
  async run(given) {
    const { on, words } = takeSwitches(given, ['--ignore-status']);
    const spelled = words.map((word) => (word === '-o' ? '--out' : word));
    const flags = ['build', 'program', 'out', 'name', ...PASSED_ON] as const;
    const { values, words: named } = readFlags('teach', spelled, flags, ['only', 'no-players', 'commands']);
    const [platform, ...rest] = named;
    try {
      if (platform === 'test') return tested(rest);
      if (!NAMES.includes(platform))
        throw new Misuse(
          `teach is for one of ${NAMES.join(', ')}, or test: quadrant teach PLATFORM GAME CASES…`,
        );
      const [id, ...folders] = rest;
      const game = readGame('teach', id);
      const [program] = values.program;
      const [out] = values.out;
      if (folders.length === 0) throw new Misuse('teach needs a folder of cases');
      if (program === undefined) throw new Misuse("teach needs a program: --program './main {input}'");
      if (out === undefined) throw new Misuse('teach needs a folder to write to: -o OUT');
      const [assignment = game] = values.name;
      if (!/^[\w-]+$/.test(assignment))
        throw new Misuse(`--name is letters, digits and "-", not "${assignment}"`);
      const passed = PASSED_ON.flatMap((name) => values[name].flatMap((value) => [`--${name}`, value]));
      const plan = {
        game,
        assignment,
        build: values.build[0] ?? null,
        program,
        words: on.has('--ignore-status') ? [...passed, '--ignore-status'] : passed,
      };
      const bundles = {
        grader: await bundled(new URL('../grader.js', import.meta.url)),
        own: await bundled(new URL('../sample.js', import.meta.url)),
      };
      print(teach(platform, plan, folders, bundles, resolve(out)));
      return STATUS.ok;
    } catch (error) {
      throw error instanceof CaseError ? new Misuse(error.message) : error;
    }
  },
};

function tested([out, ...more]: readonly string[]): number {
  if (out === undefined || more.length > 0)
    throw new Misuse('teach test needs one folder: quadrant teach test OUT');
  const tried = tryOut(resolve(out));
  for (const { name, isRight, words } of tried) print(`${isRight ? 'ok' : 'NOT OK'} ${name}: ${words}\n`);
  if (tried.length === 0) print('there are no samples to try\n');
  return tried.every(({ isRight }) => isRight) ? STATUS.ok : STATUS.failed;
}
