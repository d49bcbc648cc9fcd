/** `quadrant tune GAME`: finds better values for the options of a bot by playing against a fixed opponent. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Result } from '@quadrant/kernel';
import {
  CannotPlay,
  lockFolder,
  MAX_MOVES,
  openWho,
  PATIENCE,
  readParameter,
  STANDARD_SPSA,
  type TunedStep,
  type Tuning,
  tune,
} from '@quadrant/lab/bots';
import { loadGame } from '@quadrant/lab/games';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readGame, readNumber } from '../flags.js';
import { print } from '../output.js';
import { readPlayers } from '../players.js';
import { takeSwitches } from '../switches.js';
import { hostName } from '../version.js';

const ITERATIONS = 100;
const PAIRS = 10;

export const command: CliCommand = {
  usage: 'quadrant tune GAME --bot WHO --against WHO --param NAME=LOW..HIGH --out DIR [OPTIONS]',
  help: `
Finds better values for options of a bot: all are moved at once, by chance up or
down, and what both ways score against an opponent says where to go (SPSA).

  --bot WHO         the bot to be tuned, as in quadrant match
  --against WHO     the opponent, which stays as it is
  --param NAME=LOW..HIGH[@START]
                    an option of the bot; whole numbers, or 0.0..1.0 for others;
                    may be repeated
  --out DIR         where tuning.json and steps.jsonl are kept
  --resume          go on with what is in DIR
  --iterations N    how often it steps (${ITERATIONS})
  --pairs N         pairs that each of two versions plays in a step (${PAIRS})
  --each LIMIT      nodes=N, move=1s or clock=60+0.6 for both
  --reach R         how far apart versions are tried at first, of the range (${STANDARD_SPSA.reach})
  --seed S          of the deals, the dice and the directions (1)
  --jobs N          threads (the cores)

See docs/lab.md.`,
  async run(given) {
    const { on, words } = takeSwitches(given, ['--resume']);
    const { tuning, out, jobs } = await readAll(words);
    await tryBots(tuning);
    const known = openSteps(out, tuning, on.has('--resume'));
    const unlock = sound(lockFolder(out));
    try {
      const values = await tune({
        tuning,
        folder: process.cwd(),
        jobs,
        known,
        onStep(step) {
          appendFileSync(join(out, 'steps.jsonl'), `${JSON.stringify(step)}\n`);
          print(wordsOf(step));
        },
      });
      const options = Object.entries(values).map(([name, value]) => `option.${name}=${value}`);
      print(`${options.join(',')}\n`);
    } catch (error) {
      throw error instanceof CannotPlay ? new Misuse(error.message) : error;
    } finally {
      unlock();
    }
    return STATUS.ok;
  },
};

function wordsOf({ iteration, scores, after }: TunedStep): string {
  const values = Object.entries(after).map(([name, value]) => `${name} ${value}`);
  return `${iteration + 1}: ${scores.map((score) => score.toFixed(3)).join(' against ')}, ${values.join(', ')}\n`;
}

/** What is known so far; a torn last line is none. */
function openSteps(out: string, tuning: Tuning, resume: boolean): TunedStep[] {
  const path = join(out, 'tuning.json');
  const text = `${JSON.stringify(tuning, null, 1)}\n`;
  if (!existsSync(path)) {
    mkdirSync(out, { recursive: true });
    writeFileSync(path, text);
    return [];
  }
  if (!resume) throw new Misuse(`"${out}" holds a tuning; --resume goes on with it`);
  if (readFileSync(path, 'utf8') !== text)
    throw new Misuse(`"${out}" holds another tuning; see its tuning.json`);
  const steps = join(out, 'steps.jsonl');
  const lines = existsSync(steps) ? readFileSync(steps, 'utf8').split('\n').slice(0, -1) : [];
  writeFileSync(steps, lines.map((line) => `${line}\n`).join(''));
  return lines.map((line) => JSON.parse(line) as TunedStep);
}

async function readAll(words: readonly string[]) {
  const names = [
    'bot',
    'against',
    'param',
    'out',
    'iterations',
    'pairs',
    'each',
    'reach',
    'seed',
    'jobs',
  ] as const;
  const { values, words: named } = readFlags('tune', words, names, ['param']);
  const game = readGame('tune', named[0]);
  if (named.length > 1) throw new Misuse(`tune takes one game; "${named[1]}" is too much`);
  const [[bot], [against], [out]] = [values.bot, values.against, values.out];
  if (bot === undefined || against === undefined || out === undefined || values.param.length === 0)
    throw new Misuse('tune needs --bot WHO, --against WHO, --param NAME=LOW..HIGH and --out DIR');
  const [tuned, opponent] = readPlayers([bot, against], values.each[0]);
  const number = (
    name: 'iterations' | 'pairs' | 'seed' | 'jobs',
    low: number,
    high: number,
    standard: number,
  ) => readNumber(`--${name}`, values[name], { low, high, standard });
  const tuning: Tuning = {
    host: hostName(),
    game,
    bot: tuned,
    against: opponent,
    parameters: values.param.map((text) => sound(readParameter(text))),
    iterations: number('iterations', 1, 1_000_000, ITERATIONS),
    pairs: number('pairs', 1, 100_000, PAIRS),
    seed: number('seed', 0, 2147483647, 1),
    reach: readNumber('--reach', values.reach, {
      low: 0.001,
      high: 0.5,
      standard: STANDARD_SPSA.reach,
      decimals: true,
    }),
    stride: STANDARD_SPSA.stride,
    maxMoves: MAX_MOVES,
    margin: PATIENCE.margin,
  };
  return { tuning, out, jobs: number('jobs', 1, 256, availableParallelism()) };
}

/** Finds out before anything is written whether both can play, and whether the bot has these options. */
async function tryBots({ game: id, bot, against, parameters, host }: Tuning): Promise<void> {
  const { game } = await loadGame(id);
  const lowest = parameters.map(({ name, low }) => [name, String(low)]);
  const highest = parameters.map(({ name, high }) => [name, String(high)]);
  const ends = [lowest, highest].map((values) => ({
    ...bot,
    options: { ...bot.options, ...Object.fromEntries(values) },
  }));
  for (const who of [...ends, against])
    await sound(await openWho(who, game, { folder: process.cwd(), host })).close();
}

function sound<T>(result: Result<T>): T {
  if (!result.ok) throw new Misuse(result.error.words);
  return result.value;
}
