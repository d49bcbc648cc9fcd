/**
 * The innermost part of every wall: a shell that lowers the limits, runs the program as its child and tells how much of
 * the processor it took. The program's parent is this shell, so that what it does to its parent does us no harm.
 */
import type { Limits } from './limits.js';

/** Where the shell tells the processor time. */
export const TIMES_FD = 3;

const SCRIPT = `
ulimit -c 0
ulimit -t $(($1 + 1)); ulimit -S -t $1
ulimit -f $2
ulimit -d $3
{ ulimit -u $4 || ulimit -p $4; ulimit -n $5; } 2>/dev/null
shift 5
exec 4>&2 2>/dev/null
times >&3
( exec "$@" ) 2>&4 3>&- 4>&-
s=$?
times >&3
exit $s`;

/** A process may reserve somewhat more than all of them may hold: only what is used counts against them. */
const RESERVED = { factor: 2, mib: 1024 };

/** Files that a process may have open, and all together may have on their way through sockets. */
const MOST_OPEN = 1024;

/** `others` are the processes of the same user that are none of the program's. */
export function wrapped(words: readonly string[], limits: Limits, others: number): string[] {
  const numbers = [
    Math.ceil(limits.seconds),
    limits.diskMib * 2048, // blocks of 512 bytes
    (limits.memoryMib * RESERVED.factor + RESERVED.mib) * 1024, // KiB
    limits.processes + others,
    MOST_OPEN,
  ];
  return ['/bin/sh', '-c', SCRIPT, 'sh', ...numbers.map(String), ...words];
}

/** The processor seconds that `times` told of the shell's children, before and after; null when it told too little. */
export function readTimes(text: string): number | null {
  const [, before, , after] = text.trim().split('\n').map(secondsIn);
  return after === undefined || before === undefined ? null : after - before;
}

function secondsIn(line: string): number {
  const parts = [...line.matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}
