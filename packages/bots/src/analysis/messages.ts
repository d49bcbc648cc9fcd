/** What is asked of a thread that judges, and what it answers. */
import type { Seat } from '@quadrant/kernel';

/** What is expected: the chance to win, from 0 to 1, or the score at the end. */
export type Expectation = 'chance' | 'score';

export interface ToJudge {
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly seat: Seat;
  readonly seats: number;
  readonly options: unknown;
  readonly seed: number;
  readonly measure: Expectation;
  readonly worlds: number;
}
export type FromJudge = { readonly id: number; readonly value: number } | { readonly failed: string };

export interface JudgeThread {
  post(message: ToJudge): void;
  listen(heard: (message: FromJudge) => void, failed: (words: string) => void): void;
  end(): void;
}
