/** Measures in CPU time of this process, both sides of a comparison in turns, so that neither meets a quieter machine. */
import { readFileSync } from 'node:fs';

const ROUNDS = 5;

/** Work per CPU-second: `work` does some of it and says how much. */
function rate(work, seconds) {
  const start = process.cpuUsage();
  let done = 0;
  let spent = 0;
  while (spent < seconds) {
    done += work();
    const { user, system } = process.cpuUsage(start);
    spent = (user + system) / 1e6;
  }
  return done / spent;
}

const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1];

/** The rates of `ours` and `peer`, each the median of several rounds taken alternately. */
export function compare(ours, peer, seconds) {
  const slice = seconds / ROUNDS;
  rate(ours, slice);
  rate(peer, slice); // warm both up
  const rounds = Array.from({ length: ROUNDS }, () => ({ ours: rate(ours, slice), peer: rate(peer, slice) }));
  return { ours: median(rounds.map((r) => r.ours)), peer: median(rounds.map((r) => r.peer)) };
}

const TICKS = 100; // a second, in what Linux tells of processes
/** CPU-seconds of the processes that were started here and are gone. */
export function spentByChildren() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/** A fast random generator for choosing commands, so that the choice costs both sides the same. */
export function chooser(seed) {
  let x = seed | 0;
  return (n) => {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
    return (x >>> 0) % n;
  };
}
