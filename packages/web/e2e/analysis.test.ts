/** A finished game thought through: the graph, the turns that cost or brought most, and the way back to them. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './browser.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

it('marks the turn that lost the game, and goes there as a game of its own', async () => {
  const page = await site.visit('#/simodyssey-2/play/900');
  await page.getByRole('grid').waitFor();
  for (const key of ['2:1', '2:2', '3:3']) await page.locator(`[data-key="${key}"]`).click(); // into the black hole
  const analysis = page.getByRole('region', { name: 'Analysis' });
  await analysis.getByText('Your chance to win, from what you knew then').waitFor();
  const graph = page.locator('.graph-line');
  await expect.poll(() => graph.getAttribute('points')).toMatch(/^0\.0,\S+( \S+){2} 100\.0,100\.0$/);
  expect(await analysis.getByText('Turn 3').count()).toBe(0); // what cost most is told when it is asked for
  await page.getByRole('button', { name: 'Analyse' }).click();
  await analysis.getByText(/Turn 3: −\d+ %\./).waitFor();
  await analysis.getByText('You chose to fly south-east.').waitFor();
  expect(await page.locator('.turning.fall').first().innerText()).toMatch(
    /^Turn 3: −(\d+ %)\. You chose to fly south-east\. To [a-z -]+ instead would have been worth about \1 more\./,
  );
  expect(await page.locator('.graph-line').getAttribute('points')).toMatch(/^0.0,/);
  await analysis.getByRole('button', { name: 'Go there' }).first().click();
  await page.getByText('turn 2 / 2').waitFor();
  expect(await page.locator('.end-card').count()).toBe(0);
  await page.context().close();
});

it('marks the turn that won the game, too', async () => {
  const page = await site.visit('#/simodyssey-2/play/900');
  await page.getByRole('grid').waitFor();
  for (const key of 'sswhqql') await page.keyboard.press(key); // lands on a planet with life
  await page.getByRole('button', { name: 'Analyse' }).click();
  const won = page.locator('.turning.rise').last();
  await won.waitFor();
  expect(await won.innerText()).toMatch(
    /Turn \d: \+\d+ %\. You chose to [^.]+\. (So would I: well played|Well found: I would have chosen to [^.]+)\./,
  );
  expect(await page.locator('.graph-mark.rise').count()).toBe(await page.locator('.turning.rise').count());
  expect(await page.getByText('No turn cost you much.').count()).toBe(
    (await page.locator('.turning.fall').count()) === 0 ? 1 : 0,
  );
  await page.context().close();
});

it('comes into sight on a phone on its side, with what it found', async () => {
  const page = await site.visit('#/simodyssey-2/play/900', { viewport: { width: 667, height: 375 } });
  await page.getByRole('grid').waitFor();
  for (const key of ['2:1', '2:2', '3:3']) await page.locator(`[data-key="${key}"]`).click();
  await page.getByRole('button', { name: 'Analyse' }).click();
  const isInSight = (selector: string) =>
    page.locator(selector).evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top >= 0 && bottom <= innerHeight;
    });
  await expect.poll(() => isInSight('.analysis-title')).toBe(true);
  await page.locator('.turning').first().waitFor();
  await expect.poll(() => isInSight('.turning:first-child')).toBe(true);
  await page.context().close();
});
