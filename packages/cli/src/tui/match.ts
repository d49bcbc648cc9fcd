/**
 * One game at one screen: the session, who is shown, what each seat has been told, and how far back one may go.
 * Where seats know different things everything it hands out is the view and the facts of one seat.
 */
import {
  type Command,
  type Fact,
  type GameRecord,
  NOBODY,
  type Outcome,
  ok,
  type Refusal,
  type Result,
  readRecord,
  type Seat,
  Session,
  SPECTATOR,
} from '@quadrant/kernel';
import type { BotPlayer, Kit, Scene, Start } from './kit.js';
import type { LogLine } from './parts/frame.js';

// biome-ignore lint/suspicious/noExplicitAny: a session of any game
type AnySession = Session<any, any, any, any, any>;

interface Turn {
  readonly told: readonly (readonly string[])[]; // [seat]: the sentences that seat heard; last, a spectator
  readonly mover: Seat;
  readonly open: boolean; // it may be taken back even where seats know different things
}

const LOG_TURNS = 40;
const MOST_BOT_COMMANDS = 2000; // in a row: bots alone may never come to an end
export const SECRETS_NOTE =
  'This file holds the secrets of all players. Do not open it while the game is being played.';

/** What a saved file holds beside the record. */
export interface Saved extends GameRecord {
  readonly note?: string;
  readonly table: Table;
}

type Table = Pick<Start, 'bots' | 'friendly'>;
type Bots = ReadonlyMap<Seat, BotPlayer<Command, unknown>>;

export class Match {
  readonly kit: Kit;
  readonly table: Table;
  private readonly bots: Bots;
  private readonly session: AnySession;
  private turns: Turn[] = [];
  unsaved = false; // something was played that is in no file

  private constructor(kit: Kit, session: AnySession, table: Table, bots: Bots) {
    this.kit = kit;
    this.session = session;
    this.table = table;
    this.bots = bots;
  }

  static begin(kit: Kit, start: Start): Match {
    const { bots, friendly, options, seed } = start;
    const session: AnySession = Session.begin(kit.game, options, seed);
    const match = new Match(kit, session, { bots, friendly }, botsOf(kit, bots, seed));
    for (const text of start.commands) match.giveText(text);
    match.letBotsPlay();
    return match;
  }

  /** The game of a record, at its end. */
  static load(kit: Kit, value: unknown): Result<Match> {
    const record = readRecord(kit.game, value);
    if (!record.ok) return record;
    const { options, seed, commands } = record.value;
    const session: AnySession = Session.begin(kit.game, options, seed);
    const seats = kit.game.seats(session.position);
    const { bots, friendly } = (value as Partial<Saved>).table ?? {};
    const sound =
      kit.bot && Array.isArray(bots) ? bots.filter((s) => Number.isInteger(s) && s > 0 && s < seats) : [];
    const table = { bots: sound, friendly: friendly === true };
    const match = new Match(kit, session, table, botsOf(kit, table.bots, seed));
    for (const text of commands) match.giveText(text);
    match.unsaved = false;
    return ok(match);
  }

  /** A match of its own that shares the past of this one up to `turn`. */
  fork(turn: number): Match {
    const { options, seed } = this.session;
    const session: AnySession = Session.begin(this.kit.game, options, seed);
    const match = new Match(this.kit, session, this.table, botsOf(this.kit, this.table.bots, seed));
    for (let t = 1; t <= turn; t++) match.give(this.session.commandOf(t));
    return match;
  }

  get turn(): number {
    return this.session.turn;
  }
  /** Turns there are, those undone included. */
  get last(): number {
    return this.session.turns;
  }
  get seed(): number {
    return this.session.seed;
  }
  get outcome(): Outcome | null {
    return this.kit.game.outcome(this.session.position);
  }
  get onMove(): Seat {
    return this.kit.game.onMove(this.session.position);
  }
  get seats(): number {
    return this.kit.game.seats(this.session.position);
  }
  /** The seats that people have. */
  get people(): readonly Seat[] {
    return Array.from({ length: this.seats }, (_, seat) => seat).filter((seat) => !this.bots.has(seat));
  }
  /** True when a person must turn away while another one plays. */
  get curtained(): boolean {
    return this.kit.secret && this.people.length > 1;
  }

  /** The seat to show when `seat` was shown until now: where there are secrets, that of the person on move. */
  shownSeat(seat: Seat): Seat {
    const { people, onMove } = this;
    if (people.includes(onMove)) return onMove;
    return people.includes(seat) ? seat : (people[0] ?? seat);
  }
  nameOf(seat: Seat): string {
    if (seat < 0) return 'what everybody knows';
    return this.seats === 1 ? '' : `Player ${seat + 1}${this.bots.has(seat) ? ' (bot)' : ''}`;
  }
  /** How the game ended, also while an earlier turn is the present one. */
  get endOutcome(): Outcome | null {
    return this.kit.game.outcome(this.session.positionAt(this.last));
  }
  /** The command that made a turn, unless it was given unseen by this seat. */
  commandText(turn: number, seat: Seat): string {
    if (turn === 0) return 'the beginning';
    const hidden =
      this.kit.secret &&
      this.endOutcome === null &&
      this.kit.game.onMove(this.session.positionAt(turn - 1)) !== seat;
    return hidden ? '' : this.kit.game.grammar.print(this.session.commandOf(turn));
  }

  /** Performs a command of the seat on move. */
  give(command: Command): Refusal | null {
    const told: string[][] = Array.from({ length: this.seats + 1 }, () => []);
    const { game, mayTakeBack } = this.kit;
    const mover = this.onMove;
    const before = this.session.position;
    const refusal = this.session.give(command, (fact: Fact) => {
      for (const [i, sentences] of told.entries()) {
        const seen = game.seen(fact, this.session.position, i === told.length - 1 ? SPECTATOR : i);
        const sentence = seen && this.kit.say(seen);
        if (sentence) sentences.push(sentence);
      }
    });
    if (refusal) return refusal;
    this.unsaved = true;
    const open = !this.bots.has(mover) && mayTakeBack?.(before, this.session.position) === true;
    this.turns.length = this.turn - 1;
    this.turns.push({ told, mover, open });
    return null;
  }

  /** Lets bots play until a person is asked. */
  letBotsPlay(): void {
    const legal: Command[] = [];
    for (let n = 0; n < MOST_BOT_COMMANDS; n++) {
      const seat = this.onMove;
      const bot = this.bots.get(seat);
      if (!bot) return;
      this.kit.game.legal(this.session.position, seat, legal);
      const refusal = this.give(bot(this.kit.game.view(this.session.position, seat), legal, this.turn));
      if (refusal) throw new Error(`the bot of ${this.kit.game.id} was refused: ${refusal.words}`);
    }
  }

  private giveText(text: string): void {
    const parsed = this.kit.game.grammar.parse(text);
    if (!parsed.ok) throw new Error(`${this.kit.game.id}: ${parsed.error.words}`);
    this.give(parsed.value);
  }

  /** Why the last turn cannot be taken back, or null when it was. Bots do not stop on the way. */
  undo(): string | null {
    if (!this.session.canUndo) return 'There is nothing to undo.';
    if (this.bound && !this.turns[this.turn - 1].open) {
      return 'No undo here: the turn has passed or something became known. (A friendly game allows it.)';
    }
    do this.session.undo();
    while (this.bots.has(this.onMove) && this.session.canUndo);
    return null;
  }
  redo(): string | null {
    if (!this.session.redo()) return 'There is nothing to redo.';
    while (this.bots.has(this.onMove) && this.session.redo());
    return null;
  }
  /** Goes back to the position after `turn` turns to play on from there; or says why not. */
  returnTo(turn: number): string | null {
    if (this.bound && turn !== this.turn)
      return 'In this game one may look back, not go back. (A friendly game allows it.)';
    this.session.jump(turn);
    while (this.bots.has(this.onMove) && this.session.canUndo) this.session.undo();
    return null;
  }
  /** True while what was learnt cannot be unlearnt. */
  private get bound(): boolean {
    return this.kit.secret && !this.table.friendly && this.outcome === null;
  }

  /** What a seat is shown now, or after `turn` turns. */
  scene(seat: Seat, turn: number = this.turn): Scene<Command, unknown> {
    const { game } = this.kit;
    const now = turn === this.turn;
    const position = now ? this.session.position : this.session.positionAt(turn);
    const legal: Command[] = [];
    if (now && seat >= 0) game.legal(position, seat, legal);
    return {
      view: game.view(position, seat),
      seat,
      legal,
      outcome: game.outcome(position),
      live: now && game.onMove(position) !== NOBODY,
      refusal: (command) => game.check(position, game.onMove(position), command),
    };
  }

  /** What this seat was told, up to `turn`, one line a sentence, repeated ones folded; fresh since it last acted. */
  log(seat: Seat, turn: number = this.turn): LogLine[] {
    const lines: LogLine[] = [];
    let acted = turn - 1;
    while (acted > 0 && this.turns[acted].mover !== seat && this.turns[acted - 1].mover !== seat) acted--;
    for (let t = Math.max(0, turn - LOG_TURNS); t < turn; t++) {
      for (const text of folded(this.turns[t].told.at(seat)!)) lines.push({ text, fresh: t >= acted });
    }
    return lines;
  }

  /** The exact text of the game up to now, or null while it would tell a secret. */
  transcript(): string | null {
    if (this.kit.secret && this.outcome === null) return null;
    const { game } = this.kit;
    const narrator = this.kit.narrator();
    const position = game.begin(this.session.options, this.session.seed);
    let text = narrator.opening(position);
    for (const { command } of this.session.history()) {
      const refusal = game.perform(position, game.onMove(position), command, (fact: Fact) =>
        narrator.hear(fact, position),
      );
      if (game.grammar.spelling === 'call') text += `->${game.grammar.print(command)}\n`;
      text += narrator.reply(position, command, refusal);
    }
    return text;
  }

  /** What to save. */
  saved(): Saved {
    const record = this.session.record();
    return { ...(this.kit.secret ? { note: SECRETS_NOTE } : {}), ...record, table: this.table };
  }
}

function botsOf(kit: Kit, seats: readonly Seat[], seed: number): Bots {
  const bots = new Map<Seat, BotPlayer<Command, unknown>>();
  for (const seat of seats) bots.set(seat, kit.bot!(seat, seed));
  return bots;
}

/** ['a', 'a', 'b'] as ['a (2 times)', 'b']. */
function folded(sentences: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const s of sentences) counts.set(s, (counts.get(s) ?? 0) + 1);
  return [...counts].map(([s, n]) => (n === 1 ? s : `${s} (${n} times)`));
}
