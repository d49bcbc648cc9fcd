/** The protocol over real HTTP and real sockets. */
import { symlinkSync } from 'node:fs';
import { Replay, readRecord } from '@quadrant/table';
import { ANSWERS, canonicalJson, readValue, sha256Hex } from '@quadrant/wire';
import { expect, it } from 'vitest';
import { GAMES } from './games.js';
import { startServer } from './server.js';
import { Client, call, guest, newId } from './testing/client.js';
import { testFile, testServer } from './testing/folder.js';
import { move, twoAt } from './testing/two.js';

it('lets two guests play by an invite, to the end, with a record and a proof that hold', async () => {
  const { address } = await testServer();
  const { match, a, b, ann } = await twoAt(address, { visible: 'link' });
  const started = a.last(match);
  expect(started).toMatchObject({ state: 'running', seat: 0, ply: 0, onMove: 0 });
  expect((await call(address, 'GET', `/api/matches/${match}/record`)).body.error.code).toBe('not-over');
  for (let n = 0; n < 6; n++) await move([a, b], match, n);
  expect(b.last(match)).toMatchObject({ ply: 6, seat: 1 });
  const stale = newId();
  a.say({ t: 'give', match, id: stale, ply: 2, command: 'move a down' });
  expect(await a.answer(stale)).toMatchObject({ t: 'refused', code: 'stale' });
  const id = newId();
  b.say({ t: 'act', match, id, act: 'resign' });
  b.say({ t: 'act', match, id, act: 'resign' });
  expect(await b.answer(id)).toMatchObject({ t: 'ok' });
  const end = await a.get('event', ({ over }) => !!over);
  expect(end).toMatchObject({ kind: 'resigned', by: 1, over: { winner: 0, termination: 'resigned' } });
  const { body } = await call(address, 'GET', `/api/matches/${match}/record`);
  const { game, version, options, sides, seed } = body.record;
  const sealed = sha256Hex(body.salt + canonicalJson({ game, version, options, sides, seed }));
  expect(started.proof).toBe(`sha256:${sealed}`);
  const sound = readRecord(GAMES.get('raiinet')!.game, body.record);
  expect(sound.ok).toBe(true);
  if (sound.ok) expect(new Replay(GAMES.get('raiinet')!.game, sound.value).run()).toBe(null);
  const mine = await call(address, 'GET', '/api/matches?player=me', { token: ann.token });
  expect(mine.body.matches).toMatchObject([{ match, state: 'over', game: 'raiinet' }]);
  expect(readValue(ANSWERS.matches, mine.body).ok).toBe(true);
  expect((await call(address, 'GET', '/api/matches')).body.matches).toEqual([]);
});

it('goes on after a restart: seats, versions, acknowledged ids', async () => {
  const file = testFile();
  const first = await startServer({ port: 0, host: '127.0.0.1', file });
  const { match, a, b, ann } = await twoAt(first.address);
  for (let n = 0; n < 4; n++) await move([a, b], match);
  const known = a.last(match);
  const heard = a.messages.filter((m) => m.t === 'event');
  const last = { t: 'give', match, id: newId(), ply: 4, command: known.legal[0] };
  a.say(last);
  expect((await a.answer(last.id)).t).toBe('ok');
  const otherName = testFile();
  symlinkSync(file, otherName);
  for (const same of [file, otherName])
    await expect(startServer({ port: 0, host: '127.0.0.1', file: same })).rejects.toThrow('another server');
  await first.close();
  expect(await a.until(() => a.closed)).toBe(4010);
  const { address } = await testServer({ file });
  const again = await new Client(address).hello(ann.token);
  const answer = await again.watch(match, known.v);
  expect(answer).toMatchObject({ t: 'event', kind: 'played', v: known.v + 1, ply: 5, id: last.id });
  again.say(last);
  expect((await again.answer(last.id)).t).toBe('ok');
  again.say({ ...last, command: 'move b down' });
  await again.get('refused', ({ code }) => code === 'id-reused');
  const whole = await new Client(address).hello(ann.token);
  await whole.watch(match, heard[0].v - 1);
  await whole.get('event', ({ v }) => v === known.v + 1);
  const bare = ({ view: _, legal: __, clock: ___, ...rest }: Record<string, unknown>) => rest;
  const told = whole.messages.filter((m) => m.t === 'event').map(bare);
  expect(told.slice(0, heard.length)).toEqual(heard.map(bare));
});

it('lets spectators look on behind, tells presence, and agrees on draws and rematches', async () => {
  const { address } = await testServer();
  const { match, a, b } = await twoAt(address, { delay: 2 });
  const public_ = await new Client(address).hello();
  const nothing = {
    v: 0,
    state: 'open',
    players: [null, null],
    ply: 0,
    onMove: null,
    view: null,
    proof: null,
  };
  expect(await public_.watch(match)).toMatchObject({ t: 'state', seat: null, legal: [], ...nothing });
  await move([a, b], match);
  const plies = async () =>
    (await call(address, 'GET', `/api/matches/${match}/views`)).body.views.map(
      (seen: { ply: number }) => seen.ply,
    );
  expect(await plies()).toEqual([]);
  expect(public_.messages.filter(({ t }) => t === 'event')).toEqual([]);
  await move([a, b], match);
  expect(await public_.get('event', ({ kind }) => kind === 'started')).toMatchObject({
    v: 3,
    ply: 0,
    onMove: 0,
  });
  await move([a, b], match);
  expect(await plies()).toEqual([0, 1]);
  expect(await public_.get('event', ({ ply }) => ply === 1)).toMatchObject({ kind: 'played' });
  expect(public_.last(match).ply).toBe(1);
  b.close();
  await a.get('here', ({ players }) => !players[1]);
  const offered = newId();
  a.say({ t: 'act', match, id: offered, act: 'offer', offer: 'draw' });
  expect((await a.answer(offered)).t).toBe('ok');
  const before = public_.messages.length;
  expect(a.last(match).offers).toMatchObject([{ offer: 'draw', by: 0 }]);
  const { v } = a.last(match).offers[0];
  const own = newId();
  a.say({ t: 'act', match, id: own, act: 'accept', v });
  expect(await a.answer(own)).toMatchObject({ code: 'no-offer' });
  const ghost = newId();
  public_.say({ t: 'act', match, id: ghost, act: 'resign' });
  expect(await public_.answer(ghost)).toMatchObject({ code: 'no-seat' });
  expect(public_.messages.slice(before).filter((m) => m.t === 'event')).toEqual([]);
});

it('ends by agreement and plays again with seats swapped', async () => {
  const { address } = await testServer();
  const { match, a, b, ann, bob } = await twoAt(address, { clock: { base: 60_000, inc: 1000 } });
  await move([a, b], match);
  await move([a, b], match);
  expect(a.last(match).clock).toMatchObject({ running: 0, inc: [1000, 1000] });
  a.say({ t: 'act', match, id: newId(), act: 'offer', offer: 'draw' });
  const { offers } = await b.get('event', ({ kind }) => kind === 'offered');
  b.say({ t: 'act', match, id: newId(), act: 'accept', v: offers![0].v });
  await a.get('event', ({ over }) => over?.termination === 'agreed');
  const { body: before } = await call(address, 'GET', `/api/matches/${match}/record`);
  b.say({ t: 'act', match, id: newId(), act: 'offer', offer: 'rematch' });
  const again = await a.get('event', ({ kind, offer }) => kind === 'offered' && offer === 'rematch');
  a.say({ t: 'act', match, id: newId(), act: 'accept', v: again.v });
  const { next } = await b.get('event', ({ kind }) => kind === 'rematch');
  for (const [{ token }, seat] of [[bob, 0] as const, [ann, 1] as const])
    expect((await call(address, 'POST', `/api/matches/${next}/join`, { token })).body).toEqual({
      match: next,
      seat,
    });
  expect(await a.watch(next!)).toMatchObject({ state: 'running', seat: 1 });
  const { body: after } = await call(address, 'GET', `/api/matches/${match}/record`);
  expect(after, 'its sum is for good').toEqual(before);
});

it('deals what a side leaves out: nobody can guess the links of who chose cards alone', async () => {
  const { address } = await testServer();
  const dealt = new Set<string>();
  for (const side of [{}, { hand: 'LLFFN' }, { hand: 'LLFFN' }, {}]) {
    const { match, a } = await twoAt(address, { side });
    a.say({ t: 'act', match, id: newId(), act: 'resign' });
    await a.get('event', ({ over }) => over?.termination === 'resigned');
    const { record } = (await call(address, 'GET', `/api/matches/${match}/record`)).body;
    expect(record.sides[0].hand).toBe(side.hand ?? 'LFDSP');
    dealt.add(record.sides[0].links);
  }
  expect(dealt.size).toBeGreaterThan(1);
});

it('refuses what is wrong, each with its status and code', async () => {
  const { address } = await testServer();
  const { token } = await guest(address);
  const make = (body: object) => call(address, 'POST', '/api/matches', { token, body });
  const code = async (answer: ReturnType<typeof call>) => {
    const { status, body } = await answer;
    expect(readValue(ANSWERS.error, body).ok).toBe(true);
    return `${status} ${body.error.code}`;
  };
  const seats = ['me', 'open'];
  expect(await code(call(address, 'POST', '/api/guest', { body: '{' }))).toBe('400 malformed');
  expect(await code(call(address, 'POST', '/api/guest', { body: { name: 'pаypal' } }))).toBe('422 refused');
  expect(await code(call(address, 'POST', '/api/matches', { body: {} }))).toBe('401 who');
  expect(await code(make({ game: 'raiinet', seats: ['me'] }))).toBe('422 refused');
  expect(await code(make({ game: 'raiinet', seats, options: { links: ['a', 'b'] } }))).toBe('422 refused');
  expect(await code(make({ game: 'raiinet', seats, rated: true, friendly: true }))).toBe('422 refused');
  expect(await code(make({ game: 'raiinet', seats, side: { links: 'no' } }))).toBe('422 refused');
  expect(await code(make({ game: 'raiinet', seats: ['me', 'bot:nobody'] }))).toBe('422 refused');
  expect(await code(call(address, 'GET', '/api/matches/none'))).toBe('404 nowhere');
  const large = { body: JSON.stringify({ name: 'x'.repeat(20_000) }) };
  expect(await code(call(address, 'POST', '/api/guest', large))).toBe('413 too-large');
  for (const origin of ['http://evil.example', 'null', new URL(address).host])
    expect((await fetch(`${address}api/games`, { headers: { origin } })).status).toBe(403);
  const options = await fetch(`${address}api/me`, { method: 'OPTIONS' });
  expect(options.status).toBe(405);
  expect(options.headers.get('allow')).toBe('GET, HEAD, PATCH, DELETE');
  const { body } = await make({ game: 'raiinet', seats, visible: 'link', id: 'the-same-id' });
  expect((await make({ game: 'raiinet', seats, visible: 'link', id: 'the-same-id' })).body).toEqual(body);
  const other = await guest(address, 'Bob');
  const path = `/api/matches/${body.match}`;
  expect(await code(call(address, 'POST', `${path}/join`, { token: other.token }))).toBe('403 not-yours');
  expect(await code(call(address, 'POST', `${path}/cancel`, { token: other.token }))).toBe('403 not-yours');
  expect((await call(address, 'POST', `${path}/cancel`, { token })).status).toBe(200);
  const late = await call(address, 'POST', `${path}/join`, { token: other.token, body: {} });
  expect(late.body.error).toEqual({ code: 'taken', words: 'The match was called off.' });
  expect((await call(address, 'GET', path)).body).toMatchObject({ state: 'over' });
  const words = (await call(address, 'GET', `${path}/record`)).body.error.words;
  expect(words).toBe('There is no record: the match never began.');
  const games = await call(address, 'GET', '/api/games');
  expect(readValue(ANSWERS.games, games.body).ok).toBe(true);
  expect((await call(address, 'GET', '/healthz')).status).toBe(200);
});

it('closes connections that break the rules, each with its code', async () => {
  const { address } = await testServer({ limits: { connectionsPerPlayer: 2 } });
  const open = async () => {
    const client = new Client(address);
    await client.opened();
    return client;
  };
  const closing = async (message: string) => {
    const client = await open();
    client.say(message);
    return client.until(() => client.closed);
  };
  expect(await closing('{')).toBe(4001);
  expect(await closing('{"t":"watch","match":"x"}')).toBe(4002);
  expect(await closing('{"t":"hello","protocol":"other/1"}')).toBe(4002);
  expect(await closing('{"t":"hello","protocol":"quadrant-match/1","token":"no"}')).toBe(4003);
  const flood = await new Client(address).hello();
  for (let n = 0; n < 200; n++) flood.say({ t: 'ping', n });
  expect(await flood.until(() => flood.closed)).toBe(4008);
  expect(flood.messages).toContainEqual(expect.objectContaining({ t: 'error', code: 'too-many' }));
  const foreign = new Client(address, { origin: 'http://evil.example' });
  expect(await foreign.until(() => foreign.closed)).toBe(1006); // it never opened
  expect(foreign.messages).toEqual([]);
  const ann = await guest(address);
  const clients: Client[] = [];
  for (let n = 0; n < 3; n++) clients.push(await new Client(address).hello(ann.token));
  expect(await clients[0].until(() => clients[0].closed)).toBe(4009);
  const { status, body } = await call(address, 'POST', '/api/recover', { body: { recovery: ann.recovery } });
  expect([status, body.player]).toEqual([200, ann.player]);
  expect(await clients[2].until(() => clients[2].closed)).toBe(4003);
  expect((await call(address, 'GET', '/api/me', { token: ann.token })).status).toBe(401);
  const { token } = body;
  expect((await call(address, 'PATCH', '/api/me', { token, body: { name: 'Anna' } })).body.name).toBe('Anna');
  expect((await call(address, 'DELETE', '/api/me', { token })).status).toBe(200);
  expect((await call(address, 'GET', '/api/me', { token })).status).toBe(401);
});
