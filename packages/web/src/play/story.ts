/**
 * A game and everything that was told of it: the session, what each seat learnt turn by turn, and the exact text.
 * This is the trusted side. It knows nothing of who looks at it; a `Play` decides what is shown to whom.
 */
import {
  type Command,
  type Fact,
  type Refusal,
  type Result,
  readRecord,
  type Seat,
  Session,
} from '@quadrant/kernel';
import type { GameScreen, ShownGame, ShownSession, Start } from '../screens/contract.js';
import type { Frame } from './frames.js';
import { factsFor, Told, type ToldTurn, type TurnLog } from './told.js';
import { Transcript } from './transcript.js';

const SLICE_MS = 20; // of a long replay, between two pictures

/** Who watches a command being performed, and the steps that this seat sees. */
export interface Watcher<V> {
  readonly seat: Seat;
  readonly frames: Frame<V>[];
}

export class Story<P, C extends Command, F extends Fact, V, O> {
  readonly session: ShownSession<P, C, V, O>;
  private readonly screen: GameScreen<P, C, F, V, O>;
  private readonly told = new Told<F>();
  private readonly transcript: Transcript<C>;

  constructor(screen: GameScreen<P, C, F, V, O>, options: O, seed: number) {
    this.screen = screen;
    this.session = Session.begin(screen.game, options, seed);
    this.transcript = new Transcript(() => screen.teller(options, seed));
  }

  static begin<P, C extends Command, F extends Fact, V, O>(
    screen: GameScreen<P, C, F, V, O>,
    start: Start,
  ): Result<Story<P, C, F, V, O>> {
    const { game } = screen;
    const options = game.readOptions(start.options);
    if (!options.ok) return options;
    const refusal = game.checkSeed(start.seed);
    if (refusal) return { ok: false, error: refusal };
    const story = new Story(screen, options.value, start.seed);
    for (const text of start.commands) {
      const command = game.grammar.parse(text);
      if (!command.ok) return command;
      const refused = story.perform(command.value);
      if (refused) return { ok: false, error: refused };
    }
    return { ok: true, value: story };
  }

  /** Plays a record to its end in slices, so that the page stays awake. */
  static async load<P, C extends Command, F extends Fact, V, O>(
    screen: GameScreen<P, C, F, V, O>,
    value: unknown,
  ): Promise<Result<Story<P, C, F, V, O>>> {
    const { game, secrets } = screen;
    const record = readRecord(game, value);
    if (!record.ok) return record;
    const story = new Story(screen, record.value.options as O, record.value.seed);
    let since = performance.now();
    for (const text of record.value.commands) {
      const command = game.grammar.parse(text);
      if (!command.ok) return command;
      story.perform(command.value);
      if (!secrets) story.transcript.add(command.value); // it will be shown at once
      if (performance.now() - since > SLICE_MS) {
        await new Promise((next) => setTimeout(next));
        since = performance.now();
      }
    }
    const { session } = story;
    if (session.hashAt(session.turn) !== record.value.hash)
      return {
        ok: false,
        error: { code: 'bad-record', words: 'This record was changed: replaying it gives a different game.' },
      };
    return { ok: true, value: story };
  }

  get game(): ShownGame<P, C, F, V, O> {
    return this.screen.game;
  }
  /** The turn that led to a position. */
  turn(turn: number): ToldTurn<F> | undefined {
    return this.told.at(turn);
  }
  /** Turns that only set the game up: nothing to look back at. */
  get prologue(): number {
    const { begins } = this.screen;
    return begins ? 1 + this.told.upTo(this.session.turn).findIndex((told) => begins(told.all)) : 0;
  }
  /** The turns as a seat learnt them. Commands of others may hold their secrets. */
  log(seat: Seat, turn: number, everything: boolean): TurnLog<F>[] {
    const all = this.screen.secrets !== undefined && everything;
    return this.told.upTo(turn).map((told) => ({
      command: everything || told.by === seat ? told.command : null,
      facts: factsFor(told, seat, all),
    }));
  }
  /** The exact transcript up to a turn, one piece a command. */
  text(turn: number): readonly string[] {
    return this.transcript.after(this.given(turn));
  }
  /** The commands given up to a turn, refused ones among them too. */
  given(turn: number): readonly C[] {
    const given = this.session.history();
    let performed = 0;
    const end = given.findIndex((each) => !each.refusal && ++performed > turn);
    const past = end < 0 || turn >= this.session.turn ? given : given.slice(0, end);
    return past.map((each) => each.command);
  }
  /** A story of its own that begins with the turns up to one of this. */
  fork(turn: number): Story<P, C, F, V, O> {
    const other = new Story(this.screen, this.session.options, this.session.seed);
    for (const command of this.given(turn)) other.perform(command);
    return other;
  }

  /** Performs or refuses a command, and remembers what each seat learnt of it. */
  perform(command: C, watcher: Watcher<V> | null = null): Refusal | null {
    const { session, game } = this;
    const by = game.onMove(session.position);
    const seats = game.seats(session.position);
    const all: F[] = [];
    const seen: F[][] = Array.from({ length: seats }, () => []);
    const refusal = session.give(command, (fact) => {
      all.push(fact);
      for (let seat = 0; seat < seats; seat++) {
        const known = game.seen(fact, session.position, seat);
        if (known === null) continue;
        seen[seat].push(known);
        if (watcher?.seat === seat) this.watch(known, watcher);
      }
    });
    if (refusal) return refusal;
    this.told.put(session.turn, { command: game.grammar.print(command), by, all, seen });
    return null;
  }

  private watch(fact: F, { seat, frames }: Watcher<V>): void {
    const view = this.game.view(this.session.position, seat);
    const marks = this.screen.marks(fact, view);
    if (marks.length > 0) frames.push({ view, marks });
  }
}
