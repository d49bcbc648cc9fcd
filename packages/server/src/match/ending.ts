/** Whether entries that are not in the log yet would end the match, and how. */
import type { Outcome } from '@quadrant/kernel';
import type { New } from './request.js';
import type { MatchState } from './state.js';

/** What the match comes to by this entry; null while it goes on, or where there is no result. */
export function resultBy({ game, log }: MatchState, entry: New): Pick<Outcome, 'winner'> | null {
  if (log === null) return null;
  const { kind, command, seat, by, offer, partial } = entry;
  if (kind === 'accepted' && offer === 'draw' && !partial) return { winner: null };
  const after = game.clone(log.position);
  if (kind === 'played') {
    const parsed = game.grammar.parse(command!);
    if (parsed.ok) game.perform(after, by!, parsed.value, null);
  } else if (kind === 'resigned' || kind === 'flagged' || kind === 'claimed')
    game.withdraw(after, seat!, null);
  else return null;
  return game.outcome(after);
}
