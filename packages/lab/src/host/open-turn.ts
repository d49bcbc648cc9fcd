/**
 * One question to a program, from the turn that was written to the move that was read. Its clock is the program's:
 * it starts after the writing, and stands while the host works for the program.
 */
import type { BotAnswer, Forfeit } from '@quadrant/bots';
import type { Command } from '@quadrant/kernel';
import type { TurnClock } from '@quadrant/wire';
import type { Patience } from './patience.js';
import type { RulesService } from './rules-service.js';
import { soon } from './soon.js';

/** When to say stop and when to give up, in milliseconds of the program's own time; null: never. */
interface TurnLimits {
  readonly stopAt: number | null;
  readonly giveUpAt: number;
  readonly allowed: number; // what it is told to have had
}

export function limitsOf(clock: TurnClock, seat: number, patience: Patience): TurnLimits {
  const ends = [clock.move, clock.left?.[seat] ?? null].filter((ms) => ms !== null);
  if (ends.length > 0) {
    const allowed = Math.min(...ends);
    return { stopAt: clock.move, giveUpAt: allowed + patience.margin, allowed };
  }
  const stopAt = clock.nodes === null ? patience.think : patience.thinkNodes;
  return { stopAt, giveUpAt: stopAt + patience.stop, allowed: stopAt + patience.stop };
}

export class OpenTurn<C extends Command> {
  refusals = 0;
  readonly service: RulesService;
  private began = 0;
  private hostMs = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopSaid = false;
  private closed = false;
  private isHeld = false; // what becomes of it is settled elsewhere
  private limits: TurnLimits;
  private readonly patience: Patience;
  private readonly settle: (answer: BotAnswer<C>) => void;
  private readonly sayStop: () => void;

  constructor(
    service: RulesService,
    limits: TurnLimits,
    patience: Patience,
    { settle, sayStop }: { settle: (answer: BotAnswer<C>) => void; sayStop: () => void },
  ) {
    this.service = service;
    this.limits = limits;
    this.patience = patience;
    this.settle = settle;
    this.sayStop = sayStop;
  }

  /** The turn was handed over at this moment. */
  start(at: number): void {
    this.began = at;
    this.arm();
  }

  /** The program's own time so far. */
  get spent(): number {
    return performance.now() - this.began - this.hostMs;
  }
  get stopped(): boolean {
    return this.stopSaid;
  }

  /** Does work for the program that is not its time; reading what is asked, since that moment, was a part of it. */
  working(since: number, work: () => void): void {
    work();
    this.hostMs += performance.now() - since;
  }

  /** Its answer is wanted now. */
  stop(): void {
    if (this.closed || this.stopSaid) return;
    this.stopSaid = true;
    this.sayStop();
    const giveUpAt = Math.min(this.limits.giveUpAt, this.spent + this.patience.stop);
    this.limits = { stopAt: null, giveUpAt, allowed: Math.min(this.limits.allowed, giveUpAt) };
    this.arm();
  }

  /** Nothing can come any more: it is no longer a matter of time. */
  hold(): void {
    this.isHeld = true;
    clearTimeout(this.timer);
  }

  close(answer: BotAnswer<C>): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.timer);
    this.settle(answer);
  }

  private arm(): void {
    clearTimeout(this.timer);
    if (this.isHeld) return;
    const { stopAt, giveUpAt } = this.limits;
    const next = stopAt === null || this.stopSaid ? giveUpAt : Math.min(stopAt, giveUpAt);
    this.timer = setTimeout(() => this.look(), Math.max(0, next - this.spent));
  }

  private look(): void {
    const { stopAt, giveUpAt } = this.limits;
    const { spent } = this;
    if (stopAt !== null && !this.stopSaid && spent >= stopAt) {
      this.hostMs += spent - stopAt; // said late on a busy machine, stop comes first all the same
      this.stopSaid = true;
      this.sayStop();
    } else if (spent >= giveUpAt) {
      // An answer that lies in the pipe already was not late: the host was. Reading comes before giving up.
      soon(() => this.giveUp());
      return;
    }
    this.arm();
  }

  private giveUp(): void {
    if (!this.isHeld) this.close(late(this.limits.allowed));
  }
}

const late = (ms: number): Forfeit => ({
  termination: 'timeout',
  words: `gave no move within ${Math.max(0, Math.round(ms))} ms`,
});
