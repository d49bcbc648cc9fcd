/** Level files with exactly one fault, so that there is just one report that is right. */
import type { Rng } from '@quadrant/kernel';
import { pick } from '../walk.js';

/** Each gives the text unchanged where it does not apply. */
const FAULTS: readonly ((text: string) => string)[] = [
  (text) => `colour: green\n${text}`,
  (text) => text.replace(/^seed: .*$/m, (line) => `${line}\n${line}`),
  (text) => text.replace(/^seed: .*$/m, 'seed: many'),
  (text) => text.replace(/^health: .*$/m, 'health: 0'),
  (text) => text.replace(/^ai: .*$/m, 'ai: clever'),
  (text) => text.replace(/^verbose: .*$/m, 'verbose: yes'),
  (text) => text.replace(/^end$/m, 'end\nat 999,1 health=1'),
  (text) => text.replace(/^end$/m, 'end\nat 1,1,1 health=1'),
  (text) => text.replace(/^end$/m, 'end\ntile 1,1 Y'),
  (text) => text.replace(/^map:\nX(X+)X$/m, 'map:\nX$1.'),
  (text) => text.replace(/^X\.([^\n]*)X$/m, 'XX$1X'),
  (text) => text.replace(/^X\.([^\n]*)X$/m, 'Xy$1X'),
  (text) => text.replace(/^X\.([^\n]*)X$/m, 'X.$1XX'),
  (text) => text.replace(/^(X[^\nP]*)P/m, '$1.'),
  (text) => text.replace(/^X\.([^\n]*)X$/m, 'XP$1X'),
  (text) => text.replace(/^generate: .*$/m, 'generate: 4x3'),
  (text) => text.replace(/^difficulty: .*$/m, 'difficulty: 6'),
  (text) => text.replace(/^generate: .*\n/m, ''),
];

export function spoiltLevel(text: string, rng: Rng): string {
  const spoilt = FAULTS.map((fault) => fault(text)).filter((each) => each !== text);
  return pick(spoilt, rng);
}
