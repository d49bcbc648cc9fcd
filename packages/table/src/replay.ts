/**
 * Plays a record again, entry by entry, and checks it on the way: what was refused, the trace, at last hash, outcome
 * and digest. Done in slices, so that a page stays awake. Where it parts from the record it stops, and the history
 * holds the game up to there.
 */
import { type AnyGame, type Command, type Fact, hashOf } from '@quadrant/kernel';
import { type Ending, type Entry, effectOf, isCommand, outcomeOf } from './entry.js';
import { History } from './history.js';
import type { SoundRecord } from './read-record.js';
import { digestOf, type RefusedCommand } from './record.js';
import { visible } from './visible.js';

/** Where a replay parts from its record. */
export interface Parting {
  readonly turn: number; // turns up to and including the one that differs
  readonly place: number; // its place in `entries`
  readonly command: string;
  readonly field: string | null; // the field of the position that differs first
  readonly draw: number; // random numbers drawn by the replay up to there
  readonly words: string; // the whole of it for a person
}

export class Replay {
  // biome-ignore lint/suspicious/noExplicitAny: a history of any game
  readonly history: History<any, Command, Fact>;
  ending: Ending | null = null;
  parting: Parting | null = null;
  private readonly game: AnyGame;
  private readonly sound: SoundRecord;
  private readonly slips: readonly RefusedCommand[];
  private place = 0; // in the entries
  private slip = 0; // in the refused commands
  private done = false;
  private readonly tell: ((fact: Fact) => void) | null;
  private readonly turned: ((ms?: number) => void) | null;

  /** `tell` hears the facts of each turn, `turned` its end and what it took. */
  constructor(
    game: AnyGame,
    sound: SoundRecord,
    tell: ((fact: Fact) => void) | null = null,
    turned: ((ms?: number) => void) | null = null,
  ) {
    this.game = game;
    this.sound = sound;
    this.tell = tell;
    this.turned = turned;
    this.history = new History(game, sound.options, sound.record.seed);
    this.slips = [...(sound.record.refused ?? [])].sort((a, b) => a[0] - b[0]);
  }

  /** Plays at most so many entries; true when it is at the end, or parted. */
  step(most = Number.POSITIVE_INFINITY): boolean {
    const { entries } = this.sound.record;
    for (let n = 0; n < most && !this.done; n++) {
      if (!this.giveSlips()) break;
      if (this.place === entries.length) {
        this.checkEnd();
        this.done = true;
      } else if (!this.apply(entries[this.place])) break;
      else this.place++;
    }
    this.done ||= this.parting !== null;
    return this.done;
  }

  /** Plays all of it; null when everything holds. */
  run(): Parting | null {
    this.step();
    return this.parting;
  }

  /** Gives the refused commands that stand here. */
  private giveSlips(): boolean {
    for (; this.slip < this.slips.length && this.slips[this.slip][0] === this.place; this.slip++) {
      const [, code, text] = this.slips[this.slip];
      const parsed = this.game.grammar.parse(text);
      if (!parsed.ok) return this.part(text, null, parsed.error.words);
      const { position } = this.history;
      const seat = Math.max(0, this.game.onMove(position));
      const refusal = this.game.check(position, seat, parsed.value);
      if (!refusal) return this.part(text, null, `performed but recorded as refused (${visible(code)})`);
      if (refusal.code !== code)
        return this.part(
          text,
          null,
          `refused (${refusal.code}) but recorded as refused for another reason (${visible(code)})`,
        );
      this.history.give(seat, parsed.value);
    }
    return true;
  }

  private apply(entry: Entry): boolean {
    if (isCommand(entry)) {
      if (this.ending !== null) return this.part(entry.command, null, 'given after the end');
      const parsed = this.game.grammar.parse(entry.command);
      if (!parsed.ok) return this.part(entry.command, null, parsed.error.words);
      const refusal = this.history.give(entry.seat, parsed.value, this.tell);
      if (refusal)
        return this.part(
          entry.command,
          null,
          `refused (${visible(refusal.words)}) but recorded as performed`,
          1,
        );
      this.turned?.(entry.ms);
      return this.checkTrace(entry.command);
    }
    const effect = effectOf(entry);
    if (effect.kind === 'take back') this.history.jump(this.turnAfter(effect.to));
    if (effect.kind !== 'leave' && effect.kind !== 'end') return true;
    if (effect.kind === 'leave' && effect.seat >= this.game.seats(this.history.position))
      return this.part(entry.table, null, `there is no seat ${effect.seat}`);
    this.history.note(entry, this.tell);
    this.turned?.();
    this.ending ??= effect.ending;
    return this.checkTrace(entry.table);
  }

  /** The turn with so many commands behind it. */
  private turnAfter(commands: number): number {
    let turn = 0;
    for (let found = 0; turn < this.history.turn && found < commands; turn++)
      if (this.history.stepOf(turn + 1).command !== null) found++;
    return turn;
  }

  private checkTrace(what: string): boolean {
    const { trace } = this.sound.record;
    if (!trace) return true;
    const { turn } = this.history;
    const expected = trace.turns[turn - 1];
    if (expected === undefined) return this.part(what, null, 'the trace ends before the game');
    const line = this.history.traceAt(turn);
    const own = (name: string) => digits(line, this.history.fields.indexOf(name));
    const draws = line.slice(0, line.indexOf(':') + 1);
    if (expected === draws + trace.fields.map(own).join('')) return true;
    const field = trace.fields.find((name, i) => digits(expected, i) !== own(name)) ?? null;
    this.part(what, field, field ? `the field "${field}" differs` : 'the number of random draws differs');
    this.history.undo();
    return false;
  }

  private checkEnd(): void {
    const { record, source } = this.sound;
    const { position, turn } = this.history;
    const hash = this.history.hashAt(turn);
    if (hash !== record.hash)
      this.part('', null, `the last position has hash ${hash}, recorded is ${record.hash}`);
    else if (hashOf(record.outcome) !== hashOf(outcomeOf(this.game, position, this.ending)))
      this.part('', null, 'the outcome is not the recorded one');
    else if (record.termination !== this.termination())
      this.part('', null, `it ended as ${this.termination()}, recorded is ${record.termination}`);
    else if (record.sha256 !== undefined && record.sha256 !== digestOf(source))
      this.part('', null, 'its digest is not that of what it holds: it was changed');
  }

  private termination(): Ending | null {
    return this.ending ?? (this.game.outcome(this.history.position) === null ? null : 'normal');
  }

  /** Notes where the record does not hold; the history stays before it. */
  private part(command: string, field: string | null, what: string, ahead = 0): false {
    const draw = this.game.draws(this.history.position);
    const turn = this.history.turn + ahead;
    const shown = visible(command);
    const where = shown ? `entry ${this.place + 1} (${shown})` : 'at the end';
    const words = `Turn ${turn}, ${where}, after ${draw} random draws: ${what}.`;
    this.parting = { turn, place: this.place, command, field, draw, words };
    return false;
  }
}

const digits = (line: string, place: number): string => {
  const from = line.indexOf(':') + 1 + 4 * place;
  return line.slice(from, from + 4);
};
