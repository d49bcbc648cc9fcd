/** How a match ended in words, by the names of those who played and in the first person for who sat there. */
import { type Outcome, SPECTATOR } from '@quadrant/kernel';
import type { AnyScreen, EndMessage } from '../../screens/contract.js';
import { online } from '../../words/online.js';
import { said } from '../../words/shell.js';
import type { StateMessage, Story } from '../client/story.js';
import { byName, leftWords, nameOf, terminationOf } from '../words.js';

/** How one left oneself; by the word of the log or by that of an end, null where none is known. */
const youLeft = (how: string | null): string =>
  online.end.youLeft[terminationOf(how ?? 'left') as keyof typeof online.end.youLeft];

/** How one of two left, which is more than that they did. */
function leftBy(termination: string, who: number, { players, seat }: StateMessage): string | null {
  const words = leftWords(termination, nameOf(players, who));
  return words && who === seat ? youLeft(termination) : words;
}

/** In the first person, for who played. */
function titleOf(winner: number | null, { players, seat }: StateMessage): string {
  if (winner === null) return online.end.draw;
  if (winner === seat) return online.end.youWon;
  return seat === null ? online.over.won(nameOf(players, winner)) : online.end.youLost;
}

/** How it ended, by the names of those who played. */
export function resultOf(
  state: StateMessage,
  screen: AnyScreen,
  { left: leavers }: Pick<Story, 'left'>,
): EndMessage {
  const { over, players, seat, view } = state;
  const { winner, result, reason, termination, scores } = over!;
  const won = winner === null || seat === null ? null : winner === seat;
  const why = players.length > 1 ? online.end.nobody : online.end.notRanked;
  if (termination === 'aborted')
    return { won: null, title: online.end.calledOff, why, score: null, rows: [] };
  const outcome: Outcome = { result: result ?? 'aborted', winner, scores, reason: said(reason) };
  const names = players.map((_, each) => nameOf(players, each));
  const told = screen.result(view, outcome, seat ?? SPECTATOR, names);
  const left = winner !== null && players.length === 2 && leftBy(termination, 1 - winner, state);
  const agreed = termination === 'agreed' && online.end.agreed;
  if (agreed && seat !== null && leavers.has(seat)) {
    const title = youLeft(leavers.get(seat) ?? null).replace(/\.$/, '');
    return { ...told, won: null, title, why: online.end.othersAgreed };
  }
  return {
    ...told,
    won,
    title: players.length > 1 && (winner !== null || result === 'draw') ? titleOf(winner, state) : told.title,
    why: left || agreed || byName(told.why, names),
    ...(seat === null ? { score: null, rows: [] } : {}), // these are a player's own
  };
}
