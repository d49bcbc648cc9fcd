/**
 * The page and the terminal side by side, in random order of everything that may happen to a table at each: it is opened,
 * closed, covered, taken back, forked, saved, loaded and loaded anew, by people, bots and windows. After each step no
 * screen shows what is not its seat's, nothing performed is lost, and both would write the same file, byte for byte.
 */
import { findBot, seatBots } from '@quadrant/bots';
import { type Command, type Rng, type Seat, stream } from '@quadrant/kernel';
import {
  channelPair,
  type Guest,
  hostSeat,
  parseRecord,
  RemoteChair,
  savedText,
  type TableStart,
} from '@quadrant/table';
import { beforeAll, expect, test } from 'vitest';
import { PlayLayer } from '../../../cli/src/tui/layers/play.js';
import { TerminalGame } from '../../../cli/src/tui/match.js';
import { LayerStack } from '../../../cli/src/tui/screen/stage.js';
import { spoken } from '../../../cli/src/tui/spoken.js';
import { flow, kits, press, screenOf } from '../../../cli/src/tui/testing/stage.js';
import { findGame } from '../games.js';
import type { AnyScreen } from '../screens/contract.js';
import { loadShell } from '../words/shell.js';
import { type AnyPlay, Play } from './play.js';
import { readOut } from './sentences.js';

const RUNS = process.env.QUADRANT_LONG ? 200 : 4;
const STEPS = 40;
const KEY = 'nobody guesses it';
const STRANGER: Seat = -9; // in front of a screen that several share when a game comes to it

const TABLES: readonly { readonly id: string; readonly start: Omit<TableStart, 'friendly'> }[] = [
  { id: 'raiinet', start: { options: { players: 2 }, seed: 1 } },
  { id: 'raiinet', start: { options: { players: 4, draw: 60 }, seed: 1 } },
  { id: 'raiinet', start: { options: { players: 2 }, seed: 1, seats: [{}, { bot: 'random' }] } },
  {
    id: 'raiinet',
    start: { options: { players: 4 }, seed: 2, seats: [{}, { bot: 'random' }, { name: 'Ann' }, {}] },
  },
  { id: 'mirewood', start: { options: { generate: '9x5', difficulty: 2, players: 2 }, seed: 5 } },
  { id: 'simodyssey-2', start: { options: { single: true }, seed: 7 } },
  {
    id: 'space-defender-2',
    start: { options: { play: [5, 12, 30, 55, 70, 85, 95], single: true }, seed: 9 },
  },
];

beforeAll(() => loadShell('en'));

/** Everything that waits is delivered. */
const settle = async () => {
  for (let i = 0; i < 30; i++) await Promise.resolve();
};

/** The terminal with one game in it. Whoever presses the key of a curtain is in front of the screen from then on. */
class AtTerminal {
  readonly stack = new LayerStack();
  readonly match: TerminalGame;
  readonly layer: PlayLayer;
  front: Seat;

  constructor(match: TerminalGame) {
    this.match = match;
    seatBots(match.table, findBot); // in this thread
    this.layer = new PlayLayer(match, flow);
    this.stack.only(this.layer);
    this.layer.begin(this.stack);
    this.front = match.curtained ? STRANGER : this.layer.seat;
  }

  get covered(): boolean {
    return screenOf(this.stack).includes(spoken.shell.curtain.away);
  }
  lift(): void {
    while (this.covered) press(this.stack, 'enter');
    this.front = this.layer.seat;
  }
  /** Uncovered it shows the side of who is in front of it, and a covered one nothing. */
  check(): void {
    const { match, covered, front, layer } = this;
    if (!match.curtained || match.outcome !== null) return;
    const shown = screenOf(this.stack).match(/\b[a-pA-P][DV][1-4]\b/g) ?? [];
    if (covered) {
      expect(shown).toEqual([]);
      return;
    }
    expect(layer.seat).toBe(front);
    const { links } = match.scene(front).view as { links: { link: string; value: string | null }[] };
    const known = links.map(({ link, value }) => `${link}${value}`);
    expect(shown.filter((each) => !known.includes(each))).toEqual([]);
  }
  close(): void {
    this.layer.end();
  }
}

/** The page with one game on it, and the windows that people opened. */
class AtPage {
  readonly play: AnyPlay;
  front: Seat;
  private readonly windows = new Map<Seat, { readonly chair: RemoteChair; readonly guest: Guest }>();

  constructor(play: AnyPlay) {
    this.play = play;
    seatBots(play.table, findBot);
    this.front = play.seatsHere.length > 1 ? STRANGER : play.stage.seat;
  }

  lift(): void {
    const { play } = this;
    if (play.phase === 'handover') play.hand();
    if (play.phase !== 'curtain') return;
    const { awaited } = play;
    play.hand();
    if (awaited !== null) this.front = awaited;
  }
  async openWindow(seat: Seat): Promise<void> {
    const { play } = this;
    if (this.windows.has(seat) || !play.seatsHere.includes(seat) || play.seatsHere.length < 2) return;
    const [here, there] = channelPair();
    const guest = hostSeat(play.table, seat, here, { key: KEY });
    this.windows.set(seat, { guest, chair: new RemoteChair(play.table.game, there, KEY) });
    play.setAway([...this.windows.keys()]);
    await settle();
  }
  closeWindow(seat: Seat): void {
    this.windows.get(seat)?.guest.close();
    this.windows.delete(seat);
    this.play.setAway([...this.windows.keys()]);
  }
  /** As the seat on move would: in its window, or at this screen. */
  async give(seat: Seat, command: Command): Promise<unknown> {
    const window = this.windows.get(seat);
    if (window) return await window.chair.give(command);
    for (let lifts = 0; lifts < 2 && (this.play.phase !== 'open' || this.play.asking !== seat); lifts++)
      this.lift();
    return this.play.give(command);
  }
  check(): void {
    const { play, front } = this;
    const { table, stage, phase, screen } = play;
    for (const [seat, { chair }] of this.windows) {
      expect(chair.moment()).toEqual(table.moment(seat));
      expect(chair.log()).toEqual(table.log(seat));
    }
    if (play.everything || phase === 'curtain') return;
    if (play.seatsHere.length > 1) expect(stage.seat).toBe(front);
    expect(stage.view).toEqual(table.moment(stage.seat).view);
    expect(play.log()).toEqual(table.log(stage.seat));
    expect(play.text()).toEqual([screen.secrets!.text(stage.view)]);
    const heard = [readOut(stage, screen), stage.notice?.words, ''];
    expect(heard).toContain(play.announcement.words);
  }
  close(): void {
    for (const seat of [...this.windows.keys()]) this.closeWindow(seat);
    this.play.table.stop();
  }
}

class Both {
  page: AtPage;
  terminal: AtTerminal;
  private readonly screen: AnyScreen;
  private readonly rng: Rng;
  private performed: readonly string[] = [];

  constructor(screen: AnyScreen, start: TableStart, rng: Rng) {
    const kit = kits.get(screen.game.id)!;
    this.screen = screen;
    this.rng = rng;
    const play = Play.begin(screen, { commands: [], ...start });
    if (!play.ok) throw new Error(play.error.words);
    this.page = new AtPage(play.value);
    this.terminal = new AtTerminal(TerminalGame.begin(kit, start));
  }

  private readonly acts: readonly (readonly [name: string, act: () => unknown])[] = [
    ['give', () => this.give()],
    ['give', () => this.give()],
    ['give', () => this.give()],
    ['slip', () => this.slip()],
    ['cover', () => this.cover()],
    ['undo', () => this.asBoth((table) => table.undo())],
    ['redo', () => this.asBoth((table) => table.redo())],
    ['fork', () => this.fork()],
    ['exchange', () => this.exchange()],
    ['reload', () => this.reload()],
    ['open', () => this.page.openWindow(this.rng.below(this.table.seats))],
    ['close', () => this.page.closeWindow(this.rng.below(this.table.seats))],
    ['draw', () => this.ask('draw')],
    ['decline', () => this.ask('decline')],
    ['resign', () => this.rng.below(4) === 0 && this.ask('resign')],
  ];

  get table() {
    return this.page.play.table;
  }

  async step(): Promise<void> {
    const [name, act] = this.acts[this.rng.below(this.acts.length)];
    await act();
    await Promise.all([this.table.settled(), this.terminal.match.table.settled()]);
    await settle();
    this.page.check();
    this.terminal.check();
    const text = savedText(this.table);
    expect(savedText(this.terminal.match.table)).toBe(text);
    const entries = this.table.record().entries.map((entry) => JSON.stringify(entry));
    const kept = this.performed.slice(0, entries.length);
    if (name !== 'undo') expect(entries.slice(0, kept.length), name).toEqual(this.performed);
    this.performed = entries;
  }

  close(): void {
    this.page.close();
    this.terminal.close();
  }

  private asBoth<T>(what: (table: AnyPlay['table']) => T): void {
    expect(what(this.terminal.match.table)).toEqual(what(this.table));
  }
  private async give(): Promise<void> {
    const { table, rng } = this;
    const seat = table.onMove;
    const legal = table.legal(seat);
    if (legal.length === 0) return;
    const command = legal[rng.below(legal.length)];
    expect(await this.page.give(seat, command)).toBeNull();
    this.terminal.lift();
    expect(this.terminal.match.give(command)).toBeNull();
  }
  private slip(): void {
    const all = this.table.game.grammar.enumerate();
    const command = all[this.rng.below(all.length)];
    const { onMove } = this.table;
    if (onMove >= 0 && this.table.refusalOf(onMove, command) === null) return;
    this.asBoth((table) => table.give(Math.max(0, onMove), command));
  }
  private cover(): void {
    this.page.lift();
    this.terminal.layer.cover(this.terminal.stack);
    if (this.rng.below(2) === 0) this.terminal.lift();
  }
  private ask(act: 'draw' | 'decline' | 'resign'): void {
    const seat = this.rng.below(this.table.seats);
    if (!this.table.isProgram(seat)) this.asBoth((table) => table.act(seat, act));
  }
  private fork(): void {
    const { play } = this.page;
    const { match } = this.terminal;
    this.close();
    this.page = new AtPage(play.fork());
    this.terminal = new AtTerminal(match.fork(match.turn));
  }
  /** What one saves the other opens. */
  private async exchange(): Promise<void> {
    const [ofPage, ofTerminal] = [savedText(this.table), savedText(this.terminal.match.table)];
    this.close();
    const loaded = await Play.load(this.screen, valueIn(ofTerminal));
    const match = TerminalGame.load(this.terminal.match.kit, valueIn(ofPage));
    if (!loaded.ok) throw new Error(loaded.error.words);
    if (!match.ok) throw new Error(match.error.words);
    this.page = new AtPage(loaded.value);
    this.terminal = new AtTerminal(match.value);
  }
  /** The tab is closed and opened: what was taken back can still be done again, but offers are gone and bots begin anew. */
  private async reload(): Promise<void> {
    const { table } = this;
    if (table.offers.length > 0) return;
    seatBots(this.terminal.match.table, findBot);
    const kept = JSON.parse(JSON.stringify(table.record({ turn: table.turns })));
    const undone = table.turns - table.turn;
    this.page.close();
    const loaded = await Play.load(this.screen, kept, undone);
    if (!loaded.ok) throw new Error(loaded.error.words);
    this.page = new AtPage(loaded.value);
  }
}

function valueIn(text: string): unknown {
  const value = parseRecord(text);
  if (!value.ok) throw new Error(value.error.words);
  return value.value;
}

test.each(TABLES.map((each, i) => [`${each.id} ${i}`, each] as const))(
  '%s: whatever happens, page and terminal keep one game and show nobody what is not theirs',
  async (name, { id, start }) => {
    const screen = await findGame(id)!.screen();
    for (let run = 0; run < RUNS; run++) {
      const both = new Both(screen, { ...start, friendly: run % 2 === 0 }, stream(run, `front ends ${name}`));
      for (let step = 0; step < STEPS; step++) await both.step();
      both.close();
    }
  },
);
