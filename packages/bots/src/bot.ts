/**
 * The way in for bots. A bot is given what its seat may know and the commands it may choose from, and a source of
 * random numbers of its own. It is never given a position: hidden information cannot reach it by any type.
 */
import type { Command, Rng } from '@quadrant/kernel';

export interface Bot<V, C extends Command> {
  readonly id: string; // 'greedy'
  readonly help: string; // one sentence for who chooses an opponent
  /** One of the legal commands; there is at least one. */
  choose(view: V, legal: readonly C[], rng: Rng): C;
}

/** Chooses any legal command, each as likely as any other. */
export const random: Bot<unknown, Command> = {
  id: 'random',
  help: 'Plays any legal command.',
  choose: (_, legal, rng) => legal[rng.below(legal.length)],
};

/** The random bot for one game. */
export const randomFor = <V, C extends Command>(): Bot<V, C> => random as unknown as Bot<V, C>;
