/**
 * Requests that would rather go on in another protocol than the sockets' (h2c, which Java's client and `curl --http2`
 * offer with every request) are what they are without the offer. Node has taken them from its parser: they are handed to
 * a new one, with the rest of what comes on their connection.
 */
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';

export const wantsSocket = ({ headers }: IncomingMessage): boolean =>
  /^websocket$/i.test(headers.upgrade ?? '');

const OFFERS = ['upgrade', 'http2-settings'];

export function answerAsIs(server: Server, request: IncomingMessage, stream: Duplex, head: Buffer): void {
  const lines = [`${request.method} ${request.url} HTTP/1.1`];
  const { rawHeaders } = request; // name, value, name, value
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i].toLowerCase();
    const value = name === 'connection' ? withoutOffers(rawHeaders[i + 1]) : rawHeaders[i + 1];
    if (!OFFERS.includes(name)) lines.push(`${name}: ${value}`);
  }
  stream.removeAllListeners('timeout'); // of the old parser: one more for every such request
  stream.unshift(Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), head]));
  server.emit('connection', stream);
}

const withoutOffers = (names: string): string =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => !OFFERS.includes(name.toLowerCase()))
    .join(', ');
