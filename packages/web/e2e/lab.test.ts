/** The folder of a tournament on the page: how it stands, and its games. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, PHONE, type Site } from './browser.js';

const BIN = fileURLToPath(new URL('../../cli/bin/quadrant.js', import.meta.url));
const HOME = mkdtempSync(join(tmpdir(), 'quadrant-lab-page-'));
const RUN = join(HOME, 'run');

let site: Site;
beforeAll(async () => {
  const words = [
    'tournament',
    'raiinet',
    '--bot',
    'random',
    '--bot',
    'name=other,bot=random',
    '--rounds',
    '3',
  ];
  const played = spawnSync(process.execPath, [BIN, ...words, '--jobs', '1', '--out', RUN], {
    encoding: 'utf8',
  });
  expect(played.status, played.stderr).toBe(0);
  site = await openSite();
});
afterAll(async () => {
  await site?.close();
  rmSync(HOME, { recursive: true, force: true });
});

/** Drops a folder on the page, as a file manager does. */
async function drop(page: Page, folder: string): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const data = { items: [], files: [folder], dragOperationsMask: 1 };
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: 100, y: 200, data });
}

it('shows the standings with bars and opens a game, from which one comes back', async () => {
  const page = await site.visit('', { viewport: PHONE });
  await page.getByRole('link', { name: 'Open the folder of a tournament' }).click();
  await page.getByLabel('Choose the folder').setInputFiles(RUN);
  const standings = page.getByRole('region', { name: 'Standings' });
  await standings.getByRole('heading', { name: 'RAIInet' }).waitFor();
  expect(await standings.locator('tbody tr').count()).toBe(2);
  expect(await standings.locator('svg .value').count()).toBe(2);
  expect(await standings.innerText()).toMatch(/of 6\s+0 ± 0/); // the first bot is where Elo begins
  const looks = page.getByRole('button', { name: /^Look at game/ });
  expect(await looks.count()).toBe(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.getByRole('button', { name: 'Look at game 2-1' }).click();
  await page.getByRole('grid').waitFor();
  expect(page.url()).toContain('#/raiinet/game/');
  await page.getByText('turn 0 /').first().waitFor(); // the replay, from its beginning
  await page.goBack();
  await expect.poll(() => looks.count()).toBe(6);
});

it('takes a folder that is dropped, says what is wrong with another, and reads one whose tournament still runs', async () => {
  const other = join(HOME, 'other');
  mkdirSync(other);
  writeFileSync(join(other, 'notes.txt'), 'nothing');
  const page = await site.visit('#/lab');
  const choose = page.getByLabel('Choose the folder');
  await choose.setInputFiles(other);
  expect(await page.getByRole('alert').innerText()).toContain('This is no folder of a tournament');
  await drop(page, RUN);
  await page.getByRole('region', { name: 'Standings' }).waitFor();
  expect(await page.getByRole('button', { name: /^Look at game/ }).count()).toBe(6);
  expect(await page.getByRole('alert').count()).toBe(0);
  await drop(page, other);
  expect(await page.getByRole('alert').innerText()).toContain('This is no folder of a tournament');
  rmSync(join(RUN, 'results.jsonl'));
  rmSync(join(RUN, 'summary.json'));
  writeFileSync(join(RUN, 'games.jsonl'), '{"pair":9,"bo', { flag: 'a' }); // torn
  await choose.setInputFiles(RUN);
  await page.getByRole('heading', { name: 'RAIInet' }).waitFor();
  await expect.poll(() => page.getByRole('alert').count()).toBe(0);
  expect(await page.getByRole('button', { name: /^Look at game/ }).count()).toBe(6);
});
