/** Opens the database that a server is told of. */
import type { Opened } from './opened.js';
import { migrate } from './schema.js';

export interface Where {
  readonly file?: string; // of an SQLite database
  readonly database?: string; // 'postgres://…'
}

export async function openStore({ file, database }: Where): Promise<Opened> {
  if (database !== undefined) return (await import('./postgres.js')).openPostgres(database);
  if (file === undefined) throw new Error('a server keeps its matches in a file or a database');
  const db = await (await import('./sqlite.js')).openSqlite(file);
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, notices: null, now: Date.now };
}
