/** The rule that a difference is about, in words. */
import { answerAt } from './answers.js';
import { type Maker, ruleFor } from './maker.js';
import { differingLines } from './signature.js';
import type { Finding } from './trial.js';
import type { Trials } from './trials.js';

/** From the lines that differ in the answer to one command, or else from the command. */
export async function ruleConcerned(
  { rules, reveal }: Maker,
  trials: Trials,
  smallest: Finding,
): Promise<string> {
  const revealed = reveal(smallest.script);
  const finding = revealed === smallest.script ? null : await trials.differs(revealed);
  const shown = finding ?? smallest;
  const { judgement, right, outcome } = shown;
  const line = judgement.difference?.line ?? Number.POSITIVE_INFINITY;
  const ours = answerAt(right.out, line).lines;
  const theirs = answerAt(outcome.out, line).lines;
  const changed = differingLines(shown);
  if (changed.length === 0) changed.push(judgement.difference?.expected ?? ''); // the same lines in another order
  const rule =
    ruleFor(rules, changed) ?? ruleFor(rules, [judgement.place?.command ?? '']) ?? 'the transcript';
  return rule + refusalWords(refusalIn(ours), refusalIn(theirs));
}

/** Where one side alone refuses, its words say which rule it is. */
function refusalWords(ours: string | null, theirs: string | null): string {
  if (ours !== null && theirs === null) return ` (to be refused: ${ours})`;
  return ours === null && theirs !== null ? ` (wrongly refused: ${theirs})` : '';
}

const REFUSAL = /^(?:Error: |\? )/;
const STATE_OF_ERROR = /^\s*state:.*, error$/;

function refusalIn(lines: readonly string[]): string | null {
  const at = lines.findIndex((line) => STATE_OF_ERROR.test(line));
  const words = at >= 0 ? lines[at + 1] : lines.find((line) => REFUSAL.test(line));
  return words?.trim() ?? null;
}
