/**
 * Walks through a finished game: what its player could expect before each own turn, from what was known then, and where
 * that fell or rose most. The house says what it would have played there.
 */
import { type Command, type Seat, stream } from '@quadrant/kernel';
import type { AnyTable } from '@quadrant/table';
import type { Stop } from '../bot.js';
import type { BotThread } from '../thread/messages.js';
import { Thinker } from '../thread/thinker.js';
import type { Expectation, JudgeThread } from './messages.js';

export type { Expectation, FromJudge, JudgeThread, ToJudge } from './messages.js';

/** A game that is over. */
export interface AnalysedGame {
  readonly table: AnyTable;
  readonly prologue: number; // turns of the table that only set it up
}
/** Who thinks it through, in threads of the front end; what is stopped is never answered. */
export interface Minds {
  openJudge(): JudgeThread;
  openThread(): BotThread;
  readonly stop: Stop;
}

export interface Point {
  readonly turn: number; // the position before this turn, counted as the table does
  readonly value: number;
}
/** A turn after which much less or much more could be expected. */
export interface Turning {
  readonly turn: number;
  readonly change: number; // of the expected result
  readonly given: string; // as it was typed
  readonly house: Command | null; // what the house would have played
}
export interface Analysis {
  readonly points: readonly Point[]; // the last one is how it ended
  readonly turnings: readonly Turning[]; // falls, the worst first; then rises, the best first
}

/** How much is thought about. */
export interface Care {
  readonly points: number; // at most so many turns are judged
  readonly worlds: number; // that each is judged by
  readonly turnings: boolean; // whether turns that cost or brought much are looked for
}
export const BRIEF: Care = { points: 24, worlds: 8, turnings: false };
export const WHOLE: Care = { points: 60, worlds: 16, turnings: true };

const SURE = 2; // times as many worlds before a turn is called a turning
/** Which way, and how many are looked at and told. */
const KINDS = [
  { sign: -1, candidates: 5, most: 3 },
  { sign: 1, candidates: 3, most: 2 },
];
/** What a turn must lose or win to be marked: a share of what there is to win. */
const WORTH_TELLING = 0.12;

export async function analyse(
  play: AnalysedGame,
  seat: Seat,
  measure: Expectation,
  { points: most, worlds, turnings: wanted }: Care,
  told: (points: readonly Point[], all: number) => void,
  minds: Minds,
): Promise<Analysis> {
  const { table, prologue } = play;
  const judge = new Judge(play, seat, measure, minds);
  try {
    const log = table.log(seat, table.turn);
    const own = log.flatMap(({ by, command }, turn) =>
      by === seat && command !== null && turn >= prologue ? [{ turn, command }] : [],
    );
    const stride = Math.ceil(own.length / most);
    const chosen = own.filter((_, i) => i % stride === 0);
    const points: Point[] = [];
    for (const { turn } of chosen) {
      told([...points], chosen.length);
      points.push({ turn, value: await judge.at(turn, worlds) });
    }
    const end = endOf(play, seat, measure);
    points.push({ turn: table.turn, value: end });
    if (!wanted) return { points, turnings: [] };
    const top = measure === 'chance' ? 1 : Math.max(1, ...points.map(({ value }) => value));
    const surely = (turn: number) => (turn === table.turn ? end : judge.at(turn, SURE * worlds));
    const turnings: Turning[] = [];
    const byPlay = table.termination === 'normal' ? points : points.slice(0, -1); // who resigned did not play badly
    for (const kind of KINDS) {
      let left = kind.most;
      for (const { turn, next } of mostChanged(byPlay, kind, WORTH_TELLING * top)) {
        if (left === 0) break;
        const before = await surely(turn);
        const change = (await surely(next)) - before;
        if (kind.sign * change < WORTH_TELLING * top) continue; // it was chance
        left--;
        const house = await adviceAt(play, seat, turn, minds);
        turnings.push({ turn, change, given: log[turn].command!, house });
      }
    }
    return { points, turnings };
  } finally {
    judge.end();
  }
}

/** The turns after which the line fell or rose by so much, the steepest first. */
export const mostChanged = (
  points: readonly Point[],
  { sign, candidates }: { readonly sign: number; readonly candidates: number },
  least: number,
): { turn: number; next: number; change: number }[] =>
  points
    .slice(0, -1)
    .map(({ turn, value }, i) => ({ turn, next: points[i + 1].turn, change: points[i + 1].value - value }))
    .filter(({ change }) => sign * change >= least)
    .sort((a, b) => sign * (b.change - a.change))
    .slice(0, candidates);

/** How it ended, in the same measure. */
function endOf({ table }: AnalysedGame, seat: Seat, measure: Expectation): number {
  const { result, winner, scores } = table.outcome!;
  if (measure === 'score') return scores[seat] ?? 0;
  if (table.seats === 1) return result === 'won' ? 1 : 0;
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

const STOPPED = 'it was stopped'; // never shown: whoever stops it does not listen any more

class Judge {
  private readonly thread: JudgeThread;
  private readonly play: AnalysedGame;
  private readonly seat: Seat;
  private readonly measure: Expectation;
  private readonly stop: Stop;
  private asked = 0;
  private answered: (value: number) => void = () => {};
  private failed: (error: Error) => void = () => {};

  constructor(play: AnalysedGame, seat: Seat, measure: Expectation, { openJudge, stop }: Minds) {
    this.thread = openJudge();
    this.play = play;
    this.seat = seat;
    this.measure = measure;
    this.stop = stop;
    this.thread.listen(
      (message) => {
        if ('failed' in message) this.failed(new Error(message.failed));
        else if (message.id === this.asked) this.answered(message.value);
      },
      (words) => this.failed(new Error(words)),
    );
    stop.addEventListener('abort', () => this.failed(new Error(STOPPED)));
  }

  async at(turn: number, worlds: number): Promise<number> {
    const { table } = this.play;
    const { grammar } = table.game;
    const then = table.fork(turn);
    const answer = new Promise<number>((done, fail) => {
      this.answered = done;
      this.failed = fail;
    });
    if (this.stop.aborted) throw new Error(STOPPED);
    this.thread.post({
      id: ++this.asked,
      game: table.game.id,
      view: table.moment(this.seat, turn).view,
      legal: then.legal(this.seat).map((command: Command) => grammar.print(command)),
      seat: this.seat,
      seats: table.seats,
      options: table.options,
      seed: 1 + stream(table.seed, `judged ${turn}`).below(2 ** 30),
      measure: this.measure,
      worlds,
    });
    return answer;
  }
  end(): void {
    this.thread.end();
  }
}

/** What the house would have played before a turn. */
async function adviceAt(
  { table }: AnalysedGame,
  seat: Seat,
  turn: number,
  { openThread, stop }: Minds,
): Promise<Command | null> {
  const { view } = table.moment(seat, turn);
  const seed = stream(table.seed, `advice, turn ${turn}`).below(2 ** 31);
  const thinker = new Thinker(openThread(), table.game, null, {
    seat,
    seats: table.seats,
    options: table.options as never,
    seed,
    view,
  });
  stop.addEventListener('abort', () => thinker.end());
  const answer = thinker.think({ view, legal: table.fork(turn).legal(seat), ply: turn });
  return answer.catch(() => null).finally(() => thinker.end());
}
