/** `quadrant fuzz`: random games on our own game and on somebody's program, and the smallest one on which they differ. */
import {
  atTheEnd,
  CaseError,
  casesOf,
  describe,
  type FindingContext,
  FindingFiles,
  FUZZ_FORMAT,
  type FuzzPlan,
  fuzz,
  type GameId,
  type NamedFinding,
  type Parts,
  readCommandLine,
  troubleWith,
  USUAL_PAGE,
} from '@quadrant/lab';
import { Misuse, STATUS } from '../command.js';
import { QUEUE, SEED } from '../common-options.js';
import { declare } from '../declare.js';
import { readOnlyGame } from '../games.js';
import { reason } from '../input.js';
import { fuzzOnQueue } from '../lab/fuzz-on-queue.js';
import { makeFolder } from '../make-folder.js';
import { print } from '../output.js';
import { PART_OPTIONS, readParts } from '../parts.js';
import { COMPARE_OPTION, LIMIT_OPTIONS, limitsOf, STATUS_OPTION, sandboxOf } from '../programs.js';
import { Progress } from '../progress.js';
import { hostName } from '../version.js';

export const command = declare({
  name: 'fuzz',
  usage: "quadrant fuzz GAME --program 'CMD {input}' [OPTIONS]",
  about: `
Plays random games on our own game and on a program. When they differ, the input
is made as small as it can be and written as a case that "quadrant check" takes,
with both outputs, the first differing line and the rule concerned. The same
seed gives the same games.`,
  options: {
    program: {
      kind: 'text',
      takes: 'CMD',
      help: 'the program; {input}, {map}, {args} as in "quadrant check"',
    },
    games: { kind: 'whole', takes: 'N', low: 1, high: 10_000_000, usual: 1000, help: 'how many games' },
    seed: { ...SEED, help: 'which games' },
    out: { kind: 'text', takes: 'FOLDER', usual: 'quadrant-fuzz', help: 'where to write what was found' },
    compare: COMPARE_OPTION,
    'ignore-status': STATUS_OPTION,
    'keep-going': {
      kind: 'whole',
      takes: 'N',
      low: 1,
      high: 1000,
      usual: 1,
      help: 'go on until N differences are found, each of another rule',
    },
    budget: { kind: 'duration', takes: 'TIME', help: 'stop after this long: 90s, 10m, 2h' },
    page: { kind: 'text', takes: 'URL', usual: USUAL_PAGE, help: 'where the page is, for links into it' },
    ...PART_OPTIONS,
    ...LIMIT_OPTIONS,
    queue: QUEUE,
  },
  notes: 'Exit status: 0 no difference, 1 a difference was found, 2 called wrongly.',
  async run({ values, words }) {
    const game = readOnlyGame('fuzz', words);
    const { games, seed, page, 'keep-going': findings, budget = Number.POSITIVE_INFINITY } = values;
    const line = readProgram(game, values.program);
    const late = performance.now() + budget;
    const writing = new Writing(values.out, { game, program: line.text, seed, page });
    const progress = new Progress();
    const sandbox = sandboxOf(values, []);
    const searched = {
      game,
      games,
      seed,
      parts: partsFor(game, line, readParts(values)),
      limits: limitsOf(values),
      compare: values.compare,
      ignoresStatus: values['ignore-status'],
    };
    const plan: FuzzPlan = {
      ...searched,
      line,
      jobs: values.jobs,
      sandbox,
      findings,
      isLate: () => performance.now() > late,
      deadline: Date.now() + budget,
      onGames: (played) => progress.show(() => `${played} of ${games} games, ${writing.words}`),
      onShrinking: (commands) => progress.show(() => `a difference; shrinking, commands so far: ${commands}`),
      onFound: (found) => writing.keep(found),
      onRepeated: () => writing.forget(),
    };
    const callOff = atTheEnd(() => writing.tellRest()); // found with patience: told however this ends
    const job = { ...searched, program: line.text, sandbox: values.sandbox };
    const { played, found } =
      values.queue === undefined
        ? await fuzz(plan).catch(misuse)
        : await fuzzOnQueue(
            values.queue,
            { format: FUZZ_FORMAT, host: hostName(), ...job },
            plan.isLate,
            (elsewhere) => fuzz({ ...plan, elsewhere }),
          );
    sandbox.close();
    progress.end();
    const unstarted = found.find(({ judgement }) => judgement.verdict === 'not started');
    if (unstarted) throw new Misuse(`the program cannot be started: ${unstarted.judgement.words}`);
    callOff();
    writing.tellRest();
    const within = plan.isLate() && played < games ? ' within the budget' : '';
    if (found.length === 0) print(`${played} games${within}, no difference (seed ${seed})\n`);
    else if (findings > 1)
      print(
        `${found.length} difference${found.length === 1 ? '' : 's'} in ${played} games${within} (seed ${seed})\n`,
      );
    return found.length === 0 ? STATUS.ok : STATUS.failed;
  },
});

/** What was found: on disk from the first moment on, told when it is as small as it gets, or when all ends. */
class Writing {
  private readonly folder: string;
  private readonly circumstances: FindingContext;
  private files: FindingFiles | null = null;
  private last: NamedFinding | null = null;
  private count = 0;

  constructor(folder: string, circumstances: FindingContext) {
    this.folder = folder;
    this.circumstances = circumstances;
  }

  get words(): string {
    return this.count === 0 ? 'no difference yet' : `differences so far: ${this.count}`;
  }

  keep(found: NamedFinding): void {
    this.last = found;
    try {
      makeFolder(this.folder);
      this.files ??= new FindingFiles(this.folder, this.circumstances);
      this.files.write(found);
    } catch (error) {
      print(`${describe(found, this.circumstances)}\n`);
      this.last = null;
      throw new Misuse(`cannot write to "${this.folder}": ${reason(error)}`);
    }
    if (found.rule !== '') {
      this.count++;
      this.tellRest();
    }
  }

  forget(): void {
    this.files?.remove();
    this.files = null;
    this.last = null;
  }

  tellRest(): void {
    const { last, files } = this;
    if (last === null || files === null) return;
    print(`${describe(last, this.circumstances)}\n`);
    print(`Written to ${this.folder}/${files.name}.*\n`);
    this.files = null;
    this.last = null;
  }
}

function misuse(error: unknown): never {
  throw error instanceof CaseError ? new Misuse(error.message) : error;
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
  const trouble = troubleWith(game, parts);
  if (trouble) throw new Misuse(`--cards: ${trouble}`);
  const needsPlain = casesOf(game).takesOptions && !line.uses('args');
  if (!needsPlain) return parts;
  process.stderr.write('games without options only: the program has no place for {args}\n');
  return { ...parts, only: ['plain'] };
}
