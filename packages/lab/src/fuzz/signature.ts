/**
 * What a difference looks like when numbers and names are left out of it. A script in which our own game answers the same
 * command with lines like those may show the same difference; one in which it does not hardly can. Asking our own
 * game costs next to nothing, so it is asked about many scripts before one is run.
 */
import type { ProgramRun } from '../process/ending.js';
import { answerAt, answersIn } from './answers.js';
import { isTelling, type RuleName } from './maker.js';
import type { Finding } from './trial.js';

/** The lines of one answer that are like those in question: the answer with the most of them. */
export type Likeness = (own: ProgramRun) => readonly string[];

/** Of a line that tells little only the rule is left, of any other all but numbers and single letters. */
function blurring(rules: readonly RuleName[]): (line: string) => string {
  const known = new Map<string, string>();
  return (line) => {
    let blurred = known.get(line);
    if (blurred === undefined) {
      const found = rules.find(({ pattern }) => pattern.test(line));
      blurred = found?.vague
        ? found.rule
        : line.replace(/\[[A-Z],\d+\]|\d+/g, '#').replace(/(?<![[,])\b[A-Pa-p]\b(?![\],:(])/g, '@');
      known.set(line, blurred);
    }
    return blurred;
  };
}

/** All lines that only one side has in the answer that differs. */
export function differingLines({ judgement, right, outcome }: Finding): string[] {
  const line = judgement.difference?.line ?? Number.POSITIVE_INFINITY;
  const ours = answerAt(right.out, line).lines;
  const theirs = answerAt(outcome.out, line).lines;
  return [...ours.filter((each) => !theirs.includes(each)), ...theirs.filter((each) => !ours.includes(each))];
}

/** `after`: whether it must come of the same command, or may come of any. */
export function likenessTo(
  { judgement, right, outcome }: Finding,
  rules: readonly RuleName[],
  after: 'the same' | 'any' = 'the same',
): Likeness {
  const { difference } = judgement;
  const blurred = blurring(rules);
  const at = difference?.line ?? Number.POSITIVE_INFINITY;
  const answer = answerAt(right.out, at);
  const theirs = new Set(answerAt(outcome.out, at).lines);
  const tells = (line: string) => isTelling(rules, line);
  // Where only something was printed that should not be, the line before it is all there is.
  const missing = answer.lines.filter((line) => !theirs.has(line));
  const differing =
    missing.length > 0 ? missing : [answer.lines[at - answer.first - 1] ?? answer.lines.at(-1) ?? ''];
  const needed = new Set((differing.some(tells) ? differing.filter(tells) : differing).map(blurred));
  const wanted = new Set([...differing, ...answer.lines.filter(tells)].map(blurred));
  return ({ out }) => {
    let most: string[] = [];
    for (const { command, lines } of answersIn(out)) {
      if (after === 'the same' && command !== answer.command) continue;
      const like = new Map<string, string>();
      for (const line of lines) {
        const blur = blurred(line);
        if (wanted.has(blur)) like.set(blur, line);
      }
      if (like.size >= most.length && [...like.keys()].some((each) => needed.has(each)))
        most = [...like.values()];
    }
    return most;
  };
}
