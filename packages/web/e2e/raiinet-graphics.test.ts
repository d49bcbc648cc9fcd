/** `quadrant run raiinet -graphics`: a real process and a real page. The text stays as it is, whatever the page does. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { program } from '@quadrant/raiinet';
import { runProgram } from '@quadrant/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './browser.js';
import { greedyGame, toldTurns, wordsOf } from './raiinet.js';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const CLI = `${ROOT}packages/cli`;
const { options, commands } = greedyGame(42);
const words = wordsOf(options);
const { out } = runProgram(program, words, commands.join('\n'));

let site: Site;
let folder: string; // inside the repository, so that copies find the packages
beforeAll(async () => {
  site = await openSite();
  folder = mkdtempSync(`${ROOT}node_modules/.quadrant-graphics-`);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await site?.close();
});

interface Running {
  readonly child: ChildProcess;
  readonly said: { out: string; err: string };
  readonly address: string;
  readonly ended: Promise<number | null>;
}

async function start(): Promise<Running> {
  const child = spawn(process.execPath, [`${CLI}/bin/quadrant.js`, 'run', 'raiinet', '-graphics', ...words]);
  const said = { out: '', err: '' };
  child.stdout.on('data', (data) => {
    said.out += data;
  });
  child.stderr.on('data', (data) => {
    said.err += data;
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  await expect.poll(() => said.err).toMatch(/^The board is shown at http.*\n$/);
  return { child, said, address: said.err.slice(said.err.indexOf('http')).trim(), ended };
}

const give = ({ child }: Running, lines: readonly string[]) => child.stdin!.write(`${lines.join('\n')}\n`);

describe('with a page', () => {
  it('pushes the view of the player on move after each command, and everything at the end', async () => {
    const running = await start();
    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.goto(running.address);
    const unknown = (seat: number) => page.locator(`.player.seat-${seat} .chip.unknown`).count();
    await page.getByRole('grid').waitFor();
    expect([await unknown(0), await unknown(1)]).toEqual([0, 8]);
    const turnAfter = (n: number) =>
      runProgram(program, [...words, '-state'], commands.slice(0, n).join('\n')).out;
    const last = commands.length - 1;
    for (let n = 1; n < last; n++) {
      give(running, [commands[n - 1]]);
      await toldTurns(page, n);
      const state = JSON.parse(turnAfter(n).trimEnd().split('\n').at(-1)!);
      const mover = state.turn - 1;
      expect(await unknown(mover)).toBe(0);
      const hidden = Object.entries<{ known: number[] }>(state.links).filter(
        ([, { known }]) => !known.includes(state.turn),
      );
      expect(await unknown(1 - mover)).toBe(hidden.length);
    }
    give(running, commands.slice(last - 1));
    await page
      .getByText(/Player \d wins/)
      .first()
      .waitFor();
    expect([await unknown(0), await unknown(1)]).toEqual([0, 0]);
    await page.getByText('The program has ended.').waitFor();
    expect([await running.ended, running.said.out]).toEqual([0, out]);
    await context.close();
  });

  it('goes on when the page is closed', async () => {
    const running = await start();
    const context = await site.browser.newContext();
    const page = await context.newPage();
    await page.goto(running.address);
    give(running, commands.slice(0, 3));
    await toldTurns(page, 3);
    await context.close();
    give(running, commands.slice(3));
    expect([await running.ended, running.said.out]).toEqual([0, out]);
  });
});

describe('strangers', () => {
  it('are shown nothing without the whole address, nor by another name', async () => {
    const running = await start();
    const { origin, pathname, port, hostname } = new URL(running.address);
    const ask = (path: string, host = `${hostname}:${port}`) =>
      new Promise<{ status: number; body: string }>((done, failed) => {
        request({ hostname, port, path, headers: { host } }, (response) => {
          const { statusCode: status = 0 } = response;
          response.once('data', (data) => {
            done({ status, body: `${data}` }); // events have no end
            response.destroy();
          });
          response.once('end', () => done({ status, body: '' }));
        })
          .on('error', failed)
          .end();
      });
    const other = `${pathname.slice(0, -2)}${pathname.at(-2) === 'A' ? 'B' : 'A'}/`;
    for (const path of ['/', '/events', '//events', `${other}events`, '/index.html', pathname.slice(0, -1)])
      expect([path, await ask(path)]).toEqual([path, { status: 404, body: '' }]);
    for (const path of [pathname, `${pathname}events`])
      expect([path, await ask(path, 'evil.example')]).toEqual([path, { status: 403, body: '' }]);
    expect((await ask(`${pathname}events`)).body).toContain('"view"');
    expect((await fetch(origin + pathname)).headers.get('content-security-policy')).toContain("'none'");
    give(running, commands);
    expect([await running.ended, running.said.out]).toEqual([0, out]);
  });
});

describe('without a page', () => {
  const run = (folderOfCli: string, ...more: string[]) => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      [`${folderOfCli}/bin/quadrant.js`, 'run', 'raiinet', '-graphics', ...words, ...more],
      { input: commands.join('\n'), encoding: 'utf8' },
    );
    return { out: stdout, err: stderr, status };
  };

  it('prints the same text from a pipe and from a file, and the address on standard error', () => {
    writeFileSync(`${folder}/game.txt`, commands.join('\n'));
    for (const result of [run(CLI), run(CLI, `${folder}/game.txt`)]) {
      expect(result).toMatchObject({ out, status: 0 });
      expect(result.err).toMatch(
        /^The board is shown at http:\/\/127\.0\.0\.1:\d+\/[\w-]{22}\/#\/raiinet\/watch\n$/,
      );
    }
  });

  it('says that the page is not built, and plays', () => {
    for (const part of ['bin', 'dist', 'package.json'])
      cpSync(`${CLI}/${part}`, `${folder}/cli/${part}`, { recursive: true });
    const result = run(`${folder}/cli`);
    expect(result).toMatchObject({ out, status: 0 });
    expect(result.err).toMatch(/^There is no display: the page is not built .* The game goes on\.\n$/);
  });
});
