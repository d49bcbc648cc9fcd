import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './browser.js';
import { HALFWAY, openRaiinet } from './raiinet.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

describe('the start page', () => {
  it('has a visitor playing after one click', async () => {
    const page = await site.visit();
    await page.getByRole('link', { name: 'Play Space Defender 2', exact: true }).click();
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Fire' }).click();
    await page.getByText('You fire from').first().waitFor();
    expect(await page.getByText(/^turn 1 \/ 1$/).count()).toBe(1);
    await page.context().close();
  });

  it('shows beside each challenge whom its game is about, RAIInet as a link with a face', async () => {
    const page = await site.visit();
    const drawn = page.locator('.today-picture');
    await drawn.locator('use').first().waitFor();
    const names = await drawn.evaluateAll((pictures) =>
      pictures.map((each) => [...each.querySelectorAll('use')].map((use) => use.getAttribute('href'))),
    );
    expect(names.map((each) => each.length)).toEqual([1, 1, 2, 1]);
    expect(names[2]).toEqual(['#p-plate', '#p-data']);
    expect(await drawn.nth(2).innerText()).toMatch(/^[1-4]$/); // how strong it is
    await page.context().close();
  });

  it('says where one was, as far as what is kept can be read', async () => {
    const page = await site.visit();
    await openRaiinet(page, ...HALFWAY);
    await page.goto(`${site.address}#/`);
    const last = page.getByRole('region', { name: 'Continue where you were' });
    await last.getByText('Turn 22, score 1 : 0', { exact: true }).waitFor();
    await last.locator('.kept-board .cell').first().waitFor();
    expect(await last.locator('.kept-board use[href="#p-unknown"]').count()).toBeGreaterThan(8); // two share this screen
    await page.goto(`${site.address}#/space-defender-2/play/900`);
    await page.getByRole('button', { name: 'Fire' }).click();
    await page.getByText(/^turn 1 \/ 1$/).waitFor();
    await page.goto(`${site.address}#/`);
    await last.getByText('Turn 1, score 0', { exact: true }).waitFor();
    await expect.poll(() => last.locator('.kept-board .cell').count()).toBe(7 * 18); // its own board
    expect(await last.getByRole('gridcell').count()).toBe(0); // as a picture
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((each) =>
        each.startsWith('quadrant:game:space-defender-2:'),
      )!;
      localStorage.setItem(key, localStorage.getItem(key)!.replace('"scores":[0]', '"scores":["x"]'));
    });
    await page.reload();
    await last.getByText('Turn 1', { exact: true }).waitFor();
    await page.context().close();
  });
});
