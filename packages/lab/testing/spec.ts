/** Tournaments of RAIInet for tests. */
import type { Spec } from '../src/jobs/spec.js';

type Contestant = Spec['bots'][number];

export const randomBot = (name: string, more: Partial<Contestant> = {}): Contestant => ({
  name,
  bot: 'random',
  command: null,
  options: {},
  clock: null,
  ...more,
});

export const specOf = (bots: readonly Contestant[], more: Partial<Spec> = {}): Spec => ({
  format: 'quadrant-tournament-2',
  host: 'quadrant test',
  game: 'raiinet',
  rules: 1,
  options: null,
  deals: null,
  seats: 2,
  type: 'roundrobin',
  bots,
  rounds: 1,
  seed: 1,
  maxMoves: 5000,
  adjudicate: null,
  margin: 50,
  sprt: null,
  ...more,
});
