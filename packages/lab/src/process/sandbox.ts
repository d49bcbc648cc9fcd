/** Runs programs behind one wall, each in a private folder that holds what its case gives it and nothing else. */
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  existsSync,
  lchownSync,
  lstatSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Box, type Given, makeBox } from './box.js';
import { asUser } from './bwrap.js';
import { atTheEnd } from './cleanup.js';
import { closeFolder } from './closed-folder.js';
import type { CommandLine } from './command-line.js';
import { type Confinement, confinementHere, isAtLeast } from './confined.js';
import type { ProgramRun } from './ending.js';
import { filesOf } from './files-of-user.js';
import { FolderGuard } from './folder-guard.js';
import { removeLeftovers, removeTracesOf } from './leftovers.js';
import { BUILD_LIMITS, type Limits } from './limits.js';
import { giveBack, isMadeUp, takeGroup, takeUser } from './made-up-user.js';
import { newMark } from './mark.js';
import { canMeter, metered } from './meter.js';
import { processTable } from './process-table.js';
import { runProcess } from './run-process.js';
import { sharedMibOf } from './shared-memory.js';
import { holdsGrader, isOpenToAll, isReachable, isWithin, type Sights, sightsFor } from './sights.js';
import { Staging, StagingError } from './staging.js';
import { leftOpen, type WallRights } from './threats.js';
import type { OriginTest } from './tracked.js';
import { type AnyPath, inside, removeTree, sizeMib } from './trees.js';
import { canHave, isRoot, WALLS, type Wall, WORDS } from './walls.js';
import { wrapped } from './wrapper.js';

export const SANDBOXES = ['auto', ...WALLS] as const;
export type SandboxName = (typeof SANDBOXES)[number];

/** Variables that tell a program where its tools are; nothing else of ours is its business. */
const PASSED =
  /^(PATH|LANG|LC_\w+|TZ|JAVA_HOME|LD_LIBRARY_PATH|PYENV_\w+|PYTHONHASHSEED|GOROOT|DOTNET_ROOT|RUSTUP_HOME|CARGO_HOME)$/;
/** Perl, which walls are made of, says nothing of languages that the machine does not have. */
const CALM = { PERL_BADLANG: '0' };

/**
 * The strongest wall there is, or the one that is asked for; null when that cannot be had. `confinement`
 * is how far programs behind the weaker ones are confined.
 */
export function openSandbox(
  name: SandboxName,
  cases: readonly string[],
  confinement: Confinement = confinementHere(),
): Sandbox | null {
  removeLeftovers();
  const wall = name === 'auto' ? WALLS.find(canHave)! : name;
  return canHave(wall) ? new Sandbox(wall, cases, confinement) : null;
}

export class Sandbox {
  readonly wall: Wall;
  readonly standing: WallRights;
  readonly open: readonly string[]; // threats

  private readonly cases: readonly string[]; // folders that no program may see
  private readonly staging: Staging;
  private readonly sights = new Map<CommandLine, Sights>();
  private readonly reopen: (() => void)[];
  private readonly guards: readonly FolderGuard[];
  private readonly callOff: () => void;
  private readonly confinement: Confinement;
  /** Those who run here, where only rights keep others of this machine from what was handed in. */
  private readonly group: number | null;

  constructor(wall: Wall, cases: readonly string[], confinement: Confinement) {
    this.wall = wall;
    this.confinement = confinement;
    this.standing = wall === 'plain' ? (isRoot() ? 'plain as root' : 'plain as a user') : wall;
    this.open = leftOpen(this.standing, confinement, canMeter());
    this.cases = cases.filter((folder) => existsSync(folder));
    this.group = this.standing === 'plain as root' ? takeGroup() : null;
    this.staging = new Staging(this.cases, (folder) => this.letIn(folder));
    this.reopen = this.standing === 'plain as root' ? this.cases.map(closeFolder) : [];
    this.guards =
      this.standing === 'plain as a user' ? this.cases.map((folder) => new FolderGuard(folder)) : [];
    this.callOff = atTheEnd(() => this.close());
  }

  /** Opens a folder of ours, and what everybody may read in it, to those who run here. */
  letIn(folder: string): void {
    if (this.standing !== 'plain as root') return; // they are we, or see it by a mount of its own
    if (this.group !== null) chownSync(folder, 0, this.group);
    chmodSync(folder, this.group === null ? 0o711 : 0o710);
  }

  /** Of several programs none may read another: where only rights keep it from that, each runs from a copy of its folder. */
  keepApart(lines: readonly CommandLine[]): void {
    if (this.standing !== 'plain as root' || lines.length < 2) return;
    const folders = [...new Set(lines.flatMap((line) => this.sightsOf(line).program))];
    if (folders.length > 1)
      this.reopen.push(...folders.filter((path) => !holdsGrader(path)).map(closeFolder));
  }

  async run(line: CommandLine, given: Given, limits: Limits): Promise<ProgramRun> {
    const user = isRoot() ? takeUser() : null;
    const box = makeBox(given, user);
    const callOff = atTheEnd(() => this.clear(box, user));
    try {
      const filling = { input: [box.input], map: box.map === null ? [] : [box.map], args: given.args };
      const { words, env } = line.fill(filling);
      const sources = this.sourcesOf(line, user);
      const inner = this.wall === 'plain' ? words.map((word) => moved(word, sources)) : words;
      const trouble = this.troubleWith(inner[0], user);
      if (trouble) return inWordsOf(line, unstarted(trouble));
      return inWordsOf(line, await this.start(line, { box, user, limits, sources, inner, env }));
    } catch (error) {
      if (error instanceof StagingError) return unstarted(error.message);
      throw error;
    } finally {
      this.clear(box, user);
      callOff();
    }
  }

  /** Runs a command that may change a folder, and there; the folder is thrown away later. */
  async build(line: CommandLine, folder: string, limits: Limits = BUILD_LIMITS): Promise<ProgramRun> {
    const user = isRoot() ? takeUser() : null;
    const box = makeBox({ input: '', map: null, args: [], files: {} }, user);
    const callOff = atTheEnd(() => this.clear(box, user));
    try {
      if (user !== null) giveTo(user, folder);
      const { words: inner, env } = line.fill({ input: [], map: [], args: [] });
      const trouble = this.troubleWith(inner[0], user);
      if (trouble) return inWordsOf(line, unstarted(trouble));
      const started = this.start(line, { box, user, limits, sources: new Map(), inner, env, folder });
      return inWordsOf(line, await started);
    } finally {
      this.clear(box, user);
      callOff();
    }
  }

  /** Files of the cases that programs changed and that were put back. */
  get tampered(): readonly string[] {
    return this.guards.flatMap(({ tampered }) => [...tampered]);
  }

  close(): void {
    this.staging.close();
    for (const each of this.reopen) each();
    if (this.group !== null) giveBack(this.group);
    this.callOff();
  }

  private async start(
    line: CommandLine,
    {
      box,
      user,
      limits,
      sources,
      inner,
      env,
      folder = null,
    }: {
      box: Box;
      user: number | null;
      limits: Limits;
      sources: ReadonlyMap<string, string>;
      inner: readonly string[];
      env: Readonly<Record<string, string>>;
      folder?: string | null; // to work in and to change; null: that of the box
    },
  ): Promise<ProgramRun> {
    const isPlain = this.wall === 'plain';
    const mark = newMark();
    const whole = { ...passedOn(), ...CALM, HOME: box.work, TMPDIR: box.work, ...mark.env, ...env };
    const words = WORDS[this.wall]({
      sights: this.sightsOf(line),
      sources,
      box,
      folder: folder ?? box.work,
      writable: folder,
      limits,
      user,
      env: whole,
      confinement: this.confinement,
      inner: wrapped(inner, limits, user === null ? threadsNow() : 0),
    });
    const isJoined = isPlain && user !== null && this.group !== null;
    const joined = isJoined ? [...asUser(user, this.group), ...words] : words;
    const runsAs = isPlain && !isJoined ? user : null;
    return runProcess({
      words: canMeter() ? metered(joined, runsAs) : joined,
      folder: isPlain ? (folder ?? box.work) : '/',
      own: box.work,
      env: whole,
      user: canMeter() ? null : runsAs,
      isFiltered: this.wall === 'bwrap',
      stdin: line.uses('input') ? null : box.input,
      limits,
      tell: isPlain ? (user === null ? mark.tell : tellByUser(user)) : null,
      sharedMib: isPlain && user !== null ? () => sharedMibOf(user) : null,
      diskMib:
        isPlain || folder !== null ? () => sizeMib(this.writtenBy(box, user, folder), limits.diskMib) : null,
    });
  }

  /** Where a run may have written, on disks that nothing but looking limits. */
  private writtenBy(box: Box, user: number | null, folder: string | null): AnyPath[] {
    const changed = folder === null ? [] : [folder];
    if (this.wall !== 'plain') return changed;
    return [box.work, ...changed, ...(user === null ? [] : filesOf(user))];
  }

  /** Folders of the program that must be copied: closed to the user it runs as, or full of cases. */
  private sourcesOf(line: CommandLine, user: number | null): Map<string, string> {
    const sources = new Map<string, string>();
    for (const path of this.sightsOf(line).program) {
      const within = line.named.filter((file) => isWithin(file, path));
      const isClosed =
        user !== null &&
        !([path, ...within].every(isOpenToAll) && (this.wall !== 'plain' || isReachable(path, this.group)));
      const holdsCases =
        this.cases.some((folder) => isWithin(path, folder)) &&
        (this.standing !== 'plain as a user' || isAtLeast(this.confinement, 'files'));
      if (isClosed || holdsCases) sources.set(path, this.staging.copyOf(path));
    }
    return sources;
  }

  private sightsOf(line: CommandLine): Sights {
    let sights = this.sights.get(line);
    if (!sights) {
      sights = sightsFor(
        line.named.filter((path) => existsSync(path)),
        this.cases,
        process.env.PATH ?? '',
      );
      this.sights.set(line, sights);
    }
    return sights;
  }

  /** Why a program cannot be started, as far as that can be known before. */
  private troubleWith(program: string, user: number | null): string | null {
    const path = program.includes('/') ? program : foundIn(process.env.PATH ?? '', program);
    if (path === null || !existsSync(path)) return `there is no program "${program}"`;
    if (!mayExecute(path)) return `"${program}" may not be executed`;
    if (this.wall === 'plain' && user !== null && !isReachable(path, this.group))
      return `"${path}" is out of reach for the user that programs run as: move it, or take another wall`;
    return null;
  }

  private clear(box: Box, user: number | null): void {
    if (user !== null && this.wall === 'plain') removeTracesOf(user);
    for (const guard of this.guards) guard.putBack();
    removeTree(box.root);
    if (user !== null) giveBack(user);
  }
}

function giveTo(user: number, path: AnyPath): void {
  const stat = lstatSync(path);
  lchownSync(path, user, user);
  if (stat.isDirectory()) for (const name of readdirSync(path, 'buffer')) giveTo(user, inside(path, name));
}

/** Of a copy the names are told as from its folder: whoever handed it in knows no other place, and the next run has another. */
function inWordsOf({ isCopied, folder }: CommandLine, ran: ProgramRun): ProgramRun {
  if (!isCopied) return ran;
  const told = (text: string) => text.replaceAll(`${folder}/`, './');
  const { ending } = ran;
  return {
    ...ran,
    err: told(ran.err),
    ending: ending.kind === 'unstarted' ? { ...ending, words: told(ending.words) } : ending,
  };
}

const unstarted = (words: string): ProgramRun => ({
  ending: { kind: 'unstarted', words },
  out: Buffer.alloc(0),
  err: '',
  millis: 0,
  cpuMillis: 0,
});

const passedOn = () =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      PASSED.test(name) && value !== undefined ? [[name, value]] : [],
    ),
  );

function moved(word: string, sources: ReadonlyMap<string, string>): string {
  let text = word;
  for (const [path, copy] of sources) text = text.replaceAll(path, copy);
  return text;
}

const threadsNow = () => processTable().reduce((sum, { threads }) => sum + threads, 0);

const tellByUser =
  (user: number): OriginTest =>
  (pid) => {
    const owner = statSync(`/proc/${pid}`, { throwIfNoEntry: false })?.uid ?? -1;
    if (owner === user) return 'this';
    return isMadeUp(owner) ? 'another' : 'none';
  };

function foundIn(path: string, program: string): string | null {
  return (
    path
      .split(':')
      .map((folder) => join(folder, program))
      .find((each) => existsSync(each) && mayExecute(each)) ?? null
  );
}

function mayExecute(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
