/**
 * All the processes of one run: those that descend from its first one, are in its group or session, belong to the user
 * that was made up for it, or carry its mark in their environment. A program may leave each of these, hardly all.
 */
import { entriesMib, heldBy, statusMib } from './held-files.js';
import { type ProcessRow, processTable, processTree } from './process-table.js';
import { strayMeter } from './stray.js';

export interface Usage {
  readonly memoryMib: number;
  readonly cpuSeconds: number;
  readonly threads: number;
  readonly diskMib: number; // in files that no folder shows, and in entries of folders
}

/** How to tell by itself, without its parents, whether a process is of a run: of this one, of another, of none. */
export type OriginTest = (pid: number) => 'this' | 'another' | 'none';

/** Behind a namespace every so many looks are at all processes, for whoever hides among many that come and go. */
const WHOLE_EVERY = 4;
const ROUNDS = 200;
const ROUND_MS = 5;
const BREATH = new Int32Array(new SharedArrayBuffer(4));

/** Processes that are of no run; asked once, for it costs. */
const strangers = new Map<number, number>();

export class Tracked {
  private readonly root: number;
  private readonly tell: OriginTest | null;
  private readonly known = new Map<number, ProcessRow>();
  private looks = 0;
  private readonly stray = strayMeter();
  private readonly spent = new Map<string, number>(); // processor seconds of every process that was ever seen

  /** `tell` is null where a process namespace holds all of them together. */
  constructor(root: number, tell: OriginTest | null) {
    this.root = root;
    this.tell = tell;
  }

  /** Beyond `mostMib` of memory it is not told how much more. */
  usage(mostMib: number): Usage {
    const isWhole = this.tell !== null || this.looks++ % WHOLE_EVERY === WHOLE_EVERY - 1;
    const living = this.living(isWhole ? processTable() : processTree(this.root));
    const sum = (of: (row: ProcessRow) => number) => living.reduce((total, row) => total + of(row), 0);
    for (const row of living) this.spent.set(`${row.pid} ${row.born}`, row.cpuSeconds);
    const held = heldBy(
      living.map(({ pid }) => pid),
      this.stray,
      mostMib,
    );
    const everSeen = [...this.spent.values()].reduce((total, each) => total + each, 0);
    return {
      // Tables that say where memory would be take up memory themselves, also where there is none.
      memoryMib: sum((row) => row.rssKib / 1024 + statusMib(row.pid, 'VmPTE')) + held.memoryMib,
      // What ended unseen is told by those who waited for it; what nobody waited for was seen, or was short.
      cpuSeconds: Math.max(
        everSeen,
        sum((row) => row.cpuSeconds + row.childCpuSeconds),
      ),
      threads: sum((row) => row.threads),
      diskMib: held.diskMib + (this.tell === null ? entriesMib(living.at(-1)?.pid ?? this.root) : 0),
    };
  }

  /**
   * Ends all of them. They are stopped first, so that none can make another meanwhile; the first one goes last, for others
   * may be known by it alone.
   */
  end(): void {
    signal(-this.root, this.tell === null ? 'SIGKILL' : 'SIGSTOP'); // its group
    for (let round = 0; round < ROUNDS; round++) {
      const living = this.living(processTable());
      if (living.length === 0) break;
      const rest = living.filter(({ pid }) => pid !== this.root);
      for (const { pid } of living) signal(pid, 'SIGSTOP');
      for (const { pid } of rest.length > 0 ? rest : living) signal(pid, 'SIGKILL');
      Atomics.wait(BREATH, 0, 0, ROUND_MS); // they need a moment to be gone
    }
    signal(-this.root, 'SIGKILL');
  }

  private living(table: readonly ProcessRow[]): ProcessRow[] {
    const byPid = new Map(table.map((row) => [row.pid, row]));
    const members = new Map<number, ProcessRow | null>();
    const isMember = (row: ProcessRow): boolean => {
      if (members.has(row.pid)) return members.get(row.pid) !== null;
      members.set(row.pid, null); // for a table that was read while it changed, and so may run in circles
      const parent = byPid.get(row.parent);
      const belongs =
        row.pid === this.root ||
        row.group === this.root ||
        row.session === this.root ||
        this.known.get(row.pid)?.born === row.born ||
        (parent !== undefined && isMember(parent)) ||
        this.isTold(row);
      members.set(row.pid, belongs ? row : null);
      return belongs;
    };
    const living = table.filter(isMember);
    this.known.clear();
    for (const row of living) this.known.set(row.pid, row);
    return living;
  }

  private isTold({ pid, born }: ProcessRow): boolean {
    if (this.tell === null || strangers.get(pid) === born) return false;
    const told = this.tell(pid);
    if (told === 'none') strangers.set(pid, born);
    return told === 'this';
  }
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // has ended, or is out of our reach
  }
}
