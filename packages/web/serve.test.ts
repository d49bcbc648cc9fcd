/** The server of the built page as strangers, impatient people and accidents meet it. */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SECURITY_HEADERS, type Served, serve } from './serve.mjs';

const LARGE = 64 * 1024 * 1024;
const ABORTED = 300;

let outside: string;
let folder: string;
let served: Served;
beforeAll(async () => {
  outside = mkdtempSync(join(tmpdir(), 'quadrant-serve-'));
  folder = join(outside, 'page');
  mkdirSync(join(folder, 'assets'), { recursive: true });
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(outside, 'secret.txt'), 'secret');
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  writeFileSync(join(folder, 'assets', 'a b.js'), 'export {};');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'large.bin'), '');
  truncateSync(join(folder, 'large.bin'), LARGE);
  symlinkSync(join(outside, 'secret.txt'), join(folder, 'way-out.txt'));
  served = await serve(folder);
});
afterAll(async () => {
  await served.close();
  rmSync(outside, { recursive: true });
});

interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Asks for a path as it is: `fetch` would tidy it up first. */
function ask(path: string, method = 'GET', headers: Record<string, string> = {}): Promise<Answered> {
  const { hostname, port } = new URL(served.address);
  return new Promise((done, failed) => {
    const asked = request({ hostname, port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (chunk) => {
        body += chunk;
      });
      response.on('end', () => done({ status: response.statusCode!, headers: response.headers, body }));
      response.on('error', failed);
    });
    asked.on('error', failed).end();
  });
}

describe('the server of the built page', () => {
  it('serves files with their types', async () => {
    const { status, headers, body } = await ask('/');
    expect([status, headers['content-type'], body]).toEqual([
      200,
      'text/html; charset=utf-8',
      '<!doctype html>',
    ]);
    const script = await ask('/assets/a%20b.js?x=1');
    expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it('says the whole address of its picture where it knows its own', async () => {
    const page = '<!doctype html><meta property="og:image" content="./shared.png" />';
    const home = join(outside, 'known');
    mkdirSync(home);
    writeFileSync(join(home, 'index.html'), page);
    for (const address of [undefined, 'https://games.example', 'https://games.example/']) {
      const known = await serve(home, 0, address);
      const expected = address ? page.replace('./', 'https://games.example/') : page;
      expect(await (await fetch(known.address)).text()).toBe(expected);
      await known.close();
    }
  });

  it('sends again only what has changed, and a part where one is asked for', async () => {
    const { etag } = (await ask('/')).headers;
    expect(await ask('/', 'GET', { 'if-none-match': etag! })).toMatchObject({ status: 304, body: '' });
    expect(await ask('/', 'GET', { range: 'bytes=2-8' })).toMatchObject({ status: 206, body: 'doctype' });
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/way-out.txt',
    '/%00',
    '/%E0%A4%A',
    '/assets',
    '/assets/',
    '/nothing.html',
    '/.vite/manifest.json',
    '/%2evite/manifest.json',
  ])('gives nothing for %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: 'There is nothing at this address.\n' });
  });

  it('answers nothing but questions', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
      expect((await ask('/', method)).status).toBe(405);
  });

  it('is heard on this machine only', () => {
    expect(served.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  });

  it('protects every answer', async () => {
    for (const [path, host] of [['/'], ['/nothing'], ['/', 'evil.example'], ['/assets/a%20b.js']])
      expect((await ask(path, 'GET', host ? { host } : {})).headers).toMatchObject(SECURITY_HEADERS);
    const policy = SECURITY_HEADERS['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('knows only its own names, on every path', async () => {
    const { port } = new URL(served.address);
    for (const path of ['/', '/assets/a%20b.js', '/nothing']) {
      for (const host of ['evil.example', `evil.example:${port}`, '127.0.0.1', '127.0.0.1:1'])
        expect(await ask(path, 'GET', { host })).toMatchObject({ status: 403 });
      expect((await ask(path, 'GET', { host: `localhost:${port}` })).status).not.toBe(403);
    }
  });
});

const FDS = '/proc/self/fd';

/** The descriptors of this process that are files of the page. */
const openFiles = () =>
  readdirSync(FDS).filter((fd) => {
    try {
      return readlinkSync(`${FDS}/${fd}`).startsWith(folder);
    } catch {
      return false; // the one that listed them
    }
  });

/** Asks for a large file and goes away when the first of it comes. */
function abort(): Promise<void> {
  const { hostname, port } = new URL(served.address);
  return new Promise((done) => {
    const socket = connect(Number(port), hostname);
    socket.write(`GET /large.bin HTTP/1.1\r\nHost: ${hostname}:${port}\r\n\r\n`);
    socket.once('data', () => socket.destroy());
    socket.on('error', () => {});
    socket.once('close', () => done());
  });
}

describe('accidents', () => {
  it.skipIf(!existsSync(FDS))(`${ABORTED} interrupted downloads leave no file open`, async () => {
    for (let n = 0; n < ABORTED; n += 20) await Promise.all(Array.from({ length: 20 }, abort));
    await expect.poll(openFiles).toEqual([]);
    expect((await ask('/')).status).toBe(200);
  });

  it('goes on when a file or the whole folder vanishes, also in the middle of a download', async () => {
    const lost = join(folder, 'lost.bin');
    writeFileSync(lost, '');
    truncateSync(lost, LARGE);
    const { hostname, port } = new URL(served.address);
    await new Promise<void>((done) => {
      request({ hostname, port, path: '/lost.bin' }, (response) => {
        response.once('data', () => truncateSync(lost, 0));
        response.on('data', () => {}).on('error', () => {});
        response.once('close', () => done());
      }).end();
    });
    rmSync(lost);
    expect((await ask('/lost.bin')).status).toBe(404);
    renameSync(folder, `${folder}-away`);
    expect((await ask('/')).status).toBe(404);
    renameSync(`${folder}-away`, folder);
    expect((await ask('/')).status).toBe(200);
  });
});

describe('npm start', () => {
  it('answers --help and refuses what it does not know, before it builds a page or serves anything', () => {
    const [calls, commands] = ['call', 'serving'].map(
      (name) => new URL(`../cli/dist/${name}.js`, import.meta.url),
    );
    const script = `import { answer, call } from '${calls}'; import { npmStart } from '${commands}';
      const command = npmStart(() => { throw new Error('it serves'); });
      process.exitCode = await answer('npm start', () => call(command, process.argv.slice(1)));`;
    const start = (...words: string[]) => {
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        ['--input-type=module', '-e', script, '--', ...words],
        { encoding: 'utf8' },
      );
      return { out: stdout, err: stderr, status };
    };
    expect(start('--help')).toMatchObject({
      out: expect.stringMatching(/^Usage: npm start/),
      err: '',
      status: 0,
    });
    const { out, err, status } = start('--prot', '80');
    expect({ out, status }).toEqual({ out: '', status: 2 });
    expect(err).toMatch(/^npm start: .*did you mean --port\?\n$/);
  });

  it('says that a port is taken', () => {
    const { port } = new URL(served.address);
    const script = `import { serveBuilt } from '${new URL('./serve.mjs', import.meta.url)}'; await serveBuilt(${port});`;
    const { stdout, stderr, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      encoding: 'utf8',
    });
    expect({ stdout, status }).toEqual({ stdout: '', status: 1 });
    expect(stderr).toMatch(new RegExp(`^npm start: port ${port} is taken, .*--port 0.*\n$`));
  });

  it.skipIf(process.platform === 'win32').each([
    ['Ctrl-C, which all of them are sent', 'SIGINT', true],
    ['SIGINT for npm alone', 'SIGINT', false],
    ['SIGTERM', 'SIGTERM', false],
    ['SIGKILL', 'SIGKILL', false],
  ] as const)('ends when npm is ended by %s', async (_, signal, toAll) => {
    const home = mkdtempSync(join(outside, 'npm-'));
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
    const start = scripts.start.replace('scripts/', ''); // as ours is started
    writeFileSync(join(home, 'package.json'), JSON.stringify({ scripts: { start } }));
    writeFileSync(
      join(home, 'start.mjs'),
      `import { endWithNpm } from '${new URL('../../scripts/end-with-npm.mjs', import.meta.url)}';
       import { serve } from '${new URL('./serve.mjs', import.meta.url)}';
       endWithNpm();
       console.log((await serve('.')).address);
       for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(0));`,
    );
    const npm = spawn('npm', ['start', '--silent'], {
      cwd: home,
      stdio: ['ignore', 'pipe', 'ignore'],
      detached: true, // a group of their own, as on a terminal
    });
    const address = await new Promise<string>((done) =>
      npm.stdout.once('data', (data) => done(`${data}`.trim())),
    );
    const answers = () =>
      fetch(address).then(
        () => true,
        () => false,
      );
    try {
      expect(await answers()).toBe(true);
      process.kill(toAll ? -npm.pid! : npm.pid!, signal);
      await expect.poll(answers).toBe(false);
    } finally {
      if (await answers()) process.kill(-npm.pid!, 'SIGKILL');
    }
  });
});
