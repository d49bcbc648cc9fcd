/** A database that is ready: brought up to date, and known to write through. */
import type { Kysely } from 'kysely';
import type { TurnTaking } from '../turns.js';
import type { Journal } from './journal.js';
import type { Notices } from './notices.js';
import type { DatabaseTables } from './schema.js';

export interface OpenedDatabase {
  readonly db: Kysely<DatabaseTables>;
  readonly journal: Journal;
  /** Tells other nodes what has changed, and is told; null where there can be none. */
  readonly notices: Notices | null;
  /** Turns of all who work on it, of whichever node. */
  readonly turns: TurnTaking;
  /** The database's time, which is everybody's. */
  now(): number;
}
