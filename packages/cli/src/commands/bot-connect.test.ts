/** A program plays online by a bot account, through a restart of the server, to the end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, it } from 'vitest';

const BIN = fileURLToPath(new URL('../../bin/quadrant.js', import.meta.url));
const STARTER = fileURLToPath(new URL('../../starters/js/bot.mjs', import.meta.url));
const running: ChildProcess[] = [];
const folder = mkdtempSync(join(tmpdir(), 'quadrant-connect-'));
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the program; resolves to what it says once that fits. */
function quadrant(words: readonly string[], fits: RegExp) {
  const child = spawn(process.execPath, [BIN, ...words], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  running.push(child);
  let said = '';
  const found = new Promise<RegExpExecArray>((done, failed) => {
    const look = (chunk: Buffer) => {
      said += chunk;
      const match = fits.exec(said);
      if (match) done(match);
    };
    child.stdout!.on('data', look);
    child.stderr!.on('data', look);
    child.once('exit', () => failed(new Error(said)));
  });
  found.catch(() => {}); // whoever waits for the end looks at what was said
  const ended = new Promise<{ said: string; status: number | null }>((done) =>
    child.once('exit', (status) => done({ said, status })),
  );
  return { child, found, ended };
}

it('makes an account, waits, is joined, plays on after a restart, and ends', async () => {
  const served = quadrant(['serve', '--port', '0', '--data', folder], /http:\/\/127\.0\.0\.1:(\d+)\//);
  const [address, port] = await served.found;
  const mine = ['bot', 'connect', address, `node ${STARTER}`];
  const first = quadrant([...mine, '--name', 'first', '--games', '1'], /waits at (\S+)/);
  const [, invite] = await first.found;
  const kept = JSON.parse(readFileSync(join(folder, 'quadrant-bot.json'), 'utf8'));
  expect(kept).toMatchObject({ bot: { name: 'first', owner: kept.owner.player } });
  expect(statSync(join(folder, 'quadrant-bot.json')).mode & 0o077).toBe(0);
  const post = async (path: string, token = '') =>
    (
      await fetch(new URL(path, address), {
        method: 'POST',
        headers: token ? { authorization: `Bearer ${token}` } : {},
        body: JSON.stringify({ name: 'second' }),
      })
    ).json() as Promise<{ token: string }>;
  const { token } = await post('/api/bot', (await post('/api/guest')).token);
  writeFileSync(join(folder, 'token'), `${token}\n`, { mode: 0o600 });
  const second = quadrant([...mine, '--token-file', 'token', '--join', invite], /plays seat 1/);
  await second.found;
  served.child.kill('SIGTERM');
  await served.ended;
  quadrant(['serve', '--port', port, '--data', folder], /http:/);
  const results: (string | undefined)[] = [];
  for (const { ended } of [second, first]) {
    const { said, status } = await ended; // who was told of one match plays that alone
    expect(status, said).toBe(0);
    results.push(/is over: (\w+)/.exec(said)?.[1]);
  }
  results.sort();
  expect([
    ['lost', 'won'],
    ['draw', 'draw'],
  ]).toContainEqual(results);
});

it('says what is wrong', async () => {
  for (const [words, fits] of [
    [['bot', 'connect'], /needs a server and a program/],
    [['bot', 'connect', 'http://127.0.0.1:9/', `node ${STARTER}`], /cannot play at/],
  ] as const) {
    const { said, status } = await quadrant(words, /$^/).ended;
    expect(said).toMatch(fits);
    expect(status).toBe(2);
  }
});
