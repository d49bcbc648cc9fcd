/** Today's challenge and what follows from it; and a battle, which is a moment of its own. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './browser.js';
import { openRaiinet } from './raiinet.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

it('today’s challenge has the seed of the day, goes on where it was left, and counts once', async () => {
  const page = await site.visit('', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('link', { name: 'Try today’s challenge of SimOdyssey 2' }).click();
  await page.getByRole('grid').waitFor();
  const day = new Date().toISOString().slice(0, 10);
  expect(await page.locator('.seed').innerText()).toBe(`seed ${day.replaceAll('-', '')}`);
  await page.keyboard.press('s');
  await page.getByText('turn 1 / 1').waitFor();
  await page.goto(`${site.address}#/simodyssey-2/today`);
  await page.getByText('turn 1 / 1').waitFor();
  await page.keyboard.press('b'); // given up: a day’s try all the same
  await page.getByRole('button', { name: 'Share result' }).click();
  await page.getByText('Your result is copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^SimOdyssey 2, challenge of ${day}\n.*2 turns\nhttp.*#/simodyssey-2/today$`),
  );
  await page.goto(site.address);
  await page.getByRole('link', { name: 'See today’s challenge of SimOdyssey 2' }).waitFor();
  await page.getByText('1 day in a row').waitFor({ state: 'attached' });
  await page.context().close();
});

it('a battle shows both links and who takes what, and is in nobody’s way', async () => {
  const page = await site.visit();
  const links = ['V1D4V3V2D3V4D2D1', 'V1V2V3V4D1D2D3D4'];
  await openRaiinet(page, { links }, ['move e down', 'move E up', 'move e down', 'move E up']);
  await page.getByRole('button', { name: 'show my side' }).click();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'forward, against E' }).click();
  await page.locator('.moment').getByText('You win the battle').waitFor();
  await page.locator('.moment').getByText('You download data 1.').waitFor();
  expect(await page.locator('.moment .fighter.loses').innerText()).toContain('their data');
  expect(await page.locator('.moment .odds').innerText()).toBe('3 › 1');
  await page.keyboard.press('[');
  await expect.poll(() => page.locator('.moment').count()).toBe(0);
  await page.context().close();
});

it('a battle of equals says why one of them won', async () => {
  const page = await site.visit();
  const links = ['V1D4V3V2D3V4D2D1', 'V1V2D1V4V3D2D3D4'];
  await openRaiinet(page, { links }, ['move e down', 'move E up', 'move e down', 'move E up']);
  await page.getByRole('button', { name: 'show my side' }).click();
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'forward, against E' }).click();
  await page.locator('.moment').getByText('Equal: the attacker wins. You download virus 3.').waitFor();
  expect(await page.locator('.moment .odds').innerText()).toBe('3 = 3');
  await page.context().close();
});
