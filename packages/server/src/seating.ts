/** Taking seats, within what one may play at a time. */
import type { Refusal } from '@quadrant/kernel';
import type { Bodies } from '@quadrant/wire';
import { HttpError } from './http.js';
import type { Header } from './match/entry.js';
import { houseBot } from './match/house.js';
import { stageOf } from './match/state.js';
import type { Account } from './players.js';
import type { Service } from './service.js';

type AskedSide = Bodies['makeMatch']['side'];
const STATUS: Readonly<Record<string, number>> = { who: 401, 'not-yours': 403, taken: 409 };

export const refused = ({ code, words }: Refusal, field?: string) =>
  new HttpError(STATUS[code] ?? 422, STATUS[code] ? code : 'refused', words, field ? { field } : {});

export function checkSide(service: Service, { game, options }: Header, side: AskedSide): void {
  const rules = service.games.get(game)!.game;
  if (side === undefined) return;
  const whole = rules.readOptions(rules.sides ? rules.sides.join(options, null) : options);
  const read = rules.sides && whole.ok ? rules.sides.read(whole.value, side) : null;
  if (read === null) throw new HttpError(422, 'refused', 'This game has no sides.', { field: 'side' });
  if (!read.ok) throw refused(read.error, 'side');
}

/** Its maker and the bots of the house take their seats, where they have not; also when a stop cut that short before. */
export async function seatMaker(
  service: Service,
  { match, kept, key }: Header,
  { id, bot }: Account,
  side: AskedSide,
): Promise<void> {
  const found = (await service.host.look(match))!;
  if (stageOf(found.state) !== 'open') return;
  const seat = kept.indexOf(id);
  const request = { t: 'join', player: id, bot, seat, side, invite: key } as const;
  const refusal = seat < 0 ? null : await service.host.ask(match, request, { now: service.now() });
  if (refusal) throw refused(refusal, 'side');
  await service.bots.sit(found);
}

/**
 * Lets the first of these sit down with the others, one match after the other, unless one of them plays as many as one
 * may; whoever else takes `also` waits.
 */
export function withinRunning<T>(
  service: Service,
  players: readonly string[],
  work: () => Promise<T>,
  also: readonly string[] = [],
): Promise<T> {
  const people = players.filter((player) => houseBot(player) === null);
  return service.seatings.take([...people, ...also], async () => {
    if ((await service.players.byId(players[0])) === null)
      throw new HttpError(401, 'who', 'This player was deleted.');
    await service.store.listed();
    const most = service.limits.runningMatchesPerPlayer;
    const running = await Promise.all(people.map((player) => runningOf(service, player)));
    if (running.some((count) => count >= most)) {
      const words =
        running[0] >= most
          ? 'You have as many running matches as one may have.'
          : 'Somebody at this match has as many running ones as one may have.';
      throw new HttpError(429, 'too-many', words, { retry: 60 });
    }
    const done = await work();
    await service.store.listed(); // whoever counts next, on whichever node, counts this
    return done;
  });
}

async function runningOf(service: Service, player: string): Promise<number> {
  const { count } = await service.store.db
    .selectFrom('sittings')
    .innerJoin('matches', 'matches.id', 'sittings.match')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player', '=', player)
    .where('state', '=', 'running')
    .executeTakeFirstOrThrow();
  return Number(count);
}
