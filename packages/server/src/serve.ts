/** Serves page and matches from one process: what `quadrant serve` and `npm start` do. */
import { mkdirSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { Hosts, hostInUrl, reachedAt } from './hosts.js';
import { type Server, type ServerOptions, startServer } from './server.js';
import { NoDatabase } from './store/sqlite.js';

export interface Serving extends Omit<ServerOptions, 'file' | 'now'> {
  readonly data: string; // the folder of the database
  /** Makes that folder and what is missing above it; Node's own way, unless given, never ends below /proc. */
  readonly makeFolder?: (folder: string, mode: number) => void;
}

export interface Served extends Server {
  /** Why nobody can play over the network; null where one can. */
  readonly offline: string | null;
}

/** Where programs of this machine's user keep their data. */
export function dataFolder(): string {
  const { XDG_DATA_HOME, LOCALAPPDATA } = process.env;
  if (process.platform === 'win32') return join(LOCALAPPDATA ?? homedir(), 'quadrant');
  if (process.platform === 'darwin') return join(homedir(), 'Library', 'Application Support', 'quadrant');
  return join(XDG_DATA_HOME || join(homedir(), '.local', 'share'), 'quadrant');
}

const ONLY_OURS = 0o700;
const makeWhole = (folder: string, mode: number): void => void mkdirSync(folder, { recursive: true, mode });

/** Where SQLite cannot be loaded there is the page alone; with `alone`, also where the store cannot be opened. */
export async function serve(serving: Serving, alone: boolean): Promise<Served> {
  const { page, makeFolder = makeWhole } = serving;
  const withMatches = page && ((hosts: ReadonlySet<string | undefined>) => atMatches(page(hosts)));
  try {
    const file = join(serving.data, 'matches.sqlite');
    const store = serving.database === undefined ? { file } : {};
    if (serving.database === undefined) makeFolder(serving.data, ONLY_OURS);
    const server = await startServer({ ...serving, ...store, ...(withMatches ? { page: withMatches } : {}) });
    return { ...server, offline: null };
  } catch (error) {
    const { syscall, message } = error as NodeJS.ErrnoException;
    const loses = (alone && serving.database === undefined) || error instanceof NoDatabase;
    if (!loses || page === undefined || syscall === 'listen') throw error;
    return { ...(await pageAlone(page, serving)), offline: message };
  }
}

/** Links to matches open the page, which reads the rest of the address. */
const atMatches =
  (page: RequestListener): RequestListener =>
  (request, response) => {
    const url = request.url ?? '/';
    if (/^\/m\/[\w-]+(?:\?|$)/.test(url)) request.url = '/';
    else if (url.startsWith('/m/')) request.url = url.slice('/m'.length);
    page(request, response);
  };

function pageAlone(page: NonNullable<ServerOptions['page']>, { port, host }: Serving): Promise<Server> {
  const hosts = new Hosts(host);
  const server = createServer(page(hosts));
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => {
      const { port: taken } = server.address() as { port: number };
      for (const name of [host, '127.0.0.1', 'localhost']) hosts.add(`${name}:${taken}`);
      done({
        address: `http://${hostInUrl(reachedAt(host))}:${taken}/`,
        metrics: null,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}
