import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, type Site } from './browser.js';

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
});
