/** A bot of the house in a thread of its own: told what a seat may know, and asked for one of its commands. */
import type { AnyGame, Command } from '@quadrant/kernel';
import type { BotConfig } from '../bot.js';
import type { BotThread, FromBot } from './messages.js';

/** A question that a bot can be asked. */
interface ThinkerTurn {
  readonly view: unknown;
  readonly legal: readonly Command[];
  readonly ply: number;
}

export class Thinker {
  private readonly thread: BotThread;
  private readonly game: AnyGame;
  private asked = 0;
  private failure: string | null = null;
  private answered: (command: string | null) => void = () => {};
  private failed: (error: Error) => void = () => {};

  /** Without a name it is whoever the house would ask for advice. */
  constructor(thread: BotThread, game: AnyGame, bot: string | null, config: BotConfig) {
    this.thread = thread;
    this.game = game;
    thread.listen(
      (message) => this.heard(message),
      (words) => this.fail(words),
    );
    const { rules: _, ...known } = config; // the thread has its own: rules cannot be sent
    thread.post({ t: 'make', game: game.id, bot, config: known });
  }

  hear(facts: readonly object[], ply: number, asked: boolean): void {
    this.thread.post({ t: 'hear', facts, ply, asked });
  }
  /** One of the legal commands; null: it gives up. Who is ended never answers. */
  async think({ view, legal, ply }: ThinkerTurn): Promise<Command | null> {
    if (this.failure !== null) throw new Error(this.failure);
    const { grammar } = this.game;
    const texts = legal.map((each) => grammar.print(each));
    const answer = new Promise<string | null>((done, fail) => {
      this.answered = done;
      this.failed = fail;
    });
    this.thread.post({ t: 'think', id: ++this.asked, view, legal: texts, ply });
    return legal[texts.indexOf((await answer) ?? '')] ?? null;
  }
  end(): void {
    this.thread.end();
  }

  private heard(message: FromBot): void {
    if (message.t === 'failed') this.fail(message.words);
    else if (message.id === this.asked) this.answered(message.command);
  }
  private fail(words: string): void {
    this.failure = words;
    this.failed(new Error(words));
  }
}
