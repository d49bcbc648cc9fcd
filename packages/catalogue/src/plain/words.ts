/** Facts and ends of any game in words. */
import type { Ended, Fact, Outcome } from '@quadrant/kernel';

/** `marked, seat 0, square 5` */
export const sayPlainly = (fact: Fact): string =>
  fact.kind === 'ended'
    ? sayOutcome(fact as Ended)
    : [
        fact.kind,
        ...Object.entries(fact)
          .filter(([name]) => name !== 'kind')
          .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`),
      ].join(', ');

export function sayOutcome({ result, winner, reason }: Outcome): string {
  const who = winner === null ? result : `player ${winner + 1} has won`;
  return `The game is over: ${who}, ${reason}.`;
}
