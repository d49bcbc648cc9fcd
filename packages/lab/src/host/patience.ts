/** How long a host waits for a program, in milliseconds, and how much it lets it say. */

export interface Patience {
  readonly hello: number; // from the start to its hello
  readonly answer: number; // for ready, pong and side
  readonly think: number; // for a move without any clock
  readonly thinkNodes: number; // the same where its nodes are limited
  readonly stop: number; // from stop to its move, where there is no clock
  readonly margin: number; // that an answer may come after its clock ran out
  readonly quit: number; // from quit to its end
}

export const PATIENCE: Patience = {
  hello: 10_000,
  answer: 10_000,
  think: 10_000,
  thinkNodes: 60_000,
  stop: 2_000,
  margin: 50,
  quit: 2_000,
};

export const LIMITS = {
  linesATurn: 10_000,
  bytesATurn: 8 << 20,
  badLinesBetween: 3, // with no turn open
  logBytes: 64 << 10,
  samplesATurn: 2_000,
  stepsATurn: 20_000,
} as const;
