/** The folder of a tournament on the page: how it stands, and its games. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { axeSource, openSite, PHONE, type Site } from './browser.js';

const BIN = fileURLToPath(new URL('../../cli/bin/quadrant.js', import.meta.url));
const HOME = mkdtempSync(join(tmpdir(), 'quadrant-lab-page-'));
const RUN = join(HOME, 'run');
const MANY = join(HOME, 'many');

function playInto(folder: string, bots: readonly string[], ...words: readonly string[]): void {
  const seats = bots.flatMap((bot) => ['--bot', bot]);
  const all = [BIN, 'tournament', 'raiinet', ...seats, ...words, '--jobs', '1', '--out', folder];
  const played = spawnSync(process.execPath, all, { encoding: 'utf8' });
  expect(played.status, played.stderr).toBe(0);
}

let site: Site;
beforeAll(async () => {
  playInto(RUN, ['random', 'name=other,bot=random'], '--rounds', '3');
  const others = ['a-bot-with-a-rather-long-name', 'third', 'fourth', 'fifth'];
  const many = ['random', ...others.map((name) => `name=${name},bot=random`)];
  playInto(MANY, many, '--rounds', '1', '--anchor', 'random=1500');
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

it('has room for many bots on a phone, and bars that fill theirs wherever Elo begins', async () => {
  const page = await site.visit('#/lab', { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.getByLabel('Choose the folder').setInputFiles(MANY);
  const standings = page.getByRole('region', { name: 'Standings' });
  await standings.locator('svg').first().waitFor();
  expect(await standings.locator('tbody tr').count()).toBe(5);
  expect(await page.evaluate(() => innerWidth)).toBe(PHONE.width); // nothing is so wide that all is shown small
  const cut = await standings
    .locator('.standings-place')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(cut).toBe(0);
  const ends = await standings
    .locator('.reach')
    .evaluateAll((lines) =>
      lines.flatMap((line) => ['x1', 'x2'].map((end) => Number(line.getAttribute(end)))),
    );
  expect(Math.min(...ends)).toBeLessThan(10);
  expect(Math.max(...ends)).toBeGreaterThan(90);
  await page.evaluate(axeSource());
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<{ violations: { id: string }[] }> } }).axe.run(),
  );
  expect(violations).toEqual([]);
  await page.context().close();
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
