/**
 * Asks the programs at a table for their commands, one after the other. Whatever changes the game under a program
 * (undo, a jump, a new occupant) interrupts it: its answer, if it still comes, is nobody's any more.
 */
import { type Command, type Fact, NOBODY, type Seat } from '@quadrant/kernel';
import type { Answer, Player } from './player.js';
import { breathe, newStop } from './runtime.js';
import type { Table } from './table.js';

type PlayerMaker<V, C extends Command, S extends Fact> = (
  view: V,
) => Player<V, C, S> | Promise<Player<V, C, S>>;

export class Driver<V, C extends Command, S extends Fact> {
  private readonly table: Table<C, V, S>;
  private readonly makers = new Map<Seat, PlayerMaker<V, C, S>>();
  private readonly players = new Map<Seat, Player<V, C, S>>();
  private era = 0; // grows with every interruption
  private stop: { abort(): void } | null = null;
  private running: Promise<void> | null = null;
  private halted = false;

  constructor(table: Table<C, V, S>) {
    this.table = table;
  }

  has(seat: Seat): boolean {
    return this.makers.has(seat);
  }
  seat(seat: Seat, make: PlayerMaker<V, C, S> | null): void {
    this.interrupt();
    if (make) this.makers.set(seat, make);
    else this.makers.delete(seat);
  }
  /** Tells the programs of a turn. */
  turned(seen: readonly (readonly S[])[]): void {
    const { turn, onMove } = this.table;
    for (const [seat, player] of this.players) player.hear(seen[seat], turn, seat === onMove);
    if (this.table.termination !== null) this.endAll();
  }
  /** Nobody thinks any more, and who is asked next begins anew. */
  interrupt(): void {
    this.era++;
    this.stop?.abort();
    this.stop = null;
    this.endAll();
  }
  async settled(): Promise<void> {
    while (this.running) await this.running;
  }
  /** Nobody is asked any more until something happens at the table. */
  halt(): void {
    this.interrupt();
    this.halted = true;
  }
  /** Something happened: lets programs play until a person is asked. */
  go(): void {
    this.halted = false;
    this.run();
  }

  private run(): void {
    if (this.halted || this.running || !this.has(this.table.onMove)) return;
    this.running = this.loop().finally(() => {
      this.running = null;
      this.run(); // somebody may have become a program meanwhile
    });
  }

  private async loop(): Promise<void> {
    for (;;) {
      const seat = this.table.onMove;
      if (this.halted || seat === NOBODY || !this.has(seat)) return;
      const { era } = this;
      const answer = await this.ask(seat);
      await breathe();
      if (era === this.era) this.carryOut(seat, answer);
    }
  }

  private async ask(seat: Seat): Promise<Answer<C>> {
    const { table, era } = this;
    try {
      const { view } = table.moment(seat);
      const player = this.players.get(seat) ?? (await this.makers.get(seat)!(view));
      if (era !== this.era) {
        this.end(seat, player);
        return 'resign'; // not carried out
      }
      this.players.set(seat, player);
      const stop = newStop();
      this.stop = stop;
      return await player.think({
        view,
        legal: table.legal(seat),
        ply: table.turn,
        budget: { nodes: null, ms: null },
        stop: stop.signal,
        refusalOf: (command) => table.refusalOf(seat, command),
      });
    } catch (error) {
      return { termination: 'crashed', words: error instanceof Error ? error.message : 'it failed' };
    }
  }

  private carryOut(seat: Seat, answer: Answer<C>): void {
    if (answer === 'resign') this.table.leave(seat);
    else if ('termination' in answer) this.lose(seat, answer.termination);
    else if (this.table.give(seat, answer)) this.lose(seat, 'illegal');
  }

  private lose(seat: Seat, termination: 'timeout' | 'illegal' | 'crashed' | 'stalled'): void {
    this.table.leave(seat, termination);
  }

  private endAll(): void {
    for (const [seat, player] of this.players) this.end(seat, player);
    this.players.clear();
  }

  private end(seat: Seat, player: Player<V, C, S>): void {
    const { outcome, termination, scores } = this.table;
    player.over?.({
      result: outcome?.result ?? null,
      winner: outcome?.winner ?? null,
      scores: outcome?.scores ?? scores,
      reason: outcome?.reason ?? '',
      termination: termination ?? 'interrupted',
      view: this.table.moment(seat).view,
    });
  }
}
