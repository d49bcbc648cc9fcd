/** The report of a tournament's folder: from its results, times and records, and nothing else. */
import { readFileSync } from 'node:fs';
import type { AnyGame, Fact, Result } from '@quadrant/kernel';
import { ok } from '@quadrant/kernel';
import { effectOf, type GameRecord, isCommand, joinOptions, readRecord } from '@quadrant/table';
import { loadGame } from '../games.js';
import type { PairLine } from '../jobs/chunk.js';
import { countedPairs } from '../jobs/finish.js';
import { type Played, recordName, type TournamentFolder } from '../jobs/folder.js';
import { digestOfSpec, isRepeatable, pairsIn, type Spec, type TournamentType } from '../jobs/spec.js';
import { Standings } from '../jobs/standings.js';
import { type DecisiveGame, decisive, mostDecisive, type ReadKept } from './decisive.js';
import { lengths, openings, outcomes, seats, terminations } from './game-sections.js';
import { HeatCounter, heatMapsOf } from './heat/heat.js';
import { heatSection } from './heat-section.js';
import type { Report, Section } from './section.js';
import { faults, meetings, path, ratings, times } from './standing-sections.js';
import type { Watched } from './watched.js';

/** Records of at most so many pairs are looked into, evenly spread: heat maps and first commands need no more. */
const MOST_PAIRS_READ = 1000;

export async function reportOfTournament(folder: TournamentFolder, page: string): Promise<Result<Report>> {
  const spec = folder.readSpec();
  if (!spec.ok) return spec;
  const journal = folder.readJournal(spec.value);
  if (!journal.ok) return journal;
  const counted = countedPairs(spec.value, journal.value);
  const { game } = await loadGame(spec.value.game);
  return ok(await reportOf(spec.value, game, counted, page, (file) => recordIn(folder, game, file)));
}

/** Null where it is gone or damaged: a long tournament has its report all the same. */
function recordIn(folder: TournamentFolder, game: AnyGame, file: string): GameRecord | null {
  try {
    const read = readRecord(game, JSON.parse(readFileSync(folder.file(file), 'utf8')));
    return read.ok ? read.value.record : null;
  } catch {
    return null;
  }
}

async function reportOf(
  spec: Spec,
  game: AnyGame,
  counted: readonly Played[],
  page: string,
  read: ReadKept,
): Promise<Report> {
  const standings = new Standings(spec);
  for (const { line, whys } of counted) standings.add(line, whys);
  const heat = new HeatCounter(await heatMapsOf(spec.game));
  const byBot = new Map<string, number[]>(spec.bots.map(({ name }) => [name, []]));
  const looked: Watched[] = [];
  let lost = 0;
  const every = Math.max(1, Math.ceil(counted.length / MOST_PAIRS_READ));
  for (const [i, { line, times: ms }] of counted.entries()) {
    if (i % every !== 0) continue;
    for (const [place, played] of line.games.entries()) {
      const record = read(recordName(line.pair, place));
      if (record === null) {
        lost++;
        continue;
      }
      replay(game, record, (options) => heat.begin(game, options, record.seed));
      const commands = record.entries.filter(isCommand);
      for (const [n, { seat }] of commands.entries())
        byBot.get(played.seats[seat])?.push(ms[place]?.[n] ?? 0);
      looked.push({ ...played, group: '', opening: commands[0]?.command ?? null });
    }
  }
  const games = counted.flatMap(({ line }) => watchedOf(line));
  const about = [
    looked.length === games.length
      ? 'From the facts of all games.'
      : `From the facts of ${looked.length} of ${games.length} games${every === 1 ? '' : ', evenly spread'}.`,
    ...(lost === 0 ? [] : [`Records that are gone or damaged: ${lost}.`]),
  ].join(' ');
  const walked = path(
    spec,
    counted.map(({ line }) => line),
  );
  const sections: Section[] = [
    ratings(spec, standings),
    meetings(spec, standings),
    ...(walked ? [walked] : []),
    seats(games.map(({ game: each }) => each)),
    outcomes(games.map(({ game: each }) => each)),
    lengths(games.map(({ game: each }) => each)),
    terminations(games.map(({ game: each }) => each)),
    ...faults(standings),
    openings(looked),
    heatSection(heat.heats, about),
    times(byBot),
    decisive(mostDecisive(games), page, read),
  ];
  const facts = [...resultOf(spec, standings), ...factsOf(spec, game, counted.length)];
  return { title: `${game.title}: ${wordsOf(spec)}`, facts, sections };
}

const WHO_MEETS: Readonly<Record<TournamentType, string>> = {
  roundrobin: 'everybody against everybody',
  gauntlet: 'one against all others',
  ladder: 'each against the next',
};
const wordsOf = ({ bots, type }: Spec): string =>
  bots.length === 2 ? bots.map(({ name }) => name).join(' against ') : WHO_MEETS[type];

const watchedOf = (line: PairLine): DecisiveGame[] =>
  line.games.map((played, place) => ({
    game: { ...played, group: '', opening: null },
    file: recordName(line.pair, place),
  }));

/** What one asks first: how two came out, and whether their test is sure. Many have their ratings. */
function resultOf(spec: Spec, standings: Standings): [string, string][] {
  const [only] = standings.meetings.values();
  const isOne = only !== undefined && spec.bots.length === only.bots.length;
  const { sprt } = standings;
  const test = sprt?.verdict ? `${sprt.verdict} is accepted after ${sprt.seen} pairs` : 'not decided';
  return [
    ...(isOne ? [['result', standings.lineOf(only)] as [string, string]] : []),
    ...(sprt ? [['sequential test', test] as [string, string]] : []),
  ];
}

function factsOf(spec: Spec, game: AnyGame, pairs: number): [string, string][] {
  return [
    ['game', `${game.title}, rules ${spec.rules}`],
    ['bots', spec.bots.map(({ name }) => name).join(', ')],
    ['pairs', `${pairs} of ${pairsIn(spec)}`],
    ['seed', String(spec.seed)],
    ['played by', spec.host],
    ['the same again', isRepeatable(spec) ? 'yes, byte for byte' : 'no: clocks decided'],
    ['tournament', digestOfSpec(spec)],
  ];
}

/** Plays a record again for its facts. */
function replay(game: AnyGame, record: GameRecord, listen: (options: unknown) => (fact: Fact) => void): void {
  const options = game.readOptions(joinOptions(game, record.options, record.sides ?? null));
  if (!options.ok) return;
  const tell = listen(options.value);
  const position = game.begin(options.value, record.seed);
  for (const entry of record.entries) {
    if (isCommand(entry)) {
      const command = game.grammar.parse(entry.command);
      if (command.ok) game.perform(position, entry.seat, command.value, tell);
    } else {
      const effect = effectOf(entry);
      if (effect.kind === 'leave') game.withdraw(position, effect.seat, tell);
    }
  }
}
