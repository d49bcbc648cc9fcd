/** A phone in the hand: nothing that is needed is cut off, too small or only to be had by keys. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, PHONE, type Site } from './browser.js';
import { troubles } from './troubles.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const UPRIGHT = { viewport: PHONE, hasTouch: true, isMobile: true };
const onItsSide = (width: number, height: number) => ({ ...UPRIGHT, viewport: { width, height } });
const SIDE = onItsSide(667, 375);

async function openGame(place: string, options: typeof UPRIGHT): Promise<Page> {
  const page = await site.visit(place, options);
  await page.getByRole('grid').waitFor();
  return page;
}
/** What of an element can be seen: the rest is behind the edges of what scrolls. */
const shareInSight = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      const seen = { left, top, right, bottom };
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const box = around.getBoundingClientRect();
        seen.left = Math.max(seen.left, box.left);
        seen.top = Math.max(seen.top, box.top);
        seen.right = Math.min(seen.right, box.right, innerWidth);
        seen.bottom = Math.min(seen.bottom, box.bottom, innerHeight);
      }
      const across = Math.max(0, seen.right - seen.left);
      return (across * Math.max(0, seen.bottom - seen.top)) / (width * height);
    });
const widthOf = async (page: Page, selector: string) =>
  (await page.locator(selector).first().boundingBox())!.width;

describe('a guide', () => {
  it.each([
    ['raiinet', 34],
    ['simodyssey-2', 50],
    ['mirewood', 44],
  ])('of %s has squares that a finger finds, and all its rows in sight', async (id, least) => {
    const page = await openGame(`#/${id}/guide`, UPRIGHT);
    await page.locator('.guide-deed').waitFor();
    expect(await widthOf(page, '.cell')).toBeGreaterThanOrEqual(least);
    const last = (await page.locator('.board-row:has(.cell)').last().boundingBox())!;
    const board = (await page.locator('.board-scroll').boundingBox())!;
    expect(last.y + last.height).toBeLessThanOrEqual(board.y + board.height + 1);
    expect(await page.evaluate(troubles)).toEqual([]);
    await page.context().close();
  });

  it('of Space Defender 2 offers what it waits for, and nothing else', async () => {
    const page = await openGame('#/space-defender-2/guide', UPRIGHT);
    const fire = page.getByRole('button', { name: 'Fire' });
    await page.locator('.guide-deed').getByText('Your turn: move to A 2.').waitFor();
    expect(await fire.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.locator('.guide-deed').getByText('Your turn: fire.').waitFor();
    expect(await fire.getAttribute('aria-disabled')).toBe('false');
    await page.context().close();
  });

  it('goes back to the numbers after it has spoken of the log', async () => {
    const page = await openGame('#/raiinet/guide', UPRIGHT);
    for (const shown of ['1 / 5', '2 / 5', '3 / 5', '4 / 5']) {
      await page.locator('.guide-count').getByText(shown).waitFor();
      await page.locator('.guide .onward[aria-disabled="false"]').click();
    }
    await page.locator('.frame[data-tab="log"]').waitFor();
    await page.getByRole('button', { name: 'Back' }).click();
    await page.locator('.frame[data-tab="state"]').waitFor();
    await page.context().close();
  });
});

describe('the panels', () => {
  it('turn threats off and the board round by a finger', async () => {
    const page = await openGame('#/raiinet/play', UPRIGHT);
    const corner = page.locator('.cell').first();
    const before = await corner.getAttribute('data-key');
    await page.getByRole('tab', { name: 'game' }).tap();
    const panel = page.locator('.slot-game');
    await panel.getByRole('button', { name: 'Flip' }).tap();
    expect(await corner.getAttribute('data-key')).not.toBe(before);
    await panel.getByRole('button', { name: 'Threats' }).and(page.locator('[aria-pressed="true"]')).tap();
    await panel
      .getByRole('button', { name: 'Threats' })
      .and(page.locator('[aria-pressed="false"]'))
      .waitFor();
    expect((await panel.boundingBox())!.height).toBeGreaterThanOrEqual(170);
    await page.context().close();
  });

  it.each([
    ['on its side', onItsSide(640, 360)],
    ['on its side', SIDE],
    ['on its side', onItsSide(915, 412)],
    ['upright', UPRIGHT],
  ])('have everything to look back with, %s', async (_, options) => {
    const page = await openGame('#/space-defender-2/play/900', options);
    for (const key of ['f', 'p', 'f']) await page.keyboard.press(key);
    await page.getByRole('tab', { name: 'log' }).tap();
    const looked = await page
      .locator('.replay > *')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect(looked.length).toBeGreaterThan(7);
    expect(Math.max(...looked)).toBeLessThanOrEqual(options.viewport.width);
    expect(await page.evaluate(troubles)).toEqual([]);
    await page.locator('.replay button').first().tap(); // and in the past, too
    await page.getByText('turn 2 / 3').first().waitFor();
    expect(await page.evaluate(troubles)).toEqual([]);
    await page.context().close();
  });

  it('tell the level of a campaign', async () => {
    const page = await openGame('#/mirewood/play', UPRIGHT);
    await page.locator('.goal-card').getByText('level 1 of 4').waitFor();
    expect(await shareInSight(page, '.goal-card .hint')).toBe(1);
    await page.context().close();
  });
});

describe('after the end', () => {
  it.each([
    ['upright', UPRIGHT],
    ['on its side', SIDE],
  ])('Escape puts the card aside, and the way back to it is in sight, %s', async (_, options) => {
    const page = await openGame('#/simodyssey-2/play/900', options);
    for (const key of ['s', 's', 'w', 'h', 'q', 'q', 'l']) await page.keyboard.press(key);
    const card = page.getByRole('region', { name: 'How it ended' });
    await card.waitFor();
    await page.keyboard.press('Escape');
    await card.waitFor({ state: 'detached' });
    expect(await shareInSight(page, '.ending button')).toBe(1);
    await page.locator('[data-key="2:2"]').tap();
    await page.locator('.hint-line').getByText('Sector 2:2').waitFor();
    expect(await shareInSight(page, '.ending button')).toBe(1);
    await page.getByRole('button', { name: 'How it ended' }).tap();
    await card.waitFor();
    await page.context().close();
  });
});

it('why a press is refused is not cut off at the edge', async () => {
  const page = await openGame('#/simodyssey-2/play/900', UPRIGHT);
  await page.locator('[data-key="3:3"]').tap();
  await page.locator('[data-key="3:3"]').tap();
  await page.locator('.bubble').waitFor();
  expect(await shareInSight(page, '.bubble')).toBe(1);
  await page.context().close();
});
