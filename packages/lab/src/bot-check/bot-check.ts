/** Whether a program speaks quadrant-bot/1: numbered steps, and what went in and out at the first that fails. */
import { type AnyBotMaker, isForfeit, randomBot } from '@quadrant/bots';
import { type AnyGame, type Command, type Plain, stream } from '@quadrant/kernel';
import type { FromHost } from '@quadrant/wire';
import { PATIENCE, type Patience } from '../host/patience.js';
import { BotProgram, type ProgramStart } from '../host/program.js';
import { dealOf } from '../play/deals.js';
import { type PlayedGame, playGame } from '../play/play-game.js';

export interface BotCheck {
  readonly command: string;
  readonly folder: string;
  readonly host: string;
  readonly games: readonly AnyGame[]; // those there are
  readonly only?: string; // the one game to look at
  readonly patience?: Partial<Patience>;
  readonly onStep: (step: CheckedStep) => void;
}

export interface CheckedStep {
  readonly number: number;
  readonly title: string;
  readonly wrong: string | null; // null: it holds
  readonly refused: Slips | null; // what it was forgiven on the way
  readonly ignored: Slips | null; // moves that counted for nothing
  readonly said: readonly string[]; // the last lines that went in and out, when it does not
  readonly log: string; // what it wrote to standard error, when it does not
}

/** Moves and lines that came to nothing. */
interface Slips {
  readonly count: number;
  readonly last: string; // why, in words
}
const oneMore = (slips: Slips | null, last: string): Slips => ({ count: (slips?.count ?? 0) + 1, last });

/** Long enough to meet most of what a game has; a longer one is broken off. */
const MOVES = 400;
const NODES = 100;
const BROKEN_OFF = {
  result: null,
  winner: null,
  reason: '',
  termination: 'interrupted',
} as const;
const RANDOM = 'random';
const KEPT_LINES = 12;
const KEPT_LETTERS = 240;

/** True when every step holds. */
export async function checkBot(check: BotCheck): Promise<boolean> {
  const run = new CheckRun(check);
  try {
    for (const [title, step] of await run.steps()) if (!(await run.take(title, step))) return false;
    return true;
  } finally {
    await run.end();
  }
}

type Step = () => Promise<string | null>;

class CheckRun {
  private readonly check: BotCheck;
  private readonly lines: string[] = [];
  private readonly opened: BotProgram[] = [];
  private program: BotProgram | null = null;
  private number = 0;
  private refused: Slips | null = null; // in the present step
  private ignored: Slips | null = null;

  constructor(check: BotCheck) {
    this.check = check;
  }

  async take(title: string, step: Step): Promise<boolean> {
    const wrong = await step();
    const log = wrong === null ? '' : (this.opened.at(-1)?.takeLog() ?? '');
    this.check.onStep({
      number: ++this.number,
      title,
      wrong,
      refused: this.refused,
      ignored: this.ignored,
      said: wrong === null ? [] : [...this.lines],
      log,
    });
    this.refused = null;
    this.ignored = null;
    return wrong === null;
  }

  /** The games are known when it has said hello; without them there is only that step. */
  async steps(): Promise<readonly (readonly [string, Step])[]> {
    const failed = await this.hello();
    if (failed !== null || this.program === null)
      return [['hello', async () => failed ?? 'there is no hello']];
    const { name, version, author } = this.program.hello;
    const games = this.games();
    const first = games[0];
    return [
      [
        `hello from ${[name, version].filter(Boolean).join(' ')}${author ? ` by ${author}` : ''}`,
        async () => null,
      ],
      ['options', () => this.options()],
      ['ping', () => this.ping()],
      ...games.map((game) => [`new game of ${game.id}`, () => this.newGame(game)] as const),
      ...games.map((game) => [`whole game of ${game.id}`, () => this.wholeGame(game)] as const),
      ['stop', () => this.stop(first)],
      ['two games at once', () => this.twoGames(first)],
      ['same moves for the same seed and nodes', () => this.sameMoves(first)],
      ['unknown fields and messages', () => this.unknown(first)],
      ['quit', () => this.quit()],
      ['end of input', () => this.endOfInput()],
    ];
  }

  async end(): Promise<void> {
    await Promise.all(this.opened.map((program) => program.close()));
  }

  // ------------------------------------------------------------ the steps

  private async hello(): Promise<string | null> {
    const program = await this.open();
    if (typeof program === 'string') return program;
    this.program = program;
    const { only } = this.check;
    if (this.games().length > 0) return null;
    const named = program.hello.games.join(', ') || 'none';
    return only
      ? `it does not play ${only}; its games: ${named}`
      : `it plays none of our games; its games: ${named}`;
  }

  private async options(): Promise<string | null> {
    const { options } = this.running().hello;
    const names = options.map((option) => option.name);
    const double = names.find((name, i) => names.indexOf(name) !== i);
    if (double !== undefined) return `the option "${double}" is declared twice`;
    for (const option of options) this.running().set(option.name, option.default);
    return this.ping();
  }

  private async ping(): Promise<string | null> {
    return (await this.running().ping()) ? null : this.words('there is no pong');
  }

  private async newGame(game: AnyGame): Promise<string | null> {
    const { begun, view, scores } = await this.begin(game);
    if (isForfeit(begun)) return begun.words;
    begun.over({ ...BROKEN_OFF, scores, view });
    return null;
  }

  private async wholeGame(game: AnyGame): Promise<string | null> {
    return faultOf(await this.play(this.running(), game, 1));
  }

  private async stop(game: AnyGame): Promise<string | null> {
    const { begun, view, scores, legal } = await this.begin(game);
    if (isForfeit(begun)) return begun.words;
    const stop = new AbortController();
    const budget = { nodes: null, ms: null };
    const answer = begun.think({ view, legal, ply: 0, budget, stop: stop.signal });
    stop.abort();
    const given = await answer;
    begun.over({ ...BROKEN_OFF, scores, view });
    return isForfeit(given) ? `after stop: ${given.words}` : null;
  }

  private async twoGames(game: AnyGame): Promise<string | null> {
    const played = await Promise.all([2, 3].map((seed) => this.play(this.running(), game, seed)));
    return played.map(faultOf).find((fault) => fault !== null) ?? null;
  }

  private async sameMoves(game: AnyGame): Promise<string | null> {
    const [once, again] = [
      await this.play(this.running(), game, 4),
      await this.play(this.running(), game, 4),
    ];
    const fault = faultOf(once) ?? faultOf(again);
    if (fault !== null) return fault;
    const [a, b] = [once, again].map(movesOf);
    const at = a.findIndex((move, i) => move !== b[i]);
    return at < 0 ? null : `command ${at + 1} was "${a[at]}", and "${b[at] ?? 'none'}" the second time`;
  }

  private async unknown(game: AnyGame): Promise<string | null> {
    const strange = (message: FromHost) => [
      { t: 'weather', of: message.t, words: 'This "t" is not known.' },
      { ...message, weather: { rain: [1, 2, 3] } },
    ];
    const program = await this.open({ disguise: strange });
    return typeof program === 'string' ? program : faultOf(await this.play(program, game, 5));
  }

  private async quit(): Promise<string | null> {
    const ms = this.patience().quit;
    return (await this.running().quit()) ? null : `it did not end within ${ms} ms`;
  }

  private async endOfInput(): Promise<string | null> {
    const program = await this.open();
    if (typeof program === 'string') return program;
    return (await program.close()) ? null : `it did not end within ${this.patience().quit} ms`;
  }

  // ------------------------------------------------------------ what they need

  private patience(): Patience {
    return { ...PATIENCE, ...this.check.patience };
  }

  private games(): AnyGame[] {
    const { games, only } = this.check;
    const named = this.running().hello.games;
    return games.filter(({ id }) => named.includes(id) && (only === undefined || id === only));
  }

  private running(): BotProgram {
    if (this.program === null) throw new Error('the program is not running');
    return this.program;
  }

  private words(otherwise: string): string {
    return this.running().failure?.words ?? otherwise;
  }

  private async open(more: Partial<ProgramStart> = {}): Promise<BotProgram | string> {
    const { command, folder, host, games, patience = {} } = this.check;
    const trace = (way: string, line: string) => {
      this.lines.push(`${way} ${line.length > KEPT_LETTERS ? `${line.slice(0, KEPT_LETTERS)}…` : line}`);
      if (this.lines.length > KEPT_LINES) this.lines.shift();
      if (way === '>') this.noteRefusal(line);
    };
    const offered = Object.fromEntries(games.map((game) => [game.id, game.version]));
    const program = await BotProgram.open({
      command,
      folder,
      host,
      games: offered,
      patience,
      trace,
      ignored: (words) => {
        this.ignored = oneMore(this.ignored, words);
      },
      ...more,
    });
    if (isForfeit(program)) return program.words;
    this.opened.push(program);
    return program;
  }

  private noteRefusal(line: string): void {
    if (!line.startsWith('{"t":"error"')) return;
    const { to, words } = JSON.parse(line) as Extract<FromHost, { t: 'error' }>;
    if (to === 'move' || to === 'line') this.refused = oneMore(this.refused, words);
  }

  /** Who sits where: the program first, the random bot everywhere else. */
  private names(seats: number): string[] {
    return [this.running().hello.name, ...new Array<string>(seats - 1).fill(RANDOM)];
  }

  /** A game in which the program has the first seat, up to its first turn. */
  private async begin(game: AnyGame) {
    const { options, seed } = dealOf(game, 1, 0);
    const position = game.begin(options, seed);
    const view = game.view(position, 0);
    const legal: Command[] = [];
    game.legal(position, 0, legal);
    const known = game.sides?.split(options).options ?? (options as Plain);
    const seats = game.seatsOf(options);
    const config = { seat: 0, seats, names: this.names(seats), options: known, seed: 1, view };
    const begun = await this.running().begin(game, config);
    const scores = game.scores(position);
    return { begun: isForfeit(begun) ? begun : (begun.forfeit ?? begun), view, scores, legal };
  }

  /** A game against the random bot, or alone. */
  private play(program: BotProgram, game: AnyGame, seed: number): Promise<PlayedGame> {
    const deal = dealOf(game, seed, 0);
    const maker: AnyBotMaker = {
      id: 'program',
      game: game.id,
      words: '',
      rating: null,
      options: [],
      make: (config) => program.begin(game, config),
    };
    const dice = stream(seed, 'dice').below(2 ** 31);
    const own = { maker, name: program.hello.name, seed: dice, clock: { nodes: NODES } };
    const other = { maker: randomBot(game.id), name: RANDOM, seed: dice };
    const seats = Array.from({ length: game.seatsOf(deal.options) }, (_, seat) => (seat === 0 ? own : other));
    return playGame({ game, ...deal, seats, maxMoves: MOVES });
  }
}

const faultOf = ({ faults, termination }: PlayedGame): string | null =>
  faults[0]?.words ?? (termination === 'resigned' ? 'it resigned' : null);

const movesOf = ({ entries }: PlayedGame): string[] =>
  entries.flatMap((entry) => ('command' in entry ? [`${entry.seat} ${entry.command}`] : []));
