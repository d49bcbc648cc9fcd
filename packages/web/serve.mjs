/** Serves a built page on this machine only: `npm start` and the end-to-end tests use it. */
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { pageHandler } from './page-handler.mjs';

export { pageHandler, SECURITY_HEADERS } from './page-handler.mjs';

const HOST = '127.0.0.1';

/** The folder that `npm run build --workspace packages/web` writes. */
export const BUILT = fileURLToPath(new URL('./dist', import.meta.url));

/** What a browser may call a server at this port of this machine. */
export const localHosts = (port) => [`${HOST}:${port}`, `localhost:${port}`];

/** Serves the folder; port 0 takes a free one. Gives the address and a way to stop. */
export function serve(folder, port = 0, address = undefined) {
  const hosts = new Set();
  const server = createServer(pageHandler(folder, { hosts, address }));
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, HOST, () => {
      const { port: taken } = server.address();
      for (const host of localHosts(taken)) hosts.add(host);
      done({
        address: `http://${HOST}:${taken}/`,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

/** Serves the built page, and matches where they can be kept, until this process ends; says where, or why not. */
export async function serveBuilt(port, { host = HOST, data, ...more } = {}) {
  const {
    dataFolder,
    serve: serveMatches,
    servedWords,
    whyNotServed,
  } = await import('../server/dist/index.js');
  const folder = data ?? dataFolder();
  const page = (hosts) => pageHandler(BUILT, { hosts, address: more.public });
  try {
    const served = await serveMatches({ port, host, data: folder, page, ...more }, true);
    process.stdout.write(
      `Quadrant is at ${served.address} (Ctrl-C ends it; "npx quadrant" plays in the terminal)\n`,
    );
    process.stdout.write(servedWords(served, more, folder));
    for (const signal of ['SIGINT', 'SIGTERM'])
      process.once(signal, () => served.close().then(() => process.exit(0)));
  } catch (error) {
    process.stderr.write(`npm start: ${whyNotServed(error, { port }, 'npm start --')}\n`);
    process.exitCode = 1;
  }
}
