/** A PostgreSQL of the test's own, where the machine has the programs for one. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NOBODY = 65_534;

/** The folder with `initdb` and `postgres`; null where there is none. */
export function findPostgres(): string | null {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions).map((version) => join(versions, version, 'bin'))
    : [];
  const folders = [...installed.reverse(), ...(process.env.PATH ?? '').split(':')];
  return (
    folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))) ?? null
  );
}

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

/** PostgreSQL does not run as root: then it runs as nobody. */
const who = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

export class TestPostgres {
  readonly url: string;
  private readonly bin: string;
  private readonly folder: string;
  private readonly port: number;
  private child: ChildProcess | null = null;

  private constructor(bin: string, folder: string, port: number) {
    this.bin = bin;
    this.folder = folder;
    this.port = port;
    this.url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  }

  static async start(bin: string): Promise<TestPostgres> {
    const folder = mkdtempSync(join(tmpdir(), 'quadrant-postgres-'));
    if ('uid' in who) chownSync(folder, NOBODY, NOBODY);
    const made = spawnSync(
      join(bin, 'initdb'),
      ['-D', join(folder, 'data'), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
      { ...who, cwd: folder, encoding: 'utf8', env: { PATH: process.env.PATH, HOME: folder } },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    const postgres = new TestPostgres(bin, folder, await freePort());
    await postgres.run();
    return postgres;
  }

  /** Starts it, also again after a kill, when what is left of it has gone; waits until it takes connections. */
  async run(): Promise<void> {
    for (let tries = 0; !(await this.tryToRun()); tries++) {
      if (tries === 100) throw new Error('PostgreSQL does not start');
      await new Promise((soon) => setTimeout(soon, 200));
    }
  }
  private tryToRun(): Promise<boolean> {
    const args = ['-D', join(this.folder, 'data'), '-p', `${this.port}`, '-k', this.folder];
    const child = spawn(join(this.bin, 'postgres'), [...args, '-c', 'listen_addresses=127.0.0.1'], {
      ...who,
      cwd: this.folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, HOME: this.folder },
    });
    this.child = child;
    let said = '';
    return new Promise((done) => {
      child.once('exit', () => done(false));
      child.stderr!.on('data', (chunk) => {
        said = said.slice(-1000) + chunk;
        if (said.includes('ready to accept connections')) done(true);
      });
    });
  }
  async kill(signal: NodeJS.Signals): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null) return;
    await new Promise<void>((gone) => {
      child.once('exit', () => gone());
      child.kill(signal);
    });
  }
  async close(): Promise<void> {
    await this.kill('SIGQUIT');
    rmSync(this.folder, { recursive: true, force: true });
  }
}
