/** `quadrant serve`: the page and matches over the network. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  dataFolder,
  OPTION_HELP,
  OPTION_NAMES,
  readServeOptions,
  type Serving,
  serve,
  spelledOut,
} from '@quadrant/server';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags } from '../flags.js';
import { print } from '../output.js';

export const command: CliCommand = {
  usage: 'quadrant serve [OPTIONS]',
  help: `
Serves the page and matches over the network until it is stopped (Ctrl-C).
What was acknowledged is on disk; a restart goes on with every match.

${OPTION_HELP}`,
  async run(words) {
    const { values, words: others } = readFlags('serve', spelledOut(words), OPTION_NAMES);
    if (others.length > 0) throw new Misuse(`serve takes options only, not "${others[0]}"`);
    const given = Object.fromEntries(OPTION_NAMES.map((name) => [name, values[name][0]]));
    const options = readServeOptions(given);
    if (!options.ok) throw new Misuse(options.error.words);
    const data = options.value.data ?? dataFolder();
    const page = await loadPage();
    const served = await serve({ ...options.value, data, ...(page === null ? {} : { page }) }, false).catch(
      (error: Error) => {
        throw new Misuse(`cannot serve: ${error.message}`);
      },
    );
    const where = options.value.database === undefined ? data : 'PostgreSQL';
    print(`Quadrant is at ${served.address} (Ctrl-C ends it). `);
    print(
      served.offline === null
        ? `Matches are kept in ${where}\n`
        : `Nobody can play over the network: ${served.offline}\n`,
    );
    if (page === null) print('The page is not built here: only the match server is served.\n');
    await stopped();
    await served.close();
    return STATUS.ok;
  },
};

/** Resolves when the process is asked to end. */
const stopped = (): Promise<void> =>
  new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => done());
  });

/** The page as the workspace builds it; null where there is none. */
async function loadPage(): Promise<NonNullable<Serving['page']> | null> {
  const home = new URL('../../../web/', import.meta.url);
  const folder = new URL('dist/', home);
  if (!existsSync(new URL('index.html', folder))) return null;
  const { pageHandler } = await import(new URL('page-handler.mjs', home).href);
  return (hosts) => pageHandler(fileURLToPath(folder), { hosts });
}
