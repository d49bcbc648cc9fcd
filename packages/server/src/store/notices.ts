/**
 * What nodes tell each other: that something has grown, never what. Notices are sent beside the transactions, some
 * moments later and together; those that cannot be sent wait, and what may have been missed is looked for.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

const CHANNEL = 'quadrant';
/** Milliseconds between notices for each node that speaks: however many there are, each hears a few hundred a second. */
const TOGETHER = 3;
const A_WHILE = 1000; // milliseconds in which those who speak are counted
const LONGEST = 7900; // bytes: PostgreSQL takes 7,999
const TRY_AGAIN = 500;
const GIVE_UP = 10_000; // milliseconds: a connection that was cut says nothing
const FAREWELL = 1000; // milliseconds that a database has to say goodbye
/** What the database calls these connections. */
export const LISTENER = 'quadrant notices';

/** How many others speak. */
export class Speakers {
  many = 1;
  private readonly names = new Set<string>(); // since they were last counted
  private counted = Number.NEGATIVE_INFINITY;

  heard(name: string, now: number): void {
    this.names.add(name);
    if (now - this.counted < A_WHILE) return;
    this.many = this.names.size;
    this.names.clear();
    this.counted = now;
  }
}

export class Notices {
  hear: (names: readonly string[]) => void = () => {};
  /** Nothing was heard for a while. */
  missed: () => void = () => {};
  private readonly node = randomBytes(6).toString('hex');
  private readonly url: string;
  private readonly waiting = new Set<string>();
  private opening: pg.Client | null = null; // the one that is, or will be, the client
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly speakers = new Speakers();
  private closed = false;
  private wasHeard = false; // once, at least
  private sending = false;

  constructor(url: string) {
    this.url = url;
    this.connect();
  }

  /** Others will hear this name soon: 'k3f9q2…'. */
  say(name: string): void {
    this.waiting.add(name);
    this.sendSoon();
  }
  private sendSoon(): void {
    if (this.client !== null && this.waiting.size > 0)
      this.timer ??= setTimeout(() => this.send(), TOGETHER * this.speakers.many).unref();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer) clearTimeout(this.timer);
    const client = this.opening;
    if (client === null) return;
    const late = setTimeout(() => client.connection.stream.destroy(), FAREWELL); // of a database that is frozen
    await client.end().catch(() => {});
    clearTimeout(late);
  }

  private connect(): void {
    if (this.closed) return;
    const client = new pg.Client({
      connectionString: this.url,
      application_name: LISTENER,
      keepAlive: true,
      keepAliveInitialDelayMillis: GIVE_UP,
      connectionTimeoutMillis: GIVE_UP,
      query_timeout: GIVE_UP,
    });
    this.opening = client;
    client.on('error', () => this.again(client));
    client.on('end', () => this.again(client));
    client.on('notification', ({ payload = '' }) => {
      const [node, ...names] = payload.split(' ');
      if (node === this.node) return;
      this.speakers.heard(node, performance.now());
      this.hear(names);
    });
    client
      .connect()
      .then(() => client.query(`set synchronous_commit = off; listen ${CHANNEL}`))
      .then(() => {
        if (this.opening !== client) return;
        this.client = client;
        if (this.wasHeard) this.missed();
        this.wasHeard = true;
        this.sendSoon();
      })
      .catch(() => this.again(client));
  }
  /** This connection is lost, or may be. */
  private again(client: pg.Client): void {
    if (this.opening !== client) return;
    this.opening = null;
    this.client = null;
    client.end().catch(() => {});
    setTimeout(() => this.connect(), TRY_AGAIN).unref();
  }

  /** One after the other: what grows meanwhile waits, each name once. */
  private async send(): Promise<void> {
    this.timer = null;
    const { client } = this;
    if (client === null || this.sending) return; // they go when there is one again, or when these are told
    this.sending = true;
    const some = this.nextNames();
    try {
      const values = [CHANNEL, [this.node, ...some].join(' ')];
      await client.query({ name: 'notify', text: 'select pg_notify($1, $2)', values });
    } catch {
      for (const name of some) this.waiting.add(name);
      this.again(client);
    }
    this.sending = false;
    this.sendSoon();
  }
  /** As many as one notice has room for; they wait no longer. */
  private nextNames(): string[] {
    const some: string[] = [];
    let left = LONGEST - this.node.length;
    for (const name of this.waiting) {
      left -= 1 + name.length;
      if (left < 0) break;
      some.push(name);
    }
    for (const name of some) this.waiting.delete(name);
    return some;
  }
}
