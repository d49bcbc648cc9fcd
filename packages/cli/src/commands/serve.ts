/** `quadrant serve`: the page and matches over the network. */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { dataFolder, type Serving, serve } from '@quadrant/server';
import { type CliCommand, Misuse, STATUS } from '../command.js';
import { readFlags, readNumber } from '../flags.js';
import { print } from '../output.js';

const USUAL = { port: 4173, host: '127.0.0.1' } as const;

export const command: CliCommand = {
  usage: 'quadrant serve [OPTIONS]',
  help: `
Serves the page and matches over the network until it is stopped (Ctrl-C).
What was acknowledged is on disk; a restart goes on with every match.

  --port N          the port, 0 for any free one (${USUAL.port})
  --host ADDRESS    the address to listen on, 0.0.0.0 for all (${USUAL.host})
  --public URL      what others call it by, behind a proxy or by a name
  --data FOLDER     where matches are kept (the user's data folder)
  --trust-proxy yes|no
                    whether X-Forwarded-For says who asks (no)`,
  async run(words) {
    const names = ['port', 'host', 'public', 'data', 'trust-proxy'] as const;
    const { values, words: others } = readFlags('serve', words, names);
    if (others.length > 0) throw new Misuse(`serve takes options only, not "${others[0]}"`);
    const data = values.data[0] ?? dataFolder();
    const page = await loadPage();
    const served = await serve(
      {
        port: readNumber('--port', values.port, { low: 0, high: 65535, standard: USUAL.port }),
        host: values.host[0] ?? USUAL.host,
        data,
        trustProxy: readYes('--trust-proxy', values['trust-proxy']),
        ...(values.public.length > 0 ? { public: readUrl(values.public[0]) } : {}),
        ...(page === null ? {} : { page }),
      },
      false,
    ).catch((error: Error) => {
      throw new Misuse(`cannot serve: ${error.message}`);
    });
    print(`Quadrant is at ${served.address} (Ctrl-C ends it). Matches are kept in ${data}\n`);
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

function readUrl(text: string): string {
  if (/^https?:\/\//.test(text) && URL.canParse(text)) return text;
  throw new Misuse(`--public is an address like https://games.example, not "${text}"`);
}

function readYes(flag: string, [word = 'no']: readonly string[]): boolean {
  if (word === 'yes' || word === 'no') return word === 'yes';
  throw new Misuse(`${flag} is yes or no, not "${word}"`);
}
