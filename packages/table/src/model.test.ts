/**
 * Tables in random order of everything that may happen to them: given, taken back, forked, saved, loaded, seats that
 * become programs or windows, windows that are cut off. After each step no seat is shown what it may not know, nothing
 * performed is lost, and every way to the game tells the same.
 */
import { type Command, type Fact, type Rng, type Seat, SPECTATOR, stream } from '@quadrant/kernel';
import { expect, test } from 'vitest';
import { GAMES, newTable } from '../testing/games.js';
import { channelPair, hostSeat, Loading, RemoteChair, type Table, type TableGame } from './index.js';

const RUNS = process.env.QUADRANT_LONG ? 2_000 : 40;
const STEPS = 30;
const KEY = 'a key nobody can guess';

interface Window {
  readonly seat: Seat;
  readonly chair: RemoteChair;
  cut: boolean;
  close(): void;
}

/** What the model knows of the game: the commands that were performed and not taken back. */
class Model {
  table: Table;
  windows: Window[] = [];
  readonly performed: string[] = [];
  private readonly rules: TableGame;
  private readonly rng: Rng;

  constructor(rules: TableGame, options: unknown, rng: Rng) {
    this.rules = rules;
    this.rng = rng;
    this.table = newTable(rules, options, rules.game.defaultSeed, { friendly: rng.below(2) === 0 });
  }

  async step(): Promise<string> {
    const acts: [string, () => unknown][] = [
      ['give', () => this.give()],
      ['give', () => this.give()],
      ['give', () => this.give()],
      ['slip', () => this.slip()],
      ['undo', () => this.undo()],
      ['draw', () => this.ask('draw')],
      ['decline', () => this.ask('decline')],
      ['resign', () => this.rng.below(4) > 0 || this.ask('resign')],
      ['redo', () => void this.table.redo()],
      ['fork', () => this.change(this.table.fork())],
      ['reload', () => this.reload()],
      ['window', () => this.open()],
      ['cut', () => this.cut()],
      ['program', () => this.program()],
      ['stop', () => this.stop()],
    ];
    const [name, act] = acts[this.rng.below(acts.length)];
    const before = this.table.turn;
    await act();
    await this.table.settled();
    this.follow(before, name);
    return name;
  }

  /** Takes over what the table says was performed; nothing but undo and redo may take any of it away. */
  private follow(before: number, name: string): void {
    const { entries } = this.table.record();
    const commands = entries.map((entry) => ('command' in entry ? entry.command : entry.table));
    if (name !== 'undo') expect(commands.slice(0, before)).toEqual(this.performed.slice(0, before));
    this.performed.length = 0;
    this.performed.push(...commands);
  }

  private give(): void {
    const { table } = this;
    const legal = table.legal(table.onMove);
    if (legal.length > 0) expect(table.give(table.onMove, legal[this.rng.below(legal.length)])).toBeNull();
  }
  private slip(): void {
    const all = this.table.game.grammar.enumerate();
    const seat = this.rng.below(this.table.seats);
    const command = all[this.rng.below(all.length)];
    const foreseen = this.table.refusalOf(seat, command);
    expect(this.table.give(seat, command)).toEqual(foreseen);
  }
  /** Whatever is asked for is done or refused; a table that is over stays so until it is taken back. */
  private ask(act: 'draw' | 'decline' | 'resign'): void {
    const { termination, turn } = this.table;
    const refusal = this.table.act(this.rng.below(this.table.seats), act);
    if (termination !== null) expect(refusal?.code).toBe('over');
    if (refusal) expect([this.table.termination, this.table.turn]).toEqual([termination, turn]);
  }
  private undo(): void {
    const why = this.table.undoBar();
    expect(this.table.undo()).toBe(why);
  }
  private change(table: Table): void {
    for (const window of this.windows) window.close();
    this.windows = [];
    this.table.stop();
    this.table = table;
  }
  private reload(): void {
    const record = JSON.parse(JSON.stringify(this.table.record({ trace: this.rng.below(2) === 0 })));
    const loading = Loading.of<Command, unknown, Fact>(this.rules, record);
    if (!loading.ok) throw new Error(loading.error.words);
    const loaded = loading.value.result();
    if (!loaded.ok) throw new Error(loaded.error.words);
    expect(JSON.stringify(loaded.table.record())).toBe(JSON.stringify(this.table.record()));
    this.change(loaded.table);
  }
  private async open(): Promise<void> {
    const seat = this.rng.below(this.table.seats + 1) - 1;
    let cut = false;
    const [here, there] = channelPair((deliver) => void Promise.resolve().then(() => cut || deliver()));
    const guest = hostSeat(this.table, seat, here, { key: KEY });
    const chair = new RemoteChair(this.table.game, there, KEY);
    this.windows.push({
      seat,
      chair,
      get cut() {
        return cut;
      },
      set cut(value) {
        cut = value;
      },
      close: () => guest.close(),
    });
    await settle();
  }
  private async cut(): Promise<void> {
    const window = this.windows[this.rng.below(this.windows.length || 1)];
    if (!window) return;
    window.cut = !window.cut;
    for (let beats = 0; beats < 5; beats++) window.chair.beat();
    await settle();
    if (window.cut) expect(window.chair.link).toBe('lost');
    else expect(window.chair.link).toBe('back');
  }
  private program(): void {
    const seat = this.rng.below(this.table.seats);
    if (this.table.people.length > 1 || this.table.seats === 1)
      this.table.seatPlayer(
        seat,
        this.table.seats === 1 ? null : () => ({ hear() {}, think: ({ legal }) => legal[legal.length >> 1] }),
      );
  }
  private stop(): void {
    for (let seat = 0; seat < this.table.seats; seat++) this.table.seatPlayer(seat, null);
  }
}

/** Everything that waits is delivered. */
const settle = async () => {
  for (let i = 0; i < 30; i++) await Promise.resolve();
};

/** The same table with everything redrawn that this seat may not know: its present position, resampled. */
function checkSecrecy(table: Table, seat: Seat, rng: Rng): void {
  const { game } = table;
  const { view } = table.moment(seat);
  const twin = game.resampler(view)(rng);
  expect(game.view(twin, seat)).toStrictEqual(view);
  if (seat >= 0 && seat === table.onMove) {
    const legal: Command[] = [];
    game.legal(twin, seat, legal);
    expect(legal).toEqual(table.legal(seat));
    for (const command of game.grammar.enumerate().filter((_, i) => i % 97 === 0))
      expect(game.check(twin, seat, command)).toEqual(table.refusalOf(seat, command));
  }
  if (!table.everything) {
    expect(table.text()).toBeNull();
    for (const { by, command } of table.log(seat)) if (by !== seat) expect(command).toBeNull();
  }
}

test.each(GAMES.map((each, i) => [`${each.rules.game.id} ${i}`, each] as const))(
  '%s: whatever happens to a table, nothing is lost and nothing is shown that is not theirs',
  async (name, { rules, options }) => {
    for (let run = 0; run < RUNS / 4; run++) {
      const rng = stream(run, `model ${name}`);
      const model = new Model(rules, options, rng);
      for (let step = 0; step < STEPS; step++) {
        await model.step();
        await settle();
        const { table } = model;
        for (let seat = SPECTATOR; seat < table.seats; seat++) {
          checkSecrecy(table, seat, rng);
          const alike = model.windows.filter(
            (window) => window.seat === seat && window.chair.link !== 'lost' && !window.cut,
          );
          for (const { chair } of alike) {
            expect(JSON.stringify(chair.moment())).toBe(JSON.stringify(table.moment(seat)));
            expect(JSON.stringify(chair.log())).toBe(JSON.stringify(table.log(seat)));
            expect(chair.legal).toEqual(table.legal(seat));
            expect(chair.offers).toEqual(table.offers);
          }
        }
      }
      model.table.stop();
    }
  },
);
