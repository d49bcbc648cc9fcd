/** The developer's switch: what a seat knows as a tree, and nothing of what it does not. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, PHONE, type Site } from './browser.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

it('shows view, commands and facts of the shown seat, searched and copied', async () => {
  const page = await site.visit('#/raiinet/play', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('grid').waitFor();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('switch', { name: 'Look inside' }).check();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await page.getByRole('button', { name: 'Look inside' }).click();
  await page.getByLabel('Search names and values').fill('onMove');
  await expect.poll(() => page.locator('.tree').innerText()).toMatch(/onMove 0/);
  expect(await page.locator('.tree').innerText()).not.toContain('legal');
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await page.getByText('Copied.').waitFor();
  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()));
  expect(
    copied.view.links.filter(
      ({ seat, value }: { seat: number; value: string | null }) => seat === 1 && value,
    ),
  ).toEqual([]);
  expect(copied.legal).toContain('move a down');
  await page.context().close();
});

it('a phone has every control of the replay in one row', async () => {
  const page = await site.visit('#/raiinet/play', { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.getByRole('grid').waitFor();
  const tops = await page
    .locator('.replay button')
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await page.context().close();
});
