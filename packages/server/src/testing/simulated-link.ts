/** A connection in a simulation. What is said is late, lost or doubled; what is heard is in its order until it ends. */
import type { Timing } from '../host.js';
import type { MatchRequest } from '../match/request.js';
import type { SimulatedNode } from './simulated-node.js';
import type { SeededSchedule } from './simulation.js';

export interface SimulatedAnswer {
  readonly t: 'ok' | 'refused';
  readonly id: string;
}
/** What a node answers, noticed where and when it does; `asked` is what was known when it read the question. */
export interface Judge<Asked> {
  reads(): Asked;
  answers(request: MatchRequest, timing: Timing, asked: Asked, code: string): void;
}

export interface Network<Asked> {
  readonly schedule: SeededSchedule;
  readonly match: string;
  readonly judge: Judge<Asked>;
  /** Nothing comes through between these two. */
  isCut(player: string | null, node: SimulatedNode): boolean;
  isSound: boolean; // nothing is lost or doubled any more
  isOver: boolean; // nobody asks anything any more
}

export class SimulatedLink<Asked> {
  private isOver = false;
  private stop: (() => void) | null = null;
  private readonly coming: string[] = [];
  private isArriving = false;
  private readonly life;
  private readonly host;
  private readonly network: Network<Asked>;
  private readonly node: SimulatedNode;
  private readonly player: string | null;
  private readonly hear: (text: string) => void;

  constructor(
    network: Network<Asked>,
    node: SimulatedNode,
    player: string | null,
    hear: (text: string) => void,
  ) {
    this.network = network;
    this.node = node;
    this.player = player;
    this.hear = hear;
    ({ life: this.life, host: this.host } = node);
  }

  get isDown(): boolean {
    return this.isOver || this.life.isDead;
  }
  cut(): void {
    this.isOver = true;
    this.stop?.();
  }

  /** What is on its way when a connection ends may still arrive. */
  say(request: MatchRequest & { readonly id?: string }): void {
    const { schedule, isSound, judge, match } = this.network;
    const luck = schedule.rng.below(20);
    const times = isSound ? 1 : luck === 0 ? 0 : luck <= 3 ? 2 : 1;
    for (let n = 0; n < times; n++)
      this.travels(async () => {
        const timing = { now: schedule.now, lag: schedule.rng.below(900) };
        const asked = judge.reads();
        await this.host.ask(match, request, timing, (refusal) => {
          const code = refusal === null ? 'ok' : `${refusal?.code}`;
          judge.answers(request, timing, asked, code);
          this.tell(JSON.stringify({ t: code === 'ok' ? 'ok' : 'refused', id: request.id }));
        });
      });
  }
  watch(from: number | undefined): void {
    const { schedule, match } = this.network;
    this.travels(async () => {
      this.stop = await this.host.watch(
        match,
        this.player,
        { from, now: schedule.now },
        (viewer) => ({ viewer, hear: ({ text }) => this.tell(text) }),
        (texts) => {
          for (const text of texts) this.tell(text);
        },
      );
      if (this.isDown) this.stop?.();
    });
  }

  private async travels(arrive: () => Promise<void>): Promise<void> {
    const { schedule } = this.network;
    for (let late = schedule.rng.below(4); late >= 0; late--) await schedule.pause();
    if (!this.isSilent()) await arrive().catch(() => this.cut()); // the store could not be reached
  }
  private isSilent(): boolean {
    return this.life.isDead || this.network.isCut(this.player, this.node);
  }

  private async tell(text: string): Promise<void> {
    this.coming.push(text);
    if (this.isArriving) return;
    this.isArriving = true;
    while (this.coming.length > 0) {
      await this.network.schedule.pause();
      if (this.isSilent()) this.cut(); // what would come now is lost, and so is all that comes later
      if (this.isDown) return;
      this.hear(this.coming.shift()!);
    }
    this.isArriving = false;
  }
}
