/** Files that processes hold and that no folder shows: memory under a name of its own, and files that were deleted. */
import { readFileSync, readlinkSync, statfsSync, statSync } from 'node:fs';
import { readProc } from './process-table.js';
import type { Stray } from './stray.js';
import { ENTRIES_PER_MIB, namesIn } from './trees.js';

/** What the kernel keeps of each area of a process's memory, also where nothing is in it, and how long the line is that tells of it. */
const AREA = { bytes: 256, letters: 50 };

export interface Held {
  readonly memoryMib: number;
  readonly diskMib: number;
}

interface HeldFile {
  readonly key: string; // device and number
  readonly bytes: number;
  readonly isMemory: boolean;
}

const NAMELESS = / \(deleted\)$/;
const IN_MEMORY = /^\/(memfd:|dev\/shm\/|dev\/zero)/;
/** A mapping that is shared, of a file without a name (segments of System V are counted elsewhere). */
const MAPPED = /^0*(\w+)-0*(\w+) ...s \w+ (\w+):(\w+) (\d+) +(\/(?!SYSV).* \(deleted\))$/gm;

/** Where `mostMib` is passed no further processes are looked at: to read of many areas of memory takes long. */
export function heldBy(
  pids: readonly number[],
  stray: () => Stray,
  mostMib = Number.POSITIVE_INFINITY,
): Held {
  const held = new Map<string, HeldFile>();
  const sockets = new Set<string>();
  let hides = false;
  let areasMib = 0;
  for (const pid of pids) {
    if (areasMib > mostMib) break;
    for (const fd of namesIn(`/proc/${pid}/fd`)) {
      const name = nameAt(`/proc/${pid}/fd/${fd}`);
      if (NAMELESS.test(name)) keep(held, openAt(`/proc/${pid}/fd/${fd}`, name));
      if (name.startsWith('socket:')) sockets.add(name);
      hides ||= CARRIES.test(name) && CARRYING.test(readProc(pid, `fdinfo/${fd}`));
    }
    const maps = readProc(pid, 'maps');
    areasMib += (maps.length * AREA.bytes) / AREA.letters / (1 << 20);
    for (const file of mappedIn(maps, pid)) keep(held, file);
  }
  const mibOf = (isMemory: boolean) => {
    const files = [...held.values()].filter((each) => each.isMemory === isMemory);
    return files.reduce((sum, { bytes }) => sum + bytes, 0) / (1 << 20);
  };
  const most = hides ? stray() : NO_STRAY;
  const memory = Math.max(mibOf(true), most.memoryMib);
  const attached = memory === 0 ? 0 : pids.reduce((sum, pid) => sum + statusMib(pid, 'RssShmem'), 0);
  return {
    memoryMib:
      areasMib + Math.max(0, memory - attached) + Math.max(0, sockets.size - FREE_SOCKETS) * socketMib(),
    diskMib: Math.max(mibOf(false), most.diskMib),
  };
}

/** Nobody tells what waits in a socket: beyond some, each counts as full. */
const FREE_SOCKETS = 16;
const socketMib = (): number => {
  try {
    return (2 * Number(readFileSync('/proc/sys/net/core/wmem_max', 'latin1'))) / (1 << 20);
  } catch {
    return 0; // a system without it
  }
};

/** What nobody can look into counts as all that the machine got more of. */
const NO_STRAY: Stray = { memoryMib: 0, diskMib: 0 };
/** What other files can be put into, so that no process holds them; and how it tells that there are some. */
const CARRIES = /^(socket:|anon_inode:\[io_uring\])/;
const CARRYING = /^(scm_fds|UserFiles):\s*[1-9]/m;

/** Of what the kernel says of a process. What it has attached of such files counts as its own memory. */
export const statusMib = (pid: number, key: 'RssShmem' | 'VmPTE'): number =>
  Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(readProc(pid, 'status'))?.[1] ?? 0) / 1024;

/** Of what several hold, the largest size that is told. */
function keep(held: Map<string, HeldFile>, file: HeldFile | null): void {
  if (file !== null && file.bytes >= (held.get(file.key)?.bytes ?? 0)) held.set(file.key, file);
}

/** Empty where it has ended, or is none of ours. */
function nameAt(path: string): string {
  try {
    return readlinkSync(path);
  } catch {
    return '';
  }
}

function openAt(path: string, name: string): HeldFile | null {
  try {
    return sized(path, name);
  } catch {
    return null; // it has just been closed
  }
}

function sized(path: string, name: string): HeldFile {
  const { dev, ino, blocks } = statSync(path);
  return { key: `${dev} ${ino}`, bytes: blocks * 512, isMemory: IN_MEMORY.test(name) };
}

/** What is mapped stays when its descriptor is closed. Only root is told its size; others see how much of it is mapped. */
function mappedIn(maps: string, pid: number): HeldFile[] {
  return [...maps.matchAll(MAPPED)].map(([, from, to, major, minor, inode, name]) => {
    try {
      return sized(`/proc/${pid}/map_files/${from}-${to}`, name);
    } catch {
      const [begin, end, high, low] = [from, to, major, minor].map((hex) => Number.parseInt(hex, 16));
      return { key: `${high * 256 + low} ${inode}`, bytes: end - begin, isMemory: IN_MEMORY.test(name) };
    }
  });
}

const TMPFS = 0x01021994;

/** What the entries of folders in memory take up, behind a wall that limits only what is written to them. */
export function entriesMib(pid: number): number {
  const used = ['/tmp', '/dev/shm'].map((folder) => {
    try {
      const { type, files, ffree } = statfsSync(`/proc/${pid}/root${folder}`);
      return type === TMPFS ? files - ffree : 0;
    } catch {
      return 0;
    }
  });
  return Math.max(...used) / ENTRIES_PER_MIB;
}
