/**
 * A client by somebody who has read docs/match-protocol.md and nothing else: plain fetch and plain sockets. Whatever it
 * is answered has to stand on that page: each status with its code, each field of a call, a state or an event.
 */
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { type Server, startServer } from './server.js';
import { callRow, quoted, tableOf, USUAL_REFUSALS } from './testing/protocol-page.js';

// biome-ignore lint/suspicious/noExplicitAny: a stranger has no types
type Any = any;
let server: Server;
const folder = mkdtempSync(join(tmpdir(), 'quadrant-stranger-'));
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', file: join(folder, 'matches.sqlite') });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

async function ask(method: string, path: string, token?: string, body?: unknown, headers = {}) {
  const response = await fetch(new URL(path, server.address), {
    method,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const answer = { status: response.status, body: (await response.json()) as Any };
  expectOnPage(`${method} ${path.replace(/\?.*/, '')}`, answer);
  return answer;
}

const ERRORS = tableOf('| status |').flatMap(([status, codes]) =>
  quoted(codes).map((code) => `${status} ${code}`),
);
function expectOnPage(call: string, { status, body }: { status: number; body: Any }): void {
  const [, , , answer, refusals] = callRow(call);
  if (body.error) {
    expect(ERRORS, call).toContain(`${status} ${body.error.code}`);
    expect(`${USUAL_REFUSALS} ${refusals}`, call).toContain(`${status}`);
  } else {
    expect(answer, call).toContain(`${status} \``);
    expect(Object.keys(body).filter((key) => !new RegExp(`["\`]${key}["\`]`).test(answer))).toEqual([]);
  }
}
const refused = (status: number, code: string) => ({
  status,
  body: { error: expect.objectContaining({ code, words: expect.any(String) }) },
});
const guest = async (name: string) => (await ask('POST', '/api/guest', undefined, { name })).body as Any;
const keys = (value: object) => Object.keys(value).sort();

class Socket {
  readonly heard: Any[] = [];
  code: number | null = null;
  readonly socket: WebSocket;
  constructor(headers = {}) {
    this.socket = new WebSocket(new URL('/api/socket', server.address.replace('http', 'ws')), { headers });
    this.socket.on('message', (data) => this.heard.push(JSON.parse(String(data))));
    this.socket.on('close', (code) => {
      this.code = code;
    });
    this.socket.on('error', () => {});
  }
  async open(token?: string): Promise<this> {
    await this.until(() => this.socket.readyState === WebSocket.OPEN);
    this.say({ t: 'hello', protocol: 'quadrant-match/1', ...(token ? { token } : {}) });
    await this.next('welcome');
    return this;
  }
  say(message: object | string | Buffer): void {
    const plain = typeof message === 'string' || Buffer.isBuffer(message);
    this.socket.send(plain ? message : JSON.stringify(message));
  }
  async until<T>(look: () => T): Promise<NonNullable<T>> {
    for (;;) {
      const found = look();
      if (found) return found as NonNullable<T>;
      await new Promise((soon) => setTimeout(soon, 5));
    }
  }
  next(t: string, is: (message: Any) => boolean = () => true): Promise<Any> {
    return this.until(() => this.heard.find((message) => message.t === t && is(message)));
  }
  closed(): Promise<number> {
    return this.until(() => this.code);
  }
}

const CARD = ['match', 'game', 'preset', 'clock', 'state', 'players', 'rated', 'over'].sort();
const STATE = ['t', ...tableOf('| field of `state` |').flatMap(([fields]) => quoted(fields))].sort();
const EVENT = ['t', 'match', 'v', 'kind', 'by', 'ply', 'onMove', 'offers', 'over', 'facts'];
const NOW = ['view', 'legal', 'clock'];
const KINDS = new Map(tableOf('| `kind` |').map(([kind, , also]) => [quoted(kind)[0], quoted(also)]));
let ids = 0;
const id = () => `stranger-${++ids}`;

it('finds the lobby as the page describes it', async () => {
  const ann = await guest('Ann');
  expect(keys(ann)).toEqual(['name', 'player', 'recovery', 'token']);
  expect(ann.recovery.split(' ')).toHaveLength(12);
  expect(Buffer.from(ann.token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
  for (const name of ['A', 'x'.repeat(21), 'x'.repeat(100), 'Аnn', '<b>', ''])
    expect(await ask('POST', '/api/guest', undefined, { name }), name).toMatchObject(refused(422, 'refused'));
  for (const name of ['ﬁ', '𝐀'.repeat(20), 'ᏣᎳᎩ', 'ଓଡ଼ିଆ', 'ދިވެހި', '注音ㄅㄆ'])
    expect((await ask('POST', '/api/guest', undefined, { name })).body.name).toBe(name.normalize('NFKC'));
  expect(await ask('GET', '/api/me')).toMatchObject(refused(401, 'who'));
  expect(await ask('GET', '/api/me', 'wrong')).toMatchObject(refused(401, 'who'));
  const scheme = { authorization: `bearer ${ann.token}` }; // names of schemes are written in any case
  expect((await ask('GET', '/api/me', undefined, undefined, scheme)).status).toBe(200);
  expect((await ask('PATCH', '/api/me', ann.token, { name: 'Anna' })).status).toBe(200);
  expect((await ask('GET', '/api/me', ann.token)).body).toMatchObject({ player: ann.player, name: 'Anna' });
  const again = await ask('POST', '/api/recover', undefined, { recovery: ann.recovery });
  expect(again).toMatchObject({ status: 200, body: { player: ann.player, name: 'Anna' } });
  expect(await ask('GET', '/api/me', ann.token)).toMatchObject(refused(401, 'who'));
  const { token } = again.body;
  const bot = await ask('POST', '/api/bot', token, { name: 'mine' });
  expect(bot.status).toBe(201);
  expect(keys(bot.body)).toEqual(['name', 'owner', 'player', 'token']);

  const { games, clocks } = (await ask('GET', '/api/games')).body;
  expect(clocks).toContainEqual(null);
  const raiinet = games.find(({ game }: Any) => game === 'raiinet');
  expect(keys(raiinet)).toEqual(['bots', 'game', 'presets', 'seats', 'side', 'title', 'version']);
  const wish = { game: 'raiinet', seats: ['me', 'open'], visible: 'link', id: id() };
  const made = await ask('POST', '/api/matches', token, wish);
  expect(made.status).toBe(201);
  expect(keys(made.body)).toEqual(['invite', 'match', 'seat', 'watch']);
  expect(made.body.invite).toMatch(new RegExp(`^/m/${made.body.match}#i=.+`));
  expect((await ask('POST', '/api/matches', token, wish)).body).toEqual(made.body);
  const { match } = made.body;
  const secret = { ...wish, id: id(), options: { links: 'V1V2V3V4D1D2D3D4' } };
  expect(await ask('POST', '/api/matches', token, secret)).toMatchObject(refused(422, 'refused'));
  expect(await ask('POST', '/api/matches', token, { ...wish, clock: { days: 15 } })).toMatchObject({
    status: 400,
    body: {
      error: { code: 'malformed', field: 'clock', words: expect.stringContaining('{"days"} from 1 to 14') },
    },
  });
  const both = { ...wish, id: id(), rated: true, friendly: true };
  expect(await ask('POST', '/api/matches', token, both)).toMatchObject(refused(422, 'refused'));
  expect(await ask('POST', '/api/matches', token, '{')).toMatchObject(refused(400, 'malformed'));
  expect(await ask('POST', '/api/matches', token, { ...wish, side: 'x'.repeat(20_000) })).toMatchObject(
    refused(413, 'too-large'),
  );
  expect(await ask('GET', '/api/matches/none')).toMatchObject(refused(404, 'nowhere'));
  const shown = (await ask('GET', `/api/matches/${match}`)).body;
  expect(keys(shown)).toEqual([...CARD, 'friendly', 'needsKey', 'options', 'proof'].sort());
  expect(shown).toMatchObject({ state: 'open', proof: null, options: { draw: 100 } });
  expect((await ask('GET', '/api/matches?state=open')).body.matches).toEqual([]); // a link match is in no list
  const mine = (await ask('GET', '/api/matches?player=me', token)).body;
  expect(keys(mine)).toEqual(['after', 'matches']);
  expect(keys(mine.matches[0])).toEqual(CARD);

  const bob = await guest('Bob');
  const join = (body: object, who = bob) => ask('POST', `/api/matches/${match}/join`, who.token, body);
  expect(await join({})).toMatchObject(refused(403, 'not-yours'));
  const invite = made.body.invite.split('#i=')[1];
  expect(await join({ invite, seat: 0 })).toMatchObject(refused(409, 'taken'));
  expect(await join({ invite })).toEqual({ status: 200, body: { match, seat: 1 } });
  expect(await join({})).toEqual({ status: 200, body: { match, seat: 1 } });
  expect(await join({ invite }, await guest('Eve'))).toMatchObject(refused(409, 'taken'));
  expect(await ask('POST', `/api/matches/${match}/cancel`, token)).toMatchObject(refused(409, 'taken'));
  expect(await ask('GET', `/api/matches/${match}/record`)).toMatchObject(refused(409, 'not-over'));
  expect((await ask('GET', `/api/matches/${match}`)).body.proof).toMatch(/^sha256:[0-9a-f]{64}$/);

  const { boards } = (await ask('GET', '/api/boards')).body;
  const daily = boards.find(({ board }: Any) => board.startsWith('daily:')).board;
  const run = await ask('POST', `/api/boards/${daily}/start`, token, {});
  expect(run).toMatchObject({ status: 201, body: { seat: 0 } });
  expect(await ask('POST', `/api/boards/${daily}/start`, token, {})).toMatchObject(refused(409, 'tried'));
  expect(await ask('GET', `/api/matches/${run.body.match}/record`)).toMatchObject(refused(409, 'sealed'));
  expect(keys((await ask('GET', `/api/boards/${daily}`)).body)).toEqual(
    expect.arrayContaining(['board', 'mine', 'rows']),
  );
  expect((await ask('POST', '/api/report', token, { player: bob.player, words: 'rude' })).status).toBe(202);
  const profile = (await ask('GET', `/api/players/${bob.player}`)).body;
  for (const nobody of ['p_nobody', 'house:raiinet:nobody', 'house:nothing:random', 'house:'])
    expect(await ask('GET', `/api/players/${nobody}`)).toMatchObject(refused(404, 'nowhere'));
  expect(keys(profile)).toEqual(['bot', 'name', 'player', 'ratings']);
  expect((await ask('GET', '/healthz')).status).toBe(200);
  expect((await ask('DELETE', '/api/me', bob.token)).status).toBe(200);
  expect(await ask('GET', `/api/players/${bob.player}`)).toMatchObject(refused(404, 'nowhere'));
  expect((await ask('GET', `/api/matches/${match}`)).body.players[1].name).toBe('somebody');
});

it('plays a match as the page describes it, and the proof holds', async () => {
  const [ann, bob] = [await guest('Ann'), await guest('Bob')];
  const wish = {
    game: 'raiinet',
    seats: ['me', 'open'],
    clock: { base: 300_000, inc: 3000 },
    friendly: true,
  };
  const { match } = (await ask('POST', '/api/matches', ann.token, wish)).body;
  const a = await new Socket().open(ann.token);
  expect(a.heard[0]).toEqual({ t: 'welcome', player: ann.player, name: 'Ann', now: expect.any(Number) });
  const looks = await new Socket().open();
  expect(looks.heard[0]).toMatchObject({ player: null, name: null });
  a.say({ t: 'watch', match });
  looks.say({ t: 'watch', match, later: 'unknown fields are ignored' });
  expect(await a.next('state')).toMatchObject({
    state: 'open',
    seat: 0,
    v: 1,
    ply: 0,
    view: null,
    proof: null,
  });
  await ask('POST', `/api/matches/${match}/join`, bob.token, {});
  const b = await new Socket().open(bob.token);
  b.say({ t: 'watch', match });
  const begun = await b.next('state');
  expect(keys(begun)).toEqual(STATE);
  expect(begun).toMatchObject({ seat: 1, state: 'running', onMove: 0, legal: [], over: null, offers: [] });
  expect(begun.players[0]).toEqual({ player: ann.player, name: 'Ann', bot: false, here: true });
  expect(begun.clock).toEqual({
    left: [300_000, 300_000],
    inc: [3000, 3000],
    running: null,
    at: expect.any(Number),
  });
  const started = await a.next('event', ({ kind }) => kind === 'started');
  expect(started.proof).toBe(begun.proof);
  expect(await a.next('here', ({ players }) => players[1])).toEqual({
    t: 'here',
    match,
    players: [true, true],
  });

  const say = async (who: Socket, message: object, given = id()) => {
    const place = who.heard.length;
    who.say({ match, id: given, ...message });
    return who.until(() =>
      who.heard.slice(place).find(({ t, id }) => (t === 'ok' || t === 'refused') && id === given),
    );
  };
  const legal: string[] = started.legal;
  const command = legal.find((text) => text.startsWith('move'))!;
  const first = id();
  expect(await say(a, { t: 'give', ply: 0, command }, first)).toEqual({ t: 'ok', match, id: first });
  const at = a.heard.findIndex(({ t, id }) => t === 'ok' && id === first);
  expect(a.heard.findIndex(({ t, id }) => t === 'event' && id === first)).toBeGreaterThan(at);
  expect(await say(a, { t: 'give', ply: 0, command }, first)).toMatchObject({ t: 'ok' });
  const other = legal.find((text) => text !== command)!;
  const codes: [Socket, object, string, string?][] = [
    [a, { t: 'give', ply: 0, command: other }, 'id-reused', first],
    [a, { t: 'give', ply: 0, command }, 'stale'],
    [a, { t: 'give', ply: 1, command }, 'not-your-turn'],
    [looks, { t: 'give', ply: 1, command }, 'no-seat'],
    [b, { t: 'act', act: 'accept', v: 99 }, 'no-offer'],
    [b, { t: 'act', act: 'claim' }, 'not-now'],
    [a, { t: 'act', act: 'abort' }, 'not-now'],
  ];
  for (const [who, message, code, given] of codes)
    expect(await say(who, message, given), code).toMatchObject({
      t: 'refused',
      code,
      words: expect.any(String),
    });
  const event = await b.next('event', ({ kind }) => kind === 'played');
  expect(event).toMatchObject({ by: 0, ply: 1, onMove: 1, over: null, offers: [] });
  expect(event.id).toBeUndefined();
  expect(event.command).toBeUndefined(); // RAIInet has secrets
  expect((await looks.next('event', ({ kind }) => kind === 'played')).legal).toEqual([]);

  expect(await say(a, { t: 'act', act: 'offer', offer: 'takeback' })).toMatchObject({ t: 'ok' });
  const { v, offers } = await b.next('event', ({ kind }) => kind === 'offered');
  expect(offers).toEqual([{ offer: 'takeback', by: 0, v }]);
  expect(await say(b, { t: 'act', act: 'accept', v })).toMatchObject({ t: 'ok' });
  expect(await b.next('event', ({ kind }) => kind === 'taken-back')).toMatchObject({ ply: 2, onMove: 0 });
  expect(looks.heard.some(({ kind }) => kind === 'offered')).toBe(false);
  expect(await say(b, { t: 'act', act: 'resign' })).toMatchObject({ t: 'ok' });
  const end = await looks.next('event', ({ over }) => over);
  expect(end).toMatchObject({ kind: 'resigned', by: 1, state: 'over' });
  expect(end.over).toMatchObject({ result: 'won', winner: 0, termination: 'resigned' });
  expect(await say(a, { t: 'give', ply: 2, command })).toMatchObject({ t: 'refused', code: 'over' });

  const heard = [a, b, looks].flatMap((who) => who.heard);
  const named = tableOf('| `code` of `refused` |').flatMap(([code]) => quoted(code));
  expect(new Set(heard.flatMap(({ t, code }) => (t === 'refused' ? code : [])))).toEqual(new Set(named));
  for (const event of heard.filter(({ t }) => t === 'event')) {
    expect(keys(event)).toEqual(expect.arrayContaining([...EVENT, ...NOW]));
    const may = [...EVENT, ...NOW, 'id', ...KINDS.get(event.kind)!, ...(event.over ? ['state'] : [])];
    expect(
      keys(event).filter((key) => !may.includes(key)),
      event.kind,
    ).toEqual([]);
  }

  // Every version without a gap, again from the first, and from one that nobody knows.
  for (const who of [a, b, looks]) {
    const heard = who.heard.filter(({ t }) => t === 'event').map(({ v }) => v);
    expect(heard).toEqual(heard.map((_, n) => heard[0] + n));
    const place = who.heard.length;
    who.say({ t: 'watch', match, from: 0 });
    const last = heard[heard.length - 1];
    await who.until(() => who.heard.slice(place).find(({ v }) => v === last));
    const missed = who.heard.slice(place).filter(({ t }) => t === 'event');
    expect(missed.map(({ v }) => v)).toEqual(Array.from({ length: last }, (_, n) => n + 1));
    expect(missed.slice(0, -1).some(({ view }) => view)).toBe(false);
    expect(missed[missed.length - 1].view).toBeTruthy();
    who.say({ t: 'watch', match, from: last + 5 });
    await who.until(() => who.heard.slice(place).find(({ t }) => t === 'state'));
  }
  const { record, salt } = (await ask('GET', `/api/matches/${match}/record`)).body;
  const { game, version, options, sides, seed } = record;
  const sealed = canonical({ game, version, options, sides, seed });
  expect(
    `sha256:${createHash('sha256')
      .update(salt + sealed)
      .digest('hex')}`,
  ).toBe(begun.proof);
  a.say({ t: 'ping', n: 5 });
  expect(await a.next('pong')).toEqual({ t: 'pong', n: 5, now: expect.any(Number) });
  a.say({ t: 'watch', match: 'nowhere-at-all' });
  expect(await a.next('error')).toMatchObject({ code: 'nowhere', match: 'nowhere-at-all' });
});

it('is closed with the code that the page names, past the limits that it names', async () => {
  const { token } = await guest('Carl');
  const fresh = async () => {
    const socket = new Socket();
    await socket.until(() => socket.socket.readyState === WebSocket.OPEN);
    return socket;
  };
  const closes = async (code: number, ...said: (object | string | Buffer)[]) => {
    const socket = await fresh();
    for (const message of said) socket.say(message);
    expect(await socket.closed(), JSON.stringify(said).slice(0, 80)).toBe(code);
    return socket;
  };
  const hello = { t: 'hello', protocol: 'quadrant-match/1', token };
  await closes(4001, 'no JSON');
  await closes(4001, Buffer.from(JSON.stringify(hello)));
  await closes(4001, hello, { t: 'give' });
  const noText = await fresh();
  noText.socket.send(Buffer.from([0xff, 0xfe]), { binary: false });
  expect(await noText.closed()).toBe(4001);
  await closes(4002, { t: 'hello', protocol: 'quadrant-match/9' });
  await closes(4002, { t: 'watch', match: 'before-hello' });
  await closes(4003, { ...hello, token: 'x'.repeat(32) });
  const long = await closes(4008, hello, { t: 'ping', n: 1, pad: 'x'.repeat(4096) });
  const flood = await closes(4008, hello, ...Array.from({ length: 70 }, (_, n) => ({ t: 'ping', n })));
  const megabytes = await closes(4008, hello, 'x'.repeat(3 << 20));
  for (const { heard } of [long, flood, megabytes]) {
    const errors = heard.filter(({ t }) => t === 'error');
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatchObject({
      code: 'too-many',
      words: expect.any(String),
      retry: expect.any(Number),
    });
  }
  const eight = [];
  for (let n = 0; n < 9; n++) eight.push(await new Socket().open(token));
  expect(await eight[0].closed()).toBe(4009);
  expect(eight.slice(1).map(({ code }) => code)).toEqual(Array(8).fill(null));
  for (const { socket } of eight) socket.terminate();
  const made = await ask('POST', '/api/matches', token, { game: 'raiinet', seats: ['me', 'open'] });
  const seat = [];
  for (let n = 0; n < 5; n++) {
    const socket = await new Socket().open(token);
    socket.say({ t: 'watch', match: made.body.match });
    await socket.next('state');
    seat.push(socket);
  }
  expect(await seat[0].closed()).toBe(4009);
  await ask('POST', '/api/recover', undefined, { recovery: (await guest('Dora')).recovery });
  const program = await new Socket({ host: 'quadrant:4173' }).open(token); // by whatever name: it has no origin
  program.socket.terminate();
  const rebound = new Socket({ host: 'evil.example', origin: 'http://evil.example' });
  expect(await rebound.closed()).toBe(1006);
  const elsewhere = new Socket({ origin: 'https://elsewhere.example' });
  expect(await elsewhere.closed()).toBe(1006);
  expect(
    await ask('GET', '/api/games', undefined, undefined, { origin: 'https://elsewhere.example' }),
  ).toMatchObject({ status: 403 });
  for (const { socket } of seat) socket.terminate();
});

/** RFC 8785 for what stands in records. */
function canonical(value: Any): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const fields = Object.keys(value).sort();
  return `{${fields.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join()}}`;
}
