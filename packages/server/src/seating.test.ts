/** Seats: how many matches one may play at a time, and what is left when a stop comes in between. */
import { expect, it } from 'vitest';
import { dayOf, findBoard } from './boards/board.js';
import { newHeader } from './new-match.js';
import { drawSecrets, Service } from './service.js';
import { call, guest, newId } from './testing/client.js';
import { testFile, testServer } from './testing/folder.js';
import { act, move, testClock, twoAt } from './testing/two.js';

const RAIINET = { game: 'raiinet', seats: ['me', 'open'] };
const ALONE = { clock: null, rated: false, visible: 'link', friendly: false, delay: 0 } as const;
const passed = (answers: readonly { readonly status: number }[]) =>
  answers.filter(({ status }) => status < 300).length;

it('holds everybody to their number of running matches, also who asks for many at once', async () => {
  const { address } = await testServer({ limits: { runningMatchesPerPlayer: 3 } });
  const ann = await guest(address);
  const alone = { game: 'raiinet', seats: ['me', 'bot:random'] };
  const make = (body: object) => call(address, 'POST', '/api/matches', { token: ann.token, body });
  const made = await Promise.all(Array.from({ length: 8 }, () => make(alone)));
  expect(passed(made)).toBe(3);
  expect(made.find(({ status }) => status !== 201)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many' } },
  });
});

it('counts matches of who waits for others, too', async () => {
  const { address } = await testServer({ limits: { runningMatchesPerPlayer: 3 } });
  const ann = await guest(address);
  const others = await Promise.all(Array.from({ length: 5 }, () => guest(address, 'Bob')));
  const tables: string[] = [];
  for (const _ of others)
    tables.push(
      (await call(address, 'POST', '/api/matches', { token: ann.token, body: RAIINET })).body.match,
    );
  const join = (match: string, n: number) =>
    call(address, 'POST', `/api/matches/${match}/join`, { token: others[n].token, body: {} });
  const joined = await Promise.all(tables.map(join));
  expect(passed(joined)).toBe(3);
  const first = joined.findIndex(({ status }) => status === 200);
  expect((await join(tables[first], first)).status).toBe(200); // who sits there is told so again
});

it('seats the maker of a match when they ask again, where a stop came before', async () => {
  const file = testFile();
  const service = await Service.open({ file });
  const ann = await service.players.guest('Ann', service.now());
  const header = newHeader(service.games, { ...ALONE, ...RAIINET }, ann.player, drawSecrets(), service.now());
  if (!header.ok) throw new Error(header.error.words);
  const id = newId();
  const match = await service.store.make(header.value, id);
  await service.close();
  const { address } = await testServer({ file });
  const made = await call(address, 'POST', '/api/matches', { token: ann.token, body: { ...RAIINET, id } });
  expect(made).toMatchObject({ status: 201, body: { match, seat: 0 } });
  const shown = await call(address, 'GET', `/api/matches/${match}`);
  expect(shown.body.players).toMatchObject([{ name: 'Ann' }, null]);
});

it('lets who took the try of a day begin it, where a stop came before', async () => {
  const file = testFile();
  const service = await Service.open({ file });
  const ann = await service.players.guest('Ann', service.now());
  const board = findBoard(service.games, `daily:mirewood:${dayOf(service.now())}`)!;
  const body = { ...ALONE, game: 'mirewood', preset: board.preset.id, seats: ['me'] };
  const header = newHeader(service.games, body, ann.player, drawSecrets(), service.now());
  if (!header.ok) throw new Error(header.error.words);
  const run = { ...header.value, board: board.board };
  const match = await service.store.make(run, null, (change) =>
    service.boards.enter(change, board, ann.player, run.match),
  );
  const { now } = service;
  const at = now();
  await service.close();
  const { address } = await testServer({ file, now: () => at });
  const start = () =>
    call(address, 'POST', `/api/boards/${board.board}/start`, { token: ann.token, body: {} });
  expect(await start()).toEqual({ status: 201, body: { match, seat: 0 } });
  expect((await start()).body.error.code).toBe('tried');
});

it('gives up what somebody played who deletes their account, whatever ids they used', async () => {
  const { address } = await testServer();
  const { match, a, b, ann } = await twoAt(address);
  await move([a, b], match);
  a.say({ t: 'act', match, id: 'account-deleted', act: 'offer', offer: 'draw' });
  await b.get('event', ({ kind }) => kind === 'offered');
  await call(address, 'DELETE', '/api/me', { token: ann.token });
  expect(await b.get('event', ({ kind }) => kind === 'resigned')).toMatchObject({ over: { winner: 1 } });
  expect(await act(b, match, { act: 'resign' })).toBe('over');
});

it('knows at once what somebody opened: it is among theirs, and called off when they delete their account', async () => {
  const { address } = await testServer();
  for (let n = 0; n < 8; n++) {
    const { token } = await guest(address);
    const open = async () =>
      (await call(address, 'POST', '/api/matches', { token, body: RAIINET })).body.match as string;
    const first = await open();
    const { matches } = (await call(address, 'GET', '/api/matches?player=me', { token })).body;
    expect(matches).toMatchObject([{ match: first }]);
    const second = await open();
    expect((await call(address, 'GET', '/api/me', { token })).body.matches).toContain(second);
    const third = await open();
    await call(address, 'DELETE', '/api/me', { token });
    for (const match of [first, second, third])
      expect((await call(address, 'GET', `/api/matches/${match}`)).body.state).toBe('over');
  }
});

it('calls off what nobody has come to for a week, also where nobody sits', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const ann = await guest(address);
  const make = async (body: object) =>
    (await call(address, 'POST', '/api/matches', { token: ann.token, body })).body.match as string;
  const open = [await make(RAIINET), await make({ ...RAIINET, seats: ['open', 'open'] })];
  const states = () =>
    Promise.all(open.map(async (match) => (await call(address, 'GET', `/api/matches/${match}`)).body));
  clock.pass(6 * 86_400_000);
  const started = await twoAt(address);
  expect(await states()).toMatchObject([{ state: 'open' }, { state: 'open' }]);
  clock.pass(86_400_000);
  await expect.poll(states, { timeout: 60_000 }).toMatchObject([{ state: 'over' }, { state: 'over' }]);
  expect((await states())[0].over).toMatchObject({ result: null, termination: 'aborted' });
  expect(started.a.last(started.match).over).toBe(null);
});
