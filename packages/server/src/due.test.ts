/** When a match is looked at again, by nodes that do not know what the others wrote since they looked. */
import { type Command, stream } from '@quadrant/kernel';
import { deadlineOf, FLAG_GRACE } from '@quadrant/table';
import { expect, it } from 'vitest';
import { dueAfter, dueOf } from './due.js';
import { FaultyLog, headerFor, SeededSchedule, simulatedHost } from './testing/simulation.js';

it('is due before any flag that may fall afterwards, whoever wrote when, and however others think', async () => {
  let plies = 0;
  for (let seed = 1; seed <= 20; seed++) {
    const rng = stream(seed, 'dues');
    const schedule = new SeededSchedule(rng);
    const log = new FaultyLog(schedule);
    log.faults = 0;
    const host = simulatedHost(log, seed);
    const run = <T>(work: Promise<T>): Promise<T> => schedule.during(work);
    const header = headerFor(rng, {
      game: 'mirewood',
      options: { generate: '12x6', difficulty: 1, players: 2, single: true },
      clock: rng.below(3) === 0 ? { days: 1 } : { base: 60_000, inc: rng.below(2) * 2000 },
    });
    log.make(header);
    const { match } = header;
    let now = header.made;
    for (const seat of [0, 1])
      await run(host.ask(match, { t: 'join', player: `p_${seat}`, bot: false, seat }, { now }));
    let latest = 0; // of all rows that may stand
    for (let ply = 0; ply < 30; ply++) {
      const { state } = (await run(host.look(match)))!;
      if (state.over !== null) break;
      const falls = deadlineOf(state.clock);
      if (latest > now && falls !== null)
        expect(latest, `seed ${seed}, ply ${ply}`).toBeLessThanOrEqual(falls + FLAG_GRACE);
      const looked = now + rng.below(4000);
      if (falls !== null) latest = Math.max(latest, dueOf(state, looked)!); // whoever found an early row
      now = looked + rng.below(12_000);
      const { game, log: played } = state;
      const seat = game.onMove(played!.position);
      const legal: Command[] = [];
      game.legal(played!.position, seat, legal);
      const command = game.grammar.print(legal[rng.below(legal.length)]);
      const written = dueAfter(state, [{ kind: 'played', at: now, by: seat }]);
      if (written === null) throw new Error(`seed ${seed}, ply ${ply}: a clock runs, and nobody is to look`);
      const give = {
        t: 'give',
        player: `p_${seat}`,
        id: `command-${ply}`,
        ply: played!.ply,
        command,
      } as const;
      if ((await run(host.ask(match, give, { now }))) !== null) break; // too late
      latest = Math.max(latest, written);
      plies++;
    }
  }
  expect(plies).toBeGreaterThan(100);
});

it('does not look again and again for the flag of a seat that has fallen while the others go on', async () => {
  const rng = stream(1, 'dues of who is left');
  const schedule = new SeededSchedule(rng);
  const log = new FaultyLog(schedule);
  log.faults = 0;
  const host = simulatedHost(log, 1);
  const run = <T>(work: Promise<T>): Promise<T> => schedule.during(work);
  const header = headerFor(rng, {
    game: 'mirewood',
    options: { generate: '12x6', difficulty: 1, players: 2, single: true },
    clock: { base: 60_000, inc: 0 },
  });
  log.make(header);
  const { match, made } = header;
  let now = made;
  for (const seat of [0, 1])
    await run(host.ask(match, { t: 'join', player: `p_${seat}`, bot: false, seat }, { now }));
  const { state } = (await run(host.look(match)))!;
  for (const seat of [0, 1, 0]) {
    now += 1000;
    const { game, log: played } = state;
    const legal: Command[] = [];
    game.legal(played!.position, seat, legal);
    const command = game.grammar.print(legal[0]);
    const give = { t: 'give', player: `p_${seat}`, id: `at-${now}`, ply: played!.ply, command } as const;
    expect(await run(host.ask(match, give, { now }))).toBe(null);
  }
  now += 70_000;
  await run(host.ask(match, { t: 'flag', player: null }, { now }));
  expect(state.gone).toEqual([false, true]);
  expect(dueOf(state, now)! - now).toBeGreaterThan(10_000);
  expect(dueAfter(state, [{ kind: 'played', at: now, by: 0 }])! - now).toBeGreaterThan(10_000);
});
