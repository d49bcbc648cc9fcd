/** Opens the database that a server is told of. */
import type { OpenedDatabase } from './opened.js';

export interface DatabasePlace {
  readonly file?: string; // of an SQLite database
  readonly database?: string; // 'postgres://…'
}

export async function openStore({ file, database }: DatabasePlace): Promise<OpenedDatabase> {
  if (database !== undefined) return (await import('./postgres.js')).openPostgres(database);
  if (file === undefined) throw new Error('a server keeps its matches in a file or a database');
  return (await import('./sqlite.js')).openSqlite(file);
}
