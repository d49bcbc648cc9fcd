/** Who one is. */
import { findBot } from '@quadrant/bots';
import type { Result } from '@quadrant/kernel';
import type { MatchHost } from '../host.js';
import { HttpError, type HttpQuestion, type HttpRoute, unknown } from '../http.js';
import { houseBot, houseId } from '../match/house.js';
import { readName } from '../names.js';
import { type Account, randomId } from '../players.js';
import type { Service } from '../service.js';

function checked(name: Result<string>): string {
  if (name.ok) return name.value;
  throw new HttpError(422, 'refused', name.error.words, { field: 'name' });
}

function limitNewPlayers({ service, address }: HttpQuestion): void {
  const retry = service.guests.take(address, service.now());
  if (retry !== null) throw new HttpError(429, 'too-many', 'Too many new players from here.', { retry });
}

/** Whose id this is: somebody who is not deleted, or a bot that the house has. */
async function playerBy({ players, games }: Service, id: string): Promise<Account> {
  const bot = houseBot(id);
  const game = [...games.keys()].find((each) => bot !== null && houseId(each, bot) === id);
  const exists = bot === null || (game !== undefined && (await findBot(game, bot)) !== null);
  const player = exists ? await players.byId(id) : null;
  if (player === null) throw new HttpError(404, 'nowhere', 'There is no such player.');
  return player;
}

/** Nobody is left waiting for who is gone: seats are given back, running matches given up. */
async function leaveAll({ service }: HttpQuestion, player: string): Promise<void> {
  await service.store.listed(); // also what they sat down at just now
  const rows = await service.store.db
    .selectFrom('sittings')
    .innerJoin('matches', 'matches.id', 'sittings.match')
    .select(['match', 'state'])
    .where('player', '=', player)
    .where('state', '!=', 'over')
    .execute();
  for (const { match } of rows)
    await leave(service.host, match, player, service.now()).catch((error) => service.failed('leave', error));
}
async function leave(host: MatchHost, match: string, player: string, now: number): Promise<void> {
  await host.ask(match, { t: 'cancel', player }, { now });
  await host.ask(match, { t: 'stand up', player }, { now });
  const id = randomId('deleted '); // whatever they asked for under their own ids
  await host.ask(match, { t: 'act', act: 'resign', id, player }, { now });
}

/** `dropped`: the sockets of these players are to be closed. */
export const peopleRoutes = (dropped: (players: readonly string[]) => void): readonly HttpRoute[] => [
  {
    method: 'POST',
    path: /^\/api\/guest$/,
    async handle(asked) {
      const { name } = await asked.body('guest');
      const sound = checked(readName(name));
      limitNewPlayers(asked);
      return { status: 201, body: await asked.service.players.guest(sound, asked.service.now()) };
    },
  },
  {
    method: 'POST',
    path: /^\/api\/recover$/,
    async handle(asked) {
      const { recovery } = await asked.body('recover');
      limitNewPlayers(asked);
      const found = await asked.service.players.recover(recovery);
      if (found === null) throw new HttpError(401, 'who', 'These words are not known.');
      dropped([found.player]);
      return { status: 200, body: found };
    },
  },
  {
    method: 'POST',
    path: /^\/api\/bot$/,
    async handle(asked) {
      const owner = await asked.who();
      const { name } = await asked.body('bot');
      const sound = checked(readName(name));
      if (owner.bot) throw new HttpError(403, 'not-yours', 'A bot has no bots.');
      limitNewPlayers(asked);
      const made = await asked.service.players.bot(owner.id, sound, asked.service.now());
      if (made === null) throw new HttpError(422, 'refused', 'You have as many bots as one may have.');
      return { status: 201, body: made };
    },
  },
  {
    method: 'GET',
    path: /^\/api\/me$/,
    async handle(asked) {
      const { id, name, bot, owner } = await asked.who();
      const { store } = asked.service;
      await store.listed();
      const { db } = store;
      const matches = await db.selectFrom('sittings').select('match').where('player', '=', id).execute();
      const reports = await db.selectFrom('reports').selectAll().where('by', '=', id).execute();
      const pushes = await db.selectFrom('pushes').selectAll().where('player', '=', id).execute();
      const bots = await db.selectFrom('players').select(['id', 'name']).where('owner', '=', id).execute();
      const since = await db.selectFrom('players').select('made').where('id', '=', id).executeTakeFirst();
      const ranks = await db.selectFrom('ranks').selectAll().where('player', '=', id).execute();
      const runs = await db.selectFrom('runs').select(['board', 'match']).where('player', '=', id).execute();
      const makings = await db.selectFrom('asked').select(['id', 'match']).where('player', '=', id).execute();
      const body = {
        ...{ player: id, name, bot, owner, runs, ratings: await asked.service.ratings.of(id, 'self') },
        made: Number(since?.made),
        asked: makings,
        reports: reports.map(({ at, player, words }) => ({ at: Number(at), player, words })),
        boards: ranks.map(({ board, match, value, words, at }) => ({
          ...{ board, match, value, words },
          at: Number(at),
        })),
        matches: matches.map(({ match }) => match),
        bots: bots.map((own) => ({ player: own.id, name: own.name })),
        pushes: pushes.map(({ endpoint, keys, made }) => ({
          ...{ endpoint, keys: JSON.parse(keys) },
          made: Number(made),
        })),
      };
      return { status: 200, body };
    },
  },
  {
    method: 'PATCH',
    path: /^\/api\/me$/,
    async handle(asked) {
      const { id } = await asked.who();
      const { name } = await asked.body('rename');
      const sound = checked(readName(name));
      if (!(await asked.service.players.rename(id, sound))) throw unknown();
      asked.service.neighbours.tellPlayer(id);
      return { status: 200, body: { player: id, name: sound } };
    },
  },
  {
    method: 'DELETE',
    path: /^\/api\/me$/,
    async handle(asked) {
      const { id } = await asked.who();
      const { players, seatings } = asked.service;
      const all = await players.withBots(id);
      await seatings.take(all, async () => {
        for (const each of all) await leaveAll(asked, each);
        dropped(await players.forget(id));
      });
      return { status: 200, body: {} };
    },
  },
  {
    method: 'POST',
    path: /^\/api\/report$/,
    async handle(asked) {
      const { id } = await asked.who();
      const { player, words } = await asked.body('report');
      await playerBy(asked.service, player);
      const retry = asked.service.reports.take(asked.address, asked.service.now());
      if (retry !== null) throw new HttpError(429, 'too-many', 'Too many reports from here.', { retry });
      await asked.service.players.report(player, id, words, asked.service.now());
      return { status: 202, body: {} };
    },
  },
  {
    method: 'POST',
    path: /^\/api\/push$/,
    async handle(asked) {
      const { id } = await asked.who();
      const subscription = await asked.body('push');
      if (!(await asked.service.players.subscribe(id, subscription, asked.service.now()))) throw unknown();
      return { status: 201, body: {} };
    },
  },
  {
    method: 'DELETE',
    path: /^\/api\/push$/,
    async handle(asked) {
      const { id } = await asked.who();
      const { endpoint } = await asked.body('dropPush');
      await asked.service.players.unsubscribe(id, endpoint);
      return { status: 200, body: {} };
    },
  },
  {
    method: 'GET',
    path: /^\/api\/players\/([^/]+)$/,
    async handle({ service, parts: [id] }) {
      const { name, bot } = await playerBy(service, id);
      return {
        status: 200,
        body: {
          player: id,
          name,
          bot,
          ratings: await service.ratings.of(id, 'others'),
        },
      };
    },
  },
];
