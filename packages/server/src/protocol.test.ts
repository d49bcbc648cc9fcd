/** Sentences of quadrant-match/1, one after the other, over real sockets: clocks, claims, versions, limits. */
import { ANSWERS, MATCH_PROTOCOL, readValue } from '@quadrant/wire';
import { expect, it, onTestFinished, vi } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from './server.js';
import { patched } from './testing/change.js';
import { Client, call, guest, newId } from './testing/client.js';
import { testFile, testServer } from './testing/folder.js';
import { opened, sweepUntil } from './testing/sweeps.js';
import { act, move, testClock, twoAt } from './testing/two.js';

const shown = async (address: string, match: string) =>
  (await call(address, 'GET', `/api/matches/${match}`)).body;

it('flags whose time is over, also when nobody looks and after a restart; absolute deadlines', async () => {
  const clock = testClock();
  const file = testFile();
  const options = { port: 0, host: '127.0.0.1', file, now: clock.now };
  const first = await opened(() => startServer(options));
  const timed = await twoAt(first.address, { clock: { base: 30_000, inc: 0 } });
  await move([timed.a, timed.b], timed.match);
  await move([timed.a, timed.b], timed.match);
  const days = await twoAt(first.address, { clock: { days: 2 } });
  expect(days.a.last(days.match).clock).toMatchObject({ days: 2, running: 0 });
  const { deadline } = days.a.last(days.match).clock as { deadline: number };
  expect(deadline).toBeGreaterThan(clock.now() + 2 * 86_400_000 - 60_000);
  clock.pass(33_000);
  expect(await sweepUntil(first.service, () => timed.b.last(timed.match).over)).toMatchObject({ winner: 1 });
  const flagged = await timed.b.get('event', ({ kind }) => kind === 'flagged');
  expect(flagged).toMatchObject({ by: 0, over: { winner: 1, termination: 'timeout' } });
  expect(await act(timed.a, timed.match, { act: 'resign' })).toBe('over');
  await first.close();
  clock.pass(2 * 86_400_000);
  const { address, service } = await opened(() => testServer(options));
  const looks = await new Client(address).hello();
  await looks.watch(days.match);
  expect(await sweepUntil(service, () => looks.last(days.match).over)).toMatchObject({
    termination: 'timeout',
  });
});

it('lets nobody claim a match that has just begun: whoever sat down has 30 s to connect', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const late = await guest(address, 'Late');
  const open = { game: 'raiinet', seats: ['me', 'open'], clock: { base: 600_000, inc: 0 } };
  const made = (await call(address, 'POST', '/api/matches', { token: late.token, body: open })).body;
  clock.pass(60_000); // longer than anybody may be away
  const ann = await guest(address, 'Ann');
  await call(address, 'POST', `/api/matches/${made.match}/join`, { token: ann.token, body: {} });
  const joined = await new Client(address).hello(ann.token);
  await joined.watch(made.match);
  expect(await act(joined, made.match, { act: 'claim' })).toBe('not-now');
  clock.pass(29_000);
  expect(await act(joined, made.match, { act: 'claim' })).toBe('not-now');
  clock.pass(1500);
  expect(await act(joined, made.match, { act: 'claim' })).toBe('ok');
});

it('says who is connected after events that were missed, to whoever looks on too', async () => {
  const { address } = await testServer();
  const { ann, match, b } = await twoAt(address);
  await b.get('here', ({ players }) => players.every(Boolean));
  for (const token of [undefined, ann.token]) {
    const later = await new Client(address).hello(token);
    await later.watch(match, 1);
    expect((await later.get('here')).players).toEqual([true, true]);
    expect(later.messages.at(-1)!.t).toBe('here');
  }
});

it('shows a match from their seat to whoever looked on and then joined', async () => {
  const { address } = await testServer();
  const [ann, bob] = [await guest(address, 'Ann'), await guest(address, 'Bob')];
  const body = { game: 'raiinet', seats: ['open', 'me'] };
  const { match } = (await call(address, 'POST', '/api/matches', { token: ann.token, body })).body;
  const looks = await new Client(address).hello(bob.token);
  expect(await looks.watch(match)).toMatchObject({ seat: null });
  await call(address, 'POST', `/api/matches/${match}/join`, { token: bob.token, body: {} });
  const state = await looks.get('state', ({ seat }) => seat === 0);
  expect(state).toMatchObject({ state: 'running', v: 3, onMove: 0, view: { seat: 0 } });
  await move([looks], match);
});

it('lets a claim end what nobody began or came back to, and not sooner', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const never = await twoAt(address, { clock: { base: 60_000, inc: 0 } });
  expect(await act(never.b, never.match, { act: 'claim' })).toBe('not-now');
  const { match, a, b } = await twoAt(address, { clock: { base: 300_000, inc: 0 } });
  await move([a, b], match);
  await move([a, b], match);
  const place = a.messages.length;
  b.close();
  await a.get('here', ({ players }) => !players[1], place);
  clock.pass(15_000);
  expect(await act(a, match, { act: 'claim' })).toBe('not-now');
  clock.pass(16_000);
  expect(await act(a, match, { act: 'claim' })).toBe('ok');
  const claimed = await a.get('event', ({ kind }) => kind === 'claimed');
  expect(claimed).toMatchObject({ by: 0, over: { winner: 0, termination: 'claimed' } });
  clock.pass(30_000);
  expect(await act(never.a, never.match, { act: 'claim' })).toBe('not-now'); // it is their own first command
  expect(await act(never.b, never.match, { act: 'claim' })).toBe('ok');
  expect(await never.a.get('event', ({ kind }) => kind === 'aborted')).toMatchObject({
    over: { result: null, termination: 'aborted' },
  });
});

it('gives back the lag that its own pings measured, up to half a second', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }); // time passes where it is set, and is pinged once
  const steady = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => {
    vi.useRealTimers();
    steady.mockRestore();
  });
  const { address } = await testServer();
  const pass = (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    steady.mockReturnValue(performance.now() + ms);
  };
  for (const [measured, given] of [
    [0, 0],
    [200, 200],
    [500, 500],
    [900, 500],
  ]) {
    const { match, a, b, bob } = await twoAt(address, { clock: { base: 100_000, inc: 0 } });
    for (let n = 0; n < 3; n++) await move([a, b], match);
    const slow = new Client(address, { autoPong: false });
    const ping = new Promise<Buffer>((heard) => slow.socket.once('ping', heard));
    await slow.hello(bob.token);
    const data = await ping;
    pass(measured);
    slow.socket.pong(data);
    await slow.watch(match); // the server has heard both
    pass(5000 - measured);
    await move([a, slow], match);
    const { left } = a.last(match).clock as { left: number[] };
    expect(left, `${measured} ms were measured`).toEqual([100_000, 100_000 - 5000 + given]);
    expect(await act(a, match, { act: 'resign' })).toBe('ok');
    const { record } = (await call(address, 'GET', `/api/matches/${match}/record`)).body;
    expect(record.entries.filter(({ command }: { command?: string }) => command).at(-1).ms).toBe(
      5000 - given,
    );
  }
});

it('gives nothing back for pongs that answer no ping', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const { match, a, b, bob } = await twoAt(address, { clock: { base: 100_000, inc: 0 } });
  await move([a, b], match);
  await move([a, b], match);
  const lively = await new Client(address, { autoPong: false }).hello(bob.token);
  await lively.watch(match);
  await new Promise((soon) => setTimeout(soon, 300));
  lively.socket.pong();
  await move([a, lively], match);
  clock.pass(5000);
  await move([a, lively], match);
  const { left } = a.last(match).clock as { left: number[] };
  expect(left[1]).toBeLessThanOrEqual(100_000 - 5000);
});

it('says what changed in place of views to who asks for that', async () => {
  const { address } = await testServer();
  const { match, a, b, ann } = await twoAt(address);
  const lean = await new Client(address).hello(ann.token);
  lean.say({ t: 'watch', match, changes: true });
  let { view } = await lean.get('state');
  for (let n = 0; n < 12; n++) {
    await move([a, b], match, n * 7);
    const { v } = a.last(match);
    const event = await lean.get('event', (each) => each.v === v);
    expect(event.view).toBe(undefined);
    view = patched(view, event.change!) as typeof view;
    expect(view).toEqual(a.last(match).view);
  }
  const again = await new Client(address).hello(ann.token);
  again.say({ t: 'watch', match, from: a.last(match).v - 1, changes: true });
  expect((await again.get('event')).view).toEqual(view);
});

it('tells the time of its numbers, also before the start', async () => {
  const { address } = await testServer();
  const { token } = await guest(address, 'Ann');
  const body = { game: 'raiinet', seats: ['me', 'open'], clock: { base: 60_000, inc: 0 } };
  const { match } = (await call(address, 'POST', '/api/matches', { token, body })).body;
  const looks = await new Client(address).hello();
  await looks.watch(match);
  const { clock } = looks.last(match);
  expect(clock).toMatchObject({ left: [60_000, 60_000], running: null });
  expect((clock as { at: number }).at).toBeGreaterThan(1_600_000_000_000);
});

it('lets go of who was silent for 30 s, to the moment', async () => {
  const { address } = await testServer();
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
  try {
    const silent = new WebSocket(`${address.replace('http', 'ws')}api/socket`, { autoPong: false });
    const gone = new Promise((closed) => silent.on('close', closed));
    await new Promise((open) => silent.on('open', open));
    silent.send(JSON.stringify({ t: 'hello', protocol: MATCH_PROTOCOL }));
    await new Promise((welcome) => silent.on('message', welcome));
    vi.advanceTimersByTime(29_999);
    await new Promise((turn) => setImmediate(turn));
    expect(silent.readyState).toBe(WebSocket.OPEN);
    vi.advanceTimersByTime(1);
    expect(await gone).toBe(1006);
  } finally {
    vi.useRealTimers();
  }
});

it('takes back where nothing was learnt or all agreed to be friendly, and gives no time back', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const { match, a, b } = await twoAt(address, { friendly: true, clock: { base: 100_000, inc: 0 } });
  await move([a, b], match);
  await move([a, b], match);
  clock.pass(7000);
  await move([a, b], match);
  const before = a.last(match);
  expect(await act(a, match, { act: 'offer', offer: 'takeback' })).toBe('ok');
  const offered = await b.get('event', ({ kind }) => kind === 'offered');
  expect(await act(b, match, { act: 'accept', v: offered.v + 5 })).toBe('no-offer');
  expect(await act(b, match, { act: 'accept', v: offered.v })).toBe('ok');
  const back = await a.get('event', ({ kind }) => kind === 'taken-back');
  expect(back).toMatchObject({ by: 0, ply: before.ply + 1, onMove: 0 });
  expect((back.clock as { left: number[] }).left[0]).toBeLessThan(94_000);
  const stale = newId();
  a.say({ t: 'give', match, id: stale, ply: 2, command: back.legal![0] });
  expect(await a.answer(stale)).toMatchObject({ code: 'stale' });
  const strict = await twoAt(address);
  const takeback = (client: Client) => act(client, strict.match, { act: 'offer', offer: 'takeback' });
  expect(await takeback(strict.a)).toBe('not-now');
  await move([strict.a, strict.b], strict.match);
  expect(await takeback(strict.a)).toBe('ok');
  await move([strict.a, strict.b], strict.match);
  expect(await takeback(strict.a)).toBe('ok');
  const { legal } = strict.a.last(strict.match);
  await move([strict.a, strict.b], strict.match, legal.indexOf('ability 4 A')); // scans
  expect(await takeback(strict.a)).toBe('not-now');
  expect(await takeback(strict.b)).toBe('not-now');
});

it('goes on without who left where the game says so; a draw needs everybody', async () => {
  const { address } = await testServer();
  const people = await Promise.all(['Ann', 'Bob', 'Cid', 'Dee'].map((name) => guest(address, name)));
  const made = await call(address, 'POST', '/api/matches', {
    token: people[0].token,
    body: { game: 'raiinet', preset: 'four', seats: ['me', 'open', 'open', 'open'] },
  });
  const { match } = made.body;
  for (const { token } of people.slice(1))
    await call(address, 'POST', `/api/matches/${match}/join`, { token });
  const clients = await Promise.all(people.map(({ token }) => new Client(address).hello(token)));
  for (const client of clients) await client.watch(match);
  const [a, b, c, d] = clients;
  expect(await act(b, match, { act: 'resign' })).toBe('ok');
  expect(await c.get('event', ({ kind }) => kind === 'withdrawn')).toMatchObject({
    by: 1,
    why: 'resigned',
    over: null,
  });
  expect(await act(b, match, { act: 'offer', offer: 'draw' })).toBe('over');
  expect(await act(a, match, { act: 'offer', offer: 'draw' })).toBe('ok');
  const { v } = await c.get('event', ({ kind }) => kind === 'offered');
  const public_ = await new Client(address).hello();
  expect(await public_.watch(match)).toMatchObject({ offers: [], v: v - 1, withdrawn: [1] });
  expect(await act(c, match, { act: 'accept', v })).toBe('ok');
  expect(c.last(match).over).toBe(null);
  expect(await act(d, match, { act: 'accept', v })).toBe('ok');
  const end = await public_.get('event', ({ over }) => over !== null && over !== undefined);
  expect(end).toMatchObject({ kind: 'accepted', v, over: { result: 'draw', termination: 'agreed' } });
  const { links } = end.view as { links: { value: string | null }[] };
  expect(links.every(({ value }) => value !== null)).toBe(true); // everything is shown to everybody
});

it('holds everybody to the limits, each with its words and code', async () => {
  const { address } = await testServer({
    limits: {
      spectatorsPerMatch: 1,
      connectionsPerSeat: 1,
      refusalsPerMinute: 3,
      runningMatchesPerPlayer: 1,
      connectionsPerAddress: 6,
      guestsPerHour: 5,
      reportsPerHour: 1,
    },
  });
  const { match, a, b, ann, bob } = await twoAt(address);
  const closing = async (client: Client) => {
    client.say({ t: 'watch', match: 'nowhere' }); // is answered where it is not closed
    const code = await client.until(
      () => client.closed ?? client.messages.find((message) => message.t === 'error' && message.match),
    );
    return { code, error: client.messages.find((message) => message.t === 'error')?.code };
  };
  const first = await new Client(address).hello();
  await first.watch(match);
  const second = await new Client(address).hello();
  second.say({ t: 'watch', match });
  expect(await closing(second)).toEqual({ code: 4008, error: 'too-many' });
  const long = await new Client(address).hello();
  long.say({ t: 'ping', n: 1, more: 'x'.repeat(4096) });
  expect(await closing(long)).toEqual({ code: 4008, error: 'too-many' });
  const impatient = await testServer({ limits: { helloMilliseconds: 50 } });
  const silent = new Client(impatient.address);
  expect(await silent.until(() => silent.closed)).toBe(4002);
  for (let n = 0; n < 4; n++) b.say({ t: 'give', match, id: newId(), ply: 77, command: 'move A up' });
  expect(await closing(b)).toEqual({ code: 4008, error: 'too-many' });
  const newer = await new Client(address).hello(ann.token);
  await newer.watch(match);
  expect(await closing(a)).toEqual({ code: 4009, error: undefined });
  const make = { token: ann.token, body: { game: 'raiinet', seats: ['me', 'open'] } };
  expect(await call(address, 'POST', '/api/matches', make)).toMatchObject({
    status: 429,
    body: { error: { code: 'too-many' } },
  });
  const again = { token: bob.token, body: {} };
  expect((await call(address, 'POST', `/api/matches/${match}/join`, again)).body).toEqual({ match, seat: 1 });
  await guest(address, 'Cid');
  await guest(address, 'Dee');
  const own = { token: bob.token, body: { name: 'mine' } };
  expect((await call(address, 'POST', '/api/bot', own)).status).toBe(201); // a new player, too
  expect((await call(address, 'POST', '/api/bot', own)).status).toBe(429);
  const sixth = await call(address, 'POST', '/api/guest', { body: { name: 'Eve' } });
  expect(sixth).toMatchObject({ status: 429, body: { error: { code: 'too-many' } } });
  expect(sixth.body.error.retry).toBeGreaterThan(0);
  const report = { token: bob.token, body: { player: ann.player, words: 'rude' } };
  expect((await call(address, 'POST', '/api/report', report)).status).toBe(202);
  expect((await call(address, 'POST', '/api/report', report)).status).toBe(429);
  const more = await Promise.all(
    Array.from({ length: 5 }, () => new Client(address).hello().catch(() => null)),
  );
  expect(more.filter((client) => client !== null).length).toBeLessThan(5);
});

it('counts the pings of a connection itself among its messages, and takes messages as long as it was told', async () => {
  const { address } = await testServer({ limits: { messageBytes: 10_000 } });
  const long = await new Client(address).hello();
  long.say({ t: 'ping', n: 1, more: 'x'.repeat(9000) });
  await long.get('pong');
  for (const frame of ['ping', 'pong'] as const) {
    const flood = await new Client(address).hello();
    for (let n = 0; n < 100; n++) flood.socket[frame]();
    expect(await flood.until(() => flood.closed)).toBe(4008);
    expect(flood.messages.at(-1)).toMatchObject({ t: 'error', code: 'too-many', retry: expect.any(Number) });
  }
  const pieces = await new Client(address).hello();
  for (let n = 0; n < 20_000; n++) pieces.socket.send('', { fin: false });
  await pieces.get('error', ({ code }) => code === 'too-many');
});

it('counts no answer to its own ping: 60 messages at once are 60 of the client’s own', async () => {
  const now = Date.now(); // no time passes in which more would be allowed
  const { address } = await testServer({ now: () => now });
  const client = await new Client(address).hello();
  for (let n = 1; n < 60; n++) client.say({ t: 'ping', n });
  await client.get('pong', ({ n }) => n === 59);
  client.say({ t: 'ping', n: 60 });
  expect(await client.until(() => client.closed)).toBe(4008);
  expect(client.messages.filter(({ t }) => t === 'pong')).toHaveLength(59);
});

it('keeps so many unanswered messages of a connection and no more', async () => {
  let now = Date.now();
  const { address } = await testServer({
    limits: { messagesInBurst: 10, replayedPerSecond: 1 }, // whoever is told much waits with all that they ask
    now: () => (now += 1000), // so that no message is one too many in a second
  });
  const { token } = await guest(address, 'Ann');
  const body = { game: 'raiinet', seats: ['me', 'open'] };
  const { match } = (await call(address, 'POST', '/api/matches', { token, body })).body;
  const ann = await new Client(address).hello(token);
  for (let n = 0; n < 30; n++) ann.say({ t: 'watch', match });
  expect(await ann.until(() => ann.closed)).toBe(4008);
  const { words } = await ann.get('error', ({ code }) => code === 'too-many');
  expect(words).toContain('wait for an answer');
});

it('counts rematches among the new matches of an address', async () => {
  const { address } = await testServer({ limits: { matchesPerHour: 2 } });
  const { match, a, b } = await twoAt(address);
  expect(await act(b, match, { act: 'resign' })).toBe('ok');
  expect(await act(b, match, { act: 'offer', offer: 'rematch' })).toBe('ok');
  a.say({ t: 'act', match, id: newId(), act: 'offer', offer: 'rematch' });
  expect(await a.until(() => a.closed)).toBe(4008);
  expect(a.messages.at(-1)).toMatchObject({ t: 'error', code: 'too-many', retry: expect.any(Number) });
});

it('counts an offer of a rematch once, however often it is said', async () => {
  const { address } = await testServer({ limits: { matchesPerHour: 2 } });
  const { match, a, b } = await twoAt(address);
  expect(await act(b, match, { act: 'resign' })).toBe('ok');
  const id = newId();
  const answers = () => a.messages.filter((message) => message.t === 'ok' && message.id === id).length;
  for (let n = 1; n <= 4; n++) {
    a.say({ t: 'act', match, id, act: 'offer', offer: 'rematch' });
    await a.until(() => answers() === n);
  }
  expect(a.closed).toBe(null);
});

it('takes nobody for away who gives commands, whether they watch or not', async () => {
  const clock = testClock();
  const { address } = await testServer({ now: clock.now });
  const { match, a, b, bob } = await twoAt(address, { clock: { base: 300_000, inc: 0 } });
  for (let n = 0; n < 2; n++) await move([a, b], match);
  const { ply, legal } = a.last(match);
  a.say({ t: 'give', match, id: newId(), ply, command: legal[0] });
  const { legal: answers } = await b.get('event', (event) => event.ply === ply + 1);
  b.close();
  await a.get('here', ({ players }) => !players[1]);
  const blind = await new Client(address).hello(bob.token);
  const id = newId();
  blind.say({ t: 'give', match, id, ply: ply + 1, command: answers![0] });
  expect(await blind.answer(id)).toMatchObject({ t: 'ok' });
  await a.until(() => a.messages.findLast((message) => message.t === 'here')?.players[1]);
  clock.pass(31_000);
  expect(await act(a, match, { act: 'claim' })).toBe('not-now');
  blind.close();
  await a.until(() => a.messages.findLast((message) => message.t === 'here')?.players[1] === false);
  clock.pass(31_000);
  expect(await act(a, match, { act: 'claim' })).toBe('ok');
});

it('lets go of who reads too slowly; they come back with what they have', async () => {
  const { address } = await testServer({
    limits: {
      ...{ messagesInBurst: 1e6, messagesPerSecond: 1e6 },
      ...{ waitingBytes: 65_536, slowMilliseconds: 500 },
    },
  });
  const { match, a } = await twoAt(address);
  a.socket.pause();
  for (let n = 0; n < 3000; n++) a.say({ t: 'watch', match });
  const figures = async () => (await fetch(`${address}metrics`)).text();
  await expect.poll(figures).toContain('closed_total{code="4011"} 1'); // a hears nothing
  a.socket.resume();
  expect(await a.until(() => a.closed)).toBe(4011);
});

it('deletes who wants that: their seats are given back, what was played stays with somebody', async () => {
  const { address } = await testServer();
  const { match, b, ann, bob } = await twoAt(address);
  const open = await call(address, 'POST', '/api/matches', {
    token: ann.token,
    body: { game: 'raiinet', preset: 'four', seats: ['me', 'open', 'open', 'open'], id: 'of-anns-own' },
  });
  const board = 'sealed:mirewood:usual';
  const run = await call(address, 'POST', `/api/boards/${board}/start`, { token: ann.token });
  const joined = await call(address, 'POST', '/api/matches', {
    token: bob.token,
    body: { game: 'raiinet', preset: 'four', seats: ['me', 'open', 'open', 'open'] },
  });
  await call(address, 'POST', `/api/matches/${joined.body.match}/join`, { token: ann.token });
  await b.watch(joined.body.match);
  const { token } = ann;
  const push = { endpoint: 'https://push.example/1', keys: { p256dh: 'x', auth: 'y' } };
  expect((await call(address, 'POST', '/api/push', { token, body: push })).status).toBe(201);
  expect((await call(address, 'POST', '/api/bot', { token, body: { name: 'mine' } })).status).toBe(201);
  const report = { player: bob.player, words: 'rude' };
  expect((await call(address, 'POST', '/api/report', { token, body: report })).status).toBe(202);
  const { body } = await call(address, 'GET', '/api/me', { token });
  expect(body).toMatchObject({
    player: ann.player,
    pushes: [push],
    bots: [{ name: 'mine' }],
    runs: [{ board, match: run.body.match }],
    asked: [{ id: 'of-anns-own', match: open.body.match }],
    reports: [{ ...report, at: expect.any(Number) }],
  });
  expect((await call(address, 'DELETE', '/api/push', { token, body: {} })).status).toBe(200);
  expect((await call(address, 'GET', '/api/me', { token })).body.pushes).toEqual([]);
  expect((await call(address, 'DELETE', '/api/me', { token })).status).toBe(200);
  expect(await b.get('event', ({ kind }) => kind === 'left')).toMatchObject({ by: 1, state: 'open' });
  expect(await shown(address, open.body.match)).toMatchObject({ state: 'over' });
  expect(await shown(address, match)).toMatchObject({
    state: 'over',
    players: [{ name: 'somebody' }, { name: 'Bob' }],
    over: { winner: 1 },
  });
  expect(JSON.stringify((await call(address, 'GET', `/api/matches/${match}/record`)).body)).not.toContain(
    'Ann',
  );
});

it('lists pages of matches, by state, game and player', async () => {
  const { address } = await testServer();
  const { token, player } = await guest(address);
  for (let n = 0; n < 60; n++) {
    const body = { game: 'raiinet', seats: ['me', 'open'], visible: n % 2 ? 'public' : 'link' };
    expect((await call(address, 'POST', '/api/matches', { token, body })).status).toBe(201);
  }
  const list = async (query: string, who?: string) =>
    (await call(address, 'GET', `/api/matches?${query}`, who === undefined ? {} : { token: who })).body;
  expect((await list('')).matches).toHaveLength(30);
  expect((await list(`player=${player}&state=open`)).matches).toHaveLength(30);
  expect((await list('state=running,over')).matches).toEqual([]);
  expect((await list('game=mirewood')).matches).toEqual([]);
  const mine = await list('player=me', token);
  expect(readValue(ANSWERS.matches, mine).ok).toBe(true);
  expect(mine.matches).toHaveLength(50);
  expect(encodeURIComponent(mine.after)).toBe(mine.after); // it can be put into an address as it is
  const rest = await list(`player=me&after=${mine.after}`, token);
  expect(rest).toMatchObject({ after: null });
  const all = [...mine.matches, ...rest.matches].map(({ match }: { match: string }) => match);
  expect(new Set(all).size).toBe(60);
  expect((await list('state=lost')).error.code).toBe('malformed');
  expect((await list('player=me')).error.code).toBe('who');
});

it('tells a maker the invite link until the match begins, and then whose turn it is, and nobody else', async () => {
  const { address } = await testServer();
  const [ann, bob] = [await guest(address, 'Ann'), await guest(address, 'Bob')];
  const body = { game: 'raiinet', seats: ['me', 'open'], visible: 'link' };
  const { match, invite } = (await call(address, 'POST', '/api/matches', { token: ann.token, body })).body;
  const path = `/api/matches/${match}`;
  expect((await call(address, 'GET', path, { token: ann.token })).body).toMatchObject({
    invite,
    visible: 'link',
  });
  for (const token of [bob.token, undefined])
    expect(JSON.stringify((await call(address, 'GET', path, token ? { token } : {})).body)).not.toMatch(
      /invite|#i=/,
    );
  const key = { invite: invite.split('#i=')[1] };
  await call(address, 'POST', `${path}/join`, { token: bob.token, body: key });
  expect((await call(address, 'GET', path, { token: ann.token })).body).not.toHaveProperty('invite');
  for (const [token, yourTurn] of [
    [ann.token, true],
    [bob.token, false],
  ] as const) {
    const mine = async () => (await call(address, 'GET', '/api/matches?player=me', { token })).body.matches;
    await expect.poll(mine).toMatchObject([{ match, yourTurn }]); // lists come a moment after the log
  }
});

it('shows who comes late what their kind of viewer was shown, as it was then', async () => {
  const { address } = await testServer();
  const { match, a, b, ann, bob } = await twoAt(address, { friendly: true });
  const looks = await new Client(address).hello();
  await looks.watch(match);
  for (let n = 0; n < 3; n++) await move([a, b], match);
  await a.get('event', ({ ply }) => ply === 3);
  a.say({ t: 'act', match, id: newId(), act: 'offer', offer: 'takeback' });
  const { offers } = await b.get('event', ({ kind }) => kind === 'offered');
  b.say({ t: 'act', match, id: newId(), act: 'accept', v: offers![0].v });
  await looks.get('event', ({ kind }) => kind === 'taken-back');
  const path = `/api/matches/${match}/views`;
  const sent = (client: Client) =>
    client.messages.flatMap((message) => {
      const { view, ply } = message as { view?: object | null; ply?: number };
      return view && ply !== undefined ? [{ ply, view }] : [];
    });
  for (const [client, token] of [
    [a, ann.token],
    [b, bob.token],
    [looks, undefined],
  ] as const) {
    const { views } = (await call(address, 'GET', path, token ? { token } : {})).body;
    expect(views.map(({ ply }: { ply: number }) => ply)).toEqual([0, 1, 2, 3, 4]);
    for (const each of sent(client)) expect(views).toContainEqual(each);
  }
  const earlier = (await call(address, 'GET', `${path}?before=2`)).body.views;
  expect(earlier.map(({ ply }: { ply: number }) => ply)).toEqual([0, 1]);
  expect((await call(address, 'GET', `${path}?before=soon`)).body.error.code).toBe('malformed');
});
