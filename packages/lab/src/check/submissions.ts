/** A folder of submissions: each is copied, built behind the wall, and then runs from a copy that it cannot change. */
import {
  chmodSync,
  cpSync,
  lchownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { atTheEnd } from '../process/cleanup.js';
import { readCommandLine } from '../process/command-line.js';
import type { Sandbox } from '../process/sandbox.js';
import { CaseError } from './case-error.js';
import { type Candidate, candidateFrom } from './check.js';
import { COMPILES, type Grading, UNGRADED } from './grading.js';
import { type Checked, verdictOnBuild } from './judge.js';

export interface Submission {
  readonly name: string; // 'ann'
  readonly folder: string;
}

export function findSubmissions(folder: string): Submission[] {
  const path = resolve(folder);
  if (!statSync(path, { throwIfNoEntry: false })?.isDirectory())
    throw new CaseError(`there is no folder "${path}"`);
  const found = readdirSync(path)
    .filter((name) => !name.startsWith('.') && statSync(join(path, name)).isDirectory())
    .sort()
    .map((name) => ({ name, folder: join(path, name) }));
  if (found.length === 0)
    throw new CaseError(`"${path}" holds no folders: one for each submission is needed`);
  return found;
}

/** Folders that are thrown away together. */
export class Copies {
  private readonly folders: string[] = [];
  private readonly callOff = atTheEnd(() => this.close());

  of(folder: string): string {
    const copy = mkdtempSync(join(tmpdir(), 'quadrant-submission-'));
    this.folders.push(copy);
    cpSync(folder, copy, {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => {
        const stat = lstatSync(path);
        return stat.isFile() || stat.isDirectory() || stat.isSymbolicLink();
      },
    });
    return copy;
  }

  close(): void {
    for (const folder of this.folders.splice(0)) rmSync(folder, { recursive: true, force: true });
    this.callOff();
  }
}

/** The program of a submission, built where a command for that is given. */
export async function prepare(
  { name, folder }: Submission,
  how: { readonly program: string; readonly build: string | null; readonly grading?: Grading },
  sandbox: Sandbox,
): Promise<Candidate | string> {
  const build =
    how.build === null ? null : await built(name, folder, how.build, how.grading ?? UNGRADED, sandbox);
  openForReading(folder);
  const program = candidateFrom(how.program, name, folder);
  return typeof program === 'string' ? program : { ...program, build };
}

async function built(
  name: string,
  folder: string,
  command: string,
  grading: Grading,
  sandbox: Sandbox,
): Promise<Checked> {
  const line = readCommandLine(command, folder);
  if (typeof line === 'string') throw new CaseError(line);
  const outcome = await sandbox.build(line, folder);
  const verdict = verdictOnBuild(outcome);
  const isPassed = verdict.verdict === 'passed';
  return {
    name: COMPILES,
    folder: name,
    worth: { points: grading.compiles, visibility: 'visible', needs: [], isPartial: false, tags: [COMPILES] },
    score: isPassed ? grading.compiles : 0,
    millis: outcome.millis,
    cpuMillis: outcome.cpuMillis,
    ...verdict,
  };
}

/** Anybody may read it, nobody but us may change it. */
function openForReading(path: string): void {
  const stat = lstatSync(path);
  const uid = process.getuid?.() ?? stat.uid;
  if (stat.uid !== uid) lchownSync(path, uid, process.getgid?.() ?? stat.gid);
  if (stat.isSymbolicLink()) return;
  const runs = stat.isDirectory() || (stat.mode & 0o111) !== 0;
  chmodSync(path, runs ? 0o755 : 0o644);
  if (stat.isDirectory()) for (const name of readdirSync(path)) openForReading(join(path, name));
}
