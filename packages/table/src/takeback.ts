/** How far a command can be taken back by agreement. */
import type { Command, Fact, Seat } from '@quadrant/kernel';
import { effectOf, isCommand } from './entry.js';
import { GameLog } from './game-log.js';

/**
 * How many commands would remain if the seat's last one were taken back; null where that may not be: somebody left,
 * nobody could agree, or something became known.
 */
export function takebackTo<P, C extends Command, F extends Fact>(
  log: GameLog<P, C, F>,
  seat: Seat,
  friendly: boolean,
): number | null {
  const { game, options, seed, entries } = log;
  if (entries.some((entry) => !isCommand(entry) && effectOf(entry).kind === 'leave')) return null;
  const standing = log.standing();
  const to = standing.findLastIndex((each) => each.seat === seat);
  if (to < 0) return null;
  if (friendly) return to;
  if (game.seatsOf(options) === 1) return null; // nobody who could agree
  if (game.secrets === null) return to;
  const before = new GameLog(game, options, seed);
  for (const { seat: by, command } of standing.slice(0, to)) {
    const parsed = game.grammar.parse(command);
    if (!parsed.ok || before.give(by, parsed.value)) return null;
  }
  return game.secrets.mayTakeBack(before.position, log.position) ? to : null;
}
