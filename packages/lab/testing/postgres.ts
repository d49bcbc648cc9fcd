/** A PostgreSQL of the test's own, from the programs that are installed; null where there are none. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';

export interface Postgres {
  readonly url: string;
  start(): Promise<void>;
  /** As a power cut would. */
  kill(): Promise<void>;
  stop(): Promise<void>;
}

const NOBODY = 65534;
const DEBIAN = '/usr/lib/postgresql';

/** The folder with both programs in it. */
function programs(): string | null {
  const installed = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin'))
    : [];
  const folders = [...installed, ...(process.env.PATH ?? '').split(delimiter)];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  );
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

export async function openPostgres(): Promise<Postgres | null> {
  const bin = programs();
  if (bin === null) return null;
  const data = mkdtempSync(join(tmpdir(), 'quadrant-postgres-'));
  chmodSync(data, 0o700);
  const as = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}; // it refuses to be root
  if ('uid' in as) chownSync(data, NOBODY, NOBODY);
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...as, encoding: 'utf8', cwd: data },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | null = null;
  const end = async (signal: NodeJS.Signals) => {
    if (server === null || server.exitCode !== null) return;
    const gone = once(server, 'exit');
    server.kill(signal);
    await gone;
  };
  const opened: Postgres = {
    url,
    async start() {
      const words = ['-D', data, '-p', String(port), '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
      server = spawn(join(bin, 'postgres'), [...words, '-k', data], { ...as, cwd: data, stdio: 'ignore' });
      while (!(await answers(url))) {
        if (server.exitCode !== null) throw new Error('PostgreSQL does not start');
        await pause(50);
      }
    },
    kill: () => end('SIGQUIT'), // at once, without writing anything down; SIGKILL would leave its children
    async stop() {
      await end('SIGINT');
      rmSync(data, { recursive: true, force: true });
    },
  };
  await opened.start();
  return opened;
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
