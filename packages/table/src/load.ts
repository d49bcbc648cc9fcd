/** A table from a record, which is played again and held to what it says. One rule everywhere: what does not hold is refused with words, and offered as a game of its own up to where it holds. */
import { type Command, type Fact, ok, type Refusal, type Result } from '@quadrant/kernel';
import { readRecord, type SoundRecord } from './read-record.js';
import { Replay } from './replay.js';
import { Table } from './table.js';
import type { TableGame } from './table-sight.js';
import { Hearing, type ToldTurn } from './told.js';

export type Loaded<C extends Command, V, S extends Fact> =
  | { readonly ok: true; readonly table: Table<C, V, S> }
  | {
      readonly ok: false;
      readonly error: Refusal;
      /** The game up to where the record holds, as one of its own. */
      readonly holds: Table<C, V, S>;
    };

/** A record being played again, in slices. */
export class Loading<C extends Command = Command, V = unknown, S extends Fact = Fact> {
  private readonly rules: TableGame<C, S>;
  private readonly sound: SoundRecord;
  private readonly replay: Replay;
  private readonly told: ToldTurn<S>[] = [];

  private constructor(rules: TableGame<C, S>, sound: SoundRecord) {
    this.rules = rules;
    this.sound = sound;
    const { game } = rules;
    const hearing = new Hearing<S>(game, game.seatsOf(sound.options));
    this.replay = new Replay(
      game,
      sound,
      (fact) => hearing.hear(fact, this.replay.history.position),
      (ms) => {
        const { history } = this.replay;
        const { seat, command } = history.stepOf(history.turn);
        this.told.length = history.turn - 1;
        const told = { by: seat, command: command && game.grammar.print(command), seen: hearing.take() };
        this.told.push(ms === undefined ? told : { ...told, ms });
      },
    );
  }

  static of<C extends Command, V, S extends Fact>(
    rules: TableGame<C, S>,
    value: unknown,
  ): Result<Loading<C, V, S>> {
    const sound = readRecord(rules.game, value);
    return sound.ok ? ok(new Loading<C, V, S>(rules, sound.value)) : sound;
  }

  /** Plays at most so many entries; true when it is done. */
  step(entries?: number): boolean {
    return this.replay.step(entries);
  }

  /** What came of it, after the last step; `undone` of its last turns are taken back and can be done again. */
  result(undone = 0): Loaded<C, V, S> {
    this.step();
    const { parting } = this.replay;
    return parting
      ? this.refuse(`This record does not hold. ${parting.words}`)
      : { ok: true, table: this.made(undone) };
  }

  /** What came of it when it is given up on before its end. */
  cut(): Loaded<C, V, S> {
    return this.refuse(
      `Playing this record again takes too long: it was given up after turn ${this.replay.history.turn}.`,
    );
  }

  private refuse(words: string): Loaded<C, V, S> {
    return { ok: false, error: { code: 'bad-record', words }, holds: this.made(0, false) };
  }

  private made(undone: number, ended = true): Table<C, V, S> {
    const { history, ending } = this.replay;
    const { seats = [], table } = this.sound.record;
    const told = this.told.slice(0, history.turn);
    const back = undone > 0 && history.jump(history.turn - undone);
    const past = { history: history as never, told, ending: ended && !back ? ending : null };
    return new Table<C, V, S>(this.rules, past, { ...table, seats });
  }
}
