/**
 * Descriptors that whoever started us left open, and that programs would get from us: a log, a lock, a pipe of a course
 * system. Node closes the low ones only; in the place of the others a program gets nothing.
 */
import { openSync, readdirSync, readFileSync } from 'node:fs';

const CLOSED_TO_OTHERS = 0o2000000; // at exec
const LOWEST = 5; // those below are given to every program anew

/** Seen when this is loaded: what we open ourselves later is closed to others. */
const INHERITED: readonly number[] = inherited();

function inherited(): number[] {
  try {
    return readdirSync('/proc/self/fd')
      .map(Number)
      .filter((fd) => fd >= LOWEST && isPassedOn(fd));
  } catch {
    return []; // a system that does not tell
  }
}

function isPassedOn(fd: number): boolean {
  try {
    const flags = /^flags:\s*(\d+)/m.exec(readFileSync(`/proc/self/fdinfo/${fd}`, 'latin1'))?.[1];
    return flags !== undefined && (Number.parseInt(flags, 8) & CLOSED_TO_OTHERS) === 0;
  } catch {
    return false; // the one that listed them
  }
}

let nothing: number | undefined;

/** What a program is given, and nothing beside it. */
export function withoutInherited<S>(stdio: readonly S[]): (S | number | 'ignore')[] {
  const all: (S | number | 'ignore')[] = [...stdio];
  for (const fd of INHERITED.filter((each) => each >= stdio.length)) {
    while (all.length < fd) all.push('ignore');
    nothing ??= openSync('/dev/null', 'r+');
    all[fd] = nothing;
  }
  return all;
}
