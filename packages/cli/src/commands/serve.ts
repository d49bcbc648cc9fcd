/** `quadrant serve`: the page and matches over the network. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  dataFolder,
  type ServeOptions,
  type Serving,
  serve,
  servedWords,
  whyNotServed,
} from '@quadrant/server';
import { Misuse, STATUS } from '../command.js';
import { print } from '../output.js';
import { serving } from '../serving.js';

export const command = serving(
  {
    name: 'serve',
    usage: 'quadrant serve [OPTIONS]',
    about: `
Serves the page and matches over the network until it is stopped (Ctrl-C).
What was acknowledged is on disk; a restart goes on with every match.`,
  },
  served,
);

async function served(options: ServeOptions & Pick<Serving, 'makeFolder'>): Promise<number> {
  const data = options.data ?? dataFolder();
  const page = await loadPage(options.public);
  const server = await serve({ ...options, data, ...(page === null ? {} : { page }) }, false).catch(
    (error: Error) => {
      throw new Misuse(`cannot serve: ${whyNotServed(error, options, 'quadrant serve')}`);
    },
  );
  print(`Quadrant is at ${server.address} (Ctrl-C ends it). `);
  print(servedWords(server, options, data));
  if (page === null) print('The page is not built here: only the match server is served.\n');
  await stopped();
  await server.close();
  return STATUS.ok;
}

/** Resolves when the process is asked to end. */
const stopped = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });

/** The page as the workspace builds it; null where there is none. */
async function loadPage(address: string | undefined): Promise<NonNullable<Serving['page']> | null> {
  const home = new URL('../../../web/', import.meta.url);
  const folder = new URL('dist/', home);
  if (!existsSync(new URL('index.html', folder))) return null;
  const { pageHandler } = await import(new URL('page-handler.mjs', home).href);
  return (hosts) => pageHandler(fileURLToPath(folder), { hosts, address });
}
