/** Facts as lines to read: one sentence each, repeated ones folded into one. */
import { capital, type Fact } from '@quadrant/kernel';
import type { Fold } from '../screens/contract.js';
import { shell } from '../words/shell.js';

export interface Line {
  readonly words: string; // '3 Grunts move.'
  readonly parts: readonly string[]; // the sentences folded into it; one when nothing was folded
}

export interface FactReader<F extends Fact> {
  readonly say: (fact: F) => string | null;
  fold?(fact: F): Fold | null;
}

const FOLD_FROM = 3; // fewer are told one by one

export function sentences<F extends Fact>(facts: readonly F[], reader: FactReader<F>): Line[] {
  const groups: { readonly fold: Fold; readonly parts: string[] }[] = [];
  for (const fact of facts) {
    const said = reader.say(fact);
    if (said === null) continue;
    const words = capital(said);
    const fold: Fold = reader.fold?.(fact) ?? { key: words, words: (count) => shell.times(words, count) };
    const last = groups[groups.length - 1];
    if (last?.fold.key === fold.key) last.parts.push(words);
    else groups.push({ fold, parts: [words] });
  }
  return groups.flatMap(({ fold, parts }) =>
    parts.length < FOLD_FROM
      ? parts.map((words) => ({ words, parts: [words] }))
      : [{ words: fold.words(parts.length), parts }],
  );
}

/** Lines as one text to read out. */
export const readOut = (lines: readonly Line[]): string => lines.map(({ words }) => words).join(' ');
