/** The log beside the board, and the list of keys. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSite, type Site } from './browser.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

it('is newest on top; a long turn is one line that opens', async () => {
  const page = await site.visit('#/space-defender-2/play/900');
  await page.getByRole('grid').waitFor();
  for (let turn = 1; turn <= 6; turn++) {
    await page.keyboard.press('f');
    await page.getByText(`turn ${turn} / ${turn}`).waitFor();
  }
  const turns = page.locator('.log .turn');
  expect(await turns.locator('.turn-number').allInnerTexts()).toEqual(['6', '5', '4', '3', '2', '1']);
  const folded = turns.locator('details:not(details details)').first();
  const line = folded.locator('ul > li').first();
  expect(await folded.locator('summary').first().innerText()).toMatch(/fire\s+\d+ lines/);
  expect(await line.isVisible()).toBe(false);
  await folded.locator('summary').first().click();
  expect(await line.isVisible()).toBe(true);
  await page.context().close();
});

it('what helped and what hurt is marked on the line of turns, above and below', async () => {
  const page = await site.visit('#/mirewood');
  await page.getByText('The Powder Store', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  for (let turn = 0; turn < 60 && !(await page.locator('.tick.tone-bad').count()); turn++)
    await page.keyboard.press('dsd'[turn % 3]);
  expect(await page.locator('.log .turn').last().innerText()).toContain('move right'); // not only its key
  const [tick, line] = await Promise.all([
    page.locator('.tick.tone-bad').last().boundingBox(),
    page.locator('.timeline').boundingBox(),
  ]);
  expect(tick!.y).toBeGreaterThan(line!.y + line!.height / 2);
  await page.context().close();
});

it.each([
  ['#/space-defender-2/play/900', ['t', 'x', '+']],
  ['#/simodyssey-2/play/900', ['t', 'v', '+']],
  ['#/raiinet/play', ['t', 'x', '+', 'o']],
])('every key of the frame is in the list of keys: %s', async (place, keys) => {
  const page = await site.visit(place);
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('?');
  await page.getByRole('dialog').locator('dt').first().waitFor();
  expect(await page.getByRole('dialog').locator('dt').allInnerTexts()).toEqual(expect.arrayContaining(keys));
  await page.context().close();
});

it('a whole board of RAIInet is in sight, with the ways out', async () => {
  const page = await site.visit('#/raiinet/play');
  await page.getByRole('grid').waitFor();
  for (const [width, height, cell] of [
    [1440, 900, 64],
    [360, 740, 36],
  ]) {
    await page.setViewportSize({ width, height });
    const room = await page.locator('.board-scroll').evaluate((box) => ({
      pans: box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1,
      cell: box.querySelector<HTMLElement>('.cell')!.offsetWidth,
    }));
    expect(room.pans).toBe(false);
    expect(room.cell).toBeGreaterThanOrEqual(cell);
  }
  await page.context().close();
});

it('the looks of one game are not those of another', async () => {
  const page = await site.visit('#/raiinet/play');
  await page.getByRole('grid').waitFor();
  await page.goto(`${site.address}#/simodyssey-2`);
  await page.getByText('Test', { exact: true }).click();
  const odds = page.locator('.odds');
  await odds.waitFor();
  expect(await odds.evaluate((table) => getComputedStyle(table).position)).toBe('static');
  await page.context().close();
});

it('what just happened stays while the next turn is shown: nothing below it jumps', async () => {
  const page = await site.visit('#/simodyssey-2/play/900', { reducedMotion: 'no-preference' });
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('s');
  await page.getByText('turn 1 / 1').waitFor();
  await page.locator('.digest').waitFor();
  await page.evaluate(() => {
    const gone = () => document.querySelector('.digest') === null;
    const observer = new MutationObserver(() => {
      if (gone()) document.documentElement.dataset.jumped = 'yes';
    });
    observer.observe(document.querySelector('.slot-digest')!, { childList: true, subtree: true });
  });
  await page.keyboard.press('s');
  await page.getByText('turn 2 / 2').waitFor();
  await page.locator('.log .turn-number', { hasText: '2' }).waitFor(); // it was shown to its end
  expect(await page.evaluate(() => document.documentElement.dataset.jumped)).toBeUndefined();
  await page.context().close();
});
