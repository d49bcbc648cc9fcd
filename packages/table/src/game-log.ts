/**
 * A game as its entries: the light way to keep one, for servers and simulation. It holds one position and what led
 * to it; no copies, no hashes, no past but by playing it again.
 */
import type { Command, Fact, Game, Outcome, Refusal, Seat, Tell } from '@quadrant/kernel';
import { type Ending, type Entry, effectOf, isCommand, outcomeOf, type TableEntry } from './entry.js';

// biome-ignore lint/suspicious/noExplicitAny: what views and options look like does not matter here.
export type LoggedGame<P, C extends Command, F extends Fact> = Game<P, C, F, any, any, any>;

export class GameLog<P, C extends Command, F extends Fact> {
  readonly game: LoggedGame<P, C, F>;
  readonly options: unknown;
  readonly seed: number;
  readonly entries: Entry[] = [];
  private present: P;
  private closed: Ending | null = null;
  private played = 0; // commands that lie behind the position
  private plies = 0;

  constructor(game: LoggedGame<P, C, F>, options: unknown, seed: number) {
    this.game = game;
    this.options = options;
    this.seed = seed;
    this.present = game.begin(options, seed);
  }

  /** The present position. It belongs to the log: clone it to change it. */
  get position(): P {
    return this.present;
  }
  /** Commands performed, and takebacks: never goes down. */
  get ply(): number {
    return this.plies;
  }
  /** Commands that lie behind the position. */
  get commands(): number {
    return this.played;
  }
  get outcome(): Outcome | null {
    return outcomeOf(this.game, this.present, this.closed);
  }
  /** How it came to its end; null while it goes on. */
  get termination(): Ending | null {
    return this.closed ?? (this.game.outcome(this.present) === null ? null : 'normal');
  }

  give(seat: Seat, command: C, tell: Tell<F> | null = null, ms?: number): Refusal | null {
    if (this.closed !== null) return { code: 'over', words: 'The game is over.' };
    const refusal = this.game.perform(this.present, seat, command, tell);
    if (refusal) return refusal;
    this.played++;
    this.plies++;
    const text = this.game.grammar.print(command);
    this.entries.push(ms === undefined ? { seat, command: text } : { seat, command: text, ms });
    return null;
  }

  /** Something happened at the table. */
  note(entry: TableEntry, tell: Tell<F> | null = null): void {
    this.entries.push(entry);
    const effect = effectOf(entry);
    if (effect.kind === 'take back') {
      this.plies++;
      this.replay(effect.to);
    } else if (effect.kind === 'leave') {
      this.game.withdraw(this.present, effect.seat, tell);
      this.closed ??= effect.ending;
    } else if (effect.kind === 'end') this.closed = effect.ending;
  }

  /** The commands that takebacks have left. */
  standing(): readonly { readonly seat: Seat; readonly command: string }[] {
    const standing: { readonly seat: Seat; readonly command: string }[] = [];
    for (const entry of this.entries) {
      if (isCommand(entry)) standing.push(entry);
      else if (entry.table === 'taken-back') standing.length = Math.min(standing.length, entry.to ?? 0);
    }
    return standing;
  }

  /** Plays the first `to` of the commands that are behind the position again. */
  private replay(to: number): void {
    const standing = this.standing();
    this.present = this.game.begin(this.options, this.seed);
    this.played = 0;
    for (const { seat, command } of standing.slice(0, to)) {
      const parsed = this.game.grammar.parse(command);
      if (!parsed.ok || this.game.perform(this.present, seat, parsed.value, null))
        throw new Error(`${this.game.id}: "${command}" was performed and cannot be again`);
      this.played++;
    }
  }
}
