/**
 * The filter of system calls without bubblewrap, and folders that alone may be written to (Landlock, of Linux 6.2). No shell
 * can ask the kernel for these; perl can, which Debian and what comes from it always have.
 */
import { spawnSync } from 'node:child_process';
import { CALL_FILTER } from './call-filter.js';

/** The number of prctl, by instruction set. */
const PRCTL: Readonly<Record<string, number>> = { x64: 157, ia32: 172, arm64: 167, arm: 172, riscv64: 167 };

/**
 * Numbers are the kernel's: 38 gives up new rights for good, 22 takes a filter, 444 to 446 make a set of rules, add one
 * and obey it; 0x4002 is to write to what is there, 0x7ff2 to make and remove as well.
 */
const SCRIPT = `
my ($prctl, $filter, $count) = splice @ARGV, 0, 3;
my @writable = splice @ARGV, 0, $count;
exit 125 if syscall($prctl, 38, 1, 0, 0, 0);
if ($count && syscall(444, 0, 0, 1) >= 3) {
  my ($handled, $rule) = pack 'Q', 0x7ff2;
  my $rules = syscall(444, $handled, 8, 0);
  for (['/dev', 0x4002], ['/proc', 0x4002], map { [$_, 0x7ff2] } @writable) {
    my ($path, $rights) = @$_;
    next unless sysopen(my $folder, $path, 0);
    $rule = pack 'Q l', $rights, fileno $folder;
    exit 125 if syscall(445, $rules, 1, $rule, 0);
  }
  exit 125 if syscall(446, $rules, 0);
}
$filter = pack 'H*', $filter;
my $program = pack 'S x![P] P', length($filter) / 8, $filter;
exit 125 if syscall($prctl, 22, 2, $program);
exec { $ARGV[0] } @ARGV;
exit 127;`;

/** The same words, confined; with no folders they may write wherever their wall lets them. */
export const confined = (words: readonly string[], writable: readonly string[]): string[] => [
  ...['/usr/bin/perl', '-e', SCRIPT],
  ...[String(PRCTL[process.arch] ?? 0), CALL_FILTER.toString('hex'), String(writable.length)],
  ...writable,
  ...words,
];

let can: boolean | undefined;

/** Tried once, with a program that asks whether it is. */
export function canConfine(): boolean {
  const [program, ...words] = confined(['/bin/grep', '-q', '^Seccomp:.*2', '/proc/self/status'], ['/tmp']);
  can ??= spawnSync(program, words, { stdio: 'ignore' }).status === 0;
  return can;
}
