/** Results in PostgreSQL. */
import pg from 'pg';
import type { ChunkResult, Conflict, QueuedRun, ResultStore } from './store.js';

const TABLES = `
CREATE TABLE IF NOT EXISTS quadrant_runs (
  id text PRIMARY KEY, spec text NOT NULL, size integer NOT NULL, probe text);
CREATE TABLE IF NOT EXISTS quadrant_results (
  run text NOT NULL, chunk integer NOT NULL, result text NOT NULL, times text NOT NULL, worker text NOT NULL,
  PRIMARY KEY (run, chunk));
CREATE TABLE IF NOT EXISTS quadrant_conflicts (
  run text NOT NULL, chunk integer NOT NULL, other text NOT NULL, worker text NOT NULL);
CREATE TABLE IF NOT EXISTS quadrant_inputs (
  run text NOT NULL, chunk integer NOT NULL, input text NOT NULL, PRIMARY KEY (run, chunk));`;
const KEPT = {
  quadrant_runs: 'id',
  quadrant_results: 'run',
  quadrant_conflicts: 'run',
  quadrant_inputs: 'run',
};
/** Two that prepare at once would both find nothing there. */
const PREPARING = 3_141_592;

export class PostgresStore implements ResultStore {
  private readonly pool: pg.Pool;

  constructor(url: string, Client: typeof pg.Client) {
    this.pool = new pg.Pool({ connectionString: url, max: 3, Client });
    this.pool.on('error', () => {}); // an idle connection was lost; the next question opens another
  }

  async prepare(): Promise<void> {
    const client = await this.pool.connect();
    try {
      await client.query('SELECT pg_advisory_lock($1)', [PREPARING]);
      await client.query(TABLES);
      await client.query('SELECT pg_advisory_unlock($1)', [PREPARING]);
    } finally {
      client.release();
    }
  }

  async putRun({ id, spec, size, probe }: QueuedRun): Promise<QueuedRun> {
    await this.pool.query(
      'INSERT INTO quadrant_runs (id, spec, size, probe) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      [id, spec, size, probe],
    );
    return (await this.getRun(id))!;
  }

  async getRun(id: string): Promise<QueuedRun | null> {
    const { rows } = await this.pool.query<QueuedRun>(
      'SELECT id, spec, size, probe FROM quadrant_runs WHERE id = $1',
      [id],
    );
    return rows[0] ?? null;
  }

  async put(run: string, { chunk, result, times, worker }: ChunkResult): Promise<void> {
    await this.pool.query(
      `INSERT INTO quadrant_results (run, chunk, result, times, worker) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [run, chunk, result, times, worker],
    );
    await this.pool.query(
      `INSERT INTO quadrant_conflicts (run, chunk, other, worker)
       SELECT run, chunk, $3, $4 FROM quadrant_results WHERE run = $1 AND chunk = $2 AND result <> $3`,
      [run, chunk, result, worker],
    );
  }

  async results(run: string, chunks: readonly number[]): Promise<ChunkResult[]> {
    const { rows } = await this.pool.query<ChunkResult>(
      `SELECT chunk, result, times, worker FROM quadrant_results
       WHERE run = $1 AND chunk = ANY ($2::integer[]) ORDER BY chunk`,
      [run, chunks],
    );
    return rows;
  }

  async conflict(run: string): Promise<Conflict | null> {
    const { rows } = await this.pool.query(
      `SELECT c.chunk, r.result, c.other, r.worker AS first, c.worker AS second
       FROM quadrant_conflicts c JOIN quadrant_results r USING (run, chunk) WHERE c.run = $1 LIMIT 1`,
      [run],
    );
    const [row] = rows;
    return row
      ? { chunk: row.chunk, kept: row.result, other: row.other, workers: [row.first, row.second] }
      : null;
  }

  async putInput(run: string, chunk: number, input: string): Promise<void> {
    await this.pool.query(
      'INSERT INTO quadrant_inputs (run, chunk, input) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [run, chunk, input],
    );
  }

  async getInput(run: string, chunk: number): Promise<string | null> {
    const { rows } = await this.pool.query<{ input: string }>(
      'SELECT input FROM quadrant_inputs WHERE run = $1 AND chunk = $2',
      [run, chunk],
    );
    return rows[0]?.input ?? null;
  }

  async forget(run: string): Promise<void> {
    for (const [table, key] of Object.entries(KEPT))
      await this.pool.query(`DELETE FROM ${table} WHERE ${key} = $1`, [run]);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }
}
