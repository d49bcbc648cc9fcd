/**
 * A table as the terminal shows it: which seat is on the screen, what it may read in sentences, and what of the game
 * is in no file yet. How the game is played is the table's affair.
 */
import { isDeepStrictEqual } from 'node:util';
import { seatBots } from '@quadrant/bots';
import { threadedBot } from '@quadrant/bots/thread';
import {
  type Command,
  capital,
  type DigestLine,
  type Fact,
  NOBODY,
  type Outcome,
  type Refusal,
  type Seat,
  SPECTATOR,
  type Tally,
} from '@quadrant/kernel';
import {
  type AnyTable,
  clockFace,
  firstNews,
  Loading,
  leftAt,
  makeTeller,
  newsFor,
  Table,
  type TableGame,
  type TableStart,
} from '@quadrant/table';
import { openThread } from './bots/open-thread.js';
import type { Programs } from './bots/programs.js';
import type { Kit, Scene } from './kit.js';
import type { LogLine, PanelItem } from './parts/frame.js';
import { BOLD, PLAIN } from './screen/canvas.js';
import { said, spoken } from './spoken.js';

const LOG_TURNS = 40;
const FOLD_FROM = 3; // fewer are told one by one

/** A game of a record, or why there is none; `holds` where a part of it does and can be opened. */
type Loaded =
  | { readonly ok: true; readonly value: TerminalGame }
  | { readonly ok: false; readonly error: Refusal; readonly holds: boolean };

export class TerminalGame {
  readonly kit: Kit;
  readonly table: AnyTable;
  private saved = ''; // the mark of what is in a file

  /** Whose bots are not there: people play in their places. */
  readonly strangers: readonly string[];
  private readonly programs: Programs | null; // that may sit here

  private constructor(kit: Kit, table: AnyTable, programs: Programs | null) {
    this.kit = kit;
    this.table = table;
    this.programs = programs;
    const isKnown = (bot: string) => kit.bots.includes(bot) || bot === programs?.name;
    this.strangers = table.seatNames.flatMap(({ bot }, seat) =>
      bot === undefined || isKnown(bot) ? [] : [spoken.shell.play.botFor(bot, seat + 1)],
    );
    table.seatNames = table.seatNames.map(({ bot, ...rest }) =>
      bot === undefined || !isKnown(bot) ? rest : { ...rest, bot },
    );
    seatBots(table, async (_, id) => programs?.find(kit.game, id) ?? threadedBot(kit.game, id, openThread));
  }

  static begin(kit: Kit, start: TableStart, programs: Programs | null = null): TerminalGame {
    const table = Table.begin(rulesOf(kit), start);
    if (!table.ok) throw new Error(`${kit.game.id}: ${table.error.words}`);
    return new TerminalGame(kit, table.value, programs);
  }

  /**
   * The game of a record, at its end. One that does not hold is refused, or opened as a fork as far as it does. No
   * program is started for it, whatever it names.
   */
  static load(kit: Kit, value: unknown, fork = false): Loaded {
    const loading = Loading.of(rulesOf(kit), value);
    if (!loading.ok) return { ...loading, holds: false };
    const loaded = loading.value.result();
    if (loaded.ok) {
      const match = new TerminalGame(kit, loaded.table, null);
      match.keptInFile();
      return { ok: true, value: match };
    }
    return fork
      ? { ok: true, value: new TerminalGame(kit, loaded.holds, null) }
      : { ok: false, error: loaded.error, holds: true };
  }

  /** A match of its own that shares the past of this one up to `turn`. */
  fork(turn: number): TerminalGame {
    return new TerminalGame(this.kit, this.table.fork(turn), this.programs);
  }

  /** Whether it began so, with the same players. */
  beganAs({ options, commands = [], seats = [], friendly = false, clock = null }: TableStart): boolean {
    const { table } = this;
    const bots = (names: readonly { readonly bot?: string }[]) => names.flatMap(({ bot }) => bot ?? []);
    return (
      friendly === table.friendly &&
      commands.every((command, i) => i < this.last && this.commandText(i + 1, 0) === command) &&
      isDeepStrictEqual(
        [options, bots(seats), clock],
        [table.startAnew(this.seed).options, bots(table.seatNames), table.clockRule], // with the sides of all
      )
    );
  }

  /** The same once more, with this seed: what was chosen before the first turn is chosen again, and can be taken back. */
  again(seed: number = this.seed): TerminalGame {
    const start = this.table.startAnew(seed);
    const anew = TerminalGame.begin(this.kit, start, this.programs);
    const { grammar } = this.kit.game;
    for (let turn = (start.commands ?? []).length + 1; turn <= this.firstTurn; turn++) {
      const command = grammar.parse(this.commandText(turn, 0));
      if (!command.ok || anew.give(command.value)) break;
    }
    return anew;
  }

  /** Turns of the table before the first one of the game: setting up is none. */
  get firstTurn(): number {
    const { turnIn } = this.kit;
    const isSettingUp = ({ view, outcome }: ReturnType<typeof this.moment>) =>
      turnIn?.(view) === 0 && outcome === null; // giving up is none of it
    let turn = (this.table.startAnew(this.seed).commands ?? []).length;
    while (turn < this.last && isSettingUp(this.moment(0, turn + 1))) turn++;
    return turn;
  }

  get turn(): number {
    return this.table.turn;
  }
  /** Turns there are, those undone included. */
  get last(): number {
    return this.table.turns;
  }
  /** A turn as the game counts it: setting up, looking and half turns are none. */
  turnOfGameAt(turn: number): number {
    return this.kit.turnIn?.(this.moment(0, turn).view) ?? turn;
  }
  get turnOfGame(): number {
    return this.turnOfGameAt(this.turn);
  }
  get seed(): number {
    return this.table.seed;
  }
  get outcome(): Outcome | null {
    return this.table.outcome;
  }
  get onMove(): Seat {
    return this.table.onMove;
  }
  get seats(): number {
    return this.table.seats;
  }
  get friendly(): boolean {
    return this.table.friendly;
  }
  get secret(): boolean {
    return this.table.game.secrets !== null;
  }
  /** True when a person must turn away while another one plays. */
  get curtained(): boolean {
    return this.secret && this.table.people.length > 1;
  }
  /** Something was played, or taken back, that is in no file. */
  get unsaved(): boolean {
    return this.saved !== this.table.mark;
  }
  keptInFile(): void {
    this.saved = this.table.mark;
  }

  /** Who plays here besides people, by name, each once. */
  get bots(): readonly string[] {
    return [...new Set(this.table.seatNames.flatMap(({ bot }) => bot ?? []))];
  }

  /** The seat to show when `seat` was shown until now: where there are secrets, that of the person on move. */
  shownSeat(seat: Seat): Seat {
    const { people, onMove } = this.table;
    if (people.includes(onMove)) return onMove;
    return people.includes(seat) ? seat : (people[0] ?? seat);
  }
  /** Who reads what is told to a seat: its player, or nobody in particular where several people look at it. */
  readerAt(seat: Seat): Seat {
    const { people } = this.table;
    return people.length === 1 && people.includes(seat) ? seat : SPECTATOR;
  }
  readonly nameOf = (seat: Seat): string => {
    const { shell } = spoken;
    if (seat < 0) return shell.spectator;
    const { bot } = this.table.seatNames[seat] ?? {};
    if (this.seats === 1) return '';
    const player = shell.player(seat + 1);
    return bot === undefined ? player : shell.playedBy(player, said(bot));
  };
  /** The command that made a turn, unless it was given unseen by this seat. */
  commandText(turn: number, seat: Seat): string {
    return turn === 0 ? spoken.shell.beginning : (this.moment(seat, turn).command ?? '');
  }

  /** The same in words: `move right`. */
  deedAt(turn: number, seat: Seat): string {
    const text = this.commandText(turn, seat);
    const command = turn === 0 ? null : this.kit.game.grammar.parse(text);
    const { view, by } = this.moment(seat, turn);
    return command?.ok ? this.kit.deed(command.value, view, by) : text;
  }

  /** Performs a command of the seat on move. */
  give(command: Command): Refusal | null {
    return this.table.give(this.onMove === NOBODY ? 0 : this.onMove, command);
  }
  undo(): string | null {
    return this.table.undo();
  }
  redo(): string | null {
    return this.table.redo();
  }
  /** Goes back to the position after `turn` turns to play on from there; or says why not. */
  returnTo(turn: number): string | null {
    return this.table.goTo(turn);
  }

  /** What is left to each player; the running clock stands out. */
  get clocks(): readonly PanelItem[] {
    const { clock, seats } = this.table;
    const now = Date.now();
    return Array.from({ length: seats }, (_, seat): readonly PanelItem[] => {
      const left = leftAt(clock, seat, now);
      const style = clock?.running === seat ? BOLD : PLAIN;
      return left === null ? [] : [{ label: spoken.shell.player(seat + 1), text: clockFace(left), style }];
    }).flat();
  }

  /** What a seat is shown now, or after `turn` turns. */
  scene(seat: Seat, turn: number = this.turn): Scene<Command, unknown> {
    const { table } = this;
    const now = turn === table.turn;
    const { view, outcome, onMove } = this.moment(seat, turn);
    return {
      view,
      seat,
      legal: now && seat >= 0 ? table.legal(seat) : [],
      outcome,
      live: now && onMove !== NOBODY,
      refusal: (command) => table.refusalOf(onMove === NOBODY ? 0 : onMove, command),
      news: () => newsFor(table.log(seat, turn), seat),
    };
  }

  /**
   * What this seat was told, up to `turn`, one line a sentence; fresh since it last acted. What is repeated and what the
   * others did as always is folded, unless all of it is wanted.
   */
  log(seat: Seat, turn: number = this.turn, whole = false): LogLine[] {
    const told = this.table.log(seat, turn);
    const news = firstNews(told, seat);
    return told.slice(-LOG_TURNS).flatMap(({ facts }, i) => {
      const fresh = Math.max(0, turn - LOG_TURNS) + i >= news;
      const inOrder = this.kit.order?.(facts) ?? facts;
      const say = (fact: Fact) => this.kit.say(fact, this.readerAt(seat)) ?? [];
      const sayAny = (fact: Fact) => this.kit.sayStep?.(fact) ?? say(fact);
      const sentences = whole ? inOrder.flatMap(sayAny) : this.short(inOrder, say);
      return sentences.map((text) => ({ text, fresh }));
    });
  }

  /** A turn in few sentences: what is repeated is counted, and what others did as always comes last, a line for each kind. */
  private short(facts: readonly Fact[], say: (fact: Fact) => string | readonly string[]): readonly string[] {
    const routine = (this.kit.routine?.(facts) ?? []).filter((each) => each.facts.length >= FOLD_FROM);
    const left = new Set(routine.flatMap((each) => each.facts));
    return [
      ...folded(facts.flatMap((fact) => (left.has(fact) ? [] : say(fact)))),
      ...routine.map(({ words }) => `${capital(words)}.`),
    ];
  }

  /**
   * What came of this seat's last turn and happened since, in three lines: what concerns it first. Before its own turn
   * could be read a bot has answered, or the curtain has fallen.
   */
  digest(seat: Seat, turn: number = this.turn): readonly DigestLine[] {
    const log = this.table.log(seat, turn);
    let first = firstNews(log, seat);
    if (log[first]?.by !== seat) while (log[first - 1]?.by === seat) first--;
    return (
      this.kit.digest?.(
        log.slice(first).flatMap(({ facts }) => facts),
        seat,
      ) ?? []
    );
  }

  /** Something has hurt this seat since it last acted. */
  hurts(seat: Seat): boolean {
    const digest = this.kit.digest?.(newsFor(this.table.log(seat), seat), seat) ?? [];
    return digest.some(({ tone }) => tone === 'bad');
  }

  /** The score of a seat by where it came from. */
  tally(seat: Seat): readonly Tally[] {
    const facts = this.table.log(seat).flatMap((turn) => turn.facts);
    return this.kit.tally?.(facts, this.moment(seat, this.turn).view, seat) ?? [];
  }

  /** The exact text of the game up to now, or null while it would tell a secret. */
  transcript(): string | null {
    return this.table.text()?.join('') ?? null;
  }

  /** How a seat was lost, in words; null where none was. */
  get trouble(): string | null {
    const { termination, clockRule } = this.table;
    if (termination === 'timeout' && clockRule !== null) return spoken.shell.timeUp;
    const words: Readonly<Record<string, string>> = spoken.shell.lost;
    const lost = termination === null ? undefined : words[termination];
    if (lost === undefined) return null;
    const why = this.programs?.trouble ?? null;
    return why === null ? lost : spoken.shell.because(lost, why);
  }

  private moment(seat: Seat, turn: number) {
    return this.table.moment(seat, turn);
  }
}

const rulesOf = (kit: Kit): TableGame => ({ game: kit.game, teller: makeTeller(kit.game, kit.narrator) });

/** ['a', 'a', 'b'] as ['a (2 times)', 'b']. */
function folded(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const s of sentences) counts.set(s, (counts.get(s) ?? 0) + 1);
  return [...counts].map(([s, n]) => (n === 1 ? s : spoken.shell.times(s, n)));
}
