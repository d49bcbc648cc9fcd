/** A match over a real socket: carries out what the machine wants, and tells it what happens and when. */
import type { Refusal } from '@quadrant/kernel';
import { Machine, type MachineOptions, type SignedWish, type Wish } from './machine.js';
import type { Seen } from './story.js';

export interface MatchClientOptions extends Omit<MachineOptions, 'random' | 'idPrefix'> {
  readonly address: string; // 'wss://games.example/api/socket'
  /** What waits for an answer has changed: it is to be kept over a reload. */
  keep?(waiting: readonly SignedWish[]): void;
}

const TICK_MS = 250;

export class MatchClient {
  readonly machine: Machine;
  /** Why something was refused that had waited since before the page was loaded. */
  refused: Refusal | null = null;
  private readonly address: string;
  private readonly keep: (waiting: readonly SignedWish[]) => void;
  private readonly listeners = new Set<() => void>();
  private readonly settles = new Map<string, (refusal: Refusal | null) => void>();
  private readonly stops: (() => void)[] = [];
  private socket: WebSocket | null = null;

  constructor({ address, keep, ...options }: MatchClientOptions) {
    this.address = address;
    this.keep = keep ?? (() => {});
    this.machine = new Machine({ ...options, idPrefix: randomLetters(), random: Math.random });
    const timer = setInterval(() => this.run((now) => this.machine.tick(now)), TICK_MS);
    this.stops.push(() => clearInterval(timer));
    const nudge = () => document.hidden || this.nudge();
    for (const [target, type, heed] of [
      [globalThis, 'offline', () => this.run((now) => this.machine.offline(now))],
      [globalThis, 'online', nudge],
      [document, 'visibilitychange', nudge],
    ] as const) {
      target.addEventListener(type, heed);
      this.stops.push(() => target.removeEventListener(type, heed));
    }
    this.run((now) => this.machine.start(now));
  }

  ask(wish: Wish): Promise<Refusal | null> {
    this.refused = null;
    return new Promise((settle) => {
      this.run((now) => {
        const id = this.machine.ask(wish, now);
        this.settles.set(id, settle);
      });
    });
  }
  /** Lost: tries again at once. */
  nudge(): void {
    this.run((now) => this.machine.nudge(now));
  }
  /** The connection was taken over by another window: take it back. */
  resume(): void {
    this.run((now) => this.machine.resume(now));
  }
  /** Views of earlier turns, asked for apart. */
  remember(seen: Seen): void {
    this.run(() => this.machine.remember(seen));
  }
  /** The server's time. */
  now(): number {
    return Date.now() + this.machine.offset;
  }
  /** Something that is shown has changed. */
  tell(): void {
    for (const listener of [...this.listeners]) listener();
  }
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }
  close(): void {
    for (const stop of this.stops) stop();
    this.drop();
    this.listeners.clear();
  }

  private run(step: (now: number) => void): void {
    step(Date.now());
    let told = false;
    for (const effect of this.machine.effects.splice(0)) {
      if (effect.do === 'open') this.open();
      else if (effect.do === 'close') this.drop();
      else if (effect.do === 'send') this.send(effect.text);
      else if (effect.do === 'keep') this.keep(this.machine.waiting);
      else if (effect.do === 'tell') told = true;
      else this.answer(effect.id, effect.refusal);
    }
    if (told) this.tell();
  }

  private answer(id: string, refusal: Refusal | null): void {
    const settle = this.settles.get(id);
    this.settles.delete(id);
    if (settle) settle(refusal);
    else this.refused = refusal;
  }

  private open(): void {
    this.drop();
    const socket = new WebSocket(this.address);
    this.socket = socket;
    const current = (step: (now: number) => void) => {
      if (this.socket === socket) this.run(step);
    };
    socket.onopen = () => current((now) => this.machine.wasOpened(now));
    socket.onmessage = ({ data }) => current((now) => this.machine.heard(String(data), now));
    socket.onclose = ({ code }) =>
      current((now) => {
        this.socket = null;
        this.machine.wasClosed(code, now);
      });
  }
  private drop(): void {
    const { socket } = this;
    this.socket = null;
    socket?.close();
  }
  private send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }
}

/** 72 random bits. */
function randomLetters(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
