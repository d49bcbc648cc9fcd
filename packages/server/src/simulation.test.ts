/**
 * The real hosts, their deadlines and their rules on a network, a clock and a store that misbehave: clients talk to any
 * of several nodes, which are killed and cut off, and go on by themselves. There is one history, and all come to know it.
 */
import { type Rng, stream } from '@quadrant/kernel';
import { deadlineOf } from '@quadrant/table';
import { expect, it } from 'vitest';
import type { Header, LogEntry } from './match/entry.js';
import { resume } from './match/match.js';
import type { StateMessage } from './match/viewer.js';
import { ClockCount } from './testing/clock-count.js';
import { SimulatedClient } from './testing/simulated-client.js';
import type { Network } from './testing/simulated-link.js';
import { SimulatedNode } from './testing/simulated-node.js';
import { FaultyLog, headerFor, nameOf, SeededSchedule } from './testing/simulation.js';
import { Truth } from './testing/truth.js';

const SEEDS = process.env.QUADRANT_LONG ? 10_000 : 200;
const DAY = 86_400_000;

const GAMES_PLAYED = [
  { game: 'mirewood', options: { generate: '12x6', difficulty: 2, players: 2, single: true }, seats: 2 },
  { game: 'raiinet', options: { players: 2, draw: 100 }, seats: 2 },
  { game: 'raiinet', options: { players: 4, draw: 100 }, seats: 4 },
] as const;
const CLOCKS = [null, { base: 600_000, inc: 100 }, { base: 60_000, inc: 20_000 }, { days: 1 }] as const;
const oneOf = <T>(rng: Rng, all: readonly T[]): T => all[rng.below(all.length)];

const KINDS = [
  'joined',
  'started',
  'played',
  'offered',
  'accepted',
  'declined',
  'taken-back',
  'resigned',
  'flagged',
  'claimed',
  'aborted',
  'withdrawn',
  'rematch',
];

class Simulation {
  readonly rng: Rng;
  readonly schedule: SeededSchedule;
  readonly log: FaultyLog;
  readonly header: Header;
  readonly truth: Truth;
  readonly nodes: SimulatedNode[];
  readonly network: Network<number>;
  readonly clients: SimulatedClient<number>[];
  /** Entries that a node took for its own, and tells the others of. */
  readonly told = new Set<number>();
  readonly isCalm: boolean; // no node dies or is cut from the log
  private readonly cuts = new Set<string>();
  private readonly left = new Map<number, number>(); // seats whose players have gone, and when

  constructor(seed: number) {
    const rng = stream(seed, 'simulation');
    this.rng = rng;
    const schedule = new SeededSchedule(rng);
    this.schedule = schedule;
    const log = new FaultyLog(schedule);
    this.log = log;
    const { seats, ...game } = oneOf(rng, GAMES_PLAYED);
    const clock = oneOf(rng, CLOCKS);
    const more = { clock, friendly: rng.below(2) === 0, delay: rng.below(3) };
    this.header = headerFor(rng, { ...game, ...more }, seats);
    log.make(this.header);
    this.truth = new Truth(this.header, log.rows.get(this.header.match)!);
    this.isCalm = rng.below(3) === 0;
    this.nodes = Array.from(
      { length: 2 + rng.below(2) },
      (_, n) =>
        new SimulatedNode({
          log,
          schedule,
          seed: 100 * seed + n,
          away: (seat) => schedule.now - (this.left.get(seat) ?? schedule.now) >= 30_000,
          grown: (node, { number }, entries) => {
            for (let i = 0; i < entries; i++) this.told.add(number - i);
            for (const other of this.nodes) if (other !== node) other.hear(this.header.match);
          },
        }),
    );
    this.network = {
      schedule,
      match: this.header.match,
      judge: this.truth,
      isSound: false,
      isOver: false,
      isCut: (player, node) => this.cuts.has(`${player} ${this.nodes.indexOf(node)}`),
    };
    const viewers = [...this.header.kept.keys(), null];
    this.clients = viewers.map(
      (seat) => new SimulatedClient({ network: this.network, nodes: this.nodes, rng }, seat),
    );
  }

  async run(): Promise<void> {
    const playing = this.clients.map(async (client) => {
      await client.play();
      if (client.seat !== null) this.left.set(client.seat, this.schedule.now);
    });
    const done = Promise.all([...playing, this.troubles()]).then(() => {
      this.network.isOver = true;
    });
    await this.schedule.during(Promise.all([done, ...this.nodes.map((node) => this.works(node))]));
    this.network.isSound = true;
    this.log.faults = 0;
    // Whoever comes back sends again what was not answered: that may be what makes the time run.
    for (let times = 0; times < 2; times++) {
      await this.schedule.during(this.timePasses());
      await this.schedule.during(this.allSettle());
    }
  }
  private allSettle(): Promise<unknown> {
    return Promise.all(this.clients.map((client) => client.settle(() => this.whole.versionFor(client.seat))));
  }
  get whole() {
    return this.truth.after(this.truth.entries.length);
  }

  /** What a server does by itself. */
  private async works(node: SimulatedNode): Promise<void> {
    while (!this.network.isOver) {
      await this.some(20);
      await node.poll();
      await node.sweep();
      if (this.rng.below(10) === 0) node.forgetIdle();
    }
  }
  private async troubles(): Promise<void> {
    for (let rounds = 4 + this.rng.below(8); rounds > 0; rounds--) {
      await this.some(100);
      await this.trouble();
    }
    if (!this.isCalm && this.rng.below(2) === 0) this.failsAtOnce();
  }
  /** All that is left is the log: nobody comes back before time has run out. */
  private failsAtOnce(): void {
    this.network.isOver = true;
    for (const client of this.clients) client.cut();
    for (const node of this.nodes) node.killAndStart();
  }
  private async trouble(): Promise<void> {
    const { rng, schedule } = this;
    const node = oneOf(rng, this.nodes);
    switch (rng.below(this.isCalm ? 3 : 5)) {
      case 0:
        return oneOf(rng, this.clients).cut();
      case 1: {
        const cut = `${oneOf(rng, this.clients).player} ${this.nodes.indexOf(node)}`;
        this.cuts.add(cut);
        await this.some(200);
        this.cuts.delete(cut);
        return;
      }
      case 2:
        schedule.now += oneOf(rng, [5000, 20_000, 70_000, DAY]);
        return;
      case 3: {
        const { life } = node;
        life.isCut = true;
        await this.some(200);
        life.isCut = false;
        return;
      }
      default:
        node.killAndStart();
    }
  }
  private async some(turns: number): Promise<void> {
    for (let left = this.rng.below(turns); left >= 0; left--) await this.schedule.pause();
  }
  /** Whoever is waited for lets their time run out, one after the other. */
  private async timePasses(): Promise<void> {
    for (let seats = this.header.kept.length; seats > 0; seats--) {
      this.schedule.now += 3 * DAY;
      for (const node of this.nodes) await node.sweep();
    }
  }
}

/** Gives the kinds of all that happened. */
async function simulate(seed: number): Promise<readonly string[]> {
  const simulation = new Simulation(seed);
  await simulation.run();
  const { truth, whole, clients, header, nodes, told } = simulation;
  const { entries } = truth;
  expect(truth.wrong).toEqual([]);
  const kept = entries.flatMap(({ id, by }) => (id === undefined ? [] : [`${by} ${id}`]));
  expect(new Set(kept).size, 'an id is kept once').toBe(kept.length);
  if (simulation.isCalm)
    expect(told.size, 'each entry is told to the other nodes, also where its answer was lost').toBe(
      entries.length,
    );
  entries.reduce((before, { at }) => {
    expect(at).toBeGreaterThanOrEqual(before);
    return at;
  }, 0);
  expect(deadlineOf(whole.state.clock), 'a flag falls when its time has come').toBe(null);
  expectClocks(header, entries, truth);

  for (const node of nodes)
    for (const start of ['before', 'after']) {
      if (start === 'after') node.killAndStart();
      const match = await simulation.schedule.during(node.host.look(header.match));
      for (const { seat } of clients)
        expect(match!.stateFor(seat), `${start} a start`).toEqual(whole.stateFor(seat));
    }
  for (const { seat, state, gaps } of clients) {
    expect(gaps, `versions of ${seat}`).toEqual([]);
    expect(known(state!), `what ${seat} has come to know`).toMatchObject(known(whole.stateFor(seat)));
    const first = resume(whole.state.game, header, entries, { nameOf }, seat, 0, 0).map((text) =>
      JSON.parse(text),
    );
    if (first[0].t === 'event') expect(first.map(({ v }) => v)).toEqual(first.map((_, n) => n + 1));
  }
  return entries.map(({ kind }) => kind);
}

/** A rematch that is offered ends with the time, and of that nobody is told. */
const known = ({ offers, ...rest }: StateMessage): object =>
  JSON.parse(JSON.stringify({ ...rest, offers: offers.filter(({ offer }) => offer !== 'rematch') }));

/** Counted by hand as long as nothing but commands moves the clocks: what was charged and given back is all that passed. */
function expectClocks({ clock, kept }: Header, entries: readonly LogEntry[], truth: Truth): void {
  if (clock === null) return;
  const begun = entries.findIndex(({ kind }) => kind === 'started');
  const other = entries.findIndex(({ kind }) => kind === 'taken-back' || kind === 'withdrawn');
  const last = entries.slice(0, other < 0 ? undefined : other).findLastIndex(({ kind }) => kind === 'played');
  const count = new ClockCount(clock, kept.length);
  let since = entries[begun]?.at;
  for (const { kind, by, at, ms, lag } of entries.slice(0, last + 1)) {
    if (kind !== 'played') continue;
    expect(ms! + lag!, 'charged and given back').toBe(at - since);
    expect(lag).toBeLessThanOrEqual(500);
    count.played(by!, ms!);
    since = at;
  }
  if ('base' in clock) expect(truth.after(last + 1).state.clock?.left).toEqual(count.left);
}

it(`keeps one history on ${SEEDS} seeds`, async () => {
  const only = process.env.QUADRANT_SEED;
  const seeds = only === undefined ? Array.from({ length: SEEDS }, (_, i) => i) : [Number(only)];
  const happened: string[] = [];
  for (const seed of seeds) {
    const kinds = await simulate(seed).catch((error) => {
      const words = `repeat by QUADRANT_SEED=${seed} npx vitest run packages/server/src/simulation.test.ts`;
      throw new Error(words, { cause: error });
    });
    happened.push(...kinds);
  }
  if (only !== undefined) return;
  const played = happened.filter((kind) => kind === 'played');
  expect(played.length, 'the seeds play').toBeGreaterThan(seeds.length * 3);
  expect(new Set(happened), 'everything happens').toEqual(new Set(KINDS));
});
