/** Mirewood played to its end: by mouse, by keyboard alone, by two at one keyboard, and on a phone. */
import { levels, program } from '@quadrant/mirewood';
import { runProgram } from '@quadrant/testing';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSite, PHONE, type Site } from './browser.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const CLASSIC_WIN = 'wwsddsiffwwddsddss';
const CAMPAIGN_WIN =
  'ssdddfdddsddddwsssdifwddwddsddsddfdddwsdkffdsddssdwfwdfdddwwwdddsdwsssswdwsdfdsddwdwsdsddd';
const LANTERNS_WIN = 'sws.dwdddwddddddfddldffffdddfddddddw'; // players in turn
const SMALL_WIN = { seed: '2', keys: 'dddsssdd', score: 6 }; // generated, 6 x 4, stroll

const grid = (page: Page) => page.getByRole('grid');
const seed = (page: Page) => page.getByRole('spinbutton', { name: 'Seed' });
const hint = (page: Page) => page.locator('.hint-line');
const isWon = (page: Page) => hint(page).getByText('The gate is reached').waitFor();
const levelOf = (id: string) => levels.find((level) => level.id === id)!.text;
const printed = (level: string, keys: string) =>
  runProgram(program, ['level'], keys, { files: { level } }).out;

async function textView(page: Page): Promise<string> {
  await page.keyboard.press('x');
  const all = page.getByRole('button', { name: 'Show the text of all turns' });
  if (await all.isVisible()) await all.click();
  return (await page.locator('.text-view').textContent()) ?? '';
}
async function start(page: Page, level: string): Promise<void> {
  await page.getByText(level, { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await grid(page).waitFor();
}
async function typeKeys(page: Page, keys: Iterable<string>): Promise<void> {
  await grid(page).waitFor();
  for (const key of keys) await page.keyboard.press(key);
}

const BUTTONS: Readonly<Record<string, readonly string[]>> = {
  w: ['move up'],
  a: ['move left'],
  s: ['move down'],
  d: ['move right'],
  i: ['Turn', 'face up'],
  f: ['Shoot'],
};
/** Gives keys of the game by pressing buttons. */
async function pressButtons(page: Page, keys: string, press: (button: Locator) => Promise<void>) {
  for (const key of keys)
    for (const name of BUTTONS[key]) await press(page.getByRole('button', { name }).first());
}

describe('Mirewood', () => {
  it('is chosen and played to its end by mouse', async () => {
    const page = await site.visit('#/mirewood');
    await start(page, 'The Old Gate');
    const [first, ...others] = CLASSIC_WIN.slice(3); // three moves on the board: stuck, stuck, down
    await page.locator('[data-key="1,1"]').click();
    await page.locator('[data-key="1,1"]').click();
    await page.locator('[data-key="1,3"]').click();
    await pressButtons(page, [first, ...others].join(''), (button) => button.click());
    await isWon(page);
    expect(await textView(page)).toBe(printed(levelOf('classic'), CLASSIC_WIN));
    await page.context().close();
  });

  it('is a campaign played to its end by keyboard alone, from the start page', async () => {
    const page = await site.visit();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    while ((await focused()) !== 'Play Mirewood') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const arrows: Record<string, string> = {
      w: 'ArrowUp',
      a: 'ArrowLeft',
      s: 'ArrowDown',
      d: 'ArrowRight',
    };
    await typeKeys(
      page,
      [...CAMPAIGN_WIN].map((key, i) => (i % 2 ? key : (arrows[key] ?? key))),
    );
    await isWon(page);
    expect(await page.locator('[data-announcer]').innerText()).toContain('The way is won.');
    expect(await textView(page)).toBe(printed(levelOf('through-the-mire'), CAMPAIGN_WIN));
    await page.context().close();
  });

  it('is played to its end on a phone, with the player in sight and nothing cut off', async () => {
    const page = await site.visit('#/mirewood', { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.getByText('The Old Gate', { exact: true }).tap();
    await page.getByRole('button', { name: 'Start' }).tap();
    await grid(page).waitFor();
    const line = page.locator('.player-lines');
    await page.getByRole('tab', { name: 'log' }).tap();
    expect(await line.innerText()).toMatch(/health 1\s+bombs 0\s+score 0\s+stuck 2/);
    await pressButtons(page, CLASSIC_WIN.slice(0, 8), (button) => button.tap());
    expect(await page.locator('.count').innerText()).toBe('turn 8 / 8');
    await pressButtons(page, CLASSIC_WIN.slice(8), (button) => button.tap());
    await isWon(page);
    const beyond = await page.evaluate(() => {
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.documentElement;
      return [scrollWidth - clientWidth, scrollHeight - clientHeight];
    });
    expect(beyond).toEqual([0, 0]);
    await page.context().close();
  });

  it('is played by two at one keyboard, each with their own keys', async () => {
    const page = await site.visit('#/mirewood');
    await start(page, 'Two Lanterns');
    await page.keyboard.press('ArrowUp');
    await hint(page).getByText('Player 1 is on move, with the letters.').waitFor();
    const second: Record<string, string> = {
      w: 'ArrowUp',
      a: 'ArrowLeft',
      s: 'ArrowDown',
      d: 'ArrowRight',
      l: '6',
      f: '7',
      '.': '0',
    };
    await page.keyboard.press('s');
    await page.keyboard.press('s');
    await hint(page).getByText('Player 2 is on move, with the arrows and digits.').waitFor();
    const others = [...LANTERNS_WIN.slice(1)];
    await typeKeys(
      page,
      others.map((key, i) => (i % 2 === 0 ? second[key] : key)),
    );
    await isWon(page);
    expect(await textView(page)).toBe(printed(levelOf('two-lanterns'), LANTERNS_WIN));
    await page.context().close();
  });

  it('generates a board by size, difficulty and seed, and keeps the best of each', async () => {
    const page = await site.visit('#/mirewood');
    await page.getByText('Generated', { exact: true }).click();
    await page.getByRole('button', { name: 'Today’s' }).click();
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    expect(await seed(page).inputValue()).toBe(today);
    await page.getByLabel('Columns').fill('6');
    await page.getByLabel('Rows').fill('4');
    await seed(page).fill(SMALL_WIN.seed);
    await start(page, '1 stroll');
    await typeKeys(page, SMALL_WIN.keys);
    await isWon(page);
    const file = `generate: 6x4\ndifficulty: 1\nseed: ${SMALL_WIN.seed}\n`;
    expect(await textView(page)).toBe(printed(file, SMALL_WIN.keys));
    await page.goto(site.address);
    await page.getByText(`Best: ${SMALL_WIN.score} points, seed ${SMALL_WIN.seed}`).waitFor();
    await page.getByRole('link', { name: 'Choose how to play Mirewood' }).click();
    expect(await page.locator('.bests tbody').innerText()).toMatch(
      new RegExp(`${SMALL_WIN.seed}\\s+stroll, 6x4\\s+${SMALL_WIN.score} points`),
    );
    await page.context().close();
  });

  it('plays a level with another seed, and says so in its text', async () => {
    const page = await site.visit('#/mirewood');
    await page.getByText('Wisp Lights', { exact: true }).click();
    expect(await seed(page).inputValue()).toBe('61');
    await seed(page).fill('62');
    await start(page, 'Wisp Lights');
    await typeKeys(page, 'v'); // and what a switch of the page is in the text
    await typeKeys(page, 'sse.');
    const text = await textView(page);
    const file = levelOf('wisp-lights').replace('seed: 61', 'seed: 62');
    expect(`${text}result: quit P=0\n`).toBe(printed(file, 'vsse.'));
    expect(text).toContain('? no bombs');
    await page.context().close();
  });
});

describe('the guided walk', () => {
  it('goes from pause to pause and lets one play on', async () => {
    const page = await site.visit('#/mirewood/guide');
    const guide = page.getByRole('region', { name: 'Guide' });
    for (let pause = 1; pause <= 5; pause++) {
      await guide.getByText(`${pause} / 5`).waitFor();
      await guide.locator('.onward[aria-disabled="false"]').click();
    }
    await page.getByText('turn 8 / 8').waitFor();
    await typeKeys(page, 'e');
    await page.getByText('turn 9 / 9').waitFor();
    await page.context().close();
  });
});

describe('a square of Mirewood', () => {
  it('tells what is on it, and a bump that would change nothing is a hint', async () => {
    const page = await site.visit('#/mirewood');
    await start(page, 'Sour Pools');
    await page.locator('[data-key="7,1"]').hover();
    await hint(page).getByText('7,1: poison (turns 3).').waitFor();
    await page.locator('[data-key="14,3"]').focus();
    await page.mouse.move(0, 0);
    await hint(page).getByText('bandit (m), health 2, facing up, immune to poison').waitFor();
    await page.keyboard.press('ArrowUp');
    await hint(page).getByText('Edge in the way: that would change nothing.').waitFor();
    await page.getByText('turn 0 / 0').waitFor();
    await page.context().close();
  });
  it('is one of the kinds that are listed beside it, each with its picture', async () => {
    const page = await site.visit('#/mirewood', { viewport: { width: 1440, height: 900 } });
    await start(page, 'Sour Pools');
    const listed = page.locator('.side-about li').filter({ has: page.locator('svg') });
    await expect
      .poll(() => listed.allInnerTexts())
      .toEqual(['Bandit\n1', 'Archer\n2', 'Healthpack', 'Poison', 'Vial']);
    await page.context().close();
  });
});

describe('a turn of Mirewood', () => {
  it('is shown action by action, and any key skips to its end', async () => {
    const page = await site.visit('#/mirewood', { reducedMotion: 'no-preference' });
    await start(page, 'The Powder Store');
    await typeKeys(page, 'ddddd');
    const pictures = await page.evaluate(async () => {
      const seen = new Set<string>();
      const note = () => seen.add([...document.querySelectorAll('.cell')].map((c) => c.ariaLabel).join());
      const watcher = new MutationObserver(note);
      watcher.observe(document.querySelector('.board')!, {
        subtree: true,
        childList: true,
        attributes: true,
      });
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 's' }));
      await new Promise((done) => setTimeout(done, 1500));
      watcher.disconnect();
      return seen.size;
    });
    expect(pictures).toBeGreaterThan(2);
    await page.keyboard.press('f');
    await page.keyboard.press('f');
    await page.getByText('turn 8 / 8').waitFor();
    await page.context().close();
  });

  it('throws a bomb that hurts all around', async () => {
    const page = await site.visit('#/mirewood');
    await start(page, 'The Powder Store');
    const bomb = page.getByRole('button', { name: 'Bomb' });
    expect(await bomb.getAttribute('aria-disabled')).toBe('true');
    await bomb.click({ force: true });
    await hint(page).getByText('no bombs').waitFor();
    await typeKeys(page, 'ddd'); // to the pouch
    expect(await page.locator('.player-card').innerText()).toMatch(/Bombs\s+2/);
    await typeKeys(page, 'l');
    await bomb.click();
    await page.getByText('Player 1 throws right.').first().waitFor({ state: 'attached' });
    expect(await page.locator('.player-card').innerText()).toMatch(/Bombs\s+1/);
    await page.context().close();
  });
});

describe('a level of one’s own', () => {
  it('is pasted, refused with its line, corrected and played', async () => {
    const page = await site.visit('#/mirewood');
    await page.getByText('Your own level', { exact: true }).click();
    const text = page.getByRole('textbox', { name: 'Level file' });
    await text.fill('map:\nXXXX\nXP?X\nXXXX\nend\n');
    await page.getByText('line 3: unknown glyph ?').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('alert').getByText('line 3: unknown glyph ?').waitFor();
    await text.fill('map:\nXXXX\nXPGX\nXXXX\nend\n');
    await page.getByText('The level can be played.').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await typeKeys(page, ['ArrowRight']);
    await isWon(page);
    await page.context().close();
  });

  it('is opened from a file', async () => {
    const page = await site.visit('#/mirewood');
    await page.getByText('Your own level', { exact: true }).click();
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a file' }).click();
    const buffer = Buffer.from(levelOf('archers-row'));
    await (await chooser).setFiles({ name: 'row.map', mimeType: 'text/plain', buffer });
    await page.getByText('The level can be played.').waitFor();
    await page.getByRole('button', { name: 'Start' }).click();
    await grid(page).waitFor();
    expect(await page.locator('.level-name').innerText()).toBe("Archers' Row");
    await page.context().close();
  });

  it('is played by two from two windows, each for its own player', async () => {
    const page = await site.visit('#/mirewood');
    await start(page, 'Two Lanterns');
    await page.getByRole('button', { name: 'Game', exact: true }).click();
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Open a window for Player 2' }).click();
    const other = await opened;
    await grid(other).waitFor();
    const [first] = LANTERNS_WIN;
    const told = (shown: Page, turns: number) =>
      shown.waitForFunction((n) => document.querySelectorAll('.slot-log .turn').length === n, turns);
    await other.keyboard.press('ArrowUp'); // not its player's turn
    await page.bringToFront();
    await page.keyboard.press(first);
    await told(page, 1);
    await told(other, 1);
    await page.keyboard.press('w'); // its player has moved
    await other.bringToFront();
    await other.keyboard.press('ArrowUp'); // the second player's own keys
    await told(page, 2);
    await told(other, 2);
    await page.context().close();
  });
});
