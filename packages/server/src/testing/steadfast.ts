/** A player who does what the protocol asks of clients: pings, goes to any node when it hears nothing, and sends again. */

import { isDeepStrictEqual } from 'node:util';
import type { FromServer, MatchClock } from '@quadrant/wire';
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

/** A state or an event as far as everybody is told the same of it. */
export interface StandingThen {
  readonly ply: number;
  readonly onMove: number | null;
  readonly clock: MatchClock;
}

export class Steadfast {
  /** What was acknowledged, by ply. */
  readonly acknowledged = new Map<number, string>();
  /** How the match stood, by version. */
  readonly standings = new Map<number, StandingThen>();
  /** What no server says that keeps the protocol. */
  readonly faults: string[] = [];
  isOver = false;
  /** Called as soon as an answer is heard. */
  answered = () => {};
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
    for (let turn = from; !this.stopped && !this.isOver; turn++) {
      const all = this.addresses();
      const client = new Client(all[turn % all.length]);
      this.client = client;
      let heard = Date.now();
      client.socket.on('message', () => {
        heard = Date.now();
        this.note(client.messages[client.messages.length - 1]);
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

  private note(said: FromServer): void {
    if (said.t === 'ok' && said.id === this.pending?.id) {
      this.acknowledged.set(this.pending.ply, this.pending.command);
      this.pending = null;
    }
    if (said.t === 'refused') this.faults.push(`${said.id} was refused by ${said.code}`);
    if (said.t === 'ok' || said.t === 'refused') this.answered();
    if ((said.t !== 'state' && said.t !== 'event') || said.clock === undefined) return; // of some only the last is whole
    const standing: StandingThen = { ply: said.ply!, onMove: said.onMove!, clock: said.clock };
    const before = this.standings.get(said.v);
    if (before !== undefined && !isDeepStrictEqual(before, standing))
      this.faults.push(
        `${this.name}: version ${said.v} was ${JSON.stringify(before)} and is ${JSON.stringify(standing)}`,
      );
    this.standings.set(said.v, standing);
    this.isOver = !!said.over;
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
    while (!this.stopped && !this.isOver) {
      const { onMove, seat, ply, legal, v } = client.last(this.match);
      if (this.pending === null && onMove === seat) this.pending = this.next(ply, legal);
      const given = this.pending;
      if (given === null) {
        await orGone(client.until(() => this.isOver || client.last(this.match).v > v));
        continue;
      }
      client.say(given);
      const answered = () =>
        client.messages.find((said) => 'id' in said && said.id === given.id && said.t !== 'event');
      const answer = await orGone(client.until(answered));
      if (answer.t !== 'ok') throw new Error(`${this.name} is not answered`); // it asks again
      await orGone(client.until(() => this.isOver || client.last(this.match).ply > given.ply));
    }
  }

  /** A step, and the same step back: such a game never ends. Where there are no steps, one waits. */
  private next(ply: number, legal: readonly string[]): Given {
    const back = this.last.replace(/\w+$/, (way) => BACK[way] ?? way);
    this.last = legal.includes(back) ? back : (legal.find((text) => text.startsWith('move')) ?? '.');
    return { t: 'give', match: this.match, id: `${this.name}-${++this.ids}`, ply, command: this.last };
  }
}
