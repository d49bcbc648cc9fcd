/**
 * What a difference looks like when the numbers are left out of it. A script in which our own game prints a line like
 * that may show the same difference; one in which it does not hardly can. Asking our own game costs next to nothing.
 */
import { linesOf } from '../check/diff.js';
import type { Outcome } from '../process/ending.js';
import type { Finding } from './trial.js';

export type Signature = (own: Outcome) => boolean;

const blurred = (line: string) => line.replace(/\[[A-Z],\d+\]|\d+/g, '#').trimEnd();

export function signatureOf({ judgement, right }: Finding): Signature {
  const { difference } = judgement;
  const line = difference?.expected ?? linesOf(right.out).at(-1);
  if (line === undefined || line === null) return () => true;
  const wanted = blurred(line);
  return ({ out }) => linesOf(out).some((each) => blurred(each) === wanted);
}
