/** The words that start a program behind bubblewrap: own namespaces, and only what is shown to it. */
import { openSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { CALL_FILTER } from './call-filter.js';
import { atTheEnd } from './cleanup.js';
import { makeOwnFolder } from './own-folder.js';
import { removeTree } from './trees.js';
import type { Behind } from './walls.js';

export function bwrapWords({
  sights,
  sources,
  box,
  folder,
  writable,
  limits,
  user,
  env,
  inner,
}: Behind): string[] {
  const size = String(limits.diskMib << 20);
  const own = ['--perms', '1777', '--size', size, '--tmpfs'];
  const words = ['bwrap', '--die-with-parent', '--new-session', '--clearenv', '--seccomp', String(FILTER_FD)];
  words.push('--unshare-pid', '--unshare-net', '--unshare-ipc', '--unshare-uts', '--unshare-cgroup-try');
  if (user === null) words.push('--unshare-user');
  else words.push('--cap-add', 'CAP_SETUID', '--cap-add', 'CAP_SETGID');
  words.push(...own, '/tmp', '--proc', '/proc', '--dev', '/dev', ...own, '/dev/shm', '--remount-ro', '/dev');
  for (const [path, target] of sights.links) words.push('--symlink', target, path);
  for (const path of parentsOf([...sights.shown, ...sights.program, box.work, writable ?? box.work]))
    words.push('--perms', '0755', '--dir', path); // else nobody but root could pass them
  for (const path of sights.shown) words.push('--ro-bind', path, path);
  for (const path of sights.program) words.push('--ro-bind', sources.get(path) ?? path, path);
  for (const path of sights.hidden)
    if (!sources.has(path)) words.push('--perms', '0555', '--size', '4096', '--tmpfs', path);
  if (dirname(box.root) !== '/tmp') words.push(...own, box.root);
  words.push('--ro-bind', box.given, box.given, '--perms', '0777', '--dir', box.work);
  for (const name of box.files) words.push('--ro-bind', `${box.work}/${name}`, `${box.work}/${name}`);
  if (writable !== null) words.push('--bind', writable, writable);
  for (const [name, value] of Object.entries(env)) words.push('--setenv', name, value);
  words.push('--remount-ro', '/', '--chdir', folder, '--');
  if (user !== null) words.push(...asUser(user));
  return [...words, ...inner];
}

/** Where bubblewrap finds the filter of system calls: in a file that is open already. */
export const FILTER_FD = 5;

let filterFile: string | null = null;

/** The filter, open from its beginning; its file is made once. */
export function openFilter(): number {
  if (filterFile === null) {
    const folder = makeOwnFolder('filter');
    atTheEnd(() => removeTree(folder));
    filterFile = join(folder, 'calls');
    writeFileSync(filterFile, CALL_FILTER);
  }
  return openSync(filterFile, 'r');
}

/** All the folders above these, the outer before the inner. */
function parentsOf(paths: readonly string[]): string[] {
  const above = (path: string): string[] => (path === '/' ? [] : [...above(dirname(path)), path]);
  return [...new Set(paths.flatMap((path) => above(dirname(path))))].sort((a, b) => a.length - b.length);
}

/** Becomes another user for good, with nothing left of root's rights, and in a group beside its own where one is given. */
export const asUser = (user: number, group: number | null = null): string[] => [
  'setpriv',
  `--reuid=${user}`,
  `--regid=${user}`,
  group === null ? '--clear-groups' : `--groups=${group}`,
  '--inh-caps=-all',
  '--no-new-privs',
  '--',
];
