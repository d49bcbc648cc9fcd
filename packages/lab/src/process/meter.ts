/**
 * Counts the processor time of a program with all that comes of it. The table of processes tells that of the living, and
 * parents that of the children they waited for; what a child took that nobody waited for, the kernel tells only to whoever
 * asked before it was born. No shell can ask (`perf_event_open`); perl can.
 */
import { spawnSync } from 'node:child_process';
import { PRCTL } from './confined.js';

/** Where the time is told: nanoseconds, a line every second and one at the end. */
export const METER_FD = 4;

/** The number of perf_event_open, by instruction set. */
const OPEN: Readonly<Record<string, number>> = { x64: 298, ia32: 336, arm64: 241, arm: 364, riscv64: 241 };

/**
 * The kernel is asked for the clock of tasks (1, 1), of this one and those that it starts (2), without the kernel's own
 * secrets (0x20), as users may. Perl stays, as the parent of the wall and as whoever the grader is, out of the program's reach.
 * It ends with the grader, and the wall with it (1, 9), however the grader is ended.
 */
const SCRIPT = `
my ($open, $fd, $user, $prctl, $grader) = splice @ARGV, 0, 5;
syscall($prctl, 1, 9, 0, 0, 0);
exit 125 if getppid != $grader;
my $asked = pack 'L2 Q5 x16', 1, 64, 1, 0, 0, 0, 0x22;
my $counter = syscall($open, $asked, 0, -1, -1, 8);
exit 125 if $counter < 0;
open my $count, '<&=', $counter or exit 125;
open my $told, '>&=', $fd or exit 125;
my $self = $$;
my $child = fork;
exit 125 unless defined $child;
unless ($child) {
  close $told;
  if ($user ne '') {
    ($), $() = ("$user $user", $user);
    ($<, $>) = ($user, $user);
    exit 125 unless $< == $user && $> == $user && "$( $)" eq "$user $user $user $user";
  }
  syscall($prctl, 1, 9, 0, 0, 0);
  exit 125 if getppid != $self;
  exec { $ARGV[0] } @ARGV;
  exit 127;
}
my $tell = sub { sysread $count, my $ns, 8; syswrite $told, unpack('Q', $ns) . "\\n" };
$SIG{PIPE} = 'IGNORE';
$SIG{ALRM} = sub { $tell->(); alarm 1 };
alarm 1;
1 while waitpid($child, 0) < 0;
my $status = $?;
alarm 0;
$tell->();
exit($status & 127 ? 128 + ($status & 127) : $status >> 8);`;

/** The same words, counted, as `user`; as whoever calls this where that is null. */
export const metered = (words: readonly string[], user: number | null): string[] => [
  ...['/usr/bin/perl', '-e', SCRIPT],
  ...[OPEN[process.arch] ?? -1, METER_FD, user ?? '', PRCTL[process.arch] ?? 0, process.pid].map(String),
  ...words,
];

let here: boolean | undefined;

/** Whether the kernel counts for us: tried once. In containers it often does not, and for users where the machine's owner forbids it. */
export function canMeter(): boolean {
  if (here === undefined) {
    const [program, ...words] = metered(['/bin/sh', '-c', 'exit 7'], null);
    const stdio = ['ignore', 'ignore', 'ignore', 'ignore', 'pipe'] as const;
    const { status, output } = spawnSync(program, words, { stdio: [...stdio] });
    here = status === 7 && meteredSeconds(String(output[METER_FD])) > 0;
  }
  return here;
}

/** The most that was told: nobody can make it less by telling something else. */
export const meteredSeconds = (text: string): number =>
  Math.max(0, ...[...text.matchAll(/^(\d{1,18})\n/gm)].map(([, ns]) => Number(ns) / 1e9));
