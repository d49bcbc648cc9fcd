/** `quadrant tournament GAME`: many bots play in pairs; everything is kept in a folder and can be resumed. */
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Result } from '@quadrant/kernel';
import {
  CannotPlay,
  digestOfSpec,
  finish,
  groupSize,
  isRepeatable,
  lockFolder,
  MAX_MOVES,
  missingPairs,
  openField,
  PATIENCE,
  type PlayedLine,
  pairsIn,
  runTournament,
  type Shard,
  SPEC_FORMAT,
  type Spec,
  Standings,
  TournamentFolder,
  type TournamentType,
  TYPES,
} from '@quadrant/lab/bots';
import { loadGame } from '@quadrant/lab/games';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readGame, readNumber } from '../flags.js';
import { reason } from '../input.js';
import { runOnQueue } from '../lab/on-queue.js';
import { readPage, writeReportOf } from '../lab/report.js';
import { print } from '../output.js';
import { readPlayers } from '../players.js';
import { Progress } from '../progress.js';
import { readSprt } from '../sprt-words.js';
import { wordsOfStandings } from '../standings-words.js';
import { readStart } from '../start-of-games.js';
import { unknown } from '../suggest.js';
import { takeSwitches } from '../switches.js';
import { hostName } from '../version.js';

const ROUNDS = 100;
const MOST = 10_000_000;
const FORMATS = ['text', 'json'];

export const command: CliCommand = {
  usage: 'quadrant tournament GAME --bot WHO --bot WHO… --out DIR [OPTIONS]',
  help: `
Lets bots play in pairs: every deal twice, with the two in each other's seats;
where one plays alone, both with the same seed. All is kept in the folder DIR.

  --bot WHO         NAME, cmd:COMMAND, or
                    name=N,cmd='COMMAND',option.X=V,nodes=N|move=1s|clock=60+0.6
  --out DIR         where results and records are kept
  --resume          go on with what is in DIR
  --type ${TYPES.join('|')}
                    everybody meets everybody, the first all others, or each
                    the next one
  --rounds N        pairs of those that meet (${ROUNDS})
  --preset NAME     begin from these options of the game
  --set NAME=VALUE  an option of the game; players=4 makes tables of four, each
                    deal in all rotations; may be repeated
  --deals FILE      play these: lines of {"options": …, "seed": …}
  --each LIMIT      nodes=N, move=1s or clock=60+0.6 for all
  --seed S          of the deals and the bots' own dice (1)
  --jobs N          threads (the cores)
  --shard I/N       only the I-th of N parts; quadrant lab merge joins them
  --queue URL       let the workers of this queue play (quadrant lab worker)
  --chunk N         pairs that a worker plays at a time (some seconds' worth)
  --sprt elo0=E,elo1=E
                    stop two bots as soon as the sequential test is sure
  --maxmoves N      a game of so many commands counts for nobody (${MAX_MOVES})
  --adjudicate N    after so many commands the better score wins
  --timemargin MS   an answer may be so much too late (${PATIENCE.margin})
  --page URL        where the page is that the report's links open
  --format ${FORMATS.join('|')}
                    what is printed at the end: words, or summary.json

See docs/lab.md.`,
  async run(given) {
    const { on, words } = takeSwitches(given, ['--resume']);
    const { spec, out, jobs, shard, page, format, queue, chunk } = await readAll(words);
    await tryBots(spec);
    const folder = openFolder(out, spec, on.has('--resume'));
    const unlock = sound(lockFolder(folder.path));
    if (on.has('--resume')) folder.mend();
    const journal = sound(folder.readJournal());
    const standings = new Standings(spec);
    for (const { line } of journal.values()) standings.add(line);
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
        standings.add(pair.line);
        played++;
        progress.show(() => progressLine(spec, standings, played, missing.length, performance.now() - began));
      },
      enough: () => (standings.sprt?.verdict ?? null) !== null,
    };
    if (queue === undefined) await runTournament(run, missing);
    else await runOnQueue(queue, folder, { ...run, ...chunk, has: (pair) => journal.has(pair) });
    progress.end();
    const final = finish(folder, spec, journal);
    await writeReportOf(folder, page);
    unlock();
    if (format === 'json') {
      print(readFileSync(folder.file('summary.json'), 'utf8'));
      return STATUS.ok;
    }
    print(wordsOfStandings(spec, final));
    if (!isRepeatable(spec)) print('Clocks decided: another run may come out otherwise.\n');
    return STATUS.ok;
  },
};

/** Games a second, time left, and how it stands. */
function progressLine(spec: Spec, standings: Standings, played: number, pairs: number, ms: number): string {
  const left = Math.round((ms / played) * (pairs - played) * 1e-3);
  const speed = ((groupSize(spec) * played) / (ms * 1e-3)).toFixed(1);
  return `${played} of ${pairs} pairs, ${speed} games/s, ${left} s left, ${estimateOf(spec, standings)}`;
}

/** How two stand, or the ratings so far. */
function estimateOf(spec: Spec, standings: Standings): string {
  const [only, ...others] = standings.meetings.values();
  if (others.length === 0 && spec.seats <= 2) return standings.lineOf(only);
  const { ratings } = standings.ratings();
  const rows = spec.bots.slice(1).map(({ name }, i) => ({ name, ...ratings[i + 1] }));
  const shown = rows.map(({ name, value, bar }) => `${name} ${value.toFixed(0)} ± ${bar.toFixed(0)}`);
  return `Elo over ${spec.bots[0].name}: ${shown.join(', ')}`;
}

async function readAll(words: readonly string[]) {
  const names = [
    'bot',
    'out',
    'type',
    'rounds',
    'each',
    'seed',
    'jobs',
    'shard',
    'preset',
    'set',
    'deals',
    'sprt',
    'maxmoves',
    'adjudicate',
    'timemargin',
    'page',
    'queue',
    'chunk',
    'format',
  ] as const;
  const { values, words: named } = readFlags('tournament', words, names, ['bot', 'set']);
  const id = readGame('tournament', named[0]);
  if (named.length > 1) throw new Misuse(`tournament takes one game; "${named[1]}" is too much`);
  const [out] = values.out;
  if (out === undefined) throw new Misuse('tournament needs a folder: --out DIR');
  const [type = TYPES[0]] = values.type;
  if (!(TYPES as readonly string[]).includes(type))
    throw new Misuse(unknown('--type has no answer', type, TYPES));
  const [format = FORMATS[0]] = values.format;
  if (!FORMATS.includes(format)) throw new Misuse(unknown('--format has no answer', format, FORMATS));
  const number = (
    name: Exclude<(typeof names)[number], 'bot' | 'set'>,
    low: number,
    high: number,
    standard: number,
  ) => readNumber(`--${name}`, values[name], { low, high, standard });
  const bots = readPlayers(values.bot, values.each[0]);
  if (bots.length < 2)
    throw new Misuse(`a tournament needs two bots or more: --bot twice; given are ${bots.length}`);
  const sprt = values.sprt[0] === undefined ? null : readSprt(values.sprt[0]);
  if (sprt !== null && bots.length > 2) throw new Misuse('--sprt is a test of two bots');
  const { game } = await loadGame(id);
  const { options, deals, seats } = readStart(game, values.preset[0], values.set, values.deals[0]);
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
    deals,
    seats,
    type: type as TournamentType,
    bots,
    rounds: number('rounds', 1, MOST, ROUNDS),
    seed: number('seed', 0, 2147483647, 1),
    maxMoves: number('maxmoves', 1, MOST, MAX_MOVES),
    adjudicate: values.adjudicate.length === 0 ? null : number('adjudicate', 1, MOST, 1),
    margin: number('timemargin', 0, 60_000, PATIENCE.margin),
    sprt,
  };
  if (pairsIn(spec) > MOST) throw new Misuse(`these are ${pairsIn(spec)} pairs; at most ${MOST} are played`);
  return {
    spec,
    out,
    jobs: number('jobs', 1, 256, availableParallelism()),
    shard: readShard(values.shard[0]),
    page: readPage(values.page[0]),
    queue: values.queue[0],
    chunk: values.chunk.length === 0 ? {} : { size: number('chunk', 1, MOST, 1) },
    format,
  };
}

function readShard(text = '1/1'): Shard {
  const [, index, of] = (/^([1-9]\d{0,5})\/([1-9]\d{0,5})$/.exec(text) ?? []).map(Number);
  if (index === undefined || index > of) throw new Misuse(`--shard is of the form 3/64, not "${text}"`);
  return { index: index - 1, of };
}

/** Finds out before anything is written whether everybody can play. */
async function tryBots(spec: Spec): Promise<void> {
  try {
    await (await openField(spec, process.cwd())).close();
  } catch (error) {
    throw error instanceof CannotPlay ? new Misuse(error.message) : error;
  }
}

function openFolder(out: string, spec: Spec, resume: boolean): TournamentFolder {
  const folder = new TournamentFolder(out);
  if (!folder.isThere) {
    try {
      folder.begin(spec);
    } catch (error) {
      throw new Misuse(`cannot write to "${out}": ${reason(error)}`);
    }
    return folder;
  }
  if (!resume) throw new Misuse(`"${out}" holds a tournament; --resume goes on with it`);
  if (digestOfSpec(sound(folder.readSpec())) !== digestOfSpec(spec))
    throw new Misuse(`"${out}" holds another tournament; see its spec.json`);
  return folder;
}

function sound<T>(result: Result<T>): T {
  if (!result.ok) throw new Misuse(result.error.words);
  return result.value;
}
