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
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private readonly speakers = new Speakers();
  private closed = false;
  private wasHeard = false; // once, at least
  private sending: Promise<unknown> = Promise.resolve(); // one after the other

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
    await this.client?.end().catch(() => {});
  }

  private connect(): void {
    if (this.closed) return;
    const client = new pg.Client({
      connectionString: this.url,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
    });
    let lost = false;
    const again = () => {
      if (lost) return;
      lost = true;
      if (this.client === client) this.client = null;
      client.end().catch(() => {});
      setTimeout(() => this.connect(), TRY_AGAIN).unref();
    };
    client.on('error', again);
    client.on('end', again);
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
        this.client = client;
        if (this.wasHeard) this.missed();
        this.wasHeard = true;
        this.sendSoon();
      })
      .catch(again);
  }

  private send(): void {
    this.timer = null;
    const { client } = this;
    if (client === null) return; // they go when there is one again
    const names = [...this.waiting];
    this.waiting.clear();
    for (let at = 0; at < names.length; ) {
      const some: string[] = [];
      for (let left = LONGEST - this.node.length; at < names.length; at++) {
        left -= 1 + names[at].length;
        if (left < 0) break;
        some.push(names[at]);
      }
      const values = [CHANNEL, [this.node, ...some].join(' ')];
      this.sending = this.sending
        .then(() => client.query({ name: 'notify', text: 'select pg_notify($1, $2)', values }))
        .catch(() => {
          for (const name of some) this.waiting.add(name);
          setTimeout(() => this.sendSoon(), TRY_AGAIN).unref();
        });
    }
  }
}
