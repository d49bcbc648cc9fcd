/**
 * What nodes tell each other: that something has grown, never what. Notices are sent beside the transactions, a few
 * times a second and together; those that cannot be sent wait, and what may have been missed is looked for.
 */
import { randomBytes } from 'node:crypto';
import pg from 'pg';

const CHANNEL = 'quadrant';
/** Milliseconds in which what grows is told together; where little does, others hear of the first at once. */
const TOGETHER = 15;
/** So many names in a notice are little. */
const FEW = 4;
const LONGEST = 7900; // bytes: PostgreSQL takes 7,999
const TRY_AGAIN = 500;

export class Notices {
  hear: (names: readonly string[]) => void = () => {};
  /** Nothing was heard for a while. */
  missed: () => void = () => {};
  private readonly node = randomBytes(6).toString('hex');
  private readonly url: string;
  private readonly waiting = new Set<string>();
  private client: pg.Client | null = null;
  private timer: NodeJS.Timeout | null = null;
  private sentAt = Number.NEGATIVE_INFINITY;
  private told = 0; // names in the last notice
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
      this.timer ??= setTimeout(() => this.send(), this.wait()).unref();
  }

  private wait(): number {
    return this.told > FEW ? TOGETHER : Math.max(0, this.sentAt + TOGETHER - performance.now());
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
      if (node !== this.node) this.hear(names);
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
    this.sentAt = performance.now();
    const { client } = this;
    if (client === null) return; // they go when there is one again
    const names = [...this.waiting];
    this.told = names.length;
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
