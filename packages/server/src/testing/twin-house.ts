/** One of two servers that are asked the same: what each drew is called by the same names. */
import type { Server } from '../server.js';
import { Client, guest } from './client.js';
import { testServer } from './folder.js';
import { bare } from './told.js';

const LIMITLESS = 1_000_000;
const LIMITS = {
  guestsPerHour: LIMITLESS,
  matchesPerHour: LIMITLESS,
  requestsPerSecond: LIMITLESS,
  replayedPerSecond: LIMITLESS,
  refusalsPerMinute: LIMITLESS,
  messagesPerSecond: LIMITLESS,
  messagesInBurst: LIMITLESS,
};
const UNSAID = new Set(['date']);

export interface TwinQuestion {
  readonly as?: string | undefined; // whose token, by name
  readonly body?: unknown;
}

export class TwinHouse {
  /** What would be told of what is hidden, where, to see that it is noticed. */
  leak: { readonly channel: string; readonly words: string } | null = null;
  private readonly server: Server;
  private readonly names = new Map<string, string>(); // by what was drawn
  private readonly latest = new Map<string, string>(); // what was drawn, by name
  private readonly tokens = new Map<string, string>(); // by name
  private readonly read = new Map<Client, number>(); // messages so far

  private constructor(server: Server) {
    this.server = server;
  }
  static async open(now: () => number): Promise<TwinHouse> {
    return new TwinHouse(await testServer({ now, limits: LIMITS }));
  }

  async welcome(name: string): Promise<void> {
    const { player, token } = await guest(this.server.address, name);
    this.call(player, `<${name}>`);
    this.tokens.set(name, token);
  }
  call(drawn: string, name: string): void {
    this.names.set(drawn, name);
    this.latest.set(name, drawn);
  }

  /** Status, headers and body, by names. Names in the path stand for what was drawn. */
  async ask(channel: string, method: string, path: string, { as, body }: TwinQuestion = {}): Promise<string> {
    const response = await this.fetch(method, path, { as, body });
    const headers = [...response.headers].filter(([name]) => !UNSAID.has(name));
    return this.plain(channel, `${response.status} ${JSON.stringify(headers)} ${await response.text()}`);
  }
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every kind
  async get(method: string, path: string, asking: TwinQuestion): Promise<any> {
    const response = await this.fetch(method, path, asking);
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return response.json();
  }
  private fetch(method: string, path: string, { as, body }: TwinQuestion): Promise<Response> {
    const token = this.tokens.get(as ?? '');
    return fetch(new URL(this.drawn(path), this.server.address), {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  async connect(as?: string): Promise<Client> {
    return new Client(this.server.address).hello(this.tokens.get(as ?? ''));
  }
  /** What a socket was sent since it was asked last; who is connected becomes known in no certain moment. */
  async heard(channel: string, client: Client): Promise<string> {
    const n = client.messages.length;
    client.say({ t: 'ping', n });
    await client.get('pong', (pong) => pong.n === n);
    const from = this.read.get(client) ?? 0;
    this.read.set(client, client.messages.length);
    const texts = client.texts.slice(from).filter((text) => !/^\{"t":"(?:here|pong)"/.test(text));
    return this.plain(channel, texts.join('\n').replace(/"here":(?:true|false)/g, '"here":…'));
  }

  drawn(path: string): string {
    return [...this.latest].reduce((text, [name, drawn]) => text.replaceAll(name, drawn), path);
  }
  private plain(channel: string, text: string): string {
    const named = [...this.names].reduce((all, [drawn, name]) => all.replaceAll(drawn, name), bare(text));
    return this.leak?.channel === channel ? named + this.leak.words : named;
  }
}
