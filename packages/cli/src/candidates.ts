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
} from '@quadrant/lab';
import { Misuse } from './command.js';
import { readText } from './input.js';

export const PROGRAM_FLAGS = ['program', 'programs', 'submissions', 'submission', 'build'] as const;

export const PROGRAM_HELP = `  --program CMD     a program to check; may be given several times
  --programs FILE   a list of programs, one a line, as "CMD" or "NAME = CMD"
  --submissions DIR check the program in each folder of this one
  --submission DIR  check the program in this folder
  --build CMD       build each submission with this command first`;

type ProgramValues = Readonly<Record<(typeof PROGRAM_FLAGS)[number], readonly string[]>>;

/** Each is made ready when its turn comes. */
export function candidatesOf(
  { program, programs, submissions, submission, build: commands }: ProgramValues,
  grading: Grading,
  sandbox: Sandbox,
): (() => Candidate | Promise<Candidate>)[] {
  const [build = null]: readonly (string | null)[] = commands;
  if (submissions.length === 0 && submission.length === 0) {
    if (build !== null)
      throw new Misuse('--build needs --submissions or --submission: the folders to build in');
    const listed = [...program.map((text) => ({ name: text, text })), ...programs.flatMap(readList)];
    const made = listed.map(({ name, text }) => sound(candidateFrom(text, name, process.cwd())));
    return made.map((each) => () => each);
  }
  if (program.length !== 1 || programs.length > 0)
    throw new Misuse(
      "submissions need one --program, named as from the folder of each: --program './main {input}'",
    );
  const all = [
    ...submissions.flatMap(findSubmissions),
    ...submission.map((folder) => ({ name: basename(resolve(folder)), folder: resolve(folder) })),
  ];
  const copies = new Copies();
  return all.map(({ name, folder }) => async () => {
    const how = { program: program[0], build, grading };
    return sound(await prepare({ name, folder }, how, sandbox, copies));
  });
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
