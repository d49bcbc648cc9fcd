/** Space Defender 2 played to its end: by mouse, by keyboard alone, and on a phone. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, PHONE, type Site } from './browser.js';
import { SCENES } from './scenes.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const MOST_TURNS = 200;
const isOver = (page: Page) =>
  page.getByText('The Starfighter is lost.', { exact: false }).first().isVisible();

async function playOut(page: Page, turn: (n: number) => Promise<void>): Promise<void> {
  for (let n = 0; n < MOST_TURNS; n++) {
    if (await isOver(page)) return;
    await turn(n);
  }
  expect.fail(`still going after ${MOST_TURNS} turns`);
}

describe('Space Defender 2', () => {
  it('is set up and played to its end by mouse', async () => {
    const page = await site.visit('#/space-defender-2');
    await page.getByRole('group', { name: 'Weapon' }).getByText('Spread', { exact: true }).click();
    await page.getByRole('group', { name: 'Engine' }).getByText('Armoured', { exact: true }).click();
    await page.getByText('Small, 5 × 12').click();
    await page.getByText('Hard', { exact: true }).click();
    await page.getByLabel('Seed').fill('7'); // a game in which something is hit
    await expect.poll(() => page.locator('.setup-summary').innerText()).toMatch(/Health\s*100/);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('grid').waitFor();
    await page.locator('[data-key="B3"]').click();
    await page.getByText('You move from C1 to B3.').first().waitFor();
    await playOut(page, async (n) => {
      if (n % 3 === 0) await page.getByRole('button', { name: 'Pass' }).click();
      else await page.getByRole('button', { name: 'Fire' }).click();
    });
    await page.goto(site.address);
    await page.getByText(/Best: \d+ points/).waitFor();
    await page.context().close();
  });

  it('is played to its end by keyboard alone', async () => {
    const page = await site.visit();
    while (
      (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) !==
      'Play Space Defender 2'
    )
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-key'))).toBe('D1');
    for (const key of ['ArrowUp', 'ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await page.getByText('You move from D1 to C3.').first().waitFor();
    await playOut(page, (n) => page.keyboard.press('pfps'[n % 4]));
    const heard = await page.locator('[data-announcer]').innerText();
    expect(heard).toContain('The Starfighter is lost.');
    expect(heard.split('. ').length).toBeLessThan(9); // however much happened in that turn
    await page.context().close();
  });

  it('is played to its end on a phone, with nothing cut off', async () => {
    const page = await site.visit('', { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.getByRole('link', { name: 'Play Space Defender 2', exact: true }).tap();
    await page.getByRole('grid').waitFor();
    const square = page.locator('[data-key="C3"]');
    await square.tap();
    await page.getByText('Press to move 3 squares for 9 energy.').waitFor();
    await square.tap();
    await page.locator('.cell.ship[data-key="C3"]').waitFor();
    await page.getByRole('button', { name: 'Fire' }).tap();
    await page.getByText('turn 2', { exact: true }).waitFor();
    expect(await page.locator('.aim').innerText()).toBe(''); // what it would do is not shown on after the finger is gone
    await playOut(page, () => page.getByRole('button', { name: 'Pass' }).tap());
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
    await page.context().close();
  });

  it('tells the score as a sum, what is in sight and what the next turn may cost', async () => {
    const scene = SCENES['space-defender-2'];
    const page = await site.visit(scene.fragment);
    await scene.play!(page);
    const textOf = (selector: string) => page.locator(selector).innerText();
    expect((await textOf('.tip')).split(/\s*\n\s*/)).toEqual([
      'Move to D 6',
      '−12 energy',
      '6 squares, 96 energy left',
    ]);
    const [ghost, square] = await Promise.all(
      ['.ghost', '[data-key="D6"]'].map((place) => page.locator(place).boundingBox()),
    );
    expect(Math.abs(ghost!.x - square!.x) + Math.abs(ghost!.y - square!.y)).toBeLessThan(4);
    await page.locator('[data-key="B3"]').hover();
    await expect.poll(() => textOf('.tip .harm >> nth=0')).toMatch(/^−\d+ health: Interceptor$/);
    expect(await textOf('.formula')).toBe('3 × (3 + 2 + 2 × (1 + 1 + 3 × (3 + 3 + ? + ?)) + ?)');
    expect(await page.locator('.socket.orb').allInnerTexts()).toEqual(['3', '2', '1', '1', '3', '3']);
    for (const words of ['now worth 21', 'next orb lands in the diamond', 'filled with gold 252'])
      expect(await textOf('.sum-notes')).toContain(words);
    await page.locator('.in-sight').waitFor();
    const counts = await page.locator('.in-sight li').allInnerTexts();
    expect(counts.map((text) => text.replace(/\s+/g, ' '))).toEqual([
      'Grunt 2',
      'Carrier 1',
      'Interceptor 7',
      'Pylon 1',
    ]);
    expect((await textOf('.threat-steps')).split(/\s*\n\s*/)).toEqual(
      expect.arrayContaining(['up to 18', 'up to 59', 'from 60']),
    );
    const health = page.locator('.meter.health');
    expect(await health.innerText()).toContain('50 may be lost next turn');
    expect(await health.locator('.risk').evaluate((risk) => risk.style.inlineSize)).toMatch(/^83\.3/);
    await page.context().close();
  });

  it('says why a square is refused, before and after it is pressed', async () => {
    const page = await site.visit('#/space-defender-2/play/900');
    const far = page.locator('[data-key="G18"]');
    await far.hover();
    await page.locator('.hint-line').getByText('Out of movement range.').waitFor();
    await far.click();
    await page.locator('.bubble').getByText('Out of movement range.').waitFor();
    expect(await page.locator('[data-announcer]').innerText()).toBe('Out of movement range.');
    await page.context().close();
  });

  it('shows everything in the debug view, and keys work beside its switch', async () => {
    const page = await site.visit('#/space-defender-2/play/900');
    await page.getByRole('grid').waitFor();
    expect(await page.locator('.cell.fog').count()).toBeGreaterThan(0);
    await page.getByRole('switch', { name: 'See everything (debug view)' }).click();
    await page.getByText('Enemies: 0, projectiles: 0').waitFor();
    expect(await page.locator('.cell.fog').count()).toBe(0);
    await page.keyboard.press('f');
    await page.getByText('Enemies: 1, projectiles: 1').waitFor();
    await page.keyboard.press(' ');
    await page.getByText('Debug mode is off.').first().waitFor();
    await page.context().close();
  });

  it('shows facts one after the other when motion is wanted, and any key skips them', async () => {
    const page = await site.visit('#/space-defender-2/play/900', { reducedMotion: 'no-preference' });
    await page.getByRole('grid').waitFor();
    for (let i = 0; i < 5; i++) await page.keyboard.press('f');
    await page.evaluate(() => {
      const steps: string[] = [];
      Object.assign(window, { steps });
      const grid = document.querySelector('.board')!;
      new MutationObserver(() => {
        const moving = [...grid.querySelectorAll<HTMLElement>('.travels')].map(
          (each) => each.parentElement?.dataset.key,
        );
        if (moving.length > 0) steps.push(moving.join());
      }).observe(grid, { subtree: true, childList: true, attributes: true });
    });
    await page.keyboard.press('p');
    const steps = () => page.evaluate(() => new Set((window as unknown as { steps: string[] }).steps).size);
    await expect.poll(steps).toBeGreaterThan(2);
    await page.keyboard.press('p');
    await page.keyboard.press('p');
    await page.getByText('turn 8 / 8').waitFor();
    await page.context().close();
  });
});
