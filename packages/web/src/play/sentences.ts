/** Facts as lines to read: one sentence each, repeated ones folded into one. */
import { capital, type DigestLine, type Fact, type Outcome, type Seat } from '@quadrant/kernel';
import type { Fold } from '../screens/contract.js';
import { shell } from '../words/shell.js';

export interface Line {
  readonly words: string; // '3 Grunts move.'
  readonly parts: readonly string[]; // the sentences folded into it; one when nothing was folded
}

export interface FactReader<F extends Fact> {
  readonly say: (fact: F, to: Seat) => string | null;
  fold?(fact: F): Fold | null;
}

const FOLD_FROM = 3; // fewer are told one by one

export function sentences<F extends Fact>(facts: readonly F[], reader: FactReader<F>, to: Seat): Line[] {
  const groups: { readonly fold: Fold; readonly parts: string[] }[] = [];
  for (const fact of facts) {
    const said = reader.say(fact, to);
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

const MOST_READ = 5; // lines

interface HeardTurn<F extends Fact, V> {
  readonly facts: readonly F[];
  readonly seat: Seat; // of who listens
  readonly reader: Seat; // the same where that is one person
  readonly view: V;
  readonly outcome: Outcome | null;
  readonly turn?: number; // of the table
}
interface TurnReader<F extends Fact, V> extends FactReader<F> {
  digest(facts: readonly F[], seat: Seat): readonly DigestLine[];
  ending(view: V, outcome: Outcome, reader: Seat, turns?: number): string;
}

/** A turn as one text to hear: a long one as the eye has it above the log, what concerns the listener first. */
export function readOut<F extends Fact, V>(turn: HeardTurn<F, V>, reader: TurnReader<F, V>): string {
  const lines = sentences(turn.facts, reader, turn.reader).map(({ words }) => words);
  if (lines.length <= MOST_READ) return lines.join(' ');
  const short = reader
    .digest(turn.facts, turn.seat)
    .map(({ lead, words }) => `${lead && `${lead}: `}${words}.`);
  const end = turn.outcome ? [reader.ending(turn.view, turn.outcome, turn.reader, turn.turn)] : [];
  return [...short, ...end].join(' ');
}
