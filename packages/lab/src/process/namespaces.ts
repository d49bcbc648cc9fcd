/**
 * Who may make a user namespace is root in it, and can mount memory there that no limit of ours reaches. So a program is
 * started in one of its own that allows no further ones, and with none of the rights that making it gave.
 */
import { spawnSync } from 'node:child_process';

const NO_MORE = 'echo 0 > /proc/sys/user/max_user_namespaces';

/** For a shell that is root of its own namespace, and of no other. */
export const noMoreNamespaces = `${NO_MORE} 2>/dev/null || true\n`;

/** Gives up all rights for good. */
export const WITHOUT_RIGHTS: readonly string[] = [
  'setpriv',
  '--bounding-set=-all',
  '--inh-caps=-all',
  '--ambient-caps=-all',
  '--no-new-privs',
  '--',
];

const enclosed = (words: readonly string[]) => [
  ...['unshare', '--user', '--map-current-user', '--keep-caps', '--'],
  ...['/bin/sh', '-c', `${NO_MORE} && exec "$@"`, 'sh'],
  ...WITHOUT_RIGHTS,
  ...words,
];

const known = new Map<boolean, boolean>();

/** The same words, so that no namespace can be made where that is possible at all; `user` is whom they run as. */
export function withoutNamespaces(words: readonly string[], user: number | null): readonly string[] {
  let can = known.get(user === null);
  if (can === undefined) {
    const [program, ...rest] = enclosed(['/bin/sh', '-c', '! unshare --user true']);
    const as = user === null ? {} : { uid: user, gid: user };
    can = spawnSync(program, rest, { stdio: 'ignore', cwd: '/', ...as }).status === 0;
    known.set(user === null, can);
  }
  return can ? enclosed(words) : words;
}
