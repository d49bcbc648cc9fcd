/** A connection to a server of matches that comes back by itself: pings, reconnects, and hears who it is again. */
import { type FromServer, MATCH_PROTOCOL, readFromServer } from '@quadrant/wire';
import { WebSocket } from 'ws';

const PING_EVERY = 5000;
const SILENT_AFTER = 10_000;
const WAITS = [250, 500, 1000, 2000, 5000]; // milliseconds before the next try
/** Closed with one of these, coming back would not help: malformed, protocol, unknown token, replaced. */
const FINAL = [4001, 4002, 4003, 4009];

export interface LinkOptions {
  readonly address: string; // 'https://games.example/'
  readonly token: string;
  heard(message: FromServer): void;
  /** Connected, for the first time or again: what is watched is to be watched again. */
  ready(): void;
  /** It is of no use to try again. */
  ended(words: string): void;
}

export class ServerLink {
  private readonly options: LinkOptions;
  private socket: WebSocket | null = null;
  private tries = 0;
  private heardAt = 0;
  private offset = 0; // milliseconds by which the server's clock is ahead
  private closed = false;
  private readonly pinger: NodeJS.Timeout;

  constructor(options: LinkOptions) {
    this.options = options;
    this.pinger = setInterval(() => this.ping(), PING_EVERY);
    this.connect();
  }

  /** The server's time. */
  now(): number {
    return Date.now() + this.offset;
  }
  say(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
  close(): void {
    this.closed = true;
    clearInterval(this.pinger);
    this.socket?.close();
  }

  private connect(): void {
    if (this.closed) return;
    const { address, token, heard, ready, ended } = this.options;
    const url = new URL('api/socket', address);
    url.protocol = url.protocol.replace('http', 'ws');
    const socket = new WebSocket(url);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.on('open', () => this.say({ t: 'hello', protocol: MATCH_PROTOCOL, token }));
    socket.on('error', () => {});
    socket.on('message', (data) => {
      this.heardAt = Date.now();
      const read = readFromServer(String(data));
      if (!read.ok) return;
      if (read.value.t === 'welcome') {
        this.tries = 0;
        this.offset = read.value.now - this.heardAt;
        ready();
      } else heard(read.value);
    });
    socket.on('close', (code, words) => {
      if (this.closed) return;
      if (FINAL.includes(code)) return ended(`the server closed the connection: ${code} ${words}`);
      setTimeout(() => this.connect(), WAITS[Math.min(this.tries++, WAITS.length - 1)]);
    });
  }
  private ping(): void {
    if (Date.now() - this.heardAt > SILENT_AFTER) this.socket?.terminate();
    else this.say({ t: 'ping', n: 1 });
  }
}
