/** A folder of submissions: each is copied, built behind the wall, and then runs from a copy that it cannot change. */
import { lstatSync, mkdirSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { atTheEnd } from '../process/cleanup.js';
import { type CommandLine, readCommandLine } from '../process/command-line.js';
import { BUILD_LIMITS } from '../process/limits.js';
import { makeOwnFolder } from '../process/own-folder.js';
import type { Sandbox } from '../process/sandbox.js';
import { isWithin } from '../process/sights.js';
import { type AnyPath, copyTree, inside, openForReading, removeTree } from '../process/trees.js';
import { isRoot } from '../process/walls.js';
import { CaseError } from './case-error.js';
import { type Candidate, candidateFrom } from './check.js';
import { COMPILES, type Grading, UNGRADED } from './grading.js';
import { type CheckedCase, type Judgement, verdictOnBuild } from './judge.js';

export interface Submission {
  readonly name: string; // 'ann'
  readonly folder: string;
}

export function findSubmissions(folder: string): Submission[] {
  const path = resolve(folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new CaseError(`there is no folder "${path}"`);
  const found = readdirSync(path)
    .filter((name) => !name.startsWith('.') && isSubmission(join(path, name)))
    .sort()
    .map((name) => ({ name, folder: join(path, name) }));
  if (found.length === 0)
    throw new CaseError(`"${path}" holds no folders: one for each submission is needed`);
  return found;
}

/** A link that leads nowhere, or in a circle, was to be one. */
function isSubmission(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return true;
  }
}

/** Copies of folders, each thrown away when it is done with, and all of them at the end. */
export class Copies {
  private readonly folders = new Set<string>();
  private readonly callOff = atTheEnd(() => this.close());

  /** An empty folder to copy to, for those who run behind a wall. */
  make(sandbox: Sandbox): string {
    // In a folder of ours: what the user of a build owns among everybody's files is removed after it.
    const ours = makeOwnFolder('submission');
    sandbox.letIn(ours);
    this.folders.add(ours);
    const copy = join(ours, 'submission');
    mkdirSync(copy);
    return copy;
  }

  drop(folder: string): void {
    removeTree(dirname(folder));
    this.folders.delete(dirname(folder));
  }

  close(): void {
    for (const folder of this.folders) removeTree(folder);
    this.callOff();
  }
}

/**
 * The program of a submission, built where a command for that is given. Whatever is wrong with its files is its own
 * failure: the rest of the class is graded all the same.
 */
export async function prepare(
  { name, folder }: Submission,
  how: { readonly program: string; readonly build: string | null; readonly grading?: Grading },
  sandbox: Sandbox,
  copies: Copies,
): Promise<Candidate | string> {
  const copy = copies.make(sandbox);
  const grading = how.grading ?? UNGRADED;
  let build: CheckedCase | null = null;
  try {
    copyTree(realpathSync(folder), copy, { mostMib: BUILD_LIMITS.diskMib });
    if (how.build !== null) build = await built(name, copy, how.build, grading, sandbox);
    if (how.build !== null && isRoot()) removeOurs(copy);
    openForReading(copy);
  } catch (error) {
    if (error instanceof CaseError) throw error;
    build = ofBuild(name, grading, { millis: 0, cpuMillis: 0 }, unusable(error as NodeJS.ErrnoException));
  }
  const made = candidateFrom(how.program, name, copy); // its files are there only now
  if (typeof made === 'string') return made;
  return { ...made, line: ofSubmission(made.line, copy), build, release: () => copies.drop(copy) };
}

/**
 * A submission sees all of its own folder, also what its program lies beside. What its files point to elsewhere is not
 * named by the teacher, and so is not shown.
 */
const ofSubmission = (line: CommandLine, folder: string): CommandLine => ({
  ...line,
  isCopied: true,
  named: [folder, ...line.named.filter((path) => !isWithin(path, folder))],
});

const unusable = ({ code, message }: NodeJS.ErrnoException): Judgement => ({
  verdict: 'not started',
  words: `its files cannot be used: ${code ?? message}`,
  difference: null,
  place: null,
  agreed: 0,
});

async function built(
  name: string,
  folder: string,
  command: string,
  grading: Grading,
  sandbox: Sandbox,
): Promise<CheckedCase> {
  const line = readCommandLine(command, folder);
  if (typeof line === 'string') throw new CaseError(line);
  const outcome = await sandbox.build(ofSubmission(line, folder), folder);
  return ofBuild(name, grading, outcome, verdictOnBuild(outcome));
}

function ofBuild(
  name: string,
  { compiles }: Grading,
  { millis, cpuMillis }: { readonly millis: number; readonly cpuMillis: number },
  verdict: Judgement,
): CheckedCase {
  return {
    name: COMPILES,
    folder: name,
    worth: { points: compiles, visibility: 'visible', needs: [], isPartial: false, tags: [COMPILES] },
    score: verdict.verdict === 'passed' ? compiles : 0,
    millis,
    cpuMillis,
    ...verdict,
  };
}

/**
 * All of it was given to the user who built in it: what is ours there all the same is a second name of a file elsewhere,
 * and must not be opened to anybody.
 */
function removeOurs(path: AnyPath): void {
  const stat = lstatSync(path);
  if (stat.uid === process.getuid?.()) rmSync(path, { recursive: true });
  else if (stat.isDirectory()) for (const name of readdirSync(path, 'buffer')) removeOurs(inside(path, name));
}
