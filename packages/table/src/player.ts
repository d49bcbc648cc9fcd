/** Who sits at a seat by program: a bot in a worker, a program on a pipe, somebody far away. Asked, and may take its time. */
import type { Command, Fact, Outcome, Refusal } from '@quadrant/kernel';

/** What the table uses of an AbortSignal, which is one. */
export interface Stop {
  readonly aborted: boolean;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

export interface Question<V, C extends Command> {
  readonly view: V;
  readonly legal: readonly C[]; // in canonical order
  readonly ply: number;
  readonly budget: { readonly nodes: number | null; readonly ms: number | null };
  /** Aborted when the answer is wanted no more: the game was changed under it. */
  readonly stop: Stop;
  readonly refusalOf: (command: C) => Refusal | null;
}

/** An answer: a command, giving up, or why the seat is lost. */
export type Answer<C extends Command> =
  | C
  | 'resign'
  | { readonly termination: 'timeout' | 'illegal' | 'crashed' | 'stalled'; readonly words: string };

export interface Player<V, C extends Command, S extends Fact> {
  /** Facts of one turn as its seat sees them; `ply` is the number after it. */
  hear(facts: readonly S[], ply: number, asked: boolean): void;
  think(question: Question<V, C>): Answer<C> | Promise<Answer<C>>;
  over?(end: {
    readonly result: Outcome['result'] | null;
    readonly winner: number | null;
    readonly scores: readonly number[];
    readonly reason: string;
    readonly termination: string;
    readonly view: V;
  }): void;
}
