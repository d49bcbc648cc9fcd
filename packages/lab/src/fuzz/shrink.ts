/**
 * Makes a script that shows a difference as small as it can: cut after the difference, look for altogether shorter games
 * in which the same happens, leave out commands (chunks, then single ones, then pairs) with or without those that our
 * own game then refuses, and make the rest simpler.
 */
import { firstFound, TOGETHER } from '../pool.js';
import type { RuleName } from './maker.js';
import { type Script, withCommands } from './script.js';
import { likenessTo } from './signature.js';
import type { Finding } from './trial.js';
import type { Trials } from './trials.js';

export interface Shrinking {
  readonly trials: Trials;
  readonly jobs: number;
  /** How often their program may be run for it. */
  readonly runs: number;
  readonly rules: readonly RuleName[];
  simplify(script: Script): Iterable<Script>;
  /** The script without the commands that our own game refuses. */
  mend(script: Script): Script;
  /** The same game without some of what single players did. */
  withLessInHand(script: Script): Iterable<Script>;
  /** Other scripts with at most so many commands. */
  shorter(longest: number, near: Script): Iterable<Script>;
  /** Called after each run with the number of commands of the smallest script so far. */
  onRun(commands: number): void;
  /** Called with each smaller finding. */
  onSmaller(finding: Finding): void;
  /** Whether a difference is of a rule that was told before: a game is not made smaller by coming to that. */
  isKnown(finding: Finding): Promise<boolean>;
  /** Whether there is no time left. */
  isLate(): boolean;
}

const MOST_PAIRS = 1500;
/** Commands of the games that are mended at a time: of long games only a few are made. */
const MOST_MENDED = 8000;
/** Searches for shorter games without success before it is left at that: the longer a script, the more it is worth. */
const patienceFor = (commands: number) => 1 + (Math.min(commands, 40) >> 2);

export async function shrink(finding: Finding, shrinking: Shrinking): Promise<Finding> {
  return new Shrinker(finding, shrinking).shrink();
}

class Shrinker {
  private best: Finding;
  private readonly last: number; // the number of runs at which to stop
  private readonly todo: Shrinking;
  private readonly failed = new Set<string>(); // scripts known to show no difference
  private searched = Number.POSITIVE_INFINITY; // commands of the script for which no shorter game was found

  constructor(finding: Finding, todo: Shrinking) {
    this.best = finding;
    this.todo = todo;
    this.last = todo.trials.runs + todo.runs;
  }

  async shrink(): Promise<Finding> {
    await this.cut();
    let before: Script;
    do {
      before = this.best.script;
      await this.repeatedly(() => this.todo.withLessInHand(this.best.script));
      if (this.commands.length < this.searched) await this.findShorter();
      await this.repeatedly(() => this.mendedGames());
      await this.leaveOutChunks();
      await this.repeatedly(() => this.pairs());
      await this.simplify();
    } while (this.best.script !== before && !this.spent);
    return this.best;
  }

  private get commands(): readonly string[] {
    return this.best.script.commands;
  }

  private get spent(): boolean {
    return this.todo.trials.runs >= this.last || this.todo.isLate();
  }

  /** Takes the first of these that still differs. */
  private async take(candidates: readonly Script[]): Promise<boolean> {
    const fresh = candidates.filter((each) => !this.failed.has(keyOf(each)));
    const room = Math.max(0, this.last - this.todo.trials.runs);
    const found = await firstFound(fresh.slice(0, room), this.todo.jobs, async (script) => {
      if (this.todo.isLate()) return null;
      const differing = await this.todo.trials.differs(script);
      const finding = differing && ((await this.todo.isKnown(differing)) ? null : differing);
      if (!finding) this.failed.add(keyOf(script));
      this.todo.onRun(this.commands.length);
      return finding;
    });
    if (!found) return false;
    this.best = found.found;
    this.todo.onSmaller(this.best);
    return true;
  }

  /** Nothing after the difference matters: the shortest beginning that shows it, by halving. */
  private async cut(): Promise<void> {
    const { script } = this.best;
    const number = this.best.judgement.place?.number;
    if (number !== undefined)
      await this.take([withCommands(script, script.commands.slice(0, Math.max(1, number)))]);
    let low = -1; // this many commands show nothing
    while (low + 1 < this.commands.length && !this.spent) {
      const middle = (low + this.commands.length) >> 1;
      if (!(await this.take([withCommands(this.best.script, this.commands.slice(0, middle))]))) low = middle;
    }
  }

  private async leaveOutChunks(): Promise<void> {
    for (let size = this.commands.length >> 1; size >= 1 && !this.spent; size >>= 1) {
      let at = 0;
      const stride = size <= 4 ? 1 : size;
      while (at < this.commands.length && !this.spent) {
        const group: Script[] = [];
        for (let k = 0; k < TOGETHER && at + k * stride < this.commands.length; k++) {
          group.push(this.without(at + k * stride, size));
        }
        const before = this.commands.length;
        // After a success the same place holds other commands: it is tried again.
        if (!(await this.takeLike(group)) || this.commands.length === before) at += group.length * stride;
      }
    }
  }

  private async repeatedly(scripts: () => Iterable<Script>): Promise<void> {
    for (let again = true; again && !this.spent; ) again = await this.takeLikely(scripts());
  }

  /** Chunks and whatever cannot be done without them: most of a game goes this way, as our own game is asked first. */
  private *mendedGames(): Iterable<Script> {
    const { length } = this.commands;
    const made = new Set<string>();
    let commands = 0;
    for (let size = length >> 1; size >= 1; size >>= 1) {
      const stride = Math.max(1, size >> 1);
      for (let at = 0; at < length; at += stride) {
        const script = this.todo.mend(this.without(at, size));
        if (script.commands.length === 0 || made.has(keyOf(script))) continue;
        commands += length;
        if (commands > MOST_MENDED) return;
        made.add(keyOf(script));
        yield script;
      }
    }
  }

  private without(at: number, size: number): Script {
    const { script } = this.best;
    return withCommands(script, [...script.commands.slice(0, at), ...script.commands.slice(at + size)]);
  }

  /** Without two commands that only go together, such as a move of each player. */
  private *pairs(): Iterable<Script> {
    const { script } = this.best;
    const { commands } = script;
    let made = 0;
    for (let i = 0; i < commands.length; i++) {
      for (let j = i + 2; j < commands.length && made++ < MOST_PAIRS; j++) {
        yield withCommands(
          script,
          commands.filter((_, k) => k !== i && k !== j),
        );
      }
    }
  }

  private async simplify(): Promise<void> {
    for (let again = true; again && !this.spent; ) {
      again = await this.takeLike([...this.todo.simplify(this.best.script)]);
    }
  }

  private async findShorter(): Promise<void> {
    const { trials } = this.todo;
    const enough = trials.runs + (this.last - trials.runs) / 3;
    let failures = 0;
    while (
      failures < patienceFor(this.commands.length) &&
      this.commands.length > 1 &&
      trials.runs < enough &&
      !this.spent
    ) {
      const found = await this.takeLikely(this.todo.shorter(this.commands.length - 1, this.best.script));
      if (!found) failures++;
    }
    this.searched = this.commands.length;
  }

  /** As `take`, without those in which our own game comes nowhere near. */
  private async takeLike(candidates: readonly Script[]): Promise<boolean> {
    const likeness = likenessTo(this.best, this.todo.rules);
    return this.take(candidates.filter((script) => likeness(this.todo.trials.runOwn(script)).length > 0));
  }

  /** Of many scripts, those are run in which our own game comes nearest to the same point. */
  private async takeLikely(scripts: Iterable<Script>): Promise<boolean> {
    const likeness = likenessTo(this.best, this.todo.rules);
    const full = likeness(this.todo.trials.runOwn(this.best.script)).length;
    const likely: Likely[] = [];
    let likest = 0;
    const seen = new Map<string, number>();
    for (const script of scripts) {
      if (likest >= ENOUGH_LIKELY) break;
      if (this.failed.has(keyOf(script))) continue;
      const lines = likeness(this.todo.trials.runOwn(script));
      if (lines.length > 0) likely.push({ script, lines });
      if (lines.length >= full) likest++;
      for (const line of lines) seen.set(line, (seen.get(line) ?? 0) + 1);
    }
    return this.take(mostPromising(likely, (line) => seen.get(line) ?? 0));
  }
}

interface Likely {
  readonly script: Script;
  readonly lines: readonly string[]; // those like the lines that differed
}

/** More than these are not compared with each other. */
const ENOUGH_LIKELY = 400;
const OF_EACH_SORT = 12;

/** The likest, the rarest and the shortest of them; the liker before the others, the shorter before the longer. */
function mostPromising(likely: readonly Likely[], frequency: (line: string) => number): Script[] {
  const shortest = likely.toSorted((a, b) => a.script.commands.length - b.script.commands.length);
  const likest = shortest.toSorted((a, b) => b.lines.length - a.lines.length);
  const rarity = new Map(likely.map((each) => [each, Math.min(...each.lines.map(frequency))]));
  const rarest = shortest.toSorted((a, b) => rarity.get(a)! - rarity.get(b)!);
  const chosen = new Set([likest, rarest, shortest].flatMap((sorted) => sorted.slice(0, OF_EACH_SORT)));
  return likest.filter((each) => chosen.has(each)).map(({ script }) => script);
}

const keyOf = ({ args, map, commands }: Script) => JSON.stringify([args, map, commands]);
