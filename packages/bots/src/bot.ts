/**
 * The way in for bots, those of the house and programs in any language alike. A bot is given what its seat may know
 * (views, facts as it sees them) and the commands it may choose from. It is never given a position: hidden
 * information cannot reach it by any type.
 */
import type { AnyGame, Command, Fact, Plain, Refusal, Seat } from '@quadrant/kernel';
import type { Stop } from '@quadrant/table';
import type { DeclaredOption, GameClock, OptionValue, Termination, TurnClock } from '@quadrant/wire';

/** A bot that one can choose: what it is called and what it is, and how it takes a seat. */
export interface BotMaker<V = unknown, C extends Command = Command, S extends Fact = Fact> {
  readonly id: string; // 'greedy'
  readonly game: string; // the rules it plays: 'raiinet'
  readonly words: string; // one sentence for who chooses an opponent
  /** Measured, in Elo above the random bot of its game, as docs/bots.md tells; null where it was not. */
  readonly rating: number | null;
  readonly options: readonly DeclaredOption[];
  /** The side it wants to begin with, where the game has sides and the table leaves them free. */
  side?(config: SideConfig): Plain | null | Promise<Plain | null>;
  /** True for one that answers at once, from the legal commands alone: it needs neither view nor facts. */
  readonly blind?: boolean;
  /** Takes a seat. Loads what it needs (weights, a process); gives a forfeit when that fails. */
  make(config: BotConfig<V>): BotPlayer<V, C, S> | Forfeit | Promise<BotPlayer<V, C, S> | Forfeit>;
}

export interface SideConfig {
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Plain; // of the game, what everybody may know
  readonly seed: number; // of the bot's own dice; has nothing to do with the game's
  readonly settings?: Readonly<Record<string, OptionValue>>; // values for its own options; the rest have their defaults
}

export interface BotConfig<V = unknown> extends SideConfig {
  readonly view: V; // before the first command
  /** The rules, for a bot that plays any game; one that was written for a game has its own. */
  readonly rules?: AnyGame;
  readonly side?: Plain | null; // what its own seat began with, where it did not choose it itself
  readonly names?: readonly string[]; // by seat
  readonly clock?: GameClock;
}

/** A bot at its seat, for one game. The same seed, questions and nodes give the same answers. */
export interface BotPlayer<V = unknown, C extends Command = Command, S extends Fact = Fact> {
  /**
   * Facts of one command (its own too) as its seat sees them; `ply` is the number after that command. `asked`: its
   * turn follows at once.
   */
  hear(facts: readonly S[], ply: number, asked: boolean): void;
  /** One of the legal commands, of which there is at least one; or it gives up. */
  think(turn: BotTurn<V, C>): BotAnswer<C> | Promise<BotAnswer<C>>;
  /** Set once it cannot go on, whoever is on move. */
  readonly forfeit?: Forfeit | null;
  /** The milliseconds that its last answer took, where it knows better than who asked. */
  readonly spent?: number;
  /** True for one that has no use for facts: `hear` need not be called. */
  readonly deaf?: boolean;
  /** What it wrote down since this was last asked. */
  takeLog?(): string;
  /** The game is over (or given up by the table): no further question comes. */
  over?(end: GameEnd<V>): void;
}

export interface BotTurn<V, C extends Command> {
  readonly view: V;
  readonly legal: readonly C[]; // in canonical order
  readonly ply: number; // commands and takebacks so far
  readonly budget: Budget;
  /** Aborted when the answer is wanted at once (soon after, the turn is given up). */
  readonly stop: Stop;
  /** The clocks of all seats, where there are some. */
  readonly clock?: TurnClock;
  /** Why the table would refuse a command now: for who takes commands from elsewhere. */
  readonly refusalOf?: (command: C) => Refusal | null;
  /** Takes what is thought so far. */
  readonly info?: (info: Thought<C>) => void;
}

export type { Stop };

/** How much a bot may think: so many nodes (steps of its search), or so long. Null: as it likes. */
export interface Budget {
  readonly nodes: number | null;
  readonly ms: number | null;
}

export interface Thought<C extends Command> {
  readonly score: number | null; // the expected result for the mover, 0 to 1
  readonly nodes: number | null;
  readonly pv: readonly C[]; // the line it expects, the next command first
  readonly policy: readonly (readonly [C, number])[]; // shares of commands, the best first
}

export type BotAnswer<C extends Command> = C | 'resign' | Forfeit;

/** A seat that is lost by what happened to its bot, not by the rules. */
export interface Forfeit {
  readonly termination: 'timeout' | 'illegal' | 'crashed' | 'stalled';
  readonly words: string; // for a person
}

export interface GameEnd<V> {
  readonly result: 'won' | 'lost' | 'draw' | 'aborted' | null;
  readonly winner: Seat | null;
  readonly scores: readonly number[];
  readonly reason: string;
  readonly termination: Termination;
  readonly view: V;
}

/** For code that handles bots of any game. */
// biome-ignore lint/suspicious/noExplicitAny: the point of these types is not to know the types of a game.
export type AnyBotMaker = BotMaker<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyBotPlayer = BotPlayer<any, any, any>;

export const isForfeit = (answer: unknown): answer is Forfeit =>
  typeof answer === 'object' && answer !== null && 'termination' in answer;
