/** `quadrant tune GAME`: finds better values for the options of a bot by playing against a fixed opponent. */
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
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
import { EACH } from '../bot-options.js';
import { Misuse, STATUS } from '../command.js';
import { JOBS, QUEUE, SEED } from '../common-options.js';
import { declare } from '../declare.js';
import { readOnlyGame } from '../games.js';
import { inFolder } from '../lab/in-folder.js';
import { atQueue } from '../lab/on-queue.js';
import { makeFolder } from '../make-folder.js';
import type { CommandOptions } from '../options.js';
import { print } from '../output.js';
import { readPlayers } from '../players.js';
import type { ReadWords } from '../read-options.js';
import { hostName } from '../version.js';

const OPTIONS = {
  bot: { kind: 'text', takes: 'WHO', help: 'the bot to be tuned, as in quadrant match' },
  against: { kind: 'text', takes: 'WHO', help: 'the opponent, which stays as it is' },
  param: {
    kind: 'text',
    takes: 'NAME=LOW..HIGH[@START]',
    repeatable: true,
    help: 'an option of the bot; whole numbers, or 0.0..1.0 for others',
  },
  out: { kind: 'text', takes: 'DIR', help: 'where tuning.json and steps.jsonl are kept' },
  resume: { kind: 'flag', help: 'go on with what is in DIR' },
  iterations: { kind: 'whole', takes: 'N', low: 1, high: 1_000_000, usual: 100, help: 'how often it steps' },
  pairs: {
    kind: 'whole',
    takes: 'N',
    low: 1,
    high: 100_000,
    usual: 10,
    help: 'pairs that each of two versions plays in a step',
  },
  each: { ...EACH, help: 'nodes=N, move=1s or clock=60+0.6 for both' },
  reach: {
    kind: 'decimal',
    takes: 'R',
    low: 0.001,
    high: 0.5,
    usual: STANDARD_SPSA.reach,
    help: 'how far apart versions are tried at first, of the range',
  },
  seed: { ...SEED, help: 'of the deals, the dice and the directions' },
  jobs: JOBS,
  queue: QUEUE,
} as const satisfies CommandOptions;

export const command = declare({
  name: 'tune',
  usage: 'quadrant tune GAME --bot WHO --against WHO --param P --out DIR [OPTIONS]',
  about: `
Finds better values for options of a bot: all are moved at once, by chance up or
down, and what both ways score against an opponent says where to go (SPSA).`,
  options: OPTIONS,
  notes: 'See docs/lab.md.',
  async run(read) {
    const { jobs, resume, queue } = read.values;
    const { tuning, out } = readAll(read);
    await tryBots(tuning);
    return inFolder(out, async () => {
      makeFolder(out);
      const unlock = sound(lockFolder(out));
      try {
        const known = openSteps(out, tuning, resume);
        const run = {
          tuning,
          folder: process.cwd(),
          jobs,
          known,
          onStep(step: TunedStep) {
            appendFileSync(join(out, 'steps.jsonl'), `${JSON.stringify(step)}\n`);
            print(wordsOf(step));
          },
        };
        const values =
          queue === undefined ? await tune(run) : await atQueue(queue, (play) => tune({ ...run, play }));
        const options = Object.entries(values).map(([name, value]) => `option.${name}=${value}`);
        print(`${options.join(',')}\n`);
      } catch (error) {
        throw error instanceof CannotPlay ? new Misuse(error.message) : error;
      } finally {
        unlock();
      }
      return STATUS.ok;
    });
  },
});

function wordsOf({ iteration, scores, after }: TunedStep): string {
  const values = Object.entries(after).map(([name, value]) => `${name} ${value}`);
  return `${iteration + 1}: ${scores.map((score) => score.toFixed(3)).join(' against ')}, ${values.join(', ')}\n`;
}

/** What is known so far; a torn last line is none. */
function openSteps(out: string, tuning: Tuning, resume: boolean): TunedStep[] {
  const path = join(out, 'tuning.json');
  const text = `${JSON.stringify(tuning, null, 1)}\n`;
  if (!existsSync(path)) {
    writeFileSync(path, text);
    return [];
  }
  if (!resume) throw new Misuse(`"${out}" holds a tuning; --resume goes on with it`);
  if (readFileSync(path, 'utf8') !== text)
    throw new Misuse(`"${out}" holds another tuning; see its tuning.json`);
  const steps = join(out, 'steps.jsonl');
  const lines = existsSync(steps) ? readFileSync(steps, 'utf8').split('\n').slice(0, -1) : [];
  writeFileSync(steps, lines.map((line) => `${line}\n`).join(''));
  return lines.map((line, i) => {
    try {
      return JSON.parse(line) as TunedStep;
    } catch {
      throw new Misuse(`line ${i + 1} of ${steps} is not that of a step`);
    }
  });
}

function readAll({ values, words }: ReadWords<typeof OPTIONS>) {
  const game = readOnlyGame('tune', words);
  const { bot, against, param, out, each, iterations, pairs, seed, reach } = values;
  if (bot === undefined || against === undefined || out === undefined || param.length === 0)
    throw new Misuse('tune needs --bot WHO, --against WHO, --param NAME=LOW..HIGH and --out DIR');
  const [tuned, opponent] = readPlayers([bot, against], each);
  const parameters = param.map((text) => sound(readParameter(text)));
  const twice = parameters.find(({ name }, i) => parameters.findIndex((other) => other.name === name) < i);
  if (twice !== undefined) throw new Misuse(`--param gives ${twice.name} a range twice`);
  const tuning: Tuning = {
    host: hostName(),
    game,
    bot: tuned,
    against: opponent,
    parameters,
    iterations,
    pairs,
    seed,
    reach,
    stride: STANDARD_SPSA.stride,
    maxMoves: MAX_MOVES,
    margin: PATIENCE.margin,
  };
  return { tuning, out };
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
