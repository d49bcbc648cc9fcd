/** `quadrant teach`: what a course system takes, finished, with samples; and a try of it as the system would. */
import { resolve } from 'node:path';
import { CaseError, PLATFORMS, teach, tryOut } from '@quadrant/lab';
import { bundled } from '../bundle.js';
import { Misuse, STATUS } from '../command.js';
import { declare } from '../declare.js';
import { readGame } from '../games.js';
import { inNamed } from '../named-folder.js';
import type { CommandOptions, ValuesOf } from '../options.js';
import { print } from '../output.js';
import { PART_OPTIONS, readParts } from '../parts.js';
import { JUDGING_OPTIONS, LIMIT_OPTIONS } from '../programs.js';

/** What the grader is called with. */
const PASSED_ON = {
  ...JUDGING_OPTIONS,
  ...LIMIT_OPTIONS,
} as const satisfies CommandOptions;
const NAMES = Object.keys(PLATFORMS);

export const command = declare({
  name: 'teach',
  usage: `quadrant teach PLATFORM GAME CASES… --program 'CMD {input}' -o OUT`,
  about: `
Writes what a course system takes to grade a program: the grader in one file,
the cases, and the script that the system calls. PLATFORM is one of
${NAMES.join(', ')}.
Beside it lie a solution and three faulty programs, with the grades that they
must get.

  "quadrant teach test OUT" grades these as the platform would and compares.`,
  options: {
    build: { kind: 'text', takes: 'CMD', help: 'builds a submission' },
    program: {
      kind: 'text',
      takes: 'CMD',
      help: 'the program of a submission; {input}, {map}, {args} as in "quadrant check"',
    },
    out: { kind: 'text', short: 'o', takes: 'OUT', help: 'a folder that is not there yet' },
    name: { kind: 'text', takes: 'NAME', usually: 'that of the game', help: 'the name of the assignment' },
    ...PASSED_ON,
    ...PART_OPTIONS,
  },
  notes: 'Exit status: 0 well, 1 a sample got another grade, 2 called wrongly.',
  async run({ values, given, words: [platform, ...rest] }) {
    try {
      if (platform === 'test') return tested(rest);
      if (!NAMES.includes(platform))
        throw new Misuse(
          `teach is for one of ${NAMES.join(', ')}, or test: quadrant teach PLATFORM GAME CASES…`,
        );
      const [id, ...folders] = rest;
      const game = readGame('teach', id);
      const { program, out, build = null, name: assignment = game } = values;
      if (folders.length === 0) throw new Misuse('teach needs a folder of cases');
      if (program === undefined) throw new Misuse("teach needs a program: --program './main {input}'");
      if (out === undefined) throw new Misuse('teach needs a folder to write to: -o OUT');
      if (!/^[\w-]+$/.test(assignment))
        throw new Misuse(`--name is letters, digits and "-", not "${assignment}"`);
      const plan = {
        game,
        assignment,
        build,
        program,
        words: asWords(PASSED_ON, values, given),
        parts: readParts(values),
        partWords: asWords(PART_OPTIONS, values, given),
      };
      const bundles = {
        grader: await bundled(new URL('../grader.js', import.meta.url)),
        own: await bundled(new URL('../sample.js', import.meta.url)),
      };
      const folder = resolve(out);
      print(inNamed(folder, () => teach(platform, plan, folders, bundles, folder)));
      return STATUS.ok;
    } catch (error) {
      throw error instanceof CaseError ? new Misuse(error.message) : error;
    }
  },
});

/** Those of these options that were given, as words again. */
const asWords = <O extends CommandOptions>(
  options: O,
  values: ValuesOf<O>,
  given: ReadonlySet<string>,
): string[] =>
  (Object.keys(options) as (keyof O & string)[])
    .filter((name) => given.has(name) && values[name] !== false)
    .flatMap((name) => {
      const value = values[name];
      return value === true ? [`--${name}`] : [value].flat().flatMap((each) => [`--${name}`, `${each}`]);
    });

function tested([out, ...more]: readonly string[]): number {
  if (out === undefined || more.length > 0)
    throw new Misuse('teach test needs one folder: quadrant teach test OUT');
  const tried = tryOut(resolve(out));
  for (const { name, isRight, words } of tried) print(`${isRight ? 'ok' : 'NOT OK'} ${name}: ${words}\n`);
  if (tried.length === 0) print('there are no samples to try\n');
  return tried.every(({ isRight }) => isRight) ? STATUS.ok : STATUS.failed;
}
