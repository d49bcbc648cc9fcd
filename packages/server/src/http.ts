/** The lobby over HTTP: a table of routes. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BODIES, type Bodies, readJson, readValue } from '@quadrant/wire';
import type { Account } from './players.js';
import type { Service } from './service.js';

/** What goes wrong by what was asked. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: { readonly field?: string; readonly retry?: number };
  constructor(
    status: number,
    code: string,
    words: string,
    more: { readonly field?: string; readonly retry?: number } = {},
  ) {
    super(words);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

export interface HttpQuestion {
  readonly service: Service;
  readonly parts: readonly string[]; // of the address that the route names
  readonly query: URLSearchParams;
  readonly address: string; // who is limited
  /** Who asks; refused where nobody does. */
  who(): Promise<Account>;
  maybe(): Promise<Account | null>;
  /** `weigh` may refuse it by its bytes, before anything is made of them. It may be long on its way: whoever asked is still known then. */
  body<K extends keyof Bodies>(kind: K, weigh?: (bytes: number) => void): Promise<Bodies[K]>;
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
export type Handler = (asked: HttpQuestion) => Promise<HttpAnswer>;
export interface HttpRoute {
  readonly method: string;
  readonly path: RegExp;
  readonly handle: Handler;
}

/** Entries are played again for who asks, and there are only so many for an address. */
export function limitReplays({ service, address }: HttpQuestion, entries: number): void {
  const now = service.now();
  const limit = service.replays.of(address, now);
  const retry = limit.take(now);
  if (retry !== null) throw new HttpError(429, 'too-many', 'Too much is asked for from here.', { retry });
  limit.owe(now, entries);
}

const SILENT = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };

/** Answers what is under /api and /healthz; false for every other address. */
export function makeApi(
  service: Service,
  routes: readonly HttpRoute[],
  addressOf: (r: IncomingMessage) => string,
) {
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = readUrl(request.url);
    if (url === null || !/^\/(?:api(?:\/|$)|healthz$)/.test(url.pathname)) return false;
    answer(service, routes, request, url, addressOf(request))
      .catch((error: unknown) => {
        if (!(error instanceof HttpError)) service.failed('request', error);
        return refusalOf(error);
      })
      .then((given) => {
        service.metrics.requests.inc({ status: given.status });
        send(response, given);
      });
    return true;
  };
}

export function readUrl(text = '/'): URL | null {
  try {
    return new URL(text, 'http://server');
  } catch {
    return null;
  }
}

async function answer(
  service: Service,
  routes: readonly HttpRoute[],
  request: IncomingMessage,
  url: URL,
  address: string,
): Promise<HttpAnswer> {
  const retry = service.requests.take(address, service.now());
  if (retry !== null) throw new HttpError(429, 'too-many', 'Too many requests.', { retry });
  if (url.href.includes('%00')) throw malformedAddress(); // no database has such a name
  const here = routes.filter(({ path }) => path.test(url.pathname));
  const asked = request.method === 'HEAD' ? 'GET' : request.method; // Node leaves out the body
  const route = here.find(({ method }) => method === asked);
  if (here.length === 0) throw new HttpError(404, 'nowhere', 'There is nothing at this address.');
  if (route === undefined) {
    const another = new HttpError(405, 'malformed', 'This address is asked in another way.');
    return { ...refusalOf(another), headers: { allow: here.map(methodsOf).join(', ') } };
  }
  let isKnown = false; // who asks
  const maybe = async () => {
    const player = await playerOf(service, request);
    isKnown = player !== null;
    return player;
  };
  return route.handle({
    service,
    parts: route.path.exec(url.pathname)!.slice(1).map(decode),
    query: url.searchParams,
    address,
    maybe,
    async who() {
      const player = await maybe();
      if (player === null) throw new HttpError(401, 'who', 'A token is needed.');
      return player;
    },
    async body(kind, weigh = () => {}) {
      const longest = service.limits[kind === 'submitRun' ? 'recordBytes' : 'bodyBytes'];
      const body = await readBody(request, kind, longest, weigh);
      if (isKnown) await maybe();
      return body;
    },
  });
}

const methodsOf = ({ method }: HttpRoute): string => (method === 'GET' ? 'GET, HEAD' : method);

const decode = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    throw malformedAddress();
  }
};
const malformedAddress = () => new HttpError(400, 'malformed', 'The address is malformed.');

async function playerOf(service: Service, { headers }: IncomingMessage): Promise<Account | null> {
  if (headers.authorization === undefined) return null;
  const [, token] = /^Bearer ([\w-]{1,400})$/i.exec(headers.authorization) ?? [];
  const player = token === undefined ? null : await service.players.byToken(token);
  if (player === null) throw unknown();
  return player;
}
/** Also of who was deleted while this was asked. */
export const unknown = () => new HttpError(401, 'who', 'This token is not known.');

async function textOf(request: IncomingMessage, longest: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request) {
      bytes += (chunk as Buffer).length;
      if (bytes > longest) throw new HttpError(413, 'too-large', `A body has at most ${longest} bytes.`);
      chunks.push(chunk as Buffer);
    }
  } catch (error) {
    if (request.errored === null || error instanceof HttpError) throw error;
    throw new HttpError(400, 'malformed', 'The body was broken off.'); // by who sent it
  }
  try {
    return UTF_8.decode(Buffer.concat(chunks));
  } catch {
    throw new HttpError(400, 'malformed', 'The body is no text.');
  }
}
const UTF_8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

async function readBody<K extends keyof Bodies>(
  request: IncomingMessage,
  kind: K,
  longest: number,
  weigh: (bytes: number) => void,
): Promise<Bodies[K]> {
  const text = await textOf(request, longest);
  weigh(Buffer.byteLength(text));
  const json = readJson(text === '' ? '{}' : text, { longest });
  if (!json.ok) throw new HttpError(400, 'malformed', json.error.words);
  const body = readValue(BODIES[kind], json.value);
  if (body.ok) return body.value as Bodies[K];
  const { field, words } = body.error;
  throw new HttpError(400, 'malformed', words, field === null ? {} : { field });
}

function refusalOf(error: unknown): HttpAnswer {
  const known =
    error instanceof HttpError ? error : new HttpError(503, 'busy', 'The server could not do this now.');
  const { status, code, message: words, more } = known;
  return { status, body: { error: { code, words, ...more } } };
}

function send(response: ServerResponse, { status, body, headers }: HttpAnswer): void {
  if (response.destroyed) return;
  const retry = (body as { error?: { retry?: number } })?.error?.retry;
  response.writeHead(status, {
    ...SILENT,
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    ...(retry === undefined ? {} : { 'retry-after': `${retry}` }),
    ...(status === 413 ? { connection: 'close' } : {}),
  });
  response.end(JSON.stringify(body));
}
