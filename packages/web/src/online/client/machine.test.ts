/**
 * The machine against a real server, over real sockets that lose, double and disorder what they carry. Time is made
 * up: a step of the test is some seconds to the machines.
 */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rng, stream } from '@quadrant/kernel';
import { startServer } from '@quadrant/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type ClientPhase, Machine, type SignedWish, type Wish } from './machine.js';
import type { StateMessage } from './story.js';

const MATCHES = process.env.QUADRANT_LONG ? 200 : 3;
const UNLIMITED = {
  messagesPerSecond: 1e6,
  messagesInBurst: 1e6,
  connectionsPerSeat: 1e6,
  connectionsPerPlayer: 1e6,
  connectionsPerAddress: 1e6,
  spectatorsPerMatch: 1e6,
  guestsPerHour: 1e6,
  matchesPerHour: 1e6,
  requestsPerSecond: 1e6,
  refusalsPerMinute: 1e6,
  replayedPerSecond: 1e9,
};

const folder = mkdtempSync(join(tmpdir(), 'quadrant-online-'));
let server: Awaited<ReturnType<typeof startServer>>;
const start = (port: number) =>
  startServer({ port, host: '127.0.0.1', file: join(folder, 'matches.sqlite'), limits: UNLIMITED });
beforeAll(async () => {
  server = await start(0);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function call(path: string, body: object, token = '') {
  const response = await fetch(new URL(path, server.address), {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(JSON.stringify(answer));
  return answer;
}

/** Two guests at a table of RAIInet. */
async function makeMatch() {
  const tokens = await Promise.all(
    ['Ann', 'Bob'].map(async (name) => (await call('/api/guest', { name })).token),
  );
  const made = await call(
    '/api/matches',
    { game: 'raiinet', seats: ['me', 'open'], visible: 'link' },
    tokens[0],
  );
  await call(`/api/matches/${made.match}/join`, { invite: made.invite.split('#i=')[1] }, tokens[1]);
  return { match: made.match as string, tokens: tokens as string[] };
}

/** A machine with a network of its own, which misbehaves as often as it is told to. */
class Player {
  machine: Machine;
  now = 1_000_000;
  faults = 0;
  readonly answered = new Map<string, string | null>(); // by id: null, or the refusal's code
  readonly versions: number[] = [];
  readonly phases: ClientPhase[] = [];
  private socket: WebSocket | null = null;
  private arrived: (() => void)[] = [];
  private deaf = false; // nothing comes through any more, and nobody says so
  private starts = 0;
  private readonly rng: Rng;
  private readonly match: string;
  private readonly token: string | null;
  private kept: readonly SignedWish[] = [];

  constructor(rng: Rng, match: string, token: string | null) {
    this.rng = rng;
    this.match = match;
    this.token = token;
    this.machine = this.begin();
  }
  get state(): StateMessage | null {
    return this.machine.story.state;
  }
  /** The page is loaded anew: all is forgotten but what waits. */
  reload(): void {
    this.hang();
    this.machine = this.begin();
  }
  close(): void {
    this.hang();
  }
  step(): void {
    this.now += this.rng.below(1500);
    const { arrived } = this;
    this.arrived = [];
    if (this.chance() && arrived.length > 1) arrived.reverse();
    for (const happens of arrived) {
      if (this.deaf) continue;
      happens();
      if (this.chance()) happens();
    }
    if (this.faults > 0 && this.rng.below(60) === 0) this.deaf = true;
    if (this.faults > 0 && this.rng.below(60) === 0) this.socket?.terminate();
    this.run(() => this.machine.tick(this.now));
  }
  act(act: object): void {
    this.run(() => this.machine.ask({ t: 'act', ...act } as Wish, this.now));
  }
  ask(command: string): string {
    let id = '';
    this.run(() => {
      id = this.machine.ask({ t: 'give', ply: this.state!.ply, command }, this.now);
    });
    return id;
  }
  run(step: () => void): void {
    step();
    for (const effect of this.machine.effects.splice(0)) {
      if (effect.do === 'open') this.open();
      else if (effect.do === 'close') this.hang();
      else if (effect.do === 'send') this.send(effect.text);
      else if (effect.do === 'keep') this.kept = this.machine.waiting;
      else if (effect.do === 'answer') {
        expect(this.answered.has(effect.id)).toBe(false);
        this.answered.set(effect.id, effect.refusal?.code ?? null);
      }
    }
    if (this.state && this.versions.at(-1) !== this.state.v) this.versions.push(this.state.v);
    if (this.phases.at(-1) !== this.machine.phase) this.phases.push(this.machine.phase);
  }

  private begin(): Machine {
    this.starts++;
    const machine = new Machine({
      match: this.match,
      token: this.token,
      idPrefix: `random-bits-${this.token?.slice(0, 9)}-${this.starts}`,
      waiting: this.kept,
      random: () => this.rng.below(1000) / 1000,
    });
    this.machine = machine;
    this.run(() => machine.start(this.now));
    return machine;
  }
  private chance(): boolean {
    return this.faults > 0 && this.rng.below(100) < this.faults;
  }
  private send(text: string): void {
    if (this.deaf) return;
    this.socket?.send(text);
    if (this.chance()) this.socket?.send(text);
  }
  private hang(): void {
    const { socket } = this;
    this.socket = null;
    this.arrived = [];
    socket?.removeAllListeners();
    socket?.on('error', () => {});
    socket?.terminate();
  }
  private open(): void {
    this.hang();
    this.deaf = false;
    const socket = new WebSocket(`${server.address.replace('http', 'ws')}api/socket`);
    this.socket = socket;
    socket.on('error', () => {});
    const happens = (what: () => void) => this.socket === socket && this.arrived.push(() => this.run(what));
    socket.on('open', () => happens(() => this.machine.wasOpened(this.now)));
    socket.on('message', (data) => happens(() => this.machine.heard(String(data), this.now)));
    socket.on('close', (code) => happens(() => this.machine.wasClosed(code, this.now)));
  }
}

const settle = () => new Promise((soon) => setTimeout(soon, 1));

async function stepUntil(players: readonly Player[], done: () => boolean): Promise<void> {
  for (let steps = 0; !done(); steps++) {
    if (steps > 20_000) throw new Error('it does not come to an end');
    for (const player of players) player.step();
    await settle();
  }
}

const isCurrent = (players: readonly Player[]) =>
  players.every(
    ({ machine }) => machine.phase === 'live' && machine.story.complete && machine.waiting.length === 0,
  ) && new Set(players.map(({ state }) => state?.ply)).size === 1;

describe('through losses, doubles, disorder, reloads and restarts', () => {
  it.each(Array.from({ length: MATCHES }, (_, i) => i))(
    'every command counts once: match %i',
    async (seed) => {
      const rng = stream(seed, 'machine');
      const { match, tokens } = await makeMatch();
      const seats = tokens.map((token) => new Player(rng, match, token));
      const watcher = new Player(rng, match, null);
      const all = [...seats, watcher];
      await stepUntil(all, () => isCurrent(all));
      for (const player of all) player.faults = 8;
      const given: string[] = [];
      for (let n = 0; n < 24; n++) {
        const { onMove, ply } = seats[0].state!;
        const mover = seats[onMove!];
        await stepUntil(all, () => mover.state!.ply === ply && mover.state!.legal.length > 0);
        const moves = mover.state!.legal.filter((text) => text.startsWith('move'));
        const command = moves[rng.below(moves.length)];
        const id = mover.ask(command);
        if (rng.below(8) === 0) mover.reload();
        if (seed % 3 === 0 && n === 12) {
          const port = Number(new URL(server.address).port);
          await server.close();
          server = await start(port);
        }
        await stepUntil(
          all,
          () => mover.answered.has(id) && seats.every(({ state }) => (state?.ply ?? 0) > ply),
        );
        expect(mover.answered.get(id)).toBe(null);
        given.push(command);
        if (seats[0].state!.over) break;
      }
      for (const player of all) player.faults = 0;
      await stepUntil(all, () => isCurrent(all));
      // Everybody knows what somebody knows who comes anew; what disorder hid of the beginning is missing, never a turn between.
      for (const [i, token] of [...tokens, null].entries()) {
        const fresh = new Player(rng, match, token);
        await stepUntil(
          [fresh],
          () => isCurrent([fresh]) && fresh.machine.story.turns.length === given.length,
        );
        const known = ({ players: _, ...state }: StateMessage) => state;
        expect(known(all[i].state!)).toEqual(known(fresh.state!));
        const told = (player: Player) => player.machine.story.turns.map(({ view: _, ...turn }) => turn);
        const mine = told(all[i]);
        expect(mine).toEqual(told(fresh).slice(given.length - mine.length));
        if (token === tokens[0])
          expect(told(fresh).flatMap(({ command }) => command ?? [])).toEqual(
            given.filter((_, n) => told(fresh)[n].by === 0),
          );
        fresh.close();
      }
      for (const player of all) player.close();
    },
  );
});

describe('what it says of itself', () => {
  it('is connecting, live, lost after silence, trying again ever slower, and live again', async () => {
    const { match, tokens } = await makeMatch();
    const player = new Player(stream(1, 'phases'), match, tokens[0]);
    await stepUntil([player], () => isCurrent([player]));
    expect(player.phases).toEqual(['connecting', 'live']);
    const { machine } = player;
    player.close(); // a frozen node: nothing is heard, and nobody says so
    player.run(() => machine.tick(player.now + 5_000));
    player.run(() => machine.tick(player.now + 10_001));
    expect(machine.phase).toBe('lost');
    const pauses = [0, 1, 2, 3, 4, 5, 6, 7].map(() => {
      const before = player.now;
      player.now = machine.retryAt!;
      machine.tick(player.now);
      machine.wasClosed(1006, player.now);
      return player.now - before;
    });
    expect(pauses.at(-1)).toBeGreaterThan(7_000);
    expect(Math.max(...pauses.slice(1))).toBeLessThanOrEqual(15_000);
    machine.effects.length = 0;
    player.run(() => machine.nudge(player.now));
    await stepUntil([player], () => machine.phase === 'live');
    player.close();
  });

  it('does not come back by itself where it was sent away, and says why', async () => {
    const { match, tokens } = await makeMatch();
    const unknown = new Player(stream(2, 'phases'), match, 'not-a-token');
    await stepUntil([unknown], () => unknown.machine.phase === 'ended');
    expect(unknown.machine.ending).toBe('who');
    const nowhere = new Player(stream(3, 'phases'), 'no-such-match', tokens[0]);
    await stepUntil([nowhere], () => nowhere.machine.phase === 'ended');
    expect(nowhere.machine.ending).toBe('nowhere');
    const player = new Player(stream(4, 'phases'), match, tokens[0]);
    await stepUntil([player], () => isCurrent([player]));
    player.run(() => player.machine.wasClosed(4009, player.now));
    player.run(() => player.machine.tick(player.now + 100_000));
    expect(player.machine).toMatchObject({ phase: 'ended', ending: 'replaced' });
    player.run(() => player.machine.resume(player.now));
    await stepUntil([player], () => player.machine.phase === 'live');
    for (const each of [unknown, nowhere, player]) each.close();
  });

  it('what waited over a reload and is refused keeps nobody from giving another command', async () => {
    const { match, tokens } = await makeMatch();
    const player = new Player(stream(5, 'phases'), match, tokens[0]);
    await stepUntil([player], () => isCurrent([player]));
    player.close();
    const refused = player.ask('move z up');
    player.reload();
    expect(player.machine.givenAt).toBe(0);
    await stepUntil([player], () => player.answered.has(refused));
    expect(player.answered.get(refused)).not.toBe(null);
    expect(player.machine.givenAt).toBe(null);
    const id = player.ask(player.state!.legal[0]);
    await stepUntil([player], () => player.answered.has(id));
    expect(player.answered.get(id)).toBe(null);
    player.close();
  });

  it('after a takeback to the start and a reload counts from the start, and nobody has moved', async () => {
    const { match, tokens } = await makeMatch();
    const [ann, bob] = tokens.map((token, i) => new Player(stream(6 + i, 'phases'), match, token));
    const both = [ann, bob];
    await stepUntil(both, () => isCurrent(both));
    const move = async () => {
      const id = ann.ask(ann.state!.legal.find((command) => command.startsWith('move'))!);
      await stepUntil(both, () => ann.answered.get(id) === null && isCurrent(both));
    };
    await move();
    ann.act({ act: 'offer', offer: 'takeback' });
    await stepUntil(both, () => bob.state!.offers.length > 0);
    bob.act({ act: 'accept', v: bob.state!.offers[0].v });
    await stepUntil(both, () => ann.machine.story.turns.length === 0 && isCurrent(both));
    for (const told of ['none', 'one'] as const) {
      ann.reload();
      await stepUntil(both, () => isCurrent(both) && ann.machine.story.firstTurn === 0);
      const { story } = ann.machine;
      expect([story.turn, story.hasMoved(0), story.hasMoved(1)]).toEqual(
        told === 'none' ? [0, false, false] : [1, true, false],
      );
      if (told === 'none') await move();
    }
    for (const each of both) each.close();
  });

  it('calls to a rematch who was there when it was agreed on, and nobody who comes back', async () => {
    const { match, tokens } = await makeMatch();
    const [ann, bob] = tokens.map((token, i) => new Player(stream(8 + i, 'phases'), match, token));
    const both = [ann, bob];
    await stepUntil(both, () => isCurrent(both));
    const id = ann.ask(ann.state!.legal[0]);
    await stepUntil(both, () => ann.answered.has(id) && isCurrent(both));
    ann.act({ act: 'resign' });
    await stepUntil(both, () => both.every(({ state }) => state!.over !== null));
    ann.act({ act: 'offer', offer: 'rematch' });
    await stepUntil(both, () => bob.state!.offers.length > 0);
    bob.act({ act: 'accept', v: bob.state!.offers[0].v });
    await stepUntil(both, () => both.every(({ machine }) => machine.rematch !== null));
    ann.reload();
    await stepUntil(both, () => ann.machine.story.next !== null);
    expect(ann.machine.story.next).toBe(bob.machine.rematch);
    expect(ann.machine.rematch).toBe(null);
    for (const each of both) each.close();
  });

  it('asks for what happened lately where all of a long match is too much to be told', () => {
    const machine = new Machine({ match: 'm', token: 't', idPrefix: 'x'.repeat(8), random: () => 0 });
    const state = { t: 'state', match: 'm', v: 1000, game: 'simodyssey-2', version: 1, options: {} };
    const stands = { state: 'running', seat: 0, ply: 998, onMove: 0, view: {}, facts: [], legal: [] };
    const rest = { clock: null, players: [null], offers: [], over: null, proof: null };
    machine.start(0);
    machine.wasOpened(0);
    machine.heard(JSON.stringify({ t: 'welcome', player: 'p', name: 'Ann', now: 0 }), 0);
    const asked: (number | undefined)[] = [];
    for (let most = 0; most < 20; most++) {
      const watches = machine.effects
        .splice(0)
        .flatMap((effect) => (effect.do === 'send' ? [JSON.parse(effect.text)] : []))
        .filter(({ t }) => t === 'watch');
      if (watches.length === 0) break;
      asked.push(...watches.map(({ from }) => from));
      machine.heard(JSON.stringify({ ...state, ...stands, ...rest }), 0); // more than 64 KiB, each time
    }
    expect(asked).toEqual([undefined, 0, 500, 750, 875, 937, 968, 984, 992]);
    expect(machine.story.hasMoved(0)).toBe(true); // nobody moves so often who never began
  });

  it("knows the server's time better the quicker a ping was answered", () => {
    const machine = new Machine({ match: 'm', token: null, idPrefix: 'x'.repeat(8), random: () => 0 });
    machine.start(0);
    machine.wasOpened(0);
    machine.heard(JSON.stringify({ t: 'welcome', player: null, name: null, now: 5000 }), 100);
    expect(machine.offset).toBe(4900);
    const pong = (sent: number, heard: number, now: number) => {
      machine.tick(sent);
      const pings = machine.effects.flatMap((effect) =>
        effect.do === 'send' ? [JSON.parse(effect.text)] : [],
      );
      const { n } = pings.findLast(({ t }) => t === 'ping');
      machine.heard(JSON.stringify({ t: 'pong', n, now }), heard);
    };
    pong(5000, 5800, 10_400);
    expect(machine.offset).toBe(5000);
    pong(10_100, 10_200, 15_160);
    expect(machine.offset).toBe(5010);
    pong(15_300, 17_300, 21_900);
    expect(machine.offset).toBe(5010);
    pong(20_500, 20_800, 85_600); // our clock was set back by a minute
    expect(machine.offset).toBe(64_950);
    pong(25_900, 25_800, 90_000); // and once more, while this was on its way
    expect(machine.offset).toBe(64_950);
  });

  /** A machine that has been told of a match of two, without a server. */
  function told(players: readonly { here: boolean }[]) {
    const machine = new Machine({ match: 'm', token: 't', idPrefix: 'x'.repeat(8), random: () => 0 });
    const state = { t: 'state', match: 'm', v: 1, game: 'raiinet', version: 1, options: {} };
    const stands = { state: 'running', seat: 0, ply: 0, onMove: 0, view: {}, facts: [], legal: [] };
    const seats = players.map((player, i) => ({ player: `p${i}`, name: 'Ann', bot: false, ...player }));
    const rest = { clock: null, players: seats, offers: [], over: null, proof: null };
    const hear = (message: object, now: number) => machine.heard(JSON.stringify(message), now);
    const connect = (now: number) => {
      machine.wasOpened(now);
      hear({ t: 'welcome', player: 'p0', name: 'Ann', now }, now);
      hear({ ...state, ...stands, ...rest }, now);
    };
    machine.start(0);
    connect(0);
    return { machine, hear, connect };
  }

  const said = (machine: Machine) =>
    machine.effects.splice(0).flatMap((effect) => (effect.do === 'send' ? [JSON.parse(effect.text)] : []));

  it('keeps a connection that answers, however seldom a hidden page may look, and drops one that does not', () => {
    const { machine, hear } = told([{ here: true }, { here: true }]);
    let now = 0;
    for (let minute = 0; minute < 5; minute++) {
      now += 60_000;
      machine.tick(now);
      const ping = said(machine).find(({ t }) => t === 'ping');
      hear({ t: 'pong', n: ping.n, now }, now + 50);
      expect(machine.phase).toBe('live');
    }
    machine.tick(now + 60_000);
    machine.tick(now + 120_000);
    expect(machine.phase).toBe('lost');
  });

  it('asks once more for a match that was not shown when it was asked for', () => {
    const machine = new Machine({ match: 'm', token: null, idPrefix: 'x'.repeat(8), random: () => 0 });
    machine.start(0);
    machine.wasOpened(0);
    const hear = (message: object, now: number) => machine.heard(JSON.stringify(message), now);
    hear({ t: 'welcome', player: null, name: null, now: 0 }, 10);
    const watches = () => said(machine).filter(({ t }) => t === 'watch').length;
    expect(watches()).toBe(1);
    hear({ t: 'error', code: 'busy', words: 'Not now.', match: 'm' }, 20);
    for (const now of [1_000, 3_000, 5_000]) machine.tick(now);
    expect(watches()).toBe(0);
    machine.tick(5_100);
    expect(watches()).toBe(1);
  });

  it('is shown the whole of a match that had not begun: who sat down without hearing so learns where', () => {
    const { machine, hear, connect } = told([{ here: true }]);
    const state = { ...machine.story.state!, state: 'open', seat: null, v: 2 };
    hear(state, 100);
    said(machine);
    machine.offline(200);
    machine.nudge(300);
    connect(400);
    expect(said(machine).find(({ t }) => t === 'watch')).not.toHaveProperty('from');
  });

  it('goes on when its clock is set back by an hour', () => {
    const hour = 3_600_000;
    const { machine, hear } = told([{ here: true }, { here: false }]);
    const asked = () => said(machine).map(({ t }) => t);
    machine.tick(hour);
    hear({ t: 'pong', n: 1, now: hour }, hour + 10);
    machine.ask({ t: 'act', act: 'resign' }, hour + 20);
    expect(asked()).toEqual(expect.arrayContaining(['ping', 'act']));
    machine.tick(30);
    expect([...machine.awaySince]).toEqual([[1, 30]]);
    expect(asked()).toEqual(['ping', 'act']);
    machine.tick(5_000);
    machine.tick(11_000);
    expect(machine.phase).toBe('lost');
    machine.offline(11_000);
    machine.tick(10_000);
    machine.tick(10_000);
    expect(machine.retryAt).toBe(null); // it tries
  });

  it('is lost as soon as the network is, and says of what was saved before nothing afterwards', () => {
    const { machine, hear, connect } = told([{ here: true }, { here: true }]);
    const id = machine.ask({ t: 'act', act: 'resign' }, 10);
    hear({ t: 'ok', match: 'm', id }, 20);
    expect([machine.phase, machine.saved]).toEqual(['live', 1]);
    machine.offline(1000);
    expect(machine.phase).toBe('lost');
    expect(machine.effects.at(-2)).toEqual({ do: 'close' });
    machine.nudge(2000);
    connect(2100);
    expect([machine.phase, machine.saved]).toEqual(['live', 0]);
  });

  it('knows since when somebody has been away, over a connection that was lost meanwhile', () => {
    const { machine, hear, connect } = told([{ here: true }, { here: false }]);
    const here = (players: boolean[], now: number) => hear({ t: 'here', match: 'm', players }, now);
    expect([...machine.awaySince]).toEqual([[1, 0]]);
    here([true, true], 500);
    expect([...machine.awaySince]).toEqual([]);
    here([true, false], 700);
    here([true, false], 900);
    machine.offline(1000);
    machine.nudge(2000);
    connect(2100);
    expect([...machine.awaySince]).toEqual([[1, 700]]);
  });
});
