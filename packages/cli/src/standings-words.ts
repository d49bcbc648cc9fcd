/** How a tournament came out, for a person. */
import type { Estimate } from '@quadrant/lab';
import { anchorOf, fixed, type Spec, type Standings } from '@quadrant/lab/bots';

export function wordsOfStandings(spec: Spec, standings: Standings): string {
  const lines: string[] = [];
  for (const meeting of standings.meetings.values()) {
    const { bots, unfinished } = meeting;
    lines.push(`${bots[0]} against ${bots.slice(1).join(', ')}: ${standings.lineOf(meeting)}`);
    if (unfinished > 0) lines.push(`  pairs that came to no end and count for nobody: ${unfinished}`);
  }
  if (spec.bots.length > 2) lines.push(...ratingLines(spec, standings));
  const verdict = standings.sprt?.verdict;
  if (standings.sprt) lines.push(verdict ? `${verdict} is accepted` : 'The test is not decided.');
  const ends = Object.entries(standings.terminations).sort(([a], [b]) => (a < b ? -1 : 1));
  lines.push(
    `Ends: ${ends.map(([name, n]) => `${name} ${n}`).join(', ') || 'none'}`,
    ...standings.faults.lines(),
  );
  return `${lines.join('\n')}\n`;
}

function ratingLines(spec: Spec, standings: Standings): string[] {
  const { ratings, imagined } = standings.ratings();
  const rows = spec.bots
    .map(({ name }, i) => ({ name, ...ratings[i] }))
    .sort((a, b) => Number(Number.isNaN(a.value)) - Number(Number.isNaN(b.value)) || b.value - a.value)
    .map(({ name, ...rating }) => `  ${name}: ${wordsOfRating(rating, 1)}`);
  const note = imagined ? ', with an imagined draw of each two, as somebody won or lost everything' : '';
  const { bot, elo } = anchorOf(spec);
  return [`Elo, ${bot} at ${elo}${note}:`, ...rows];
}

/** Who met nobody in a game that counts cannot be compared. */
export const wordsOfRating = ({ value, bar }: Estimate, digits: number): string =>
  Number.isNaN(value) ? 'no games that count' : `${fixed(value, digits)} ± ${fixed(bar, digits)}`;
