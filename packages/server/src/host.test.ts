/** What another node wrote, read by a host of which matches are looked at. */
import { stream } from '@quadrant/kernel';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { MatchHost } from './host.js';
import { FaultyLog, headerFor, SeededSchedule, simulatedHost } from './testing/simulation.js';

const TIMING = { now: 1_763_265_600_000 };

/** Two hosts on one log; the second looks at these matches and says what it hears. */
async function twoHosts(many: number) {
  const rng = stream(1, 'two hosts');
  const schedule = new SeededSchedule(rng);
  const log = new FaultyLog(schedule);
  log.faults = 0;
  const [writer, reader] = [simulatedHost(log, 1), simulatedHost(log, 2)];
  const run = <T>(work: Promise<T>): Promise<T> => schedule.during(work);
  const heard: string[] = [];
  const matches: string[] = [];
  for (let n = 0; n < many; n++) {
    const header = headerFor(rng, {
      game: 'mirewood',
      options: { generate: '12x6', difficulty: 1, players: 2, single: true },
    });
    log.make(header);
    matches.push(header.match);
    const { match } = header;
    const hear = ({ event }: { event: { kind: string } }) => void heard.push(`${n} ${event.kind}`);
    await run(
      reader.watch(
        match,
        null,
        { from: undefined, ...TIMING },
        () => ({ viewer: null, hear }),
        () => {},
      ),
    );
  }
  return { log, writer, reader, run, heard, matches };
}
const join = (host: MatchHost, match: string, seat: number) =>
  host.ask(match, { t: 'join', player: `p_${seat}`, bot: false, seat }, TIMING);

it('catches up with all matches of a notice, whoever is busy with one of them', async () => {
  const { writer, reader, run, heard, matches } = await twoHosts(4);
  for (const match of matches.slice(0, 3)) await run(join(writer, match, 0));
  const busy = reader.look(matches[1]);
  await run(Promise.all([busy, reader.catchUp([...matches, matches[0], 'nowhere'])]));
  expect(heard.sort()).toEqual(['0 joined', '1 joined', '2 joined']);
  expect(await run(join(reader, matches[3], 0)), 'nobody is left in a match').toBe(null);
  await run(reader.catchUp(matches));
  expect(heard, 'nothing is told twice').toHaveLength(4);
});

it('replies before anybody hears of it, also where the answer of the log was lost', async () => {
  const { log, reader, run, heard, matches } = await twoHosts(1);
  const said: string[] = [];
  let lost = 0;
  const append = log.append.bind(log);
  log.append = async (entries) => {
    const taken = await append(entries);
    if (lost++ === 0) throw new Error('the connection to the store was lost');
    return taken;
  };
  const request = { t: 'join', player: 'p_0', bot: false, seat: 0 } as const;
  const reply = (answer: unknown) => said.push(`replied ${answer}, heard ${heard.length}`);
  expect(await run(reader.ask(matches[0], request, TIMING, reply))).toBe(null);
  expect(said).toEqual(['replied null, heard 0']);
  expect(heard).toEqual(['0 joined']);
  expect(log.rows.get(matches[0])).toHaveLength(1);
});

it('lets nobody wait who waited already while the log could not be reached', async () => {
  const { log, reader, run, matches } = await twoHosts(1);
  const now = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => now.mockRestore());
  const { append, since } = log;
  let asked = 0;
  const frozen = async (): Promise<never> => {
    asked++;
    now.mockReturnValue(10_000 * asked);
    throw new Error('no answer');
  };
  log.append = frozen;
  log.since = frozen;
  const asks = [0, 1, 0, 1].map((seat) => join(reader, matches[0], seat));
  const settled = await run(Promise.allSettled(asks));
  expect(settled.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  expect(asked, 'the first one asked, once').toBe(1);
  log.append = append;
  log.since = since;
  expect(await run(join(reader, matches[0], 0)), 'and who comes later').toBe(null);
});

it('catches up with the others where one cannot be played again', async () => {
  const { log, writer, reader, run, heard, matches } = await twoHosts(3);
  for (const match of matches) for (const seat of [0, 1]) await run(join(writer, match, seat));
  const { at } = log.rows.get(matches[1])!.at(-1)!;
  log.rows.get(matches[1])!.push({ kind: 'played', at, by: 0, command: 'no such command' });
  await expect(run(reader.catchUp(matches))).rejects.toThrow('cannot be again');
  expect(heard.filter((each) => each.endsWith('started')).map((each) => each[0])).toEqual(['0', '2']);
  expect((await run(reader.look(matches[2])))!.number, 'nobody is left in a match').toBe(3);
  const before = log.rows.get(matches[1])!.length;
  await expect(run(join(reader, matches[1], 0)), 'nobody goes on from half of it').rejects.toThrow();
  expect(log.rows.get(matches[1])).toHaveLength(before);
});
