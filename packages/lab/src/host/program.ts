/**
 * A program that speaks quadrant-bot/1: what is said before, between and around its games. Nothing that it does (silence,
 * floods, junk, a crash) reaches further than its own games.
 */
import type { BotConfig, Forfeit, SideConfig } from '@quadrant/bots';
import type { AnyGame, Plain, Refusal } from '@quadrant/kernel';
import {
  BOT_PROTOCOL,
  type FromHost,
  type FromProgram,
  isId,
  isOwnId,
  misfit,
  type OptionValue,
  readFromProgram,
  type Unread,
} from '@quadrant/wire';
import { LIMITS, PATIENCE, type Patience } from './patience.js';
import { Pipe } from './pipe.js';
import { NO_TURN, ProgramGame } from './program-game.js';
import { soon } from './soon.js';

export type Hello = Extract<FromProgram, { t: 'hello' }>;
type Said<T extends FromProgram['t']> = Extract<FromProgram, { t: T }>;

export interface ProgramStart {
  readonly command: string; // './mine --fast', as a shell reads it
  readonly folder: string; // the working directory
  readonly host: string; // 'quadrant 0.2.0'
  readonly games: Readonly<Record<string, number>>; // ids and versions of the rules on offer
  readonly patience?: Partial<Patience>;
  /** Takes every line that goes in ('>') or comes out ('<'). */
  readonly trace?: (way: '>' | '<', line: string) => void;
  /** Is told why a move counts for nothing: nobody waits for it, and it is no refusal. */
  readonly ignored?: (words: string) => void;
  /** What is written in place of a message: for finding out how a program takes what it does not know. */
  readonly disguise?: (message: FromHost) => readonly object[];
}

export class BotProgram {
  readonly patience: Patience;
  private readonly pipe: Pipe;
  private readonly start: ProgramStart;
  private readonly games = new Map<string, ProgramGame>();
  private readonly waiting = new Map<string, (answer: FromProgram | null) => void>();
  private failed: Forfeit | null = null;
  private said: Hello | null = null;
  private ids = 0;
  private lines = 0; // since the last turn was written
  private bytes = 0;
  private badLines = 0; // with no turn open
  private takenUp = 0; // when the work on the line that is at hand began: with its bytes, or after the line before it
  /** A game of its was over already. */
  hasPlayed = false;
  /** Its output is closed: it will fail soon, when it is known how it ended. */
  isSilenced = false;
  private isOwing = false; // an answer that was waited for in vain: it may never listen again

  private constructor(start: ProgramStart) {
    this.patience = { ...PATIENCE, ...start.patience };
    this.start = start;
    this.pipe = new Pipe(start.command, start.folder, {
      bytes: (count) => {
        this.takenUp = performance.now();
        this.flow(0, count);
      },
      line: (text) => {
        this.heard(text);
        this.takenUp = performance.now();
      },
      closed: () => this.silenced(),
      ended: (words) => this.crashed(`the program ${words}`),
    });
  }

  /** Starts a program and hears its hello. */
  static async open(start: ProgramStart): Promise<BotProgram | Forfeit> {
    const program = new BotProgram(start);
    program.write({ t: 'hello', protocols: [BOT_PROTOCOL], host: start.host, games: { ...start.games } });
    const hello = await program.answer<'hello'>('hello', program.patience.hello);
    if (hello?.protocol === BOT_PROTOCOL) {
      program.said = hello;
      return program;
    }
    const words = hello
      ? `the program speaks "${hello.protocol}", not ${BOT_PROTOCOL}`
      : `the program said no hello within ${program.patience.hello} ms`;
    const failure = program.failed ?? { termination: 'stalled', words };
    program.failed = failure;
    program.pipe.kill();
    await program.pipe.close(program.patience.quit);
    return failure;
  }

  get hello(): Hello {
    if (this.said === null) throw new Error('the program has not said hello yet');
    return this.said;
  }
  /** Why it can play no more; null while it can. */
  get failure(): Forfeit | null {
    return this.failed;
  }

  /** Sets one of its options; says what is wrong with the value. */
  set(name: string, value: OptionValue): string | null {
    const option = this.hello.options.find((each) => each.name === name);
    if (option === undefined) return `"${this.hello.name}" has no option "${name}"`;
    const wrong = misfit(option, value);
    if (wrong !== null) return `${name} ${wrong}`;
    this.write({ t: 'set', name, value });
    return null;
  }

  /** Whether it is there. */
  async ping(): Promise<boolean> {
    const id = this.newId();
    this.write({ t: 'ping', id });
    if (await this.answer(`pong ${id}`, this.patience.answer)) return true;
    this.fail({
      termination: 'stalled',
      words: `the program gave no pong within ${this.patience.answer} ms`,
    });
    return false;
  }

  /** Whether it can play on. One that owes an answer shows that it still listens, between its games. */
  async isWell(): Promise<boolean> {
    if (!this.isOwing || this.failed || this.games.size > 0) return this.failed === null;
    this.isOwing = false;
    return this.ping();
  }

  /** The side that it wants; null when it says nothing that one could use. */
  async side(game: AnyGame, { seat, options, seed }: SideConfig): Promise<Plain | null> {
    const id = this.newId();
    this.write({ t: 'side', id, rules: game.id, seat, options: options as FromHostOptions, seed });
    return (await this.answer<'side'>(`side ${id}`, this.patience.answer))?.side ?? null;
  }

  /** Its game, lost already (`forfeit`) where it did not come to be ready: how that ends is told by who plays it. */
  async begin(game: AnyGame, config: BotConfig): Promise<ProgramGame | Forfeit> {
    if (this.failed) return this.failed;
    if (this.games.size === 0) this.badLines = 0; // what a game comes to must not depend on those before
    const id = `g${this.newId()}`;
    const { seat, seats, options, seed, view, names = [], clock = null } = config;
    this.write({
      t: 'new',
      game: id,
      rules: game.id,
      version: game.version,
      seat,
      seats,
      names: [...names],
      options: options as FromHostOptions,
      seed,
      view: view as FromHostOptions,
      clock,
    });
    const played = new ProgramGame(this, game, id, config);
    this.games.set(id, played);
    played.isReady = (await this.answer(`ready ${id}`, this.patience.answer)) !== null;
    if (!played.isReady) {
      this.owes();
      const words = `the program was not ready within ${this.patience.answer} ms`;
      played.lose(this.failed ?? { termination: 'stalled', words });
    }
    return played;
  }

  /** Lets it end by itself, or ends it. True when it ended by itself. */
  async quit(): Promise<boolean> {
    this.write({ t: 'quit' });
    return this.close();
  }
  /** Ends its input without a word. True when it ended by itself. */
  close(): Promise<boolean> {
    this.fail({ termination: 'crashed', words: 'the program was ended' });
    return this.pipe.close(this.patience.quit);
  }

  // ------------------------------------------------------------ for its games

  newId(): number {
    return ++this.ids;
  }
  /** Since when the host has been busy with the line that it is taking. */
  get busySince(): number {
    return this.takenUp;
  }
  write(message: FromHost): number {
    const lines = (this.start.disguise?.(message) ?? [message]).map((each) => JSON.stringify(each));
    for (const line of lines) this.start.trace?.('>', line);
    return this.pipe.write(lines);
  }
  /** A turn begins: what it says is counted anew. */
  turnBegins(): void {
    this.lines = 0;
    this.bytes = 0;
  }
  /** A move of which nothing comes. */
  ignores(words: string): void {
    this.start.ignored?.(words);
  }
  /** An answer did not come in time. */
  owes(): void {
    this.isOwing = true;
  }
  /** One that was within its budget does not count. */
  forgiveLine(): void {
    this.lines--;
  }
  takeLog(): string {
    return this.pipe.takeLog();
  }
  forget(id: string): void {
    this.games.delete(id);
    this.hasPlayed = true;
  }

  // ------------------------------------------------------------ what it says

  private answer<T extends FromProgram['t']>(key: string, ms: number): Promise<Said<T> | null> {
    if (this.failed) return Promise.resolve(null);
    return new Promise((resolve) => {
      const done = (answer: FromProgram | null) => {
        clearTimeout(timer);
        this.waiting.delete(key);
        resolve(answer as Said<T> | null);
      };
      const giveUp = () => this.isSilenced || done(null); // who failed is waited for no more
      const timer = setTimeout(() => soon(giveUp), ms);
      this.waiting.set(key, done);
    });
  }

  private flow(lines: number, bytes: number): void {
    this.lines += lines;
    this.bytes += bytes;
    if (this.failed || (this.lines <= LIMITS.linesATurn && this.bytes <= LIMITS.bytesATurn)) return;
    this.fail({ termination: 'illegal', words: 'the program flooded its output' });
    this.pipe.kill();
  }

  private heard(text: string | null): void {
    if (this.failed) return;
    this.start.trace?.('<', text ?? '(a line that is too long or no text)');
    this.flow(1, 0);
    if (this.failed) return;
    const read = text === null ? null : readFromProgram(text);
    if (read === null) this.badLine('This line is too long, or is no text.');
    else if (read.ok) this.take(read.value);
    else this.takeUnread(read.error);
  }

  private take(message: FromProgram): void {
    switch (message.t) {
      case 'hello':
        this.waiting.get('hello')?.(message);
        break;
      case 'pong':
      case 'side':
        this.waiting.get(`${message.t} ${message.id}`)?.(message);
        break;
      case 'ready':
        this.waiting.get(`ready ${message.game ?? this.onlyGame()?.id}`)?.(message);
        break;
      default: {
        const game = message.game ? this.games.get(message.game) : this.onlyGame();
        if (game) game.take(message);
        else if (message.t === 'move')
          this.ignores(`it is of no open game: ${message.game ?? 'none is named'}`);
        else if (message.t === 'sample' || message.t === 'try') this.refuseToServe(message, NO_TURN);
      }
    }
  }

  /** A question that reaches no game has an answer all the same: who asks waits for it. */
  private refuseToServe(question: Readonly<Record<string, unknown>>, { code, words }: Refusal): void {
    const { t, game, id } = question;
    const about = { ...(isId(game) ? { game } : {}), ...(isOwnId(id) ? { id } : {}) };
    this.write({ t: 'error', to: String(t), ...about, code, words });
  }

  /** The game that is meant by a program that plays one and names none. */
  private onlyGame(): ProgramGame | undefined {
    return this.games.size === 1 ? [...this.games.values()][0] : undefined;
  }

  private takeUnread({ code, words, message }: Unread): void {
    if (code === 'unknown') return;
    const t = message?.t ?? 'move'; // what is no message at all counts as a bad one
    if (t === 'move' && (typeof message?.move === 'string' || message?.resign === true)) this.ignores(words);
    else if (t === 'move') this.badLine(words);
    else if (t === 'hello' && this.waiting.has('hello'))
      this.fail({ termination: 'stalled', words: `the program's hello is not sound: ${words}` });
    else if (t === 'side') this.waiting.get(`side ${message?.id}`)?.(null);
    else if (message && (t === 'sample' || t === 'try'))
      this.refuseToServe(message, { code: 'malformed', words });
  }

  private badLine(words: string): void {
    const open = [...this.games.values()].filter((game) => game.isAsked);
    for (const game of open) game.malformed(words);
    if (open.length > 0 || ++this.badLines < LIMITS.badLinesBetween) return;
    this.fail({ termination: 'illegal', words: `the program wrote bad lines: ${words}` });
  }

  private silenced(): void {
    this.isSilenced = true;
    for (const game of this.games.values()) game.hold();
  }

  private crashed(words: string): void {
    const last = this.pipe.lastWords();
    this.fail({ termination: 'crashed', words: last === '' ? words : `${words}: ${last}` });
  }

  private fail(failure: Forfeit): void {
    if (this.failed) return;
    this.failed = failure;
    for (const game of this.games.values()) game.lose(failure);
    for (const done of [...this.waiting.values()]) done(null);
  }
}

type FromHostOptions = Extract<FromHost, { t: 'new' }>['options'];
