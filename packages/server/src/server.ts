/** A server on its port: the lobby, the sockets and, where there is one, the page. */
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';
import { isIP } from 'node:net';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { Audience } from './audience.js';
import { holdConnections } from './held-connections.js';
import { Hosts, hostInUrl, reachedAt } from './hosts.js';
import { makeApi, readUrl } from './http.js';
import { addressKey, type ServerLimits } from './limits.js';
import type { LogLevel } from './log.js';
import { sendMetrics, serveMetrics } from './metrics-server.js';
import { answerAsIs, wantsSocket } from './other-protocols.js';
import { boardRoutes } from './routes/boards.js';
import { matchRoutes } from './routes/matches.js';
import { peopleRoutes } from './routes/people.js';
import { Service, type ServiceOptions } from './service.js';
import { Connection, MatchSocket } from './socket.js';

export interface ServerOptions {
  readonly port: number; // 0: any free one
  readonly host: string; // '127.0.0.1'
  readonly file?: string; // of an SQLite database
  readonly database?: string; // in its place, for several nodes: 'postgres://…'
  readonly public?: string; // the address that others call it by: 'https://games.example'
  readonly trustProxy?: boolean; // who asks is who the proxy says
  readonly limits?: Partial<ServerLimits>;
  readonly now?: () => number; // milliseconds since 1970
  readonly log?: LogLevel;
  readonly push?: NonNullable<ServiceOptions['push']>;
  readonly metrics?: { readonly host: string; readonly port: number }; // where figures are served; else to this machine
  /** Answers every other address; is told the names that this server is called by. */
  readonly page?: (hosts: ReadonlySet<string | undefined>) => RequestListener;
}

export interface Server {
  readonly address: string; // 'http://127.0.0.1:4173/'
  readonly metrics: number | null; // the port of the figures, where they have one
  close(): Promise<void>;
}

export async function startServer(options: ServerOptions): Promise<Server> {
  const service = await Service.open(options);
  const audience = new Audience(service);
  service.neighbours.dropped = (players) => audience.doubt(players);
  service.neighbours.recheck = () => audience.recheck();
  const addressOf = (request: IncomingMessage) =>
    addressKey(calledFrom(request, options.trustProxy ?? false));
  const routes = [
    ...matchRoutes,
    ...boardRoutes,
    ...peopleRoutes((players) => {
      audience.drop(players);
      service.neighbours.tellDropped(players);
    }),
  ];
  const api = makeApi(service, routes, addressOf);
  service.connections = () => sockets.clients.size;
  const hosts = new Hosts(options.host);
  const page = options.page?.(hosts);

  const server = createServer(PATIENCE, (request, response) => {
    if (!hosts.areMeantBy(request)) {
      response.writeHead(403, { 'content-type': 'application/json; charset=utf-8' });
      const words = 'This is not a name of this server, or the page of another one asks.';
      response.end(JSON.stringify({ error: { code: 'not-yours', words } }));
    } else if (
      request.url === '/metrics' &&
      hosts.has(request.headers.host) &&
      isForThisMachine(request, options)
    ) {
      sendMetrics(service.metrics, response).catch(() => response.destroy());
    } else if (!api(request, response)) {
      if (page) page(request, response);
      else response.writeHead(404).end();
    }
  });
  if (!options.trustProxy) holdConnections(server, ANY_KIND * service.limits.connectionsPerAddress);
  const sockets = new WebSocketServer({
    noServer: true,
    WebSocket: MatchSocket,
    maxPayload: Math.max(LONGEST_FRAME, service.limits.messageBytes),
    perMessageDeflate: false,
  });
  const connected = new Map<string, number>();
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    if (!wantsSocket(request)) return answerAsIs(server, request, stream, head);
    stream.on('error', () => stream.destroy());
    if (readUrl(request.url)?.pathname !== '/api/socket') return refuseUpgrade(stream, '404 Not Found');
    if (!hosts.areMeantBy(request)) return refuseUpgrade(stream, '403 Forbidden');
    const address = addressOf(request);
    sockets.handleUpgrade(request, stream, head, (socket) => {
      const count = connected.get(address) ?? 0;
      connected.set(address, count + 1);
      socket.on('close', () => {
        const left = (connected.get(address) ?? 1) - 1;
        if (left > 0) connected.set(address, left);
        else connected.delete(address);
      });
      const connection = new Connection(socket, stream, service, audience, address);
      if (count >= service.limits.connectionsPerAddress)
        connection.tooMany('Too many connections from here.', 60);
    });
  });

  let figures: Awaited<ReturnType<typeof serveMetrics>> | null = null;
  try {
    if (options.metrics) figures = await serveMetrics(service.metrics, options.metrics);
    const port = await listen(server, options.port, options.host);
    for (const name of [options.host, '127.0.0.1', 'localhost']) hosts.add(`${hostInUrl(name)}:${port}`);
    if (options.public !== undefined) hosts.add(new URL(options.public).host);
    service.recover().catch((error) => service.failed('recover', error));
    service.log.info({ port }, 'serves');
    return {
      address: `http://${hostInUrl(reachedAt(options.host))}:${port}/`,
      metrics: figures?.port ?? null,
      async close() {
        service.log.info('stops');
        const closed = new Promise((done) => server.close(done)); // whoever comes back does so elsewhere
        await figures?.close();
        audience.closeAll();
        for (let waits = 0; sockets.clients.size > 0 && waits < FAREWELL; waits++) await pause();
        for (const socket of sockets.clients) socket.terminate();
        server.closeAllConnections();
        await closed;
        await service.close();
      },
    };
  } catch (error) {
    await figures?.close();
    await service.close();
    throw error;
  }
}

/** Longer messages are not even read; those beyond the limit are answered with words, and a goodbye is waited for. */
const LONGEST_FRAME = 1 << 16;
/** Connections of any kind for each socket that an address may have: browsers keep those by which they asked for a while. */
const ANY_KIND = 4;
/** Milliseconds that who asks may take to do so; who does not may wait longer than proxies keep a connection. */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 120_000, // a long record over a slow line
  connectionsCheckingInterval: 5000,
  keepAliveTimeout: 65_000,
};
/** So many times ten milliseconds clients have to say goodbye. */
const FAREWELL = 100;
const pause = (): Promise<void> => new Promise((done) => setTimeout(done, 10));

const listen = (server: ReturnType<typeof createServer>, port: number, host: string): Promise<number> =>
  new Promise((done, failed) => {
    server.once('error', failed);
    server.listen(port, host, () => done((server.address() as { port: number }).port));
  });

/** Figures are nobody's business but the machine's own, and not by way of a proxy. */
const isForThisMachine = ({ socket, headers }: IncomingMessage, { metrics }: ServerOptions): boolean =>
  metrics === undefined &&
  headers['x-forwarded-for'] === undefined &&
  /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(socket.remoteAddress ?? '');

function refuseUpgrade(stream: Duplex, status: string): void {
  stream.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => stream.destroy());
}

function calledFrom({ headers, socket }: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy
    ? bareAddress(
        String(headers['x-forwarded-for'] ?? '')
          .split(',')
          .at(-1)!,
      )
    : '';
  return isIP(forwarded) ? forwarded : (socket.remoteAddress ?? '');
}

/** Some proxies add a port: `8.8.8.8:1`, `[2001:db8::1]:1`. */
const bareAddress = (text: string): string =>
  text
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
