/** `quadrant tournament GAME`: many bots play in pairs; everything is kept in a folder and can be resumed. */
import { readFileSync } from 'node:fs';
import type { Result } from '@quadrant/kernel';
import {
  type Anchor,
  anchorOf,
  atTheEnd,
  CannotPlay,
  differenceOf,
  digestOfSpec,
  finish,
  groupSize,
  isRepeatable,
  lockFolder,
  missingPairs,
  openLineup,
  type PlayedLine,
  pairsIn,
  runTournament,
  type Shard,
  SPEC_FORMAT,
  type Spec,
  Standings,
  TournamentFolder,
  TYPES,
} from '@quadrant/lab/bots';
import { type GameId, loadGame } from '@quadrant/lab/games';
import { EACH, MOST_MOVES, PRESET, SIDES, TIME_MARGIN, WHO } from '../bot-options.js';
import { Misuse, STATUS } from '../command.js';
import { JOBS, QUEUE, SEED } from '../common-options.js';
import { declare } from '../declare.js';
import { readOnlyGame } from '../games.js';
import { reason } from '../input.js';
import { inFolder } from '../lab/in-folder.js';
import { runOnQueue } from '../lab/on-queue.js';
import { PAGE, withoutHash, writeReportOf } from '../lab/report.js';
import { makeNamed } from '../named-folder.js';
import type { CommandOptions } from '../options.js';
import { print } from '../output.js';
import { readPlayers } from '../players.js';
import { Progress, timeLeft } from '../progress.js';
import type { ReadWords } from '../read-options.js';
import { readSprt } from '../sprt-words.js';
import { wordsOfRating, wordsOfStandings } from '../standings-words.js';
import { readStart } from '../start-of-games.js';
import { hostName } from '../version.js';

const MOST = 10_000_000;
const OPTIONS = {
  bot: { kind: 'text', takes: 'WHO', repeatable: true, help: WHO },
  out: { kind: 'text', takes: 'DIR', help: 'where results and records are kept' },
  resume: { kind: 'flag', help: 'go on with what is in DIR; with --out alone, DIR says all else' },
  type: {
    kind: 'choice',
    choices: TYPES,
    usual: TYPES[0],
    help: 'everybody meets everybody, the first all others, or each the next one',
  },
  rounds: { kind: 'whole', takes: 'N', low: 1, high: MOST, usual: 100, help: 'pairs of those that meet' },
  preset: PRESET,
  set: {
    kind: 'text',
    takes: 'NAME=VALUE',
    repeatable: true,
    help: 'an option of the game; players=4 makes tables of four, each deal in all rotations',
  },
  deals: {
    kind: 'text',
    takes: 'FILE',
    without: ['preset', 'set'],
    help: 'play these: lines of {"options": …, "seed": …}',
  },
  repeat: { kind: 'flag', help: 'each deal with seats swapped: so it is, said or not' },
  sides: SIDES,
  each: EACH,
  seed: SEED,
  jobs: JOBS,
  shard: {
    kind: 'text',
    takes: 'I/N',
    usual: '1/1',
    help: 'only the I-th of N parts; quadrant lab merge joins them',
  },
  queue: QUEUE,
  chunk: {
    kind: 'whole',
    takes: 'N',
    low: 1,
    high: MOST,
    usually: "some seconds' worth",
    help: 'pairs that a worker plays at a time',
  },
  sprt: {
    kind: 'text',
    takes: 'elo0=E,elo1=E',
    help: 'stop two bots as soon as the sequential test is sure',
  },
  anchor: {
    kind: 'text',
    takes: 'NAME[=ELO]',
    usually: 'the first bot at 0',
    help: 'the bot from which ratings are counted, and its own',
  },
  maxmoves: MOST_MOVES,
  adjudicate: {
    kind: 'whole',
    takes: 'N',
    low: 1,
    high: MOST,
    help: 'after so many commands the better score wins',
  },
  timemargin: TIME_MARGIN,
  page: PAGE,
  format: {
    kind: 'choice',
    choices: ['text', 'json'],
    usual: 'text',
    help: 'what is printed at the end: words, or summary.json',
  },
} as const satisfies CommandOptions;

export const command = declare({
  name: 'tournament',
  usage: `quadrant tournament GAME --bot WHO --bot WHO… --out DIR [OPTIONS]
       quadrant tournament --out DIR --resume`,
  about: `
Lets bots play in pairs: every deal twice, with the two in each other's seats;
where one plays alone, both with the same seed. All is kept in the folder DIR.`,
  options: OPTIONS,
  notes: 'See docs/lab.md.',
  async run(read) {
    const { spec, out, shard, page } = await readAll(read);
    await tryBots(spec);
    const folder = openFolder(out, spec, read.values.resume);
    return inFolder(out, async () => {
      const unlock = sound(lockFolder(folder.path));
      try {
        return await play(folder, spec, shard, page, read.values);
      } finally {
        unlock();
      }
    });
  },
});

type Values = ReadWords<typeof OPTIONS>['values'];

async function play(
  folder: TournamentFolder,
  spec: Spec,
  shard: Shard,
  page: string,
  { resume, jobs, format, queue, chunk }: Values,
): Promise<number> {
  if (resume) folder.mend();
  const journal = sound(folder.readJournal(spec));
  const standings = new Standings(spec);
  for (const { line, whys } of journal.values()) standings.add(line, whys);
  const missing = missingPairs(spec, journal, shard);
  const progress = new Progress();
  const began = performance.now();
  let played = 0;
  const run = {
    spec,
    folder: process.cwd(),
    jobs,
    onPlayed(pair: PlayedLine) {
      folder.keep(pair);
      journal.set(pair.line.pair, pair);
      standings.add(pair.line, pair.whys);
      played++;
      progress.show(() => progressLine(spec, standings, played, missing.length, performance.now() - began));
    },
    enough: () => (standings.sprt?.verdict ?? null) !== null,
  };
  const callOff = atTheEnd(() => {
    progress.end();
    process.stderr.write(`quadrant: stopped after ${played} of ${missing.length} pairs; --resume goes on\n`);
  });
  try {
    if (queue === undefined) await runTournament(run, missing);
    else
      await runOnQueue(queue, folder, {
        ...run,
        ...(chunk === undefined ? {} : { size: chunk }),
        has: (pair) => journal.has(pair),
      });
  } finally {
    callOff();
    progress.end();
  }
  const final = finish(folder, spec, journal);
  await writeReportOf(folder, page);
  if (format === 'json') {
    print(readFileSync(folder.file('summary.json'), 'utf8'));
    return STATUS.ok;
  }
  print(wordsOfStandings(spec, final));
  if (!isRepeatable(spec)) print('Clocks decided: another run may come out otherwise.\n');
  return STATUS.ok;
}

/** Games a second, time left, and how it stands. */
function progressLine(spec: Spec, standings: Standings, played: number, pairs: number, ms: number): string {
  const left = `${spec.sprt === null ? '' : 'at most '}${timeLeft(played, pairs, ms)} left`; // a test may be sure before
  const speed = ((groupSize(spec) * played) / (ms * 1e-3)).toFixed(1);
  return `${played} of ${pairs} pairs, ${speed} games/s, ${left}, ${estimateOf(spec, standings)}`;
}

/** How two stand, or the ratings so far. */
function estimateOf(spec: Spec, standings: Standings): string {
  const [only] = standings.meetings.values();
  if (spec.bots.length === 2) return standings.lineOf(only);
  const { ratings } = standings.ratings();
  const { bot, elo } = anchorOf(spec);
  const shown = spec.bots
    .map(({ name }, i) => ({ name, rating: ratings[i] }))
    .filter(({ name }) => name !== bot)
    .map(({ name, rating }) => `${name} ${wordsOfRating(rating, 0)}`);
  return `Elo, ${bot} at ${elo}: ${shown.join(', ')}`;
}

/** Options that say how it is played; all others say what. */
const HOW: readonly string[] = ['out', 'resume', 'jobs', 'shard', 'queue', 'chunk', 'page', 'format'];

async function readAll({ values, given, words }: ReadWords<typeof OPTIONS>) {
  const { out, resume } = values;
  const how = { shard: readShard(values.shard), page: withoutHash(values.page) };
  const isSaidThere = resume && words.length === 0 && [...given].every((name) => HOW.includes(name));
  if (out !== undefined && isSaidThere) return { ...how, out, spec: await specIn(out) };
  const id = readOnlyGame('tournament', words);
  if (out === undefined) throw new Misuse('tournament needs a folder: --out DIR');
  return { ...how, out, spec: await readSpec(id, values) };
}

/** The tournament of a folder, as it would be asked for now. */
async function specIn(out: string): Promise<Spec> {
  const there = sound(new TournamentFolder(out).readSpec());
  const { game } = await loadGame(readOnlyGame('tournament', [there.game]));
  return { ...there, host: hostName(), rules: game.version };
}

async function readSpec(id: GameId, values: Values): Promise<Spec> {
  const { type, rounds, seed, maxmoves, adjudicate = null, timemargin } = values;
  const bots = readPlayers(values.bot, values.each);
  if (bots.length < 2)
    throw new Misuse(`a tournament needs two bots or more: --bot twice; given are ${bots.length}`);
  const sprt = values.sprt === undefined ? null : readSprt(values.sprt);
  if (sprt !== null && bots.length > 2) throw new Misuse('--sprt is a test of two bots');
  const { game } = await loadGame(id);
  const { options, given, deals, seats } = readStart(game, values.preset, values.set, values.deals);
  if (bots.length < seats)
    throw new Misuse(
      `tables of ${seats} need ${seats} bots or more (one may be given twice); given are ${bots.length}`,
    );
  if (sprt !== null && seats > 2) throw new Misuse('--sprt is a test of two bots');
  const spec: Spec = {
    format: SPEC_FORMAT,
    host: hostName(),
    game: id,
    rules: game.version,
    options,
    ...(Object.keys(given).length > 0 ? { given } : {}),
    deals,
    ...(values.sides === 'free' ? { freeSides: true } : {}),
    seats,
    type,
    bots,
    rounds,
    seed,
    maxMoves: maxmoves,
    adjudicate,
    margin: timemargin,
    sprt,
    ...(values.anchor === undefined ? {} : { anchor: readAnchor(values.anchor, bots) }),
  };
  if (pairsIn(spec) > MOST) throw new Misuse(`these are ${pairsIn(spec)} pairs; at most ${MOST} are played`);
  return spec;
}

function readAnchor(text: string, bots: Spec['bots']): Anchor {
  const [, bot = text, elo = '0'] = /^(.*)=(-?\d{1,5}(?:\.\d{1,3})?)$/.exec(text) ?? [];
  if (bots.some(({ name }) => name === bot)) return { bot, elo: Number(elo) };
  throw new Misuse(
    `--anchor names one of the bots, as in ${bots[0].name}=1500, not "${text}"; they are ${bots.map(({ name }) => name).join(', ')}`,
  );
}

function readShard(text: string): Shard {
  const [, index, of] = (/^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? []).map(Number);
  if (index === undefined || index > of) throw new Misuse(`--shard is of the form 3/64, not "${text}"`);
  return { index: index - 1, of };
}

/** Finds out before anything is written whether everybody can play. */
async function tryBots(spec: Spec): Promise<void> {
  try {
    await (await openLineup(spec, process.cwd())).close();
  } catch (error) {
    throw error instanceof CannotPlay ? new Misuse(error.message) : error;
  }
}

function openFolder(out: string, spec: Spec, resume: boolean): TournamentFolder {
  const folder = new TournamentFolder(out);
  if (!folder.isThere) {
    makeNamed(out);
    try {
      folder.begin(spec);
    } catch (error) {
      throw new Misuse(`cannot write to "${out}": ${reason(error)}`);
    }
    return folder;
  }
  if (!resume) throw new Misuse(`"${out}" holds a tournament; --resume goes on with it`);
  const there = sound(folder.readSpec());
  if (digestOfSpec(there) !== digestOfSpec(spec))
    throw new Misuse(`"${out}" holds another tournament (see its spec.json): ${differenceOf(there, spec)}`);
  return folder;
}

function sound<T>(result: Result<T>): T {
  if (!result.ok) throw new Misuse(result.error.words);
  return result.value;
}
