/**
 * Ends this process when the npm that started it has ended: npm does not hand on the signal that kills it. Those that it
 * hands on reach us because of the `exec` in package.json: a shell between the two would keep them to itself.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

const LOOK_MS = 250;
const IS_LINUX = process.platform === 'linux';

export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const { words, above } = processOf(parent);
  const npm = words.includes(basename(process.argv[1])) ? above : parent; // a shell runs our line for it
  setInterval(() => {
    if (process.ppid !== parent || !isAlive(npm)) process.exit(0);
  }, LOOK_MS).unref();
}

/** The command line of a process, and the process that started it. */
function processOf(pid) {
  if (IS_LINUX)
    return { words: readFileSync(`/proc/${pid}/cmdline`, 'utf8'), above: Number(linuxStat(pid)[1]) };
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', `${pid}`], { encoding: 'utf8' });
  const [, above, words] = /^\s*(\d+)\s(.*)/.exec(stdout ?? '') ?? [null, pid, ''];
  return { words, above: Number(above) };
}

/** Whether a process runs: on Linux one that nobody has buried yet is there, but dead. */
function isAlive(pid) {
  try {
    if (IS_LINUX) return linuxStat(pid)[0] !== 'Z';
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** ['S', '41', …]: the state, the parent and so on; the name before them may hold anything. */
function linuxStat(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
}
