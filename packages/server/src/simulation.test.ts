/** The real host on a store that loses answers, two nodes at once, clients that repeat themselves: one history. */
import { type Command, type Rng, stream } from '@quadrant/kernel';
import { expect, it } from 'vitest';
import { GAMES } from './games.js';
import type { MatchHost } from './host.js';
import { Match, resume } from './match/match.js';
import type { MatchRequest } from './match/request.js';
import type { EventMessage } from './match/viewer.js';
import { FaultyLog, headerFor, nameOf, SeededSchedule, simulatedHost } from './testing/simulation.js';

const SEEDS = process.env.QUADRANT_LONG ? 10_000 : 200;
const GIVES = 12;
const PLAYERS = ['p_0', 'p_1'];

interface Asked {
  readonly id: string;
  readonly answers: string[];
}

/** A client that gives what is legal in what it last saw, each thing to any node and sometimes twice. */
async function client(
  seat: number,
  hosts: readonly MatchHost[],
  match: string,
  schedule: SeededSchedule,
  rng: Rng,
) {
  const asked: Asked[] = [];
  const player = PLAYERS[seat];
  const ask = async (request: MatchRequest) => {
    const node = hosts[rng.below(hosts.length)];
    try {
      return await node.ask(match, request, { now: schedule.now, lag: rng.below(900) });
    } catch {
      return { code: 'lost', words: '' };
    }
  };
  while (true) {
    const joined = await ask({ t: 'join', player, bot: false, seat });
    if (joined === null) break;
  }
  for (let n = 0; n < GIVES; n++) {
    await schedule.pause();
    await hosts[rng.below(hosts.length)].catchUp([match]); // as when a notice came
    const seen = await hosts[rng.below(hosts.length)].look(match);
    const { game, log, over } = seen!.state;
    if (over !== null) break;
    if (log === null) continue;
    const id = `client-${seat}-${n}`;
    const legal: Command[] = [];
    if (game.onMove(log.position) === seat) game.legal(log.position, seat, legal);
    const command = legal.length > 0 ? game.grammar.print(legal[rng.below(legal.length)]) : 'w';
    const offer = seen!.state.offers.find(({ by }) => by !== seat);
    const request: MatchRequest =
      offer && rng.below(2) === 0
        ? { t: 'act', player, id, act: rng.below(3) > 0 ? 'accept' : 'decline', v: offer.number }
        : rng.below(12) === 0
          ? { t: 'act', player, id, act: 'offer', offer: rng.below(4) > 0 ? 'takeback' : 'draw' }
          : { t: 'give', player, id, ply: log.ply, command };
    const times = 1 + rng.below(3);
    const answers = await Promise.all(Array.from({ length: times }, () => ask(request)));
    asked.push({ id, answers: answers.map((answer) => (answer === null ? 'ok' : answer!.code)) });
  }
  return asked;
}

/** Gives how many commands were played. */
async function simulate(seed: number): Promise<number> {
  const rng = stream(seed, 'simulation');
  const schedule = new SeededSchedule(rng);
  const log = new FaultyLog(schedule);
  const told = new Set<number>(); // entries that a host took for its own, and tells the others of
  const changed = ({ number }: Match, { length }: readonly unknown[], own: boolean) => {
    for (let n = 0; own && n < length; n++) told.add(number - n);
  };
  const hosts = [simulatedHost(log, seed, { changed }), simulatedHost(log, seed + 1, { changed })];
  const header = headerFor(rng, {
    game: 'mirewood',
    options: { generate: '12x6', difficulty: 2, players: 2, single: true },
    clock: rng.below(2) === 0 ? null : { base: 60_000, inc: 100 },
    friendly: rng.below(2) === 0,
    delay: rng.below(3),
  });
  log.make(header);
  const heard: EventMessage[][] = [[], [], []];
  const watching = Promise.all(
    [...PLAYERS, null].map((player, i) =>
      hosts[i % 2].watch(
        header.match,
        player,
        { from: undefined, now: schedule.now },
        () => ({ viewer: i === 2 ? null : i, hear: ({ text }) => void heard[i].push(JSON.parse(text)) }),
        () => {},
      ),
    ),
  );
  const playing = Promise.all(PLAYERS.map((_, seat) => client(seat, hosts, header.match, schedule, rng)));
  await schedule.run();
  await watching;
  const asked = await playing;

  const entries = log.rows.get(header.match)!;
  const kept = entries.flatMap(({ id, by }) => (id === undefined ? [] : [`${by} ${id}`]));
  expect(new Set(kept).size, 'an id is kept once').toBe(kept.length);
  expect(told.size, 'each entry is told to the other node, also where its answer was lost').toBe(
    entries.length,
  );
  asked.forEach((own, seat) => {
    for (const { id, answers } of own) {
      const there = kept.includes(`${seat} ${id}`);
      if (answers.includes('ok')) expect(there, `${id} was acknowledged`).toBe(true);
      if (there) expect(answers.every((answer) => answer === 'ok' || answer === 'lost')).toBe(true);
    }
  });
  entries.reduce((before, { at }) => {
    expect(at).toBeGreaterThanOrEqual(before);
    return at;
  }, 0);

  log.faults = 0;
  const looking = Promise.all(hosts.map((host) => host.look(header.match)));
  await schedule.run();
  const { game } = GAMES.get('mirewood')!;
  const again = new Match(game, header, { nameOf });
  for (const entry of entries) again.apply(entry);
  for (const match of await looking)
    for (const viewer of [0, 1, null]) expect(match!.stateFor(viewer)).toEqual(again.stateFor(viewer));

  heard.forEach((events, i) => {
    const viewer = i === 2 ? null : i;
    expect(events.map(({ v }) => v)).toEqual(events.map((_, n) => events[0].v + n));
    if (events.length === 0) return;
    const from = events[0].v - 1;
    const texts = resume(game, header, entries, { nameOf }, viewer, from, 0);
    const again = texts.map((text) => JSON.parse(text));
    if (again[0].t === 'state') return;
    const bare = ({ view: _, legal: __, clock: ___, ...rest }: EventMessage) => rest;
    expect(again.map(bare).slice(0, events.length)).toEqual(JSON.parse(JSON.stringify(events.map(bare))));
  });
  return entries.filter(({ kind }) => kind === 'played').length;
}

it(`keeps one history on ${SEEDS} seeds`, async () => {
  const only = process.env.QUADRANT_SEED;
  const seeds = only === undefined ? Array.from({ length: SEEDS }, (_, i) => i) : [Number(only)];
  let played = 0;
  for (const seed of seeds)
    played += await simulate(seed).catch((error) => {
      throw new Error(
        `repeat by QUADRANT_SEED=${seed} npx vitest run packages/server/src/simulation.test.ts`,
        {
          cause: error,
        },
      );
    });
  expect(played, 'the seeds play').toBeGreaterThan(seeds.length * 3);
});
