/** What helps a student to understand a difference: the rule it is about, what was given up to there, the page at the turn. */
import type { TranscriptPlace } from '@quadrant/catalogue';
import { type Difference, linesOf } from '../check/diff.js';
import { linkTo, recordOf } from '../export/link-of.js';
import { answerAt } from '../fuzz/answers.js';
import { ruleFor } from '../fuzz/maker.js';
import { makerOf } from '../fuzz/makers.js';
import { casesOf, type GameId, type GameModule } from '../games.js';

export interface Help {
  readonly rule: string | null; // 'Moving: firewalls'
  readonly given: readonly string[]; // the commands up to the one that differs
  readonly link: string | null;
}

/** What there is of a case and of its two outputs. */
interface Seen {
  readonly args: readonly string[];
  readonly map: Buffer | null;
  readonly input: Buffer;
  readonly right: Buffer;
  readonly actual: Buffer;
}

/** Commands that are shown: those before the last ones are left out. */
const MOST = 40;

export function helpOn(
  id: GameId,
  own: GameModule,
  { args, map, input, right, actual }: Seen,
  { place, difference }: { readonly place: TranscriptPlace; readonly difference: Difference },
  page: string | null,
): Help {
  const commands = casesOf(id).commandsOf(input.toString('utf8'), linesOf(right));
  const given = commands.slice(0, place.number);
  const shown =
    page === null
      ? null
      : recordOf(id, own, { args, map: map?.toString('utf8') ?? null, commands }, place.number);
  return {
    rule: ruleOf(id, right, actual, difference.line),
    given: given.length > MOST ? ['…', ...given.slice(-MOST)] : given,
    link: shown && page !== null ? linkTo(page, id, shown) : null,
  };
}

function ruleOf(id: GameId, right: Buffer, actual: Buffer, line: number): string | null {
  const rules = makerOf(id).rules;
  const ours = answerAt(right, line).lines;
  const theirs = new Set(answerAt(actual, line).lines);
  return ruleFor(
    rules,
    ours.filter((each) => !theirs.has(each)),
  );
}
