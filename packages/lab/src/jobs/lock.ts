/** One at a time works in a folder. It keeps two runs on one machine apart; machines that share a disk have their shards. */
import { hostname } from 'node:os';
import { ok, type Result, refuse } from '@quadrant/kernel';
import { atTheEnd } from '../process/cleanup.js';
import { holderOf, letGo, take } from '../process/taken.js';

/** Gives the way to let go; Ctrl-C and the end of a batch job's time let go too, so that another machine may go on. */
export function lockFolder(path: string): Result<() => void> {
  const lock = `${path}/lock`;
  if (!take(lock)) {
    const { pid, host } = holderOf(lock) ?? { pid: '?', host: hostname() };
    const elsewhere = host === hostname() ? '' : `; if it is gone, remove ${lock}`; // nobody here can know
    return refuse('locked', `another run works in ${path}: process ${pid} on ${host}${elsewhere}`);
  }
  const callOff = atTheEnd(() => letGo(lock));
  return ok(() => {
    callOff();
    letGo(lock);
  });
}
