/** Two nodes on one PostgreSQL. */
import { stream } from '@quadrant/kernel';
import { TestPostgres } from '@quadrant/testing/postgres';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { findBoard } from './boards/board.js';
import { Boards } from './boards/boards.js';
import { GAMES } from './games.js';
import type { ServerLimits } from './limits.js';
import type { Header, LogEntry } from './match/entry.js';
import { newHeader } from './new-match.js';
import { Players } from './players.js';
import { Presence } from './presence.js';
import { type Server, startServer } from './server.js';
import { drawSecrets } from './service.js';
import { LISTENER, Notices } from './store/notices.js';
import { MIGRATING, openPostgres } from './store/postgres.js';
import { SINCE } from './store/postgres-journal.js';
import { openSqlite } from './store/sqlite.js';
import { Store } from './store/store.js';
import { Cable } from './testing/cable.js';
import { Client, call, guest, newId } from './testing/client.js';
import { testFile } from './testing/folder.js';
import { act, move } from './testing/two.js';

const UNRATED = { clock: null, rated: false, visible: 'link', friendly: false, delay: 0 } as const;

const found = await TestPostgres.open();
if (found === null) console.warn('There is no PostgreSQL here: several nodes are not tested.');

describe.runIf(found !== null)('two nodes', () => {
  const postgres = found!;
  let nodes: Server[];
  const start = (limits: Partial<ServerLimits> = {}) =>
    startServer({ port: 0, host: '127.0.0.1', database: postgres.url, limits });
  beforeAll(async () => {
    nodes = await Promise.all([start(), start()]); // both bring the tables up to date
  });
  afterAll(async () => {
    for (const node of nodes ?? []) await node.close();
    await postgres.close();
  });

  /** Ann on the first node, Bob on the second. */
  async function spread(more: object = {}) {
    const [one, two] = nodes.map(({ address }) => address);
    const [ann, bob] = [await guest(one, 'Ann'), await guest(two, 'Bob')];
    const { match } = (
      await call(one, 'POST', '/api/matches', {
        token: ann.token,
        body: { game: 'raiinet', seats: ['me', 'open'], ...more },
      })
    ).body as { match: string };
    expect((await call(two, 'POST', `/api/matches/${match}/join`, { token: bob.token })).status).toBe(200);
    const a = await new Client(one).hello(ann.token);
    const b = await new Client(two).hello(bob.token);
    await a.watch(match);
    await b.watch(match);
    return { match, a, b, ann, bob, one, two };
  }

  it('find what has grown by the index, also where the planner knows little of the log', async () => {
    const client = new pg.Client(postgres.url);
    await client.connect();
    onTestFinished(() => client.end());
    await client.query(`insert into entries (match, number, entries)
      select 'long-' || match, number, '[]' from generate_series(1, 200) match, generate_series(1, 100) number`);
    const known = Array.from({ length: 200 }, (_, i) => `long-${i + 1}`);
    await client.query(`prepare since (text[], int[]) as ${SINCE}`);
    const names = `array['${known.join("', '")}'], array[${known.map(() => 99)}]`;
    for (const knows of ['nothing', 'all']) {
      if (knows === 'all') await client.query('analyze entries');
      for (const plan of ['force_custom_plan', 'force_generic_plan']) {
        await client.query(`set plan_cache_mode = ${plan}`);
        const { rows } = await client.query(`explain execute since (${names})`);
        const steps = rows.map((row) => row['QUERY PLAN']).join('\n');
        expect(steps, `${plan}, knows ${knows}`).toMatch(/Index Scan .*on entries/);
      }
    }
    await client.query(`delete from entries where match like 'long-%'`);
  });

  it('acknowledge nothing on a connection that somebody gave up in the middle of a transaction', async () => {
    const opened = await openPostgres(postgres.url, 1000);
    const store = new Store(opened);
    onTestFinished(async () => {
      await opened.notices?.close();
      await store.close();
    });
    const body = { game: 'raiinet', seats: ['me', 'open'], ...UNRATED };
    const header = newHeader(GAMES, body, 'p_ann', drawSecrets(), 1) as { value: Header };
    const match = await store.make(header.value, null);
    const slow = store.db.transaction().execute((change) => sql`select pg_sleep(2.5)`.execute(change));
    await expect(slow).rejects.toThrow('timeout');
    const entries: LogEntry[] = [{ kind: 'aborted', by: null, at: 1 }];
    const isTaken = await store.append({ match, number: 1, entries }).catch(() => null);
    const client = new pg.Client(postgres.url);
    await client.connect();
    const { rowCount } = await client.query('select from entries where match = $1', [match]);
    await client.end();
    if (isTaken !== null) expect([isTaken, rowCount]).toEqual([true, 1]);
  });

  it('say last who is here as it is last, however often people come and go at once', async () => {
    const { db, notices } = await openPostgres(postgres.url);
    onTestFinished(async () => {
      await notices?.close();
      await db.destroy();
    });
    const rng = stream(1, 'presence');
    let now = 1000;
    const presence = new Presence(db, { node: 'n_presence', shared: true, now: () => now });
    for (let round = 0; round < 20; round++) {
      const connected = new Map<string, number>();
      const all: Promise<unknown>[] = [];
      for (let n = 0; n < 40; n++) {
        const player = `p_${rng.below(3)}`;
        const many = connected.get(player) ?? 0;
        const comes = many === 0 || (many < 3 && rng.below(2) === 0);
        connected.set(player, many + (comes ? 1 : -1));
        all.push(comes ? presence.came(`m${round}`, player) : presence.went(`m${round}`, player));
        if (rng.below(4) === 0) all.push(presence.renew());
      }
      await Promise.all(all);
      now++;
      const rows = await db
        .selectFrom('presence')
        .selectAll()
        .where('match', '=', `m${round}`)
        .where('node', '=', 'n_presence')
        .execute();
      for (const { player, until } of rows)
        expect(Number(until) > now, `${player} in round ${round}`).toBe(connected.get(player)! > 0);
    }
  });

  it('find out that somebody went with their node', async () => {
    const { db, notices } = await openPostgres(postgres.url);
    onTestFinished(async () => {
      await notices?.close();
      await db.destroy();
    });
    let now = 1000;
    const [here, there] = ['n_here', 'n_there'].map(
      (node) => new Presence(db, { node, shared: true, now: () => now }),
    );
    const matches = ['m_one', 'm_two'];
    await there.came('m_one', 'p_bob');
    await here.came('m_two', 'p_ann');
    expect(await here.changed(matches), 'whoever came to them was told before').toEqual(matches);
    expect(await here.changed(matches)).toEqual([]);
    now += 10_000;
    await here.renew();
    expect(await here.changed(matches)).toEqual([]);
    now += 10_001; // who was there has not said so again
    expect(await here.changed(matches)).toEqual(['m_one']);
    expect((await here.here(matches))('m_one', 'p_bob')).toBe(false);
    await there.renew();
    expect(await here.changed(matches)).toEqual(['m_one']);
    expect(await here.changed(matches)).toEqual([]);
  });

  it('wait for another one that brings the tables up to date, however long that takes', async () => {
    const other = new pg.Client(postgres.url);
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [MIGRATING]);
    const opening = openPostgres(postgres.url, 300);
    const waits = async () => {
      const { rows } = await other.query(`select from pg_locks where locktype = 'advisory' and not granted`);
      return rows.length;
    };
    await expect.poll(waits).toBe(1);
    await other.query('select pg_sleep(1)'); // longer than any answer may take
    await other.end();
    const opened = await opening;
    await opened.notices?.close();
    await opened.db.destroy();
  });

  it('stop also where the database says nothing any more', async () => {
    const url = new URL(postgres.url);
    const cable = new Cable(Number(url.port));
    url.port = `${await cable.open()}`;
    const [here, there] = [new Notices(url.href), new Notices(postgres.url)];
    let hears = false;
    here.hear = () => {
      hears = true;
    };
    await expect
      .poll(() => {
        there.say('hello');
        return hears;
      })
      .toBe(true);
    cable.break();
    await here.close();
    await there.close();
    cable.close();
  });

  it('make one match for one id, however many ask at once', async () => {
    const addresses = nodes.map(({ address }) => address);
    const { token } = await guest(addresses[0], 'Ann');
    for (let round = 0; round < 10; round++) {
      const body = { game: 'raiinet', seats: ['me', 'open'], id: `same-id-${round}` };
      const answers = await Promise.all(
        [...addresses, ...addresses].map((address) => call(address, 'POST', '/api/matches', { token, body })),
      );
      expect(answers).toEqual(answers.map(() => ({ status: 201, body: answers[0].body })));
    }
  });

  it('play one match: events, names, presence, ids and records are the same on both', async () => {
    const { match, a, b, ann, bob, one, two } = await spread();
    expect(a.last(match).players.map((player) => player?.name)).toEqual(['Ann', 'Bob']);
    await a.get('here', ({ players }) => players[0] && players[1]);
    for (let n = 0; n < 10; n++) await move([a, b], match, n);
    const last = { t: 'give', match, id: newId(), ply: 10, command: a.last(match).legal[0] };
    a.say(last);
    expect((await a.answer(last.id)).t).toBe('ok');
    const other = await new Client(two).hello(ann.token);
    await other.watch(match);
    other.say(last); // the same again on the other node
    expect((await other.answer(last.id)).t).toBe('ok');
    expect(other.last(match).ply).toBe(11);
    await call(two, 'PATCH', '/api/me', { token: bob.token, body: { name: 'Robert' } });
    for (;;) {
      const { players } = (await call(one, 'GET', `/api/matches/${match}`)).body;
      if (players[1].name === 'Robert') break;
    }
    expect(await act(b, match, { act: 'resign' })).toBe('ok');
    await a.get('event', ({ over }) => !!over);
    const records = await Promise.all(
      [one, two].map(async (address) => (await call(address, 'GET', `/api/matches/${match}/record`)).body),
    );
    expect(records[0]).toEqual(records[1]);
  });

  it('call everybody by their name, on whichever of them they became a player', async () => {
    const [one, two] = nodes.map(({ address }) => address);
    const [ann, bob] = [await guest(one, 'Ann'), await guest(one, 'Bob')];
    const body = { game: 'raiinet', seats: ['me', 'open'] };
    const { match } = (await call(one, 'POST', '/api/matches', { token: ann.token, body })).body;
    const spectator = await new Client(two).hello();
    await spectator.watch(match);
    await call(two, 'POST', `/api/matches/${match}/join`, { token: bob.token });
    const { players } = await spectator.get('event', ({ kind }) => kind === 'started');
    expect(players?.map((player) => player?.name)).toEqual(['Ann', 'Bob']);
    spectator.close();
  });

  it('count every rated match of a player, also those that end at once on both', async () => {
    const addresses = nodes.map(({ address }) => address);
    const ann = await guest(addresses[0], 'Ann');
    const others = await Promise.all(
      Array.from({ length: 8 }, async (_, n) => {
        const address = addresses[n % 2];
        const bob = await guest(address, 'Bob');
        const body = { game: 'raiinet', seats: ['me', 'open'], rated: true };
        const { match } = (await call(address, 'POST', '/api/matches', { token: bob.token, body })).body;
        await call(addresses[(n + 1) % 2], 'POST', `/api/matches/${match}/join`, { token: ann.token });
        const client = await new Client(address).hello(bob.token);
        await client.watch(match);
        return { client, match: match as string };
      }),
    );
    await Promise.all(others.map(({ client, match }) => act(client, match, { act: 'resign' })));
    const rating = async () =>
      (await call(addresses[0], 'GET', `/api/players/${ann.player}`)).body.ratings.raiinet;
    await expect.poll(async () => (await rating())?.games).toBe(others.length);
    expect((await rating()).history).toHaveLength(others.length);
    for (const { client } of others) client.close();
  });

  /** Whatever was said meanwhile was said to nobody. */
  async function cutListeners(): Promise<void> {
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1',
      [LISTENER],
    );
    expect(rowCount).toBeGreaterThanOrEqual(nodes.length);
    await client.end();
  }

  it('hear of each other also when notices are lost', async () => {
    const { match, a, b } = await spread();
    await cutListeners();
    for (let n = 0; n < 4; n++) await move([a, b], match, n);
  });

  it('hear of names that were changed and deleted while notices were lost', async () => {
    const [one, two] = nodes.map(({ address }) => address);
    const [ann, bob] = [await guest(one, 'Ann'), await guest(one, 'Bob')];
    const made = await call(one, 'POST', '/api/matches', {
      token: ann.token,
      body: { game: 'raiinet', seats: ['me', 'open'], visible: 'public' },
    });
    await call(one, 'POST', `/api/matches/${made.body.match}/join`, { token: bob.token });
    const names = async () => {
      const { body } = await call(two, 'GET', `/api/matches/${made.body.match}`);
      return body.players.map((player: { name: string }) => player.name);
    };
    expect(await names()).toEqual(['Ann', 'Bob']);
    await cutListeners();
    await call(one, 'PATCH', '/api/me', { token: ann.token, body: { name: 'Anna' } });
    await call(one, 'DELETE', '/api/me', { token: bob.token });
    await expect.poll(names, { timeout: 60_000 }).toEqual(['Anna', 'somebody']);
  });

  it('count the bots of a player together, and know whom the other one knows', async () => {
    const [one, two] = nodes.map(({ address }) => address);
    const ann = await guest(one, 'Ann');
    const bob = await guest(two, 'Bob');
    const asks = Array.from({ length: 10 }, (_, n) =>
      call(n % 2 ? one : two, 'POST', '/api/bot', { token: ann.token, body: { name: 'mine' } }),
    );
    expect((await Promise.all(asks)).filter(({ status }) => status === 201)).toHaveLength(5);
    const body = { player: bob.player, words: 'rude' };
    expect((await call(one, 'POST', '/api/report', { token: ann.token, body })).status).toBe(202);
  });

  it('hold a player to their running matches together, whoever of all sits down first', async () => {
    const [one, two] = await Promise.all([
      start({ runningMatchesPerPlayer: 3 }),
      start({ runningMatchesPerPlayer: 3 }),
    ]);
    onTestFinished(async () => {
      await Promise.all([one.close(), two.close()]);
    });
    const at = (n: number) => (n % 2 ? one : two).address;
    const ann = await guest(at(0), 'Ann');
    const others = await Promise.all(Array.from({ length: 12 }, (_, n) => guest(at(n), 'Bob')));
    const body = { game: 'raiinet', seats: ['me', 'open'] };
    const joins = others.map(async ({ token }, n) => {
      const { match } = (await call(at(n), 'POST', '/api/matches', { token, body })).body;
      return () => call(at(n + (n % 3)), 'POST', `/api/matches/${match}/join`, { token: ann.token });
    });
    const joined = await Promise.all((await Promise.all(joins)).map((join) => join()));
    expect(joined.map(({ status }) => status).sort()).toEqual([...Array(3).fill(200), ...Array(9).fill(429)]);
  });

  it('let nobody in by a token that becomes void meanwhile, and seat nobody who is being deleted', async () => {
    const [one, two] = nodes.map(({ address }) => address);
    for (let round = 0; round < 20; round++) {
      const ann = await guest(one, 'Ann');
      const clients = Array.from({ length: 8 }, () => new Client(one));
      await Promise.all(clients.map((client) => client.opened()));
      const recovered = call(one, 'POST', '/api/recover', { body: { recovery: ann.recovery } });
      for (const client of clients) {
        client.say({ t: 'hello', protocol: 'quadrant-match/1', token: ann.token });
        await new Promise((soon) => setImmediate(soon));
      }
      await recovered;
      const codes = () => clients.map(({ closed }) => closed);
      await expect.poll(codes, { timeout: 20_000 }).toEqual(clients.map(() => 4003));
    }
    for (let round = 0; round < 4; round++) {
      const [ann, bob] = [await guest(one, 'Ann'), await guest(two, 'Bob')];
      const body = { game: 'raiinet', seats: ['me', 'open'] };
      const { match } = (await call(one, 'POST', '/api/matches', { token: ann.token, body })).body;
      await Promise.all([
        call(two, 'POST', `/api/matches/${match}/join`, { token: bob.token }),
        call(one, 'DELETE', '/api/me', { token: bob.token }),
      ]);
      const { state, players } = (await call(one, 'GET', `/api/matches/${match}`)).body;
      expect(state === 'over' || players[1] === null).toBe(true);
    }
  });

  it('close whoever has a void token, also where the node that made it void died before it said so', async () => {
    const [one] = nodes.map(({ address }) => address);
    const [ann, bob] = [await guest(one, 'Ann'), await guest(one, 'Bob')];
    const [a, b] = [await new Client(one).hello(ann.token), await new Client(one).hello(bob.token)];
    const { db } = await openPostgres(postgres.url);
    await new Players(db).recover(ann.recovery);
    await db.destroy();
    await expect.poll(() => a.closed, { timeout: 30_000 }).toBe(4003);
    expect(b.closed).toBe(null);
    b.close();
  });

  it('rank the better one of two runs that end at once', async () => {
    const { db } = await openPostgres(postgres.url);
    onTestFinished(() => db.destroy());
    const boards = new Boards(db, GAMES);
    const board = findBoard(GAMES, 'sealed:mirewood:usual')!;
    const merit = (points: number) => ({ tier: 1, points, value: points, words: `${points}` });
    const players = Array.from({ length: 40 }, (_, n) => `runner-${n}`);
    const runs = players.flatMap((player, n) =>
      [5, 3, 4].map((points) => [player, points + (n % 2)] as const),
    );
    await Promise.all(runs.map(([player, points]) => boards.rank(board, player, null, merit(points), 1)));
    const rows = await db
      .selectFrom('ranks')
      .select(['player', 'points'])
      .where('board', '=', board.board)
      .execute();
    expect(new Map(rows.map(({ player, points }) => [player, points]))).toEqual(
      new Map(players.map((player, n) => [player, 5 + (n % 2)])),
    );
  });

  it('list how a match stands also after one of them would have added more than the other did', async () => {
    for (const opened of [await openPostgres(postgres.url), await openSqlite(testFile())]) {
      const store = new Store(opened);
      onTestFinished(() => store.close());
      const body = { game: 'raiinet', seats: ['me', 'open'], ...UNRATED };
      const header = newHeader(GAMES, body, 'p_ann', drawSecrets(), 1);
      if (!header.ok) throw new Error(header.error.words);
      const match = (await store.make(header.value, newId()))!;
      const entries: LogEntry[] = [{ kind: 'aborted', by: null, at: 1 }];
      expect(await store.append({ match, number: 1, entries, due: 5 })).toBe(true);
      expect(await store.append({ match, number: 1, entries: [...entries, ...entries], due: 4 })).toBe(false);
      store.show({ match, number: 1, state: 'over', players: [null, null], over: {}, due: null });
      await store.listed();
      const row = await opened.db.selectFrom('matches').selectAll().where('id', '=', match).execute();
      expect(row).toMatchObject([{ state: 'over', due: null, number: 1 }]);
    }
  });

  it('refuse the one character that PostgreSQL does not keep, and hold up nobody for it', async () => {
    const { match, a, ann, bob, one } = await spread();
    const ask = (method: string, path: string, body?: object) =>
      call(one, method, path, { token: ann.token, ...(body ? { body } : {}) });
    const answers = await Promise.all([
      ask('GET', '/api/matches/a%00b'),
      ask('GET', '/api/players/%00'),
      ask('GET', '/api/matches?game=%00'),
      ask('POST', '/api/report', { player: bob.player, words: 'a\0b' }),
      ask('POST', '/api/report', { player: '\0', words: 'rude' }),
      ask('POST', '/api/push', { endpoint: 'https://a.example/\0', keys: { p256dh: 'a', auth: 'b' } }),
      ask('DELETE', '/api/push', { endpoint: '\0' }),
      ask('POST', '/api/matches', { game: 'raiinet', seats: ['me', 'open'], id: 'the-same-id\0' }),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 400, body: { error: { code: 'malformed' } } });
    const { legal, ply } = a.last(match);
    a.say({ t: 'give', match, id: 'the-same-id\0', ply, command: legal[0] });
    expect(await a.until(() => a.closed)).toBe(4001);
  });

  it('go on when one of them goes, and when the database is killed', async () => {
    const { match, a, b, ann } = await spread();
    for (let n = 0; n < 4; n++) await move([a, b], match, n);
    const [first] = nodes.splice(0, 1);
    await first.close();
    expect(await a.until(() => a.closed)).toBe(4010);
    const again = await new Client(nodes[0].address).hello(ann.token);
    await again.watch(match);
    for (let n = 0; n < 4; n++) await move([again, b], match, n);
    await postgres.kill('SIGKILL');
    const newcomer = await new Client(nodes[0].address).hello();
    const error = await newcomer.watch('elsewhere');
    expect(error).toMatchObject({ t: 'error', code: 'busy', match: 'elsewhere' });
    expect(await newcomer.until(() => newcomer.closed), 'another node may reach the database').toBe(4010);
    const { ply, legal, seat } = again.last(match);
    const mover = again.last(match).onMove === seat ? again : b;
    const id = newId();
    mover.say({ t: 'give', match, id, ply, command: (mover === again ? legal : b.last(match).legal)[0] });
    await postgres.run();
    expect(
      (await mover.until(() => mover.messages.find((m) => 'id' in m && m.id === id && m.t === 'ok'))).t,
    ).toBe('ok');
    await again.until(() => again.last(match).ply === ply + 1);
  });
});
