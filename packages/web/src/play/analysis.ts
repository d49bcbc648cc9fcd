/**
 * Walks through a finished game: what its player could expect before each own turn, from what was known then, and where
 * that fell most. The house says what it would have played there.
 */
import { Thinker } from '@quadrant/bots/thread';
import { type Command, type Seat, stream } from '@quadrant/kernel';
import { later } from '../words/later.js';
import type { Expectation } from './judge.js';
import type { FromJudge, ToJudge } from './judge.worker.js';
import type { AnyPlay } from './play.js';
import { openThread } from './thread.js';

export interface Point {
  readonly turn: number; // the position before this turn, counted as the table does
  readonly value: number;
}
export interface Slip {
  readonly turn: number;
  readonly lost: number; // of the expected result
  readonly given: string; // as it was typed
  readonly better: Command | null; // what the house would have played
}
export interface Analysis {
  readonly points: readonly Point[]; // the last one is how it ended
  readonly slips: readonly Slip[]; // the worst first
}

/** How much is thought about. */
export interface Care {
  readonly points: number; // at most so many turns are judged
  readonly worlds: number; // that each is judged by
  readonly slips: boolean; // whether turns that cost much are looked for
}
export const BRIEF: Care = { points: 24, worlds: 8, slips: false };
export const WHOLE: Care = { points: 60, worlds: 16, slips: true };

const SURE = 2; // times as many worlds before a turn is called a slip
const CANDIDATES = 5;
const MOST_SLIPS = 3;
/** What a turn must lose to be marked: a share of what there is to win. */
const WORTH_TELLING = 0.12;

export async function analyse(
  play: AnyPlay,
  measure: Expectation,
  { points: most, worlds, slips: wanted }: Care,
  told: (points: readonly Point[], all: number) => void,
  stop: AbortSignal,
): Promise<Analysis> {
  const { stage, table, prologue } = play;
  const { seat } = stage;
  const judge = new Judge(play, seat, measure, stop);
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
    if (!wanted) return { points, slips: [] };
    const top = measure === 'chance' ? 1 : Math.max(1, ...points.map(({ value }) => value));
    const drops = points
      .slice(0, -1)
      .map(({ turn, value }, i) => ({ i, turn, lost: value - points[i + 1].value }))
      .filter(({ lost }) => lost / top >= WORTH_TELLING)
      .sort((a, b) => b.lost - a.lost)
      .slice(0, CANDIDATES);
    const slips: Slip[] = [];
    for (const { i, turn } of drops) {
      if (slips.length === MOST_SLIPS) break;
      const before = await judge.at(turn, SURE * worlds);
      const next = points[i + 1].turn;
      const after = next === table.turn ? end : await judge.at(next, SURE * worlds);
      const lost = before - after;
      if (lost / top < WORTH_TELLING) continue; // it was chance
      slips.push({ turn, lost, given: log[turn].command!, better: await adviceAt(play, seat, turn, stop) });
    }
    return { points, slips };
  } finally {
    judge.end();
  }
}

/** How it ended, in the same measure. */
function endOf({ table }: AnyPlay, seat: Seat, measure: Expectation): number {
  const { result, winner, scores } = table.outcome!;
  if (measure === 'score') return scores[seat] ?? 0;
  if (table.seats === 1) return result === 'won' ? 1 : 0;
  return winner === null ? 0.5 : winner === seat ? 1 : 0;
}

class Judge {
  private readonly worker = new Worker(new URL('./judge.worker.ts', import.meta.url), { type: 'module' });
  private readonly play: AnyPlay;
  private readonly seat: Seat;
  private readonly measure: Expectation;
  private readonly stop: AbortSignal;
  private asked = 0;

  constructor(play: AnyPlay, seat: Seat, measure: Expectation, stop: AbortSignal) {
    this.play = play;
    this.seat = seat;
    this.measure = measure;
    this.stop = stop;
  }

  at(turn: number, worlds: number): Promise<number> {
    const { table } = this.play;
    const { grammar } = table.game;
    const then = table.fork(turn);
    const id = ++this.asked;
    const answer = new Promise<number>((done, fail) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromJudge>) => {
        if ('failed' in data) fail(new Error(data.failed));
        else if (data.id === id) done(data.value);
      };
      this.worker.onerror = () => fail(new Error(later.analysis.computerFailed));
      this.stop.addEventListener('abort', () => fail(new Error(later.analysis.unwanted)));
    });
    this.worker.postMessage({
      id,
      game: table.game.id,
      view: table.moment(this.seat, turn).view,
      legal: then.legal(this.seat).map((command: Command) => grammar.print(command)),
      seat: this.seat,
      seats: table.seats,
      options: table.options,
      seed: 1 + stream(table.seed, `judged ${turn}`).below(2 ** 30),
      measure: this.measure,
      worlds,
    } satisfies ToJudge);
    return answer;
  }
  end(): void {
    this.worker.terminate();
  }
}

/** What the house would have played before a turn. */
async function adviceAt(
  { table }: AnyPlay,
  seat: Seat,
  turn: number,
  stop: AbortSignal,
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
