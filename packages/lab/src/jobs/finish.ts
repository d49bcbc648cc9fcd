/** What a tournament leaves behind: results by number and without times, times apart, tags for rating programs, a summary. */
import { strengthOf } from '../statistics/elo.js';
import type { Played, PlayedJobs, TournamentFolder } from './folder.js';
import { pgnOf } from './pgn.js';
import { digestOfSpec, isRepeatable, pairsIn, type Spec } from './spec.js';
import { Standings } from './standings.js';

export function finish(folder: TournamentFolder, spec: Spec, journal: PlayedJobs): Standings {
  const counted = countedPairs(spec, journal);
  const standings = new Standings(spec);
  for (const { line, whys } of counted) standings.add(line, whys);
  folder.write('results.jsonl', linesOf(counted.map(({ line }) => line)));
  folder.write('times.jsonl', linesOf(counted.map(({ line, times }) => ({ pair: line.pair, times }))));
  // Rating programs know games of two only.
  if (spec.seats <= 2) folder.write('results.pgn', counted.map(({ line }) => pgnOf(spec, line)).join(''));
  folder.write('summary.json', `${JSON.stringify(summaryOf(spec, standings, counted.length), null, 1)}\n`);
  return standings;
}

/** By number; those past the one at which the sequential test stopped do not count, however many were played by then. */
export function countedPairs(spec: Spec, journal: PlayedJobs): Played[] {
  const inOrder = [...journal.values()].sort((a, b) => a.line.pair - b.line.pair);
  const stop = stopOf(spec, inOrder);
  return inOrder.filter(({ line }) => line.pair < stop);
}

function stopOf(spec: Spec, inOrder: readonly Played[]): number {
  const standings = new Standings(spec);
  for (const { line, whys } of inOrder) standings.add(line, whys);
  const { sprt } = standings;
  return sprt === null || sprt.verdict === null ? Number.POSITIVE_INFINITY : sprt.seen;
}

const linesOf = (lines: readonly unknown[]): string =>
  lines.map((line) => `${JSON.stringify(line)}\n`).join('');

function summaryOf(spec: Spec, standings: Standings, pairs: number) {
  const { sprt, terminations, faults } = standings;
  const { ratings, imagined } = standings.ratings();
  const counted = (pentanomial: readonly number[]) => pentanomial.some((n) => n > 0);
  return {
    spec: digestOfSpec(spec),
    game: spec.game,
    repeatable: isRepeatable(spec), // false: clocks decide, and nothing of it comes out the same again
    pairs,
    planned: pairsIn(spec),
    terminations: Object.fromEntries(Object.entries(terminations).sort(([a], [b]) => (a < b ? -1 : 1))),
    faults: faults.rows,
    meetings: [...standings.meetings.values()].map(({ lead, ...meeting }) => ({
      ...meeting,
      ...(counted(meeting.pentanomial) ? { strength: strengthOf(meeting.pentanomial) } : {}),
      ...(lead.n > 0 ? { lead: { value: lead.mean, bar: lead.bar } } : {}),
    })),
    ratings: spec.bots.map(({ name }, i) => ({ name, elo: ratings[i].value, bar: ratings[i].bar })),
    imaginedDraws: imagined, // somebody won or lost everything: only these keep ratings finite
    sprt: sprt && { ...spec.sprt, llr: sprt.llr, verdict: sprt.verdict, pairs: sprt.seen },
  };
}
