/**
 * A static file server for a built page, on this machine only: `npm start`, the end-to-end tests and
 * `quadrant run raiinet -graphics` use it. Node built-ins only.
 */
import { createReadStream, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};
const HOST = '127.0.0.1';

/** The file an address names inside the folder, or null. Nothing outside the folder is ever named. */
export function fileFor(folder, address) {
  let path;
  try {
    path = decodeURIComponent(new URL(address, 'http://localhost').pathname);
  } catch {
    return null;
  }
  if (path.includes('\0')) return null;
  const root = realpathSync(resolve(folder));
  try {
    let file = join(root, path);
    if (statSync(file).isDirectory()) file = join(file, 'index.html');
    file = realpathSync(file);
    return file.startsWith(root + sep) && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** Answers one request from the folder. */
export function answer(folder, request, response) {
  const file =
    request.method === 'GET' || request.method === 'HEAD' ? fileFor(folder, request.url ?? '/') : null;
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
    response.end('There is nothing at this address.\n');
    return;
  }
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': statSync(file).size,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}

/** Serves the folder; port 0 takes a free one. Gives the address and a way to stop. */
export function serve(folder, port = 0) {
  const server = createServer((request, response) => answer(folder, request, response));
  return new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, HOST, () => {
      const { port: taken } = server.address();
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

/** The folder that `npm run build --workspace packages/web` writes. */
export const BUILT = fileURLToPath(new URL('./dist', import.meta.url));

const USUAL_PORT = 4173;

/** `node serve.mjs [--port N]`: serves the built page until it is stopped. Opens nothing by itself. */
export async function serveBuilt(words) {
  const at = words.indexOf('--port');
  const wanted = at < 0 ? USUAL_PORT : Number(words[at + 1]);
  if (!Number.isInteger(wanted) || wanted < 0 || wanted > 65535) {
    process.stderr.write('serve: --port needs a number from 0 to 65535\n');
    process.exitCode = 2;
    return;
  }
  const taken = (error) => {
    if (error.code === 'EADDRINUSE' && at < 0) return serve(BUILT);
    throw error;
  };
  try {
    const { address } = await serve(BUILT, wanted).catch(taken);
    process.stdout.write(`Quadrant is at ${address}\n`);
  } catch (error) {
    process.stderr.write(`serve: ${error.message}\n`);
    process.exitCode = 1;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await serveBuilt(process.argv.slice(2));
