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

it('shows every seat once nothing is secret', async () => {
  const page = await site.visit();
  await page.evaluate(() => localStorage.setItem('quadrant:settings', '{"developer":true}'));
  await page.goto(`${site.address}#/raiinet/play`);
  await page.reload();
  await page.getByRole('grid').waitFor();
  const look = async () => {
    await page.getByRole('button', { name: 'Game', exact: true }).click();
    await page.getByRole('button', { name: 'Look inside' }).click();
    await page.locator('.tree').waitFor();
  };
  await look();
  expect(await page.getByRole('button', { name: 'Player 2', exact: true }).count()).toBe(0);
  for (let dialogs = 0; dialogs < 2; dialogs++) await page.keyboard.press('Escape');
  await page.locator('.side').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.side').getByRole('button', { name: 'Really resign?' }).click();
  await page.locator('.end-card').waitFor();
  await look();
  await page.getByRole('button', { name: 'Player 2', exact: true }).click();
  await expect.poll(() => page.locator('.tree').innerText()).toMatch(/seat 1/);
  await page.context().close();
});

it('counts turns as the page does, without those that set the game up', async () => {
  const page = await site.visit('#/space-defender-2/play/900');
  await page.evaluate(() => localStorage.setItem('quadrant:settings', '{"developer":true}'));
  await page.reload();
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('f');
  await page.getByText('turn 1 / 1').waitFor();
  await page.getByRole('button', { name: 'Game', exact: true }).click();
  await page.getByRole('button', { name: 'Look inside' }).click();
  await page.getByRole('heading', { name: 'Turn 1, seat 0' }).waitFor();
  expect(await page.locator('.tree').innerText()).toMatch(/turn 1\b/);
  await page.context().close();
});

it('a phone has every control of the replay in one row', async () => {
  const page = await site.visit('#/raiinet/play', { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.getByRole('grid').waitFor();
  await page.getByRole('tab', { name: 'Log' }).click();
  const tops = await page
    .locator('.replay button')
    .evaluateAll((buttons) => buttons.map((button) => Math.round(button.getBoundingClientRect().top)));
  expect(new Set(tops).size).toBe(1);
  await page.context().close();
});
