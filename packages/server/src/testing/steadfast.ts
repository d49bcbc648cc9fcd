/** A player who does what the protocol asks of clients: pings, goes to any node when it hears nothing, and sends again. */
import { Client } from './client.js';

const PING_EVERY = 300;
const SILENCE = 3000;
const BACK: Readonly<Record<string, string>> = { up: 'down', down: 'up', left: 'right', right: 'left' };

interface Given {
  readonly t: 'give';
  readonly match: string;
  readonly id: string;
  readonly ply: number;
  readonly command: string;
}

export class Steadfast {
  /** What was acknowledged, by ply. */
  readonly acknowledged = new Map<number, string>();
  private readonly addresses: () => readonly string[];
  private readonly token: string;
  private readonly match: string;
  private readonly name: string;
  private client: Client | null = null;
  private pending: Given | null = null;
  private last = '';
  private ids = 0;
  private stopped = false;

  constructor(addresses: () => readonly string[], token: string, match: string, name: string) {
    this.addresses = addresses;
    this.token = token;
    this.match = match;
    this.name = name;
  }

  /** Plays on until it is stopped. */
  async play(from: number): Promise<void> {
    for (let turn = from; !this.stopped; turn++) {
      const all = this.addresses();
      const client = new Client(all[turn % all.length]);
      this.client = client;
      let heard = Date.now();
      client.socket.on('message', () => {
        heard = Date.now();
      });
      const pinging = setInterval(() => {
        if (Date.now() - heard > SILENCE) client.close();
        else if (client.socket.readyState === client.socket.OPEN) client.say({ t: 'ping', n: 1 });
      }, PING_EVERY);
      await this.sit(client).catch(() => {}); // to the next node
      clearInterval(pinging);
      client.close();
      await new Promise((soon) => setTimeout(soon, 50));
    }
  }
  stop(): void {
    this.stopped = true;
    this.client?.close();
  }

  private async sit(client: Client): Promise<void> {
    const gone = client
      .until(() => client.closed !== null)
      .then(() => {
        throw new Error('closed');
      });
    gone.catch(() => {});
    const orGone = <T>(wait: Promise<T>): Promise<T> => Promise.race([wait, gone]);
    await orGone(client.opened());
    await orGone(client.hello(this.token));
    await orGone(client.watch(this.match));
    while (!this.stopped) {
      const { onMove, seat, ply, legal, v } = client.last(this.match);
      if (this.pending === null && onMove === seat) this.pending = this.next(ply, legal);
      if (this.pending === null) {
        await orGone(client.until(() => client.last(this.match).v > v));
        continue;
      }
      const given = this.pending;
      client.say(given);
      const answer = await orGone(client.answer(given.id));
      if (answer.t === 'refused') throw new Error(`${this.name}: ${answer.code} ${answer.words}`);
      this.acknowledged.set(given.ply, given.command);
      this.pending = null;
      await orGone(client.until(() => client.last(this.match).ply > given.ply));
    }
  }

  /** A step, and the same step back: such a game never ends. */
  private next(ply: number, legal: readonly string[]): Given {
    const back = this.last.replace(/\w+$/, (way) => BACK[way] ?? way);
    this.last = legal.includes(back) ? back : legal.find((text) => text.startsWith('move'))!;
    return { t: 'give', match: this.match, id: `${this.name}-${++this.ids}`, ply, command: this.last };
  }
}
