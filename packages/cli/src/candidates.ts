/** The programs that `check` is asked about: given on the command line, in a list, or as folders of submissions. */
import { basename, resolve } from 'node:path';
import {
  type Candidate,
  Copies,
  candidateFrom,
  findSubmissions,
  type Grading,
  prepare,
  type Sandbox,
  type Submission,
} from '@quadrant/lab';
import { Misuse } from './command.js';
import { readText } from './input.js';
import type { CommandOptions, ValuesOf } from './options.js';

export const PROGRAM_OPTIONS = {
  program: { kind: 'text', takes: 'CMD', repeatable: true, help: 'a program to check' },
  programs: { kind: 'text', takes: 'FILE', help: 'a list of programs, one a line, as "CMD" or "NAME = CMD"' },
  submissions: { kind: 'text', takes: 'DIR', help: 'check the program in each folder of this one' },
  submission: { kind: 'text', takes: 'DIR', help: 'check the program in this folder' },
  build: { kind: 'text', takes: 'CMD', help: 'build each submission with this command first' },
} as const satisfies CommandOptions;

/** Each is made ready when its turn comes. */
export function candidatesOf(
  { program, programs, submissions, submission, build }: ValuesOf<typeof PROGRAM_OPTIONS>,
  grading: Grading,
  sandbox: Sandbox,
): (() => Candidate | Promise<Candidate>)[] {
  if (submissions === undefined && submission === undefined) {
    if (build !== undefined)
      throw new Misuse('--build needs --submissions or --submission: the folders to build in');
    const listed = [
      ...program.map((text) => ({ name: text, text })),
      ...(programs === undefined ? [] : readList(programs)),
    ];
    const made = listed.map(({ name, text }) => sound(candidateFrom(text, name, process.cwd())));
    sandbox.keepApart(made.map(({ line }) => line));
    return made.map((each) => () => each);
  }
  const all = submissionsOf({ program, programs, submissions, submission });
  const copies = new Copies();
  return all.map(({ name, folder }) => async () => {
    const how = { program: program[0], build: build ?? null, grading };
    return sound(await prepare({ name, folder }, how, sandbox, copies));
  });
}

/** The folders that programs are looked for in: what is found is named as from each of them. */
export function submissionsOf({
  program,
  programs,
  submissions,
  submission,
}: Pick<
  ValuesOf<typeof PROGRAM_OPTIONS>,
  'program' | 'programs' | 'submissions' | 'submission'
>): Submission[] {
  if (program.length !== 1 || programs !== undefined)
    throw new Misuse(
      "submissions need one --program, named as from the folder of each: --program './main {input}'",
    );
  return [
    ...(submissions === undefined ? [] : findSubmissions(submissions)),
    ...(submission === undefined
      ? []
      : [{ name: basename(resolve(submission)), folder: resolve(submission) }]),
  ];
}

function sound(candidate: Candidate | string): Candidate {
  if (typeof candidate === 'string') throw new Misuse(candidate);
  return candidate;
}

/** `ann = ./ann/mine {input}`: with blanks round the sign, for a shell knows `NAME=VALUE` too. */
const NAMED = /^(\S+)\s+=\s+(.+)$/;

function readList(file: string): { name: string; text: string }[] {
  const lines = readText(file, true)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0) throw new Misuse(`"${file}" lists no program: one command line a line is needed`);
  return lines.map((line) => {
    const [, name = line, text = line] = NAMED.exec(line) ?? [];
    return { name, text };
  });
}
