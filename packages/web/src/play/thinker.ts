/** A bot of the house in a worker of its own: told what a seat may know, and asked for one of its commands. */
import type { BotConfig } from '@quadrant/bots';
import type { AnyGame, Command } from '@quadrant/kernel';
import { shell } from '../words/shell.js';

/** What the worker is told: what a seat may know, and nothing else. */
export type ToBot =
  | { readonly t: 'make'; readonly game: string; readonly bot: string | null; readonly config: object }
  | { readonly t: 'hear'; readonly facts: readonly object[]; readonly ply: number; readonly asked: boolean }
  | {
      readonly t: 'think';
      readonly id: number;
      readonly view: unknown;
      readonly legal: readonly string[];
      readonly ply: number;
    }
  | { readonly t: 'stop' };
export type FromBot =
  | { readonly t: 'answer'; readonly id: number; readonly command: string | null }
  | { readonly t: 'failed'; readonly words: string };

/** A question that a bot can be asked. */
interface Question {
  readonly view: unknown;
  readonly legal: readonly Command[];
  readonly ply: number;
}

export class Thinker {
  private readonly worker = new Worker(new URL('./bot.worker.ts', import.meta.url), { type: 'module' });
  private readonly game: AnyGame;
  private asked = 0;

  /** Without a name it is whoever the house would ask for advice. */
  constructor(game: AnyGame, bot: string | null, config: BotConfig) {
    this.game = game;
    this.post({ t: 'make', game: game.id, bot, config });
  }

  hear(facts: readonly object[], ply: number, asked: boolean): void {
    this.post({ t: 'hear', facts, ply, asked });
  }
  /** One of the legal commands; null: it gives up. */
  think({ view, legal, ply }: Question): Promise<Command | null> {
    const { grammar } = this.game;
    const id = ++this.asked;
    const answer = new Promise<Command | null>((done, fail) => {
      this.worker.onmessage = ({ data }: MessageEvent<FromBot>) => {
        if (data.t === 'failed') fail(new Error(data.words));
        else if (data.id === id) done(legal.find((each) => grammar.print(each) === data.command) ?? null);
      };
      this.worker.onerror = () => fail(new Error(shell.computerFailed));
    });
    this.post({ t: 'think', id, view, legal: legal.map((each) => grammar.print(each)), ply });
    return answer;
  }
  /** Wants the answer at once. */
  hurry(): void {
    this.post({ t: 'stop' });
  }
  end(): void {
    this.worker.terminate();
  }

  private post(message: ToBot): void {
    this.worker.postMessage(message);
  }
}
