/** Boards: what is ranked, sealed runs, and records that people send in. */
import { canonicalJson } from '@quadrant/wire';
import { currentBoards, findBoard, type Leaderboard, meritOf } from '../boards/board.js';
import { HttpError, type HttpQuestion, type HttpRoute, limitReplays } from '../http.js';
import { stageOf } from '../match/state.js';
import { newHeader, presetOptions } from '../new-match.js';
import { checkSide, seatMaker, withinRunning } from '../seating.js';
import { drawSecrets } from '../service.js';

function boardOf({ service, parts: [name] }: HttpQuestion): Leaderboard {
  const board = findBoard(service.games, name);
  if (board === null) throw new HttpError(404, 'nowhere', 'There is no such board.');
  return board;
}

const shown = ({ board, kind, hosted, preset }: Leaderboard) => ({
  board,
  kind,
  game: hosted.game.id,
  preset: preset.id,
  words: preset.words,
});

/** A run whose seed nobody knows before it is over (a daily one: before the day is). */
async function start(asked: HttpQuestion) {
  const { service, address } = asked;
  const player = await asked.who();
  const { side } = await asked.body('startRun');
  const now = service.now();
  const board = boardOf(asked);
  if (board.kind === 'open') throw new HttpError(404, 'nowhere', 'Records are sent to this board.');
  if (board.ends !== null && now >= board.ends) throw new HttpError(409, 'stale', 'This day is over.');
  if (board.ends !== null && now < board.ends - 86_400_000)
    throw new HttpError(404, 'nowhere', 'This day has not come.');
  const retry = service.matches.take(address, now);
  if (retry !== null) throw new HttpError(429, 'too-many', 'Too many matches from here.', { retry });
  const secrets = drawSecrets();
  const seed = board.kind === 'daily' ? await service.boards.seedOf(board, secrets.seed) : secrets.seed;
  const header = newHeader(
    service.games,
    {
      game: board.hosted.game.id,
      preset: board.preset.id,
      clock: null,
      seats: ['me'],
      rated: false,
      visible: 'link',
      friendly: false,
      delay: 0,
    },
    player.id,
    secrets,
    now,
  );
  if (!header.ok) throw new HttpError(422, 'refused', header.error.words);
  const run = { ...header.value, seed, board: board.board };
  checkSide(service, run, side);
  return withinRunning(service, [player.id], async () => {
    const made = await service.store.make(run, null, (change) =>
      service.boards.enter(change, board, player.id, run.match),
    );
    const match = made ?? (await service.boards.tryOf(board, player.id))!;
    const begun = made === null && stageOf((await service.host.look(match))!.state) !== 'open';
    if (begun) throw new HttpError(409, 'tried', 'You have had your try of this day.');
    await seatMaker(service, (await service.store.headerOf(match))!, player, side);
    return { status: 201, body: { match, seat: 0 } };
  });
}

/** In entries told again. Reading a long one holds up everybody: some ten of 1 MiB are taken at once. */
const RECORD_COST = 2000;
const BYTES_OF_ENTRY = 16;

/** A record is played again, in a thread, before it is believed. */
async function submit(asked: HttpQuestion) {
  const { service } = asked;
  const player = await asked.who();
  const board = boardOf(asked);
  const { record } = await asked.body('submitRun', (bytes) =>
    limitReplays(asked, RECORD_COST + bytes / BYTES_OF_ENTRY),
  );
  if (board.kind !== 'open') throw new HttpError(404, 'nowhere', 'This board takes no records.');
  const { game } = board.hosted;
  const answer = await service.bots.replay(player.id, game.id, record);
  const refuse = (words: string) => new HttpError(422, 'refused', words, { field: 'record' });
  if (answer.t !== 'replayed') throw new HttpError(503, 'busy', 'The record could not be played again now.');
  if ('parting' in answer) throw refuse(answer.parting);
  if (canonicalJson(answer.options as never) !== canonicalJson(presetOptions(board.hosted, board.preset)))
    throw refuse(`This board is for the options of "${board.preset.id}".`);
  const merit = meritOf(board.hosted, board.preset, answer.came);
  await service.boards.rank(board, player.id, null, merit, service.now());
  const { mine } = await service.boards.show(board, player.id, service.players);
  return { status: 200, body: { board: board.board, mine } };
}

export const boardRoutes: readonly HttpRoute[] = [
  {
    method: 'GET',
    path: /^\/api\/boards$/,
    async handle({ service }) {
      return { status: 200, body: { boards: currentBoards(service.games, service.now()).map(shown) } };
    },
  },
  {
    method: 'GET',
    path: /^\/api\/boards\/([^/]+)$/,
    async handle(asked) {
      const board = boardOf(asked);
      const asker = await asked.maybe();
      const { boards, players } = asked.service;
      const body = await boards.show(board, asker?.id ?? null, players);
      return { status: 200, body: { ...shown(board), ...body } };
    },
  },
  { method: 'POST', path: /^\/api\/boards\/([^/]+)\/start$/, handle: start },
  { method: 'POST', path: /^\/api\/boards\/([^/]+)$/, handle: submit },
];
