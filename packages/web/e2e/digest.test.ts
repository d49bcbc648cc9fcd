/** The same games in Chromium as in Node: the built modules, as they are, under an import map. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { chromiumLaunch } from '../../../scripts/chromium.mjs';
import { digestOfGames } from '../../lab/src/attack/digest.js';

const GAMES = process.env.QUADRANT_LONG ? 300 : 15;
const ORIGIN = 'http://quadrant.test';
const root = new URL('../../../', import.meta.url);
const packages = (folder: string) =>
  readdirSync(new URL(folder, root)).filter((name) => existsSync(new URL(`${folder}/${name}/dist`, root)));

const imports = {
  ...Object.fromEntries(
    packages('packages').map((id) => [`@quadrant/${id}`, `/packages/${id}/dist/index.js`]),
  ),
  ...Object.fromEntries(
    packages('packages/games').map((id) => [`@quadrant/${id}`, `/packages/games/${id}/dist/index.js`]),
  ),
  '@noble/hashes/': '/node_modules/@noble/hashes/',
  valibot: '/node_modules/valibot/dist/index.mjs',
};
const PAGE = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`;

test('in Chromium', async () => {
  const browser = await chromium.launch(await chromiumLaunch());
  const page = await browser.newPage();
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: PAGE });
    const path = fileURLToPath(new URL(pathname.slice(1), root));
    return route.fulfill({ contentType: 'text/javascript', body: readFileSync(path, 'utf8') });
  });
  await page.goto(ORIGIN);
  const module = '/packages/lab/dist/attack/digest.js';
  const there = await page.evaluate(`import('${module}').then((it) => it.digestOfGames(${GAMES}))`);
  expect(there).toBe(await digestOfGames(GAMES));
  await browser.close();
});
