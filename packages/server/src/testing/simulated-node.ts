/** A node in a simulation: the real host with its deadlines, on a log that it can be cut from, and killed at any moment. */
import { Dues } from '../due.js';
import type { Append, LogPoint, MatchHost, MatchLog } from '../host.js';
import type { Match } from '../match/match.js';
import { stageOf } from '../match/state.js';
import { type FaultyLog, type SeededSchedule, simulatedHost } from './simulation.js';

/** One process. What it has asked of the log still happens when it is dead, and nobody hears what came of it. */
export class Life implements MatchLog {
  isDead = false;
  isCut = false; // from the log
  readonly log: FaultyLog;
  constructor(log: FaultyLog) {
    this.log = log;
  }
  headerOf(match: string) {
    return this.reach(() => this.log.headerOf(match));
  }
  append(append: Append) {
    return this.reach(() => this.log.append(append));
  }
  since(match: string, number: number) {
    return this.reach(() => this.log.since(match, number));
  }
  sinceEach(known: readonly LogPoint[]) {
    return this.reach(() => this.log.sinceEach(known));
  }
  async reach<T>(ask: () => Promise<T>): Promise<T> {
    if (this.isAlone) throw new Error('the store cannot be reached');
    const answer = await ask();
    if (this.isAlone) throw new Error('the store no longer answers');
    return answer;
  }
  private get isAlone(): boolean {
    return this.isDead || this.isCut;
  }
}

interface Surroundings {
  readonly log: FaultyLog;
  readonly schedule: SeededSchedule;
  readonly seed: number;
  /** Who is away, by seat, and for how long that has been so. */
  away(seat: number): boolean;
  /** A match has so many entries more, which this node wrote. */
  grown(node: SimulatedNode, match: Match, entries: number): void;
}

export class SimulatedNode {
  life!: Life;
  host!: MatchHost;
  private dues = new Dues();
  private readonly stages = new Map<string, string>();
  private readonly around: Surroundings;
  private lives = 0;

  constructor(around: Surroundings) {
    this.around = around;
    this.start();
  }

  /** Whatever it had in memory is gone. */
  killAndStart(): void {
    this.life.isDead = true;
    this.start();
  }
  private start(): void {
    const { log, schedule, seed, away } = this.around;
    this.life = new Life(log);
    this.dues = new Dues();
    this.stages.clear();
    const { dues, life } = this;
    this.host = simulatedHost(life, seed + 1000 * ++this.lives, {
      away: async () => away,
      due: (state, entries) => dues.with(state, entries),
      unsure: (match) => dues.forget(match),
      pause: () => schedule.pause(),
      changed: (match, entries, own) => {
        if (life !== this.life) return;
        this.noticed(match, false, own);
        if (own) this.around.grown(this, match, entries.length);
      },
    });
  }

  /** A notice from another node; it may be lost, and polls come after it. */
  async hear(match: string): Promise<void> {
    await this.around.schedule.pause();
    if (this.around.schedule.rng.below(5) > 0) await this.host.catchUp([match]).catch(() => {});
  }
  async poll(): Promise<void> {
    await this.host.catchUp([...this.host.watched().keys()]).catch(() => {});
  }
  /** Looks at what is due, as often as a server does. */
  async sweep(): Promise<void> {
    const { schedule } = this.around;
    const { life, host } = this;
    try {
      for (const id of await life.reach(() => life.log.dueBy(schedule.now))) {
        await host.ask(id, { t: 'flag', player: null }, { now: schedule.now });
        const match = await host.look(id);
        if (match !== null && life === this.life) this.noticed(match, true, false);
      }
    } catch {} // the next time
  }
  forgetIdle(): void {
    this.stages.clear();
    this.dues.clear();
    this.host.forgetIdle();
  }

  private noticed({ state, header: { match } }: Match, found: boolean, news: boolean): void {
    const stage = stageOf(state);
    const changed = this.stages.get(match) !== stage;
    this.stages.set(match, stage);
    const { life, around } = this;
    const due = this.dues.seen(state, around.schedule.now, { found, news, changed });
    const { number } = state;
    if (due !== undefined) life.reach(() => life.log.show(match, number, due)).catch(() => {});
  }
}
