/** Nothing lies over anything else or is cut off, whatever the size of the window. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DESKTOP, openSite, PHONE, type Site, TABLET } from './browser.js';
import { troubles } from './troubles.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const SIDE = { width: 667, height: 375 };
const PLACES = [
  '',
  '#/space-defender-2',
  '#/space-defender-2/play/900',
  '#/simodyssey-2/play/900',
  '#/simodyssey-2/guide',
  '#/raiinet',
  '#/raiinet/play',
  '#/mirewood/play',
];

it.each(PLACES)('at “%s”', async (place) => {
  const page = await site.visit(place);
  await page.locator('main').first().waitFor();
  await page
    .locator(place.includes('/play') || place.includes('guide') ? '.board' : 'h1')
    .first()
    .waitFor();
  for (const size of [DESKTOP, TABLET, PHONE, SIDE]) {
    await page.setViewportSize(size);
    await expect.poll(() => page.evaluate(troubles), { message: JSON.stringify(size) }).toEqual([]);
  }
  await page.context().close();
});
