/** Sealed runs, daily boards and records that are sent in. */
import { connect } from 'node:net';
import { ANSWERS, readValue } from '@quadrant/wire';
import { expect, it } from 'vitest';
import { Client, call, guest, newId, playOn } from '../testing/client.js';
import { testServer } from '../testing/folder.js';
import { testClock } from '../testing/two.js';
import { dayOf } from './board.js';

const DAY = 86_400_000;

async function play(address: string, board: string, token: string) {
  const { status, body } = await call(address, 'POST', `/api/boards/${board}/start`, { token, body: {} });
  expect([status, body.seat]).toEqual([201, 0]);
  const client = await new Client(address).hello(token);
  await client.watch(body.match);
  const first = client.last(body.match).view;
  let turns = 0; // always the same command can go on for ever: the seed of a day is drawn by the server
  const over = await playOn(client, body.match, (legal) => legal[(31 * turns++) % legal.length]);
  client.close();
  return { match: body.match as string, first, over };
}

/** The board, once it has so many rows. */
async function rows(address: string, board: string, many: number, token?: string) {
  for (;;) {
    const { body } = await call(address, 'GET', `/api/boards/${board}`, token === undefined ? {} : { token });
    expect(readValue(ANSWERS.board, body).ok).toBe(true);
    if (body.rows.length >= many) return body;
    await new Promise((soon) => setTimeout(soon, 20));
  }
}

it('has one try a day that counts, the same for everybody, sealed until the day is over', async () => {
  const clock = testClock();
  const noon = Math.ceil(clock.now() / DAY) * DAY + DAY / 2;
  clock.pass(noon - clock.now());
  const { address } = await testServer({ now: clock.now });
  const [ann, bob] = [await guest(address), await guest(address, 'Bob')];
  const board = `daily:space-defender-2:${dayOf(noon)}`;
  const { boards } = (await call(address, 'GET', '/api/boards')).body;
  expect(boards).toContainEqual(expect.objectContaining({ board, kind: 'daily' }));
  const first = await play(address, board, ann.token);
  const second = await play(address, board, bob.token);
  expect(second.first).toEqual(first.first);
  const again = await call(address, 'POST', `/api/boards/${board}/start`, { token: ann.token, body: {} });
  expect([again.status, again.body.error.code]).toEqual([409, 'tried']);
  const shown = await rows(address, board, 2, ann.token);
  expect(shown.mine).toMatchObject({ player: ann.player, value: first.over.scores[0], match: first.match });
  expect([shown.tried, (await rows(address, board, 2)).tried]).toEqual([first.match, null]);
  const kept = (await call(address, 'GET', '/api/me', { token: ann.token })).body;
  expect(kept).toMatchObject({ made: expect.any(Number), boards: [{ match: first.match }] });
  const record = (token?: string) =>
    call(address, 'GET', `/api/matches/${first.match}/record`, token === undefined ? {} : { token });
  expect((await record(ann.token)).body.error.code).toBe('sealed');
  const stranger = await new Client(address).hello(bob.token);
  expect(await stranger.watch(first.match)).toMatchObject({ t: 'error', code: 'not-yours' });
  const start = (name: string) =>
    call(address, 'POST', `/api/boards/daily:mirewood:${name}/start`, { token: ann.token, body: {} });
  expect((await start(dayOf(noon - DAY))).body.error.code).toBe('stale');
  expect((await start(dayOf(noon + DAY))).body.error.code).toBe('nowhere');
  expect((await start('2026-02-30')).body.error.code).toBe('nowhere');
  clock.pass(DAY);
  const open = await record();
  expect(open.status).toBe(200);
  expect(await stranger.watch(first.match)).toMatchObject({ t: 'state', state: 'over' });
});

it('shows a run of the day to nobody but its player until the day is over, while it goes on and afterwards', async () => {
  const clock = testClock();
  const noon = Math.ceil(clock.now() / DAY) * DAY + DAY / 2;
  clock.pass(noon - clock.now());
  const { address } = await testServer({ now: clock.now });
  const [ann, bob] = [await guest(address), await guest(address, 'Bob')];
  const board = `daily:space-defender-2:${dayOf(noon)}`;
  const { token } = ann;
  const { match } = (await call(address, 'POST', `/api/boards/${board}/start`, { token, body: {} })).body;
  await play(address, board, bob.token); // whoever has had their own try may not, either
  const own = await new Client(address).hello(ann.token);
  const others = [await new Client(address).hello(bob.token), await new Client(address).hello()];
  const refusal = (code: string) => ({ error: expect.objectContaining({ code }) });
  const isSealed = async () => {
    for (const token of [bob.token, undefined]) {
      const asking = token === undefined ? {} : { token };
      for (const views of ['views', 'views?before=1'])
        expect(await call(address, 'GET', `/api/matches/${match}/${views}`, asking)).toEqual({
          status: 403,
          body: refusal('not-yours'),
        });
      expect(await call(address, 'GET', `/api/matches/${match}/record`, asking)).toEqual({
        status: 409,
        body: refusal('sealed'),
      });
    }
    for (const other of others) {
      for (const from of [undefined, 0]) {
        const place = other.messages.length;
        expect(await other.watch(match, from)).toMatchObject({ t: 'error', code: 'not-yours' });
        expect(other.messages.slice(place)).toHaveLength(1);
      }
    }
    expect((await call(address, 'GET', `/api/matches/${match}/views`, { token })).status).toBe(200);
    expect(await own.watch(match)).toMatchObject({ t: 'state', seat: 0 });
  };
  await isSealed();
  own.say({ t: 'act', match, id: newId(), act: 'resign' });
  await own.get('event', ({ over }) => over !== null);
  await isSealed();
  for (const other of others) expect(other.texts.join()).not.toMatch(/"t":"(?:state|event)"/);
  clock.pass(DAY);
  for (const views of ['views', 'record'])
    expect((await call(address, 'GET', `/api/matches/${match}/${views}`)).status).toBe(200);
  for (const other of others) expect(await other.watch(match)).toMatchObject({ t: 'state', seat: null });
});

it('ranks sealed runs and records that hold; says where one does not', async () => {
  const { address } = await testServer();
  const ann = await guest(address);
  const board = 'sealed:simodyssey-2:usual';
  const runs = [await play(address, board, ann.token), await play(address, board, ann.token)];
  const shown = await rows(address, board, 1, ann.token);
  expect(shown.rows).toHaveLength(1); // the better one
  expect(runs.map(({ match }) => match)).toContain(shown.rows[0].match);
  const { record } = (await call(address, 'GET', `/api/matches/${runs[0].match}/record`)).body;
  const send = (name: string, body: object) =>
    call(address, 'POST', `/api/boards/open:${name}`, { token: ann.token, body });
  const taken = await send('simodyssey-2:usual', { record });
  expect(taken).toMatchObject({ status: 200, body: { mine: { rank: 1, player: ann.player, match: null } } });
  const forged = { ...record, entries: record.entries.slice(0, -1), sha256: undefined };
  const refused = await send('simodyssey-2:usual', { record: forged });
  expect([refused.status, refused.body.error.code]).toEqual([422, 'refused']);
  expect(refused.body.error.words.length).toBeGreaterThan(10);
  const bot = await call(address, 'POST', '/api/bot', { token: ann.token, body: { name: 'mine' } });
  const path = '/api/boards/open:simodyssey-2:usual';
  await call(address, 'POST', path, { token: bot.body.token, body: { record } });
  const marks = (await call(address, 'GET', path)).body.rows.map((row: { bot: boolean }) => row.bot);
  expect(marks).toEqual([false, true]); // the later one of two that are as good comes second
  expect((await send('mirewood:usual', { record })).status).toBe(422);
  expect((await send('raiinet:usual', { record })).status).toBe(404);
  expect((await send('simodyssey-2:usual', { record: { ...record, pad: 'x'.repeat(1 << 20) } })).status).toBe(
    413,
  );
  expect((await call(address, 'GET', '/api/boards/no:such:board')).status).toBe(404);
});

it('reads only so many records of an address at once, and counts nothing as a failure that a client breaks off', async () => {
  const now = Date.now();
  const limits = { replayedPerSecond: 6000 }; // ten seconds' worth at once: one record of nearly 1 MiB
  const { address } = await testServer({ limits, now: () => now });
  const { token } = await guest(address);
  const send = (bytes: number) =>
    call(address, 'POST', '/api/boards/open:mirewood:usual', {
      token,
      body: { record: { format: 'none', pad: 'x'.repeat(bytes) } },
    });
  for (let small = 0; small < 20; small++) expect((await send(10)).status).toBe(422);
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(1_000_000)));
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(1);
  expect(answers.find(({ status }) => status !== 422)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many', retry: expect.any(Number) } },
  });
  const { port, host } = new URL(address);
  await new Promise<void>((closed) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(`POST /api/guest HTTP/1.1\r\nhost: ${host}\r\ncontent-length: 100\r\n\r\n{`);
      socket.end();
    });
    socket.resume().on('close', closed);
  });
  const figures = await (await fetch(`${address}metrics`)).text();
  expect(figures).toContain('quadrant_failures_total 0');
});

it('knows no boards of days before there were any, or of days that never were', async () => {
  const { address } = await testServer();
  for (const day of ['1969-12-31', '0000-01-01', '2026-02-30', 'today'])
    expect((await call(address, 'GET', `/api/boards/daily:mirewood:${day}`)).status).toBe(404);
});
