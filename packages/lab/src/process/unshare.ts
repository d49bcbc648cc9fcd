/**
 * The words that start a program behind namespaces made with util-linux alone: a root of its own is put together from
 * read-only pieces, the old one is let go, and the rights that it took are given up.
 */
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asUser } from './bwrap.js';
import { confined } from './confined.js';
import { noMoreNamespaces, WITHOUT_RIGHTS, withoutNamespaces } from './namespaces.js';
import { limitShared } from './shared-memory.js';
import { ENTRIES_PER_MIB } from './trees.js';
import type { Behind } from './walls.js';

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom', 'tty'];
const STREAMS = ['stdin', 'stdout', 'stderr'].map((name, fd) => [`/dev/${name}`, `/proc/self/fd/${fd}`]);

/** Takes the folder of the new root, its table of mounts and the folder to start in. Paths never become text of it. */
const SETUP = `
set -e
root=$1 box=$2 folder=$3
shift 3
mount -t tmpfs -o size=1m,mode=755 tmpfs "$root"
cd "$root"
xargs -0 mkdir -p < "$box/folders"
mount -a -T "$box/own"
cd "$root"
xargs -0 mkdir -p < "$box/folders"
xargs -0 touch < "$box/files"
xargs -0 -n 2 ln -s < "$box/links"
chmod 777 "./$folder" 2>/dev/null || true
mount -a -T "$box/shown"
mount -o remount,bind,ro "$root"
cd "$root"
pivot_root . old
umount -l /old
cd "$folder"
exec "$@"`;

export function unshareWords({
  sights,
  sources,
  box,
  folder,
  writable,
  limits,
  user,
  inner,
  confinement,
}: Behind): string[] {
  const root = join(box.root, 'root');
  const size = `size=${limits.diskMib}m,nr_inodes=${limits.diskMib * ENTRIES_PER_MIB}`;
  // Its own folders come first: what is shown may lie in them.
  const own: Mount[] = [['tmpfs', '/tmp', 'tmpfs', `${size},mode=1777`]];
  if (dirname(box.root) !== '/tmp') own.push(['tmpfs', box.root, 'tmpfs', `${size},mode=1777`]);
  const shown: Mount[] = [
    ...sights.shown.map((path): Mount => [path, path, 'none', 'rbind,ro']),
    ['proc', '/proc', 'proc', 'nosuid,nodev,noexec'],
    ...DEVICES.map((name): Mount => [`/dev/${name}`, `/dev/${name}`, 'none', 'bind']),
    ...sights.program.map((path): Mount => [sources.get(path) ?? path, path, 'none', 'rbind,ro']),
    ...sights.hidden
      .filter((path) => !sources.has(path))
      .map((path): Mount => ['tmpfs', path, 'tmpfs', 'size=4k,mode=555,ro']),
    [box.given, box.given, 'none', 'bind,ro'],
    ...box.files.map((name): Mount => [join(box.work, name), join(box.work, name), 'none', 'bind,ro']),
  ];
  if (writable !== null) shown.push([writable, writable, 'none', 'bind']);
  const isFile = (path: string) => statSync(path).isFile();
  mkdirSync(root);
  const targets = [...sights.shown, ...sights.program, box.given, writable ?? box.given];
  const folders = ['/old', '/proc', '/dev', '/tmp', box.root, box.work, ...targets.filter((p) => !isFile(p))];
  const files = [...DEVICES.map((name) => `/dev/${name}`), ...sights.program.filter(isFile)];
  const inside = box.files.map((name) => join(box.work, name));
  const links = [...sights.links, ['/dev/shm', '/tmp'], ['/dev/fd', '/proc/self/fd'], ...STREAMS];
  const put = (name: string, parts: readonly string[]) =>
    writeFileSync(join(box.root, name), parts.map((part) => `${part}\0`).join(''));
  put('folders', [...folders, ...[...files, ...inside].map(dirname)].map(relative));
  put('files', [...files, ...inside].map(relative));
  put(
    'links',
    links.flatMap(([path, target]) => [target, relative(path)]),
  );
  writeFileSync(join(box.root, 'own'), table(root, own));
  writeFileSync(join(box.root, 'shown'), table(root, shown));
  const program = confined(inner, confinement, null);
  const last = user === null ? noMoreNamespaces : '';
  return [
    'unshare',
    ...(user === null ? ['--user', '--map-root-user'] : []),
    ...['--mount', '--pid', '--net', '--ipc', '--uts', '--fork', '--kill-child', '--'],
    ...['/bin/sh', '-c', `${limitShared(limits.memoryMib)}\n${last}${SETUP}`, 'sh', root, box.root, folder],
    ...(user === null
      ? [...WITHOUT_RIGHTS, ...program]
      : [...asUser(user), ...withoutNamespaces(program, user)]),
  ];
}

type Mount = readonly [source: string, target: string, type: string, options: string];

/** In the form of fstab, where blanks and backslashes are written as numbers. */
function table(root: string, mounts: readonly Mount[]): string {
  const escaped = (text: string) =>
    text.replace(/[\s\\#]/g, (c) => `\\${c.charCodeAt(0).toString(8).padStart(3, '0')}`);
  return mounts
    .map(([source, target, type, options]) => [escaped(source), escaped(root + target), type, options, 0, 0])
    .map((fields) => `${fields.join(' ')}\n`)
    .join('');
}

const relative = (path: string) => `.${path}`;
