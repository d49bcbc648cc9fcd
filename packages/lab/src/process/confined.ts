/**
 * What the kernel grants to a program that is behind no namespaces: no system calls that bubblewrap would refuse, no files
 * but those that are named, no signals to others (Landlock). No shell can ask for these; perl can, which Debian and what
 * comes from it always have.
 */
import { spawnSync } from 'node:child_process';
import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { CALL_FILTER, KEEPING_FILTER } from './call-filter.js';
import { isWithin } from './sights.js';

/** How far programs can be confined: each takes in those before it. Files need Linux 6.2, signals 6.12. */
export const CONFINEMENTS = ['nothing', 'calls', 'files', 'signals'] as const;
export type Confinement = (typeof CONFINEMENTS)[number];

export const isAtLeast = (one: Confinement, other: Confinement): boolean =>
  CONFINEMENTS.indexOf(one) >= CONFINEMENTS.indexOf(other);

/** Where a program may read, and where it may write as well. */
export interface Grants {
  readonly read: readonly string[];
  readonly write: readonly string[];
  /** Whether perl stays, as a parent that nobody gets away from: who loses theirs becomes its child, and ends with the program. */
  readonly isKept: boolean;
  /** Whether rights, owners and times of files stay as they are. */
  readonly keepsAttributes: boolean;
}

/** The number of prctl, by instruction set. */
export const PRCTL: Readonly<Record<string, number>> = {
  x64: 157,
  ia32: 172,
  arm64: 167,
  arm: 172,
  riscv64: 167,
};

/**
 * Numbers are the kernel's: 38 gives up new rights for good, 22 takes a filter; 444 to 446 make a set of rules, add one and
 * obey it; 36 makes a parent of all who lose theirs. Of rights, 0xd is to read and to run, 0x7fff all, 0x4007 those that a file has; 2 keeps signals in.
 */
const SCRIPT = `
my ($prctl, $filter, $scopes, $stays, $count) = splice @ARGV, 0, 5;
my @grants = splice @ARGV, 0, $count;
exit 125 if syscall($prctl, 38, 1, 0, 0, 0);
if ($stays) {
  exit 125 if syscall($prctl, 36, 1, 0, 0, 0);
  my $child = fork;
  exit 125 unless defined $child;
  if ($child) {
    waitpid $child, 0;
    my $status = $?;
    while (waitpid(-1, 1) >= 0) {
      open my $children, '<', "/proc/$$/task/$$/children" or last;
      kill 'KILL', split ' ', <$children> // '';
      select undef, undef, undef, 0.002;
    }
    kill $status & 127, $$ if $status & 127;
    exit $status >> 8;
  }
}
if ($count) {
  my $handled = $scopes ? pack('Q3', 0x7fff, 0, 2) : pack('Q', 0x7fff);
  my $rules = syscall(444, $handled, length $handled, 0);
  for (@grants) {
    my ($right, $path) = /^(.)(.*)/s;
    next unless sysopen(my $at, $path, 0x200000);
    my $rights = $right eq 'w' ? 0x7fff : 0xd;
    my $rule = pack 'Q l', (-d $path ? $rights : $rights & 0x4007), fileno $at;
    exit 125 if syscall(445, $rules, 1, $rule, 0);
  }
  exit 125 if syscall(446, $rules, 0);
}
$filter = pack 'H*', $filter;
my $program = pack 'S x![P] P', length($filter) / 8, $filter;
exit 125 if syscall($prctl, 22, 2, $program);
exec { $ARGV[0] } @ARGV;
exit 127;`;

/** The same words, confined as far as that is asked for; without grants in calls alone. */
export function confined(
  words: readonly string[],
  to: Confinement,
  grants: Grants | null,
): readonly string[] {
  if (to === 'nothing') return words;
  const paths =
    grants === null || !isAtLeast(to, 'files')
      ? []
      : [...grants.read.map((path) => `r${path}`), ...grants.write.map((path) => `w${path}`)];
  const flags = [to === 'signals', grants?.isKept === true].map((flag) => (flag ? '1' : '0'));
  const filter = grants?.keepsAttributes === true ? KEEPING_FILTER : CALL_FILTER;
  const numbers = [String(PRCTL[process.arch] ?? 0), filter.toString('hex'), ...flags];
  return ['/usr/bin/perl', '-e', SCRIPT, ...numbers, String(paths.length), ...paths, ...words];
}

const VERSION = 'my $v = syscall(444, 0, 0, 1); exit($v < 0 ? 0 : $v)';
const ALL: Grants = { read: ['/'], write: ['/dev', '/proc'], isKept: true, keepsAttributes: true };
let here: Confinement | undefined;

/** How far it goes on this machine: tried once, with a program that asks whether it is confined. */
export function confinementHere(): Confinement {
  if (here === undefined) {
    const version = spawnSync('/usr/bin/perl', ['-e', VERSION]).status ?? 0;
    const best: Confinement = version >= 6 ? 'signals' : version >= 3 ? 'files' : 'calls';
    here = [best, 'calls' as const].find(works) ?? 'nothing';
  }
  return here;
}

function works(confinement: Confinement): boolean {
  const ask = ['/bin/grep', '-q', '^Seccomp:.*2', '/proc/self/status'];
  const [program, ...words] = confined(ask, confinement, ALL);
  return spawnSync(program, words, { stdio: 'ignore' }).status === 0;
}

/** A folder without what is hidden in it: all else that is there now. */
export function without(path: string, hidden: readonly string[]): string[] {
  if (hidden.includes(path)) return [];
  if (!hidden.some((each) => isWithin(each, path)) || !lstatSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => without(join(path, name), hidden));
}
