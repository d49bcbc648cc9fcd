/** What a thread of the bots is asked, and what it answers. A bot is given what its seat may know, and nothing else. */
import type { Plain, Seat } from '@quadrant/kernel';
import type { Came } from '../boards/board.js';

interface Seated {
  readonly game: string;
  readonly bot: string; // 'hard'
  readonly seat: Seat;
  readonly seats: number;
  readonly options: Plain; // what everybody may know
  readonly seed: number; // of the bot's dice
}

export interface ThinkJob extends Seated {
  readonly t: 'think';
  readonly view: unknown;
  readonly legal: readonly string[];
  readonly ply: number;
  readonly ms: number; // the longest it may think
}

export type BotJob =
  | ThinkJob
  | (Seated & { readonly t: 'side' })
  /** Not a bot's: a record that somebody sent is played again where that holds up nobody. */
  | { readonly t: 'replay'; readonly game: string; readonly record: unknown };

export type JobAnswer =
  | { readonly t: 'command'; readonly command: string | null } // null: it gives up
  | { readonly t: 'side'; readonly side: Plain | null } // null: whatever it is dealt
  | { readonly t: 'replayed'; readonly parting: string } // why it does not hold
  | { readonly t: 'replayed'; readonly came: Came; readonly options: Plain }
  | { readonly t: 'failed'; readonly words: string };

export type FromThread = { readonly t: 'ready' } | JobAnswer;
