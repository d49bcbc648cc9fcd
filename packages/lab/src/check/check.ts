/** Checks cases: our own game against its expected outputs, or somebody's program, case by case, a few at a time. */
import { type GameId, loadGame } from '../games.js';
import { inOrder } from '../pool.js';
import { type CommandLine, readCommandLine } from '../process/command-line.js';
import type { Limits } from '../process/limits.js';
import type { Sandbox } from '../process/sandbox.js';
import type { Case } from './cases.js';
import { type Checked, type Judgement, judge, judgeOwn } from './judge.js';
import { judgeInThreads } from './threads.js';

/** One program and how it did. */
export interface Report {
  readonly label: string; // './a.out {input}', or 'space-defender-2' for our own game
  readonly checked: readonly Checked[];
}

export interface CheckPlan {
  readonly game: GameId;
  readonly cases: readonly Case[];
  readonly jobs: number;
  readonly limits: Limits;
  /** Called after each case. */
  readonly onChecked: (checked: Checked) => void;
}

export const passed = ({ verdict }: Judgement) => verdict === 'passed';

/** Starting a thread costs as much as some dozens of cases. */
const WORTH_THREADS = 200;

export async function checkOwnGame({ game, cases, jobs, onChecked }: CheckPlan): Promise<Report> {
  if (jobs > 1 && cases.length >= WORTH_THREADS) {
    return { label: game, checked: await judgeInThreads(game, cases, jobs, onChecked) };
  }
  const { program } = await loadGame(game);
  const checked: Checked[] = [];
  for (const each of cases) {
    checked.push(judgeOwn(game, program, each));
    onChecked(checked[checked.length - 1]);
    if (checked.length % 16 === 0) await new Promise(setImmediate); // let progress and signals through
  }
  return { label: game, checked };
}

export async function checkProgram(plan: CheckPlan, line: CommandLine, sandbox: Sandbox): Promise<Report> {
  const { game, cases, jobs, limits, onChecked } = plan;
  const { program } = await loadGame(game);
  const checked = await inOrder(cases, jobs, async (each) => {
    const outcome = await sandbox.run(line, each, limits);
    const { name, folder } = each;
    const { millis, cpuMillis } = outcome;
    const result = { name, folder, millis, cpuMillis, ...judge(game, program, each, outcome) };
    onChecked(result);
    return result;
  });
  return { label: line.text, checked };
}

/** A readable command line with all the placeholders that these cases need, or what is wrong with it. */
export function programFor(text: string, cases: readonly Case[], folder: string): CommandLine | string {
  const line = readCommandLine(text, folder);
  if (typeof line === 'string') return line;
  if (!line.uses('map') && cases.some((each) => each.map !== null)) {
    return `these cases have a level file: say where it goes with {map}, as in '${text} {map}'`;
  }
  if (!line.uses('args') && cases.some((each) => each.args.length > 0)) {
    return `these cases have options: say where they go with {args}, as in '${text} {args}'`;
  }
  return line;
}
