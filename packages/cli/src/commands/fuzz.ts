/** `quadrant fuzz`: random games on our own game and on somebody's program, and the smallest one on which they differ. */
import {
  COMPARISONS,
  casesOf,
  describe,
  EVERYTHING,
  type FuzzPlan,
  fuzz,
  type GameId,
  type Parts,
  readCommandLine,
  troubleWithCards,
  writeFinding,
} from '@quadrant/lab';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readGame, readNumber } from '../flags.js';
import { reason } from '../input.js';
import { print } from '../output.js';
import { PART_FLAGS, PART_HELP, readParts } from '../parts.js';
import { LIMIT_FLAGS, LIMIT_HELP, readCompare, readJobs, readLimits, readSandbox } from '../programs.js';
import { Progress } from '../progress.js';
import { takeSwitches } from '../switches.js';

const FLAGS = ['program', 'games', 'seed', 'out', 'compare', ...PART_FLAGS, ...LIMIT_FLAGS] as const;

const GAMES = 1000;
const SEED = 1;
const FOLDER = 'quadrant-fuzz';

export const command: CliCommand = {
  usage: "quadrant fuzz GAME --program 'CMD {input}' [OPTIONS]",
  help: `
Plays random games on our own game and on a program. When they differ, the input
is made as small as it can be and written as a case that "quadrant check" takes,
with both outputs, the first differing line and the rule concerned. The same
seed gives the same games.

  --program CMD     the program; {input}, {map}, {args} as in "quadrant check"
  --games N         how many games (${GAMES})
  --seed S          which games (${SEED})
  --out FOLDER      where to write what was found (${FOLDER})
  --compare WHAT    ${COMPARISONS.join('|')} (${COMPARISONS[0]}: every byte)
  --ignore-status   any exit status will do
${PART_HELP}
${LIMIT_HELP}

Exit status: 0 no difference, 1 a difference was found, 2 called wrongly.`,
  async run(given) {
    const { on, words } = takeSwitches(given, ['--ignore-status']);
    const { values, words: named } = readFlags('fuzz', words, FLAGS);
    const game = readGame('fuzz', named[0]);
    if (named.length > 1) throw new Misuse(`fuzz takes one game; "${named[1]}" is too much`);
    const games = readNumber('--games', values.games, { low: 1, high: 10_000_000, standard: GAMES });
    const seed = readNumber('--seed', values.seed, { low: 0, high: 2147483647, standard: SEED });
    const line = readProgram(game, values.program[0]);
    const [folder = FOLDER] = values.out;
    const progress = new Progress();
    const sandbox = readSandbox(values, []);
    const plan: FuzzPlan = {
      game,
      line,
      games,
      seed,
      jobs: readJobs(values),
      limits: readLimits(values),
      sandbox,
      compare: readCompare(values.compare),
      ignoresStatus: on.has('--ignore-status'),
      parts: partsFor(game, line, readParts(values)),
      onGames: (played) => progress.show(() => `${played} of ${games} games, no difference yet`),
      onShrinking: (commands) => progress.show(() => `a difference; shrinking, commands so far: ${commands}`),
    };
    const { played, runs, found } = await fuzz(plan);
    sandbox.close();
    progress.end();
    if (!found) {
      print(`${played} games, no difference (seed ${seed})\n`);
      return STATUS.ok;
    }
    if (found.judgement.verdict === 'not started')
      throw new Misuse(`the program cannot be started: ${found.judgement.words}`);
    const circumstances = { game, program: line.text, seed, played, runs };
    print(`${describe(found, circumstances)}\n`); // found with patience: shown also where it cannot be written
    print(`Written to ${folder}/${written(folder, found, circumstances)}.*\n`);
    return STATUS.failed;
  },
};

function written(...finding: Parameters<typeof writeFinding>): string {
  try {
    return writeFinding(...finding);
  } catch (error) {
    throw new Misuse(`cannot write to "${finding[0]}": ${reason(error)}`);
  }
}

function readProgram(game: GameId, text: string | undefined): FuzzPlan['line'] {
  const takesLevel = casesOf(game).level !== null;
  const example = `--program 'CMD ${takesLevel ? '{map} ' : ''}{input}'`;
  if (text === undefined) throw new Misuse(`fuzz needs a program: ${example}`);
  const line = readCommandLine(text, process.cwd());
  if (typeof line === 'string') throw new Misuse(line);
  if (takesLevel && !line.uses('map'))
    throw new Misuse(`a program for ${game} needs {map}, as in ${example}`);
  return line;
}

/** A program that has no place for options is asked for games that need none. */
function partsFor(game: GameId, line: FuzzPlan['line'], parts: Parts): Parts {
  const trouble = troubleWithCards(parts);
  if (trouble) throw new Misuse(`--cards: ${trouble}`);
  const needsPlain = casesOf(game).takesOptions && !line.uses('args');
  if (!needsPlain) return isEverything(parts) ? EVERYTHING : parts;
  process.stderr.write('games without options only: the program has no place for {args}\n');
  return { ...parts, only: ['plain'] };
}

const isEverything = ({ only, cards, noPlayers, commands }: Parts) =>
  cards === null && only.length + noPlayers.length + commands.length === 0;
