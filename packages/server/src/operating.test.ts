/** What whoever runs a server sees of it: figures, logs, a stop that loses nothing, a page without a database. */
import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { startServer } from './server.js';
import { openSqlite } from './store/sqlite.js';
import { Client, call, newId } from './testing/client.js';
import { testFile, testServer } from './testing/folder.js';
import { move, testClock, twoAt } from './testing/two.js';

const PROGRAM = fileURLToPath(new URL('../../cli/bin/quadrant.js', import.meta.url));
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
});

/** The real program, what it says, and where it serves. */
async function program(words: readonly string[], node: readonly string[] = []) {
  const child = spawn(process.execPath, [...node, PROGRAM, 'serve', '--port', '0', ...words], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  const said = { out: '', err: '' };
  child.stderr!.on('data', (chunk) => {
    said.err += chunk;
  });
  await new Promise<void>((ready, failed) => {
    child.once('exit', () => failed(new Error(said.err)));
    child.stdout!.on('data', (chunk) => {
      said.out += chunk;
      if (/http\S+[\s\S]*\n/.test(said.out)) ready();
    });
  });
  return { child, said, address: /http:\S+\//.exec(said.out)![0] };
}

const ended = (child: ChildProcess) =>
  new Promise<number | null>((done) => {
    if (child.exitCode !== null) done(child.exitCode);
    else child.once('exit', (status) => done(status));
  });

it('counts what happens, for this machine or at an address of its own', async () => {
  const { address } = await testServer();
  const { match, a, b } = await twoAt(address);
  await move([a, b], match);
  const id = newId();
  a.say({ t: 'give', match, id, ply: 0, command: 'move a down' });
  await a.answer(id);
  const figures = await (await fetch(`${address}metrics`)).text();
  expect(figures).toContain('quadrant_answers_total{answer="ok"} 1');
  expect(figures).toContain('quadrant_answers_total{answer="stale"} 1');
  expect(figures).toContain('quadrant_connections 2');
  expect(figures).toContain('quadrant_matches_in_memory 1');
  expect(figures).toMatch(/process_cpu_seconds_total/);
  const forwarded = { headers: { 'x-forwarded-for': '10.0.0.1' } };
  expect((await fetch(`${address}metrics`, forwarded)).status).toBe(404);
  const apart = await testServer({ metrics: { host: '127.0.0.1', port: 0 } });
  expect((await fetch(`${apart.address}metrics`)).status).toBe(404);
  expect((await fetch(`http://127.0.0.1:${apart.metrics}/metrics`)).status).toBe(200);
});

it('logs no tokens, names, addresses or secrets, and stops without losing anybody', async () => {
  const folder = dirname(testFile());
  const { child, said, address } = await program([
    '--data',
    folder,
    '--log',
    'debug',
    '--guests-per-hour',
    '3',
  ]);
  const { match, a, b, ann, bob } = await twoAt(address);
  await move([a, b], match);
  await call(address, 'GET', '/api/me', { token: 'not-a-token' });
  const stranger = await new Client(address).hello();
  stranger.say('{');
  await stranger.until(() => stranger.closed);
  const silent = new Client(address);
  await silent.opened();
  child.kill('SIGTERM');
  expect(await a.until(() => a.closed)).toBe(4010);
  const again = new Client(address);
  expect(await again.hello().catch(() => null)).toBe(null); // those who come back are not let in
  expect(await silent.until(() => silent.closed)).toBe(4010);
  expect(await ended(child)).toBe(0);
  const lines = said.err
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['serves', 'closed a connection', 'stops']),
  );
  for (const secret of [
    ann.token,
    bob.token,
    ann.recovery,
    'not-a-token',
    'Ann',
    '127.0.0.1',
    ann.player,
    match,
  ])
    expect(said.err).not.toContain(secret);
});

it('says that it can write when it has written', async () => {
  const file = testFile();
  const { address } = await testServer({ file });
  const written = () => statSync(`${file}-wal`).size;
  const before = written();
  expect((await call(address, 'GET', '/healthz')).status).toBe(200);
  const head = await fetch(`${address}healthz`, { method: 'HEAD' }); // what watches over servers asks so
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(written()).toBeGreaterThan(before);
});

it('lets one match that cannot be played again hold up no other', async () => {
  const clock = testClock();
  const file = testFile();
  const first = await startServer({ port: 0, host: '127.0.0.1', file, now: clock.now });
  const spoilt = await twoAt(first.address, { clock: { days: 1 } });
  const { match, a, b, ann } = await twoAt(first.address, { clock: { base: 30_000, inc: 0 } });
  await move([a, b], match);
  await move([a, b], match);
  await first.close();
  const { db } = await openSqlite(file);
  const options = '{"players":77}'; // of no version of the rules
  await sql`update matches set due = 1, header = json_set(header, '$.options', json(${options})) where id = ${spoilt.match}`.execute(
    db,
  );
  await db.destroy();
  clock.pass(60_000);
  const { address } = await testServer({ file, now: clock.now });
  const looks = await new Client(address).hello(ann.token);
  await looks.watch(match);
  await looks.until(() => looks.last(match).over?.termination === 'timeout');
  const { token } = spoilt.ann;
  const mine = await call(address, 'GET', '/api/matches?player=me', { token });
  expect(mine.body.matches).toMatchObject([{ match: spoilt.match, state: 'running' }]);
  expect((await call(address, 'DELETE', '/api/me', { token })).status).toBe(200);
});

it.runIf(process.platform !== 'win32')('lets nobody else of the machine read what it keeps', async () => {
  const file = testFile();
  const { address } = await testServer({ file });
  await twoAt(address);
  const kept = readdirSync(dirname(file)).filter((name) => !name.includes('.lock'));
  expect(kept).toContain('matches.sqlite-wal');
  for (const name of kept) expect(statSync(join(dirname(file), name)).mode & 0o077, name).toBe(0);
});

it('serves the page without matches where SQLite cannot be loaded, and says so in one line', async () => {
  const hooks = `export const resolve = (name, context, next) => {
    if (/sqlite/.test(name) && !name.startsWith('.')) throw new Error('not here');
    return next(name, context);
  };`;
  const loader = JSON.stringify(`data:text/javascript,${encodeURIComponent(hooks)}`);
  const register = `import { register } from 'node:module'; register(${loader});`;
  const without = ['--import', `data:text/javascript,${encodeURIComponent(register)}`];
  const started = program(['--host', '0.0.0.0', '--data', dirname(testFile())], without);
  const { said, address } = await started.catch((error: Error) => ({
    said: { out: error.message },
    address: null,
  }));
  expect(said.out).toContain('SQLite cannot be loaded here');
  if (address === null) return; // the page is not built here: there is nothing to serve
  expect(said.out.match(/Nobody can play over the network/g)).toHaveLength(1);
  expect((await fetch(address)).status).toBe(200);
});
