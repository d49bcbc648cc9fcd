/** SimOdyssey 2 flown to its end: by mouse, by keyboard alone, and on a phone; and what is its own on the page. */

import { odds, program } from '@quadrant/simodyssey-2';
import { runProgram } from '@quadrant/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openSite, PHONE, type Site } from './browser.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

/** The galaxy of seed 900 has life two sectors north-west of where its wormhole leads. */
const WON = ['play', 'pass', 'pass', 'move(N)', 'wormhole', 'move(NW)', 'move(NW)', 'land'];

const sector = (page: Page, key: string): Locator => page.locator(`[data-key="${key}"]`);
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('data-key'));
const textView = (page: Page) => page.locator('.text-view').textContent();
/** What `quadrant run` prints for the same commands. */
const runOf = (commands: readonly string[]) => runProgram(program, [], `${commands.join('\n')}\n`).out;
/** What labels of fuel lie on, and whether their words fit. */
const labelTroubles = (labels: Element[]): string[] =>
  labels.flatMap((label) => {
    const [box, words] = ['rect', 'text'].map((part) => label.querySelector(part)!.getBoundingClientRect());
    const wide = words.left < box.left || words.right > box.right ? ['its words are wider'] : [];
    const letters = [...document.querySelectorAll<HTMLElement>('.quadrant[data-letter]')].filter(
      (quadrant) => {
        const { left, top } = quadrant.getBoundingClientRect();
        return left + 8 > box.left && left + 2 < box.right && top + 8 > box.top && top < box.bottom;
      },
    );
    return [...wide, ...letters.map((quadrant) => `it covers ${quadrant.dataset.letter}`)];
  });

describe('SimOdyssey 2', () => {
  it('is won by mouse, around the edge and through a wormhole, and is remembered as a best', async () => {
    const page = await site.visit('#/simodyssey-2/play/900');
    await page.getByRole('grid').waitFor();
    await page.getByRole('button', { name: 'Pass' }).click();
    await page.getByRole('button', { name: 'Pass' }).click();
    await sector(page, '5:1').hover();
    await page.getByText('Press to fly north, around the edge: 2 fuel on arrival.').waitFor();
    await sector(page, '5:1').click();
    await page.getByText('Explorer moves from sector 1:1 to 5:1').first().waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Wormhole' }).click();
    await sector(page, '4:2').click();
    const northWest = page.getByRole('button', { name: 'Fly north-west' });
    await northWest.hover();
    await page.locator('[data-key="3:1"].mark-target').waitFor();
    await northWest.click();
    await sector(page, '3:1').click();
    await page.getByText('Life found in 7 turns!').waitFor();
    expect(await textView(page)).toBe(runOf(WON));
    await page.goto(site.address);
    await page.getByText('Best: life found in 7 turns').waitFor();
    await page.context().close();
  });

  it('says above the board what to fly for, and on the compass what awaits', async () => {
    const page = await site.visit('#/simodyssey-2/play/900');
    await page.getByRole('grid').waitFor();
    for (const key of 'sswh') await page.keyboard.press(key);
    const lead = page.locator('.slot-board .above-board');
    await expect
      .poll(() => lead.innerText())
      .toBe('Goal: land on a planet with life. 1 chance in sight. Nearest: sector 3:1, 2 flights.');
    const way = (direction: string) =>
      page.getByRole('button', { name: `Fly ${direction}` }).locator('small');
    expect(await way('north-west').innerText()).toBe('q 3 fuel');
    expect(await way('north-east').innerText()).toBe('e 1 in 12');
    expect(await page.getByText('Black hole').filter({ visible: true }).count()).toBe(1);
    const star = page.locator('.stars li').filter({ hasText: '4:4, NE' });
    expect(await star.locator('.worth').innerText()).toBe('3 fuel, 1 in 12');
    await page.setViewportSize(PHONE);
    await expect
      .poll(() => lead.innerText())
      .toBe('Goal: 1 chance in sight. Nearest: sector 3:1, 2 flights.');
    expect(await page.getByText('Black hole').filter({ visible: true }).count()).toBe(1);
    await page.context().close();
  });

  it('is won by keyboard alone, and another mission follows', async () => {
    const page = await site.visit('#/simodyssey-2/play/900');
    await page.getByRole('grid').waitFor();
    await expect.poll(() => focused(page)).toBe('1:1');
    for (const key of 's58h') await page.keyboard.press(key);
    await expect.poll(() => focused(page)).toBe('5:3');
    for (const key of ['ArrowUp', 'ArrowLeft', 'Enter', 'q', 'l']) await page.keyboard.press(key);
    await page.getByText('Life found in 7 turns!').waitFor();
    expect(await page.locator('[data-announcer]').innerText()).toContain('finds life');
    await page.keyboard.press('m');
    await expect
      .poll(() => sector(page, '1:1').getAttribute('aria-label'))
      .toMatch(/^Sector 1:1: .*explorer/);
    expect(await textView(page)).toBe(runOf([...WON, 'play']));
    await page.context().close();
  });

  it('is lost on a phone, by touch, with nothing cut off', async () => {
    const phone = { viewport: PHONE, hasTouch: true, isMobile: true };
    const page = await site.visit('#/simodyssey-2/play/900', phone);
    await page.getByRole('grid').waitFor();
    await sector(page, '2:1').tap();
    const tip = page.locator('.tip-line');
    await tip.getByText('Fly S to 2:1 −1 fuel Arrive with 2 fuel').waitFor();
    await tip.getByRole('button', { name: 'Fly' }).tap();
    await sector(page, '2:2').tap();
    await sector(page, '2:2').tap(); // the second tap flies as well
    await sector(page, '3:3').tap();
    await tip.getByText('The end: lost in space - out of fuel').waitFor();
    await tip.getByRole('button', { name: 'Fly' }).tap();
    await page.getByText(/^The explorer is .*, after 3 turns\.$/).waitFor();
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('.board, .compass, .slot-controls, .replay')]
        .map((part) => part.getBoundingClientRect())
        .filter(({ left, right }) => left < 0 || right > innerWidth)
        .concat(document.documentElement.scrollWidth > innerWidth ? [new DOMRect()] : []),
    );
    expect(cut).toEqual([]);
    expect(await textView(page)).toBe(runOf(['play', 'move(S)', 'move(E)', 'move(SE)']));
    await page.context().close();
  });

  it('names sectors, and says why a flight or landing is refused', async () => {
    const page = await site.visit('#/simodyssey-2/play/900');
    await expect
      .poll(() => sector(page, '3:4').getAttribute('aria-label'))
      .toBe('Sector 3:4: planet, wormhole');
    expect(await sector(page, '2:2').getAttribute('aria-label')).toBe('Sector 2:2: empty');
    await sector(page, '3:3').click();
    await page.locator('.bubble').getByText('Too far').waitFor();
    await page.keyboard.press('l');
    const words = 'Negative on that request:no yellow dwarf at Sector:1:1';
    await page.locator('.hint-line').getByText(words).waitFor();
    expect((await page.locator('[data-announcer]').innerText()).trim()).toBe(words);
    expect(await textView(page)).toBe(runOf(['play', 'land']));
    await page.context().close();
  });

  it('has a test mission whose thresholds never decrease, with the odds they make', async () => {
    const page = await site.visit('#/simodyssey-2');
    await page.getByText('Test', { exact: true }).click();
    await page.getByRole('slider', { name: 'Malevolent' }).fill('60');
    await page.getByRole('slider', { name: 'Benign' }).focus();
    await page.keyboard.press('ArrowLeft');
    await page.getByText('test(3,5,59,59,60)', { exact: true }).waitFor();
    for (const { name, percent } of odds([3, 5, 59, 59, 60]))
      await page.getByRole('row', { name: new RegExp(`${name} ${percent} %`) }).waitFor();
    await page.getByRole('switch', { name: 'Show the random numbers' }).check();
    await page.getByLabel('Seed').fill('900');
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('grid').waitFor();
    await page.getByText('In sector 1:1').waitFor();
    await sector(page, '3:3').hover();
    await page.getByText('In sector 3:3').waitFor();
    await page.getByText('Black hole -1').first().waitFor();
    for (const key of 'ssb') await page.keyboard.press(key);
    const commands = ['toggle_RNG_out', 'test(3,5,59,59,60)', 'pass', 'pass', 'abort'];
    expect(await textView(page)).toBe(runOf(commands));
    await page.context().close();
  });

  it('shows what moved and what ended, one after the other when motion is wanted', async () => {
    const page = await site.visit('#/simodyssey-2/play/900', { reducedMotion: 'no-preference' });
    await page.getByRole('grid').waitFor();
    // It travels for a moment only: whoever looks now and then may miss it.
    await page.evaluate(() => {
      const observer = new MutationObserver(() => {
        if (!document.querySelector('.quadrant.travels')) return;
        observer.disconnect(); // what follows is a change, too
        document.body.dataset.travelled = 'yes';
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    await page.keyboard.press('s');
    await page.locator('body[data-travelled]').waitFor();
    for (const key of 'sw') await page.keyboard.press(key);
    await page
      .getByText('Benign 10 destroys Malevolent 7 in sector 5:1.')
      .first()
      .waitFor({ state: 'attached' });
    await expect.poll(() => page.locator('.trails .fine').count()).toBeGreaterThan(1);
    await expect.poll(() => page.locator('.trails .spot-gone').count()).toBeGreaterThan(0);
    await page.context().close();
  });

  it('is taught by a guided game that leaves the last step to the player', async () => {
    const page = await site.visit('#/simodyssey-2/guide');
    for (let step = 1; step < 5; step++) {
      await page.getByText(`${step} / 5`).waitFor();
      await page.getByRole('button', { name: 'Next', disabled: false }).waitFor();
      await page.keyboard.press('n');
    }
    await page.getByText('5 / 5').waitFor();
    const playOn = page.getByRole('button', { name: 'Play on from here', disabled: false });
    await playOn.click();
    await playOn.waitFor({ state: 'detached' }); // the guide shows the same buttons
    await page.getByRole('button', { name: 'Land' }).click();
    await page.getByText('Life found in 8 turns!').waitFor();
    await page.context().close();
  });

  it.each(['en', 'de'])('has labels of fuel that fit and cover no letter, in %s', async (locale) => {
    const page = await site.visit('#/simodyssey-2/play/900', { locale });
    await page.getByRole('grid').waitFor();
    const labels = page.locator('.ring > g');
    for (const keys of ['', 'sswh']) {
      for (const key of keys) await page.keyboard.press(key);
      await expect.poll(() => labels.count()).toBe(2);
      for (const viewport of [{ width: 1280, height: 720 }, DESKTOP]) {
        await page.setViewportSize(viewport);
        expect(await labels.evaluateAll(labelTroubles), `${keys} ${viewport.width}`).toEqual([]);
      }
    }
    await page.context().close();
  });
});
