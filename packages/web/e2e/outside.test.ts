/** A page built with a game from outside has it beside the others, on a plain board made from its view. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { chromiumLaunch } from '../../../scripts/chromium.mjs';
import { type Served, serve } from '../serve.mjs';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const built = mkdtempSync(join(tmpdir(), 'quadrant-page-'));
let served: Served;
let browser: Browser;

beforeAll(async () => {
  const words = [`${ROOT}node_modules/vite/bin/vite.js`, 'build', '--logLevel', 'error', '--outDir', built];
  const { status, stderr } = spawnSync(process.execPath, words, {
    cwd: WEB,
    encoding: 'utf8',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      QUADRANT_GAMES: './examples/tic-tac-toe/src/entry.ts', // as from the project's folder
    },
  });
  if (status !== 0) throw new Error(`the page does not build:\n${stderr}`);
  served = await serve(built);
  browser = await chromium.launch(await chromiumLaunch());
});
afterAll(async () => {
  await browser?.close();
  await served?.close();
  rmSync(built, { recursive: true, force: true });
});

it('is chosen on the start page and played to its end', async () => {
  const page = await browser.newPage({ reducedMotion: 'reduce' });
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.goto(served.address);
  await page.getByText('Three marks in a row win.').waitFor();
  await page.getByRole('link', { name: 'Play Tic-tac-toe', exact: true }).click();
  const square = (row: number, column: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^row ${row}, column ${column}:`) });
  for (const [row, column] of [[1, 1], [2, 2], [1, 2], [3, 3], [1, 3]] as const) // biome-ignore format: squares
    await square(row, column).click();
  await page.getByText('Player 1 has won').first().waitFor();
  await page.goto(`${served.address}#/tic-tac-toe/rules`);
  await page.getByText('put your mark on a square, 1 to 9').waitFor();
  expect(errors).toEqual([]);
});
