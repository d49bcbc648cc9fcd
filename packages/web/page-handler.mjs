/**
 * Answers requests for a built page out of one folder, with every protection that a browser offers. Descriptors are
 * `send`'s care: it closes them when a client goes away in the middle, and says when a file has.
 */
import { readFile, realpath } from 'node:fs/promises';
import { join, sep } from 'node:path';
import send from 'send';

/** Scripts, styles and pictures come from here and are files; nothing is sent elsewhere, and nobody may frame the page. */
const CONTENT_SECURITY = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self'",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb'];

export const SECURITY_HEADERS = {
  'content-security-policy': Object.entries(CONTENT_SECURITY)
    .map((rule) => rule.join(' '))
    .join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * A handler for node:http that gives the files of a folder to whoever calls it by one of the `hosts`
 * ('127.0.0.1:4173'): a page of somebody else's that leads here by another name gets nothing. The set may be filled
 * when the port is known. Where the `address` is known that others call it by, the page says it to whoever shows a
 * link: most of them look for its picture by a whole address alone.
 */
export function pageHandler(folder, { hosts, address }) {
  return (request, response) => {
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) response.setHeader(name, value);
    if (!hosts.has(request.headers.host)) return say(response, 403, 'This is not a name of this server.');
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return say(response, 405, 'This server only shows a page.');
    }
    return give(folder, address, request, response);
  };
}

async function give(folder, address, request, response) {
  const path = request.url.replace(/[?#].*$/s, '');
  if (!(await isInside(folder, path))) return nothing(response);
  response.setHeader('cache-control', 'no-cache'); // asked again each time, sent again only when it has changed
  if (address !== undefined && path === '/') return givePage(folder, address, request, response);
  return send(request, path, { root: folder, dotfiles: 'ignore', cacheControl: false })
    .on('directory', () => nothing(response))
    .on('error', () => nothing(response))
    .pipe(response);
}

const PICTURE = 'shared.png';

/** The page itself, with the whole address of its picture. */
async function givePage(folder, address, request, response) {
  const page = await readFile(join(folder, 'index.html'), 'utf8').catch(() => null);
  if (page === null) return nothing(response);
  const picture = new URL(PICTURE, address.replace(/\/?$/, '/')).href;
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(request.method === 'HEAD' ? '' : page.replace(`"./${PICTURE}"`, `"${picture}"`));
}

/** Whether the address leads to something that truly is in the folder: a link may lead out of it. */
async function isInside(folder, path) {
  try {
    const [root, file] = await Promise.all([
      realpath(folder),
      realpath(join(folder, decodeURIComponent(path))),
    ]);
    return file === root || file.startsWith(root + sep);
  } catch {
    return false;
  }
}

function nothing(response) {
  if (response.headersSent)
    response.destroy(); // it went away while it was read
  else say(response, 404, 'There is nothing at this address.');
}

function say(response, status, words) {
  response.removeHeader('content-length');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
  response.end(`${words}\n`);
}
