/** A client of quadrant-match/1 for tests: what it is sent is read by the reader that everybody uses. */
import { type FromServer, readFromServer } from '@quadrant/wire';
import { type ClientOptions, WebSocket } from 'ws';

export async function call(
  address: string,
  method: string,
  path: string,
  { token, body, headers = {} }: { token?: string; body?: unknown; headers?: Record<string, string> } = {},
) {
  const response = await fetch(new URL(path, address), {
    method,
    headers: { ...headers, ...(token === undefined ? {} : { authorization: `Bearer ${token}` }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every kind
  return { status: response.status, body: (await response.json()) as any };
}

/** Milliseconds without a word after which nothing will come: far more than the busiest machine needs. */
const PATIENCE = 150_000;

type Kind = FromServer['t'];
type Message<T extends Kind> = Extract<FromServer, { t: T }>;

export class Client {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  readonly messages: FromServer[] = [];
  closed: number | null = null;
  private wake: (() => void)[] = [];

  constructor(address: string, options: ClientOptions = {}) {
    const url = address.replace(/^http/, 'ws');
    this.socket = new WebSocket(`${url}api/socket`, options);
    this.socket.on('message', (data) => {
      const read = readFromServer(String(data));
      if (!read.ok) throw new Error(`${read.error.words}: ${data}`);
      this.texts.push(String(data));
      this.messages.push(read.value);
      this.notice();
    });
    this.socket.on('error', () => {});
    this.socket.on('close', (code) => {
      this.closed = code;
      this.notice();
    });
  }
  private notice(): void {
    for (const wake of this.wake.splice(0)) wake();
  }

  /** Waits until something is so, as long as something comes. */
  async until<T>(look: () => T | undefined | null | false): Promise<T> {
    const inVain = new Error('nothing comes any more'); // made here, so that it says who waits
    for (;;) {
      const found = look();
      if (found !== undefined && found !== null && found !== false) return found;
      await new Promise<void>((woken, failed) => {
        const timer = setTimeout(() => {
          inVain.message += `: the last was ${this.texts.at(-1)}`;
          failed(inVain);
        }, PATIENCE);
        this.wake.push(() => {
          clearTimeout(timer);
          woken();
        });
      });
    }
  }
  /** The first message of a kind from a place on. */
  get<T extends Kind>(
    t: T,
    is: (message: Message<T>) => boolean = () => true,
    from = 0,
  ): Promise<Message<T>> {
    return this.until(() => {
      const found = this.messages
        .slice(from)
        .find((message): message is Message<T> => message.t === t && is(message as Message<T>));
      if (found === undefined && this.closed !== null) throw new Error(`closed ${this.closed} before ${t}`);
      return found;
    });
  }
  say(message: object | string): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }
  async hello(token?: string): Promise<this> {
    await this.until(() => this.socket.readyState === WebSocket.OPEN || this.opened());
    this.say({ t: 'hello', protocol: 'quadrant-match/1', ...(token === undefined ? {} : { token }) });
    await this.get('welcome');
    return this;
  }
  async opened(): Promise<true> {
    if (this.socket.readyState !== WebSocket.OPEN)
      await new Promise((done, failed) => this.socket.once('open', done).once('close', failed));
    return true;
  }
  async watch(match: string, from?: number): Promise<FromServer> {
    const place = this.messages.length;
    this.say({ t: 'watch', match, ...(from === undefined ? {} : { from }) });
    return this.until(() =>
      this.messages
        .slice(place)
        .find((m) => (m.t === 'state' || m.t === 'event' || m.t === 'error') && m.match === match),
    );
  }
  /** What it last knew: the state with all that came since. */
  last(match: string): Message<'state'> {
    let state: Message<'state'> | null = null;
    for (const message of this.messages) {
      if (message.t === 'state' && message.match === match) state = message;
      else if (message.t === 'event' && message.match === match && state !== null) {
        const { t: _, kind: __, by: ___, ...news } = message;
        state = { ...state, ...news } as Message<'state'>;
      }
    }
    return state!;
  }
  async answer(id: string): Promise<Message<'ok'> | Message<'refused'>> {
    return this.until(() =>
      this.messages.find(
        (m): m is Message<'ok'> | Message<'refused'> => (m.t === 'ok' || m.t === 'refused') && m.id === id,
      ),
    );
  }
  close(): void {
    this.socket.terminate();
  }
}

export async function guest(address: string, name = 'Ann') {
  const { status, body } = await call(address, 'POST', '/api/guest', { body: { name } });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body as { player: string; name: string; token: string; recovery: string };
}

let ids = 0;
/** A client's own id for one thing that it asks. */
export const newId = (): string => `test-id-${++ids}`;

/** Gives commands of its seat, as `choose` says, until the match is over. */
export async function playOn(client: Client, match: string, choose = (legal: readonly string[]) => legal[0]) {
  for (;;) {
    const { over, onMove, seat, legal, ply, v } = client.last(match);
    if (over) return over;
    if (onMove === seat && legal.length > 0) {
      const id = newId();
      client.say({ t: 'give', match, id, ply, command: choose(legal) });
      const answer = await client.answer(id);
      if (answer.t === 'refused' && answer.code !== 'stale') throw new Error(answer.words);
    }
    await client.until(() => client.last(match).v > v);
  }
}
