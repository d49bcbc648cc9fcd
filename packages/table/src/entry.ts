/**
 * What happened at a table, in order: the game itself. A record holds these, a server's log grows by them, and
 * whoever applies them from the beginning has the game again.
 */
import type { AnyGame, Outcome, Seat } from '@quadrant/kernel';
import { MATCH_TERMINATIONS, type TableKind } from '@quadrant/wire';

/** How a game came to its end: by its rules (`normal`), or by something at the table. */
export const ENDINGS = MATCH_TERMINATIONS;
export type Ending = (typeof ENDINGS)[number];

/** A performed command. */
export interface CommandEntry {
  readonly seat: Seat;
  readonly command: string; // 'move a down'
  readonly ms?: number; // what it took
}

export interface TableEntry {
  readonly table: TableKind;
  readonly seat?: Seat | null; // whom it is about
  readonly offer?: string; // of offered, accepted and declined: 'draw'
  readonly to?: number; // of taken-back: how many commands remain
  readonly why?: string; // of withdrawn: 'resigned'
  readonly termination?: Ending; // of ended
}

export type Entry = CommandEntry | TableEntry;
export const isCommand = (entry: Entry): entry is CommandEntry => 'command' in entry;

/** What an entry that is no command does to the game. */
export type EntryEffect =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'take back'; readonly to: number }
  /** A seat leaves; `ending` is null where the others go on. */
  | { readonly kind: 'leave'; readonly seat: Seat; readonly ending: Ending | null }
  | { readonly kind: 'end'; readonly ending: Ending };

const NOTHING: EntryEffect = { kind: 'nothing' };
const LEAVING: Partial<Record<TableKind, Ending>> = {
  resigned: 'resigned',
  flagged: 'timeout',
  claimed: 'claimed',
};

export function effectOf({ table, seat, offer, to, termination = 'interrupted' }: TableEntry): EntryEffect {
  if (table === 'taken-back') return { kind: 'take back', to: to ?? 0 };
  if (table === 'withdrawn') return { kind: 'leave', seat: seat ?? 0, ending: null };
  if (table === 'aborted') return { kind: 'end', ending: 'aborted' };
  if (table === 'accepted') return offer === 'draw' ? { kind: 'end', ending: 'agreed' } : NOTHING;
  if (table === 'ended')
    return typeof seat === 'number'
      ? { kind: 'leave', seat, ending: termination }
      : { kind: 'end', ending: termination };
  const ending = LEAVING[table];
  return ending ? { kind: 'leave', seat: seat ?? 0, ending } : NOTHING;
}

/** How a game stands whose table ended it so: the rules' outcome, or what the table made of it; null: no result. */
export function outcomeOf(game: AnyGame, position: unknown, ending: Ending | null): Outcome | null {
  const outcome = game.outcome(position);
  if (outcome !== null || ending === null) return outcome;
  const scores = game.scores(position);
  if (ending === 'agreed') return { result: 'draw', winner: null, scores, reason: 'a draw was agreed' };
  return ending === 'adjudicated' ? adjudicated(scores) : null;
}

/** The better score wins; equal ones are a draw. */
function adjudicated(scores: readonly number[]): Outcome {
  const best = Math.max(...scores);
  const first = scores.flatMap((score, seat) => (score === best ? [seat] : []));
  const winner = first.length === 1 && scores.length > 1 ? first[0] : null;
  return { result: winner === null ? 'draw' : 'won', winner, scores, reason: 'adjudicated by score' };
}
