/** The lobby: what can be played, matches to join and to watch, records. */
import { botsOf, findBot, sentenceOf } from '@quadrant/bots';
import type { Answers, Bodies } from '@quadrant/wire';
import { isSealed } from '../boards/boards.js';
import type { Hosted } from '../games.js';
import { HttpError, type HttpQuestion, type HttpRoute, limitReplays } from '../http.js';
import type { Header } from '../match/entry.js';
import { houseId } from '../match/house.js';
import { type Match, viewsOf } from '../match/match.js';
import { recordOf } from '../match/record.js';
import { type MatchState, onMoveOf, seatOf, stageOf } from '../match/state.js';
import { newHeader } from '../new-match.js';
import { checkSide, refused, seatMaker, withinRunning } from '../seating.js';
import { drawSecrets, type Service } from '../service.js';

const CLOCKS = [null, { base: 300_000, inc: 3000 }, { days: 3 }];
const PAGE = 50;
const VIEWS = 64; // of a match, at once
const BYTES_OF_VIEWS = 1 << 20; // more or less: fewer of large ones
const BYTES_OF_ENTRY = 512; // written in the time in which an entry is played again
const STATES = ['open', 'running', 'over'] as const;

const nowhere = () => new HttpError(404, 'nowhere', 'There is no such match.');
const malformed = (field: string, words: string) => new HttpError(400, 'malformed', words, { field });

async function matchOf({ service, parts: [id] }: HttpQuestion): Promise<Match> {
  const match = await service.host.look(id);
  if (match === null) throw nowhere();
  return match;
}

async function checkBots({ game, seats }: Bodies['makeMatch']): Promise<void> {
  for (const who of seats)
    if (who.startsWith('bot:') && (await findBot(game, who.slice('bot:'.length))) === null)
      throw new HttpError(422, 'refused', 'There is no such bot of this game.', { field: 'seats' });
}

async function makeMatch(asked: HttpQuestion) {
  const { service, address } = asked;
  const maker = await asked.who();
  const body = await asked.body('makeMatch');
  const made = async (match: string) => {
    const header = (await service.store.headerOf(match))!;
    await seatMaker(service, header, maker, body.side);
    return madeBy(header, maker.id);
  };
  const before = body.id === undefined ? null : await service.store.madeAs(maker.id, body.id);
  if (before !== null) return made(before);
  const now = service.now();
  const retry = service.matches.take(address, now);
  if (retry !== null) throw new HttpError(429, 'too-many', 'Too many matches from here.', { retry });
  const header = newHeader(service.games, body, maker.id, drawSecrets(), now);
  if (!header.ok) throw refused(header.error);
  checkSide(service, header.value, body.side);
  await checkBots(body);
  return withinRunning(service, [maker.id], async () =>
    made(await service.store.make(header.value, body.id ?? null)),
  );
}

/** The link by which the free seats are taken; null where there never was one. */
const inviteOf = ({ match, kept, key }: Header): string | null =>
  kept.includes(null) ? `/m/${match}#i=${key}` : null;

/** The answer to who made a match, the same every time. */
function madeBy(header: Header, maker: string) {
  const { match } = header;
  const seat = header.kept.indexOf(maker);
  const watch = `/m/${match}`;
  const invite = inviteOf(header);
  return {
    status: 201,
    body: { match, seat: seat < 0 ? null : seat, invite, watch } satisfies Answers['made'],
  };
}

async function join(asked: HttpQuestion) {
  const { service, parts } = asked;
  const player = await asked.who();
  const body = await asked.body('join');
  const [match] = parts;
  const sit = async () => {
    const request = { t: 'join', ...body, player: player.id, bot: player.bot } as const;
    const refusal = await service.host.ask(match, request, { now: service.now() });
    if (refusal) throw refused(refusal);
  };
  for (let seated = false; !seated; ) {
    const { state } = await matchOf(asked);
    const others = playersAt(state);
    const sitUnlessOthersCame = async () => {
      seated = playersAt((await matchOf(asked)).state).every((each) => others.includes(each));
      if (seated) await sit();
    };
    seated = others.includes(player.id) || stageOf(state) !== 'open';
    if (seated) await sit();
    else await withinRunning(service, [player.id, ...others], sitUnlessOthersCame, [match]);
  }
  const { state } = await matchOf(asked);
  return { status: 200, body: { match, seat: seatOf(state, player.id)! } satisfies Answers['joined'] };
}
const playersAt = ({ seats }: MatchState): string[] => seats.flatMap((each) => each?.player ?? []);

const playersIn = (service: Service, players: readonly (string | null)[]) =>
  players.map(
    (player) =>
      player && { player, name: service.players.nameOf(player), bot: service.players.isBot(player) },
  );

async function list({ service, query, ...asked }: HttpQuestion) {
  const states = (query.get('state') ?? STATES.join()).split(',');
  const wanted = STATES.filter((state) => states.includes(state));
  if (wanted.length < new Set(states).size) throw malformed('state', `The states are ${STATES.join(', ')}.`);
  const player = query.get('player');
  const mine = player === 'me' ? await asked.who() : null;
  if (mine !== null) await service.store.listed(); // whoever sat down just now looks for it
  const after = /^(\d{1,15})\.([\w-]{1,200})$/.exec(query.get('after') ?? '0.none');
  if (after === null) throw malformed('after', 'This is not the end of a page.');
  const [, time, last] = after;
  let rows = service.store.db
    .selectFrom('matches')
    .selectAll('matches')
    .where('state', 'in', wanted)
    .orderBy('made', 'desc')
    .orderBy('id')
    .limit(PAGE);
  if (query.has('game')) rows = rows.where('game', '=', query.get('game')!);
  if (mine === null) rows = rows.where('visible', '=', 'public');
  if (player !== null)
    rows = rows.where('id', 'in', (db) =>
      db
        .selectFrom('sittings')
        .select('match')
        .where('player', '=', mine?.id ?? player),
    );
  if (query.has('after'))
    rows = rows.where((is) =>
      is.or([is('made', '<', Number(time)), is.and([is('made', '=', Number(time)), is('id', '>', last)])]),
    );
  const found = await rows.execute();
  await service.players.learn(found.flatMap(({ card }) => JSON.parse(card).players.filter(Boolean)));
  const matches = found.map((row) => {
    const { preset, clock, rated } = JSON.parse(row.header) as Header;
    const { players, over } = JSON.parse(row.card);
    const { id: match, game, state } = row;
    return { match, game, preset, clock, state, players: playersIn(service, players), rated, over };
  });
  const mineToo = mine ? await Promise.all(matches.map((each) => withTurn(service, each, mine.id))) : matches;
  const end = found.length === PAGE ? found[PAGE - 1] : null;
  return { status: 200, body: { matches: mineToo, after: end && `${end.made}.${end.id}` } };
}

/** Whether a match waits for somebody who plays it, where it can be played again; there are few of those that run. */
async function withTurn<M extends { readonly match: string; readonly state: string }>(
  { host }: Service,
  listed: M,
  player: string,
): Promise<M & { readonly yourTurn?: boolean }> {
  const match = listed.state === 'running' ? await host.look(listed.match).catch(() => null) : null;
  if (match === null) return listed;
  const seat = onMoveOf(match.state);
  return { ...listed, yourTurn: seat !== null && match.state.seats[seat]?.player === player };
}

async function show(asked: HttpQuestion) {
  const { header, state } = await matchOf(asked);
  const { match, game, preset, clock, rated, options, visible } = header;
  const who = (await asked.maybe())?.id ?? null;
  const forMaker = who === header.maker ? { visible, invite: inviteOf(header) } : {};
  const needsKey = visible === 'link' && (who === null || !header.kept.includes(who));
  const beforeStart = stageOf(state) === 'open' ? { needsKey, ...forMaker } : {};
  const players = state.seats.map(
    (sitting) =>
      sitting && {
        player: sitting.player,
        name: asked.service.players.nameOf(sitting.player),
        bot: sitting.bot,
      },
  );
  const body = { match, game, preset, clock, state: stageOf(state), players, rated, over: state.over };
  return {
    status: 200,
    body: {
      ...body,
      friendly: header.friendly,
      options,
      proof: state.proof,
      ...beforeStart,
    } satisfies Answers['match'],
  };
}

async function record(asked: HttpQuestion) {
  const { service, parts } = asked;
  const { header, state } = await matchOf(asked);
  if (isSealed(service.games, header, service.now()))
    throw new HttpError(409, 'sealed', 'Nobody may see this before the day is over.');
  if (state.over === null) throw new HttpError(409, 'not-over', 'The match is not over.');
  limitReplays(asked, state.number);
  const log = await service.store.since(parts[0], 0);
  const made = recordOf(state.game, header, log, { nameOf: service.players.nameOf });
  if (made === null) throw new HttpError(404, 'nowhere', 'There is no record: the match never began.');
  return { status: 200, body: { record: made, salt: header.salt } };
}

/** What one was shown of a match before a ply, the latest of it. */
async function views(asked: HttpQuestion) {
  const { service, parts, query } = asked;
  const match = await matchOf(asked);
  const { header, state } = match;
  const account = await asked.maybe();
  const viewer = seatOf(state, account?.id ?? null);
  if (viewer === null && isSealed(service.games, header, service.now()))
    throw new HttpError(403, 'not-yours', 'Only its player may watch this before the day is over.');
  const before = Number(query.get('before') ?? Number.MAX_SAFE_INTEGER);
  if (!Number.isSafeInteger(before) || before < 0) throw malformed('before', 'This is no ply.');
  const end = Math.min(before, match.plyFor(viewer) + 1);
  const bytes = JSON.stringify(match.viewFor(viewer)).length;
  const many = Math.max(1, Math.min(end, VIEWS, Math.floor(BYTES_OF_VIEWS / bytes)));
  limitReplays(asked, state.number + (many * bytes) / BYTES_OF_ENTRY);
  const log = await service.store.since(parts[0], 0);
  const isWanted = (ply: number) => ply < end && ply >= end - many;
  const found = viewsOf(state.game, header, log, { nameOf: service.players.nameOf }, viewer, isWanted);
  return { status: 200, body: { views: found } satisfies Answers['views'] };
}

/** With their ratings, where the game has some. */
async function shownBots({ ratings }: Service, { game, ratedSeats }: Hosted) {
  const bots = await botsOf(game.id);
  const ids = bots.map(({ id }) => houseId(game.id, id));
  const rated = ratedSeats.length === 0 ? null : await ratings.among(game.id, ids);
  return bots.map((bot, i) => ({ id: bot.id, words: sentenceOf(bot), rating: rated?.[i] ?? null }));
}

async function games({ service }: HttpQuestion) {
  const shown = async (hosted: Hosted) => {
    const { game, presets } = hosted;
    const seats = presets.map(({ options }) => {
      const whole = game.readOptions({ ...options, single: true });
      return whole.ok ? game.seatsOf(whole.value) : 1;
    });
    const { id, version, title, sides } = game;
    return {
      game: id,
      version,
      title,
      seats: [...new Set(seats)],
      presets,
      bots: await shownBots(service, hosted),
      side: sides?.schema ?? null,
    };
  };
  const all = await Promise.all([...service.games.values()].map(shown));
  const here = { public: service.public, push: await service.pushes.key() };
  return { status: 200, body: { games: all, clocks: CLOCKS, ...here } };
}

export const matchRoutes: readonly HttpRoute[] = [
  { method: 'GET', path: /^\/api\/games$/, handle: games },
  { method: 'POST', path: /^\/api\/matches$/, handle: makeMatch },
  { method: 'GET', path: /^\/api\/matches$/, handle: list },
  { method: 'GET', path: /^\/api\/matches\/([^/]+)$/, handle: show },
  { method: 'POST', path: /^\/api\/matches\/([^/]+)\/join$/, handle: join },
  {
    method: 'POST',
    path: /^\/api\/matches\/([^/]+)\/cancel$/,
    async handle(asked) {
      const { id } = await asked.who();
      const refusal = await asked.service.host.ask(
        asked.parts[0],
        { t: 'cancel', player: id },
        { now: asked.service.now() },
      );
      if (refusal === undefined) throw nowhere();
      if (refusal !== null) throw refused(refusal);
      return { status: 200, body: { match: asked.parts[0] } };
    },
  },
  { method: 'GET', path: /^\/api\/matches\/([^/]+)\/record$/, handle: record },
  { method: 'GET', path: /^\/api\/matches\/([^/]+)\/views$/, handle: views },
  {
    method: 'GET',
    path: /^\/healthz$/,
    async handle({ service }) {
      await service.store.write(service.now());
      return { status: 200, body: { ok: true } };
    },
  },
];
