/** RAIInet played to its end: at one screen, by keyboard alone, on a phone, in two windows; set up unseen. */

import { readFileSync } from 'node:fs';
import { game, program } from '@quadrant/raiinet';
import { readRecord, SECRETS_NOTE } from '@quadrant/table';
import { runProgram } from '@quadrant/testing';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DESKTOP, openSite, PHONE, type Site } from './browser.js';
import { FOUR, greedyGame, HALFWAY, handOn, openRaiinet, playOn, press, wordsOf } from './raiinet.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const MOST_TURNS = 150;
const show = (page: Page) => page.getByRole('button', { name: 'show my side' }).click();
const isOver = (page: Page) => page.locator('.ending').isVisible();
const noticed = (page: Page, words: string | RegExp) =>
  page.locator('[data-announcer]').filter({ hasText: words }).waitFor({ state: 'attached' });

/** Sends links straight on until the game is over: every link leaves, meets a port, or is taken. */
async function playOut(page: Page, move: (letter: string) => Promise<void>): Promise<void> {
  for (let turn = 0; turn < MOST_TURNS; turn++) {
    await expect
      .poll(async () => (await isOver(page)) || (await page.locator('.cell.own.lit').count()) > 0)
      .toBe(true);
    if (await isOver(page)) return;
    const letters = await page.locator('.cell.own.lit text.letter').allTextContents();
    if (letters.length > 0) await move(letters[turn % letters.length]);
  }
  expect.fail(`still going after ${MOST_TURNS} turns`);
}

describe('at one screen', () => {
  it('is played to its end by mouse, and the text is that of quadrant run', async () => {
    const { options, commands } = greedyGame(42);
    const page = await site.visit();
    await openRaiinet(page, options, []);
    await show(page);
    await playOn(page, game.begin(options, 1), commands);
    await page
      .locator('.ending')
      .getByText(/Player \d wins/)
      .waitFor();
    const { out } = runProgram(program, wordsOf(options), commands.join('\n'));
    expect(await page.locator('.text-view').textContent()).toBe(out);
    expect(await page.locator('.known').count()).toBe(0); // nothing is hidden any more
    await page.context().close();
  });

  it('says who is on move at the curtain, one key from lifting it', async () => {
    const page = await site.visit();
    await openRaiinet(page, {}, ['move a down']);
    const heading = page.getByRole('heading', { name: 'Player 2 is on move' });
    await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    await heading.waitFor(); // a key held too long shows nothing
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    await page.context().close();
  });

  it('takes back only what told nobody anything, and says so', async () => {
    const page = await site.visit();
    await openRaiinet(page, {}, []);
    await show(page);
    const position = game.begin({ ...greedyGame(1).options, hands: ['LFDSP', 'LFDSP'] }, 1);
    await press(page, position, 'ability 1 d');
    await page.getByText('Link boost: d now moves 2 squares.').first().waitFor();
    await page.keyboard.press('u');
    await noticed(page, 'Taken back.');
    await press(page, position, 'ability 4 D');
    await page.keyboard.press('u');
    await noticed(page, 'No undo here');
    await press(page, position, 'move d down');
    await page.keyboard.press('u');
    await noticed(page, 'No undo here');
    const fork = page.getByRole('button', { name: /Fork/ });
    expect(await fork.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('button', { name: 'Game', exact: true }).click();
    const menu = page.getByRole('dialog');
    await menu.getByText('The file holds the secrets of all players.').waitFor();
    const download = page.waitForEvent('download');
    await menu.getByRole('button', { name: 'Save as a file' }).click();
    const saved = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
    expect(saved.note).toBe(SECRETS_NOTE);
    expect(readRecord(game, saved).ok).toBe(true);
    const share = menu.getByRole('button', { name: 'Share a link' });
    expect(await share.getAttribute('aria-disabled')).toBe('true');
    await page.context().close();
  });

  it('answers a press that is no move in the words of the game', async () => {
    const page = await site.visit();
    await openRaiinet(page, {}, []);
    await show(page);
    const square = (key: string) => page.locator(`[data-key="${key}"]`);
    await square('0,0').click();
    await square('0,1').click(); // another own link: chosen instead
    await square('0,2').click();
    await square('0,3').click();
    await page.locator('.bubble').getByText('illegal move: that is your own server port.').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('4');
    await square('0,0').click();
    await page.locator('.bubble').getByText('link "a" is your own.').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.locator('.count').innerText()).toBe('turn 0 / 0'); // cancelling cost nothing
    await page.context().close();
  });

  it('lights up the place beyond the edge, where a link leaves', async () => {
    const aside = ['up', 'right', 'right', 'left', 'right', 'left', 'right'];
    const commands = aside.flatMap((direction) => ['move a down', `move A ${direction}`]);
    const page = await site.visit();
    await openRaiinet(page, {}, commands);
    await show(page);
    const beyond = page.locator('[data-key="8,0"]');
    expect(await beyond.count()).toBe(0);
    await page.locator('[data-key="7,0"]').click();
    await beyond.hover();
    await page.locator('.hint-line').getByText('Press to move a forward, off the board.').waitFor();
    await beyond.click();
    await page.getByText('Player 1 downloads a (V1).').first().waitFor();
    await page.getByRole('img', { name: 'downloaded 0 data and 1 viruses of four each' }).waitFor();
    await page.context().close();
  });

  it('is four players’ too, each behind the curtain', async () => {
    const page = await site.visit();
    await openRaiinet(page, { players: 4 }, []);
    for (const [seat, letter] of ['d', 'D', 'l', 'L'].entries()) {
      await page.getByText(`Player ${seat + 1} is on move`).waitFor();
      expect(await page.locator('[data-key]').count()).toBe(0);
      await show(page);
      const known = page.locator('.chip.data, .chip.virus');
      expect(await known.count()).toBe(8);
      await page.keyboard.press(letter.toLowerCase());
      await page.locator('.offers').getByRole('button', { name: 'forward' }).click();
      await page.keyboard.press('n');
    }
    await page.context().close();
  });
});

describe('against the computer', () => {
  it.runIf(process.env.QUADRANT_LONG)('is played to its end by keyboard alone', async () => {
    const page = await site.visit();
    const label = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    while ((await label()) !== 'Play RAIInet') await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByRole('grid').waitFor();
    // The board alone: walk to a link, press it, walk to where it goes.
    for (const key of ['ArrowUp', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByText('Link d moves to (2,3).').first().waitFor();
    await expect.poll(() => page.workers().length).toBe(1);
    await playOut(page, async (letter) => {
      await page.keyboard.press(letter);
      const offers = await page.locator('.offers button').allInnerTexts();
      const forward = offers.findIndex((text) => text.startsWith('forward'));
      await page.keyboard.press(String(6 + Math.max(0, forward)));
    });
    await noticed(page, /You win!|Player \d wins!|Draw!/);
    await page.context().close();
  });

  it.runIf(process.env.QUADRANT_LONG)('is played to its end on a phone, with nothing cut off', async () => {
    const page = await site.visit('', { viewport: PHONE, hasTouch: true, isMobile: true });
    await page.getByRole('link', { name: 'Play RAIInet', exact: true }).tap();
    await page.getByRole('grid').waitFor();
    const fits = () =>
      page.evaluate(() => {
        const box = document.querySelector('.board-scroll')!;
        const { scrollWidth, clientWidth } = document.documentElement;
        return [
          scrollWidth - clientWidth,
          box.scrollWidth - box.clientWidth,
          box.scrollHeight - box.clientHeight,
        ];
      });
    expect(await fits()).toEqual([0, 0, 0]);
    await playOut(page, async (letter) => {
      await page.locator('.cell.own.lit', { has: page.locator(`text.letter:text-is("${letter}")`) }).tap();
      const forward = page.locator('.slot-controls').getByRole('button', { name: /^forward/ });
      const offered = (await forward.count()) > 0 ? forward : page.locator('.offers button');
      await offered.first().tap();
    });
    expect(await fits()).toEqual([0, 0, 0]);
    await page.context().close();
  });

  it('takes everything back in a friendly game, the answers of the computer too', async () => {
    const page = await site.visit('#/raiinet');
    await page.getByText('Friendly game').click();
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('d');
    await page.keyboard.press('6');
    await page.locator('.cell.own.lit').first().waitFor(); // the computer has answered
    await page.keyboard.press('u');
    await page.locator('.count').getByText('turn 0 / 0').waitFor();
    await noticed(page, 'Taken back.');
    await page.context().close();
  });
});

describe('what is known', () => {
  const panel = (page: Page, name: string) =>
    page.locator('.known', { has: page.getByRole('heading', { name, exact: true }) });

  it('is told of both sides: what is hidden there, and which of one’s own they have seen', async () => {
    const page = await site.visit();
    await openRaiinet(page, ...HALFWAY);
    await show(page);
    const hidden = panel(page, 'Still hidden on their side');
    expect(await hidden.locator('.token.data').allTextContents()).toEqual(['2', '3', '4']);
    expect(await hidden.getByText('3 data of strength 2, 3, 4').count()).toBe(1);
    expect(await hidden.getByText('4 viruses of strength 1, 2, 3, 4').count()).toBe(1);
    const known = panel(page, 'What they know of yours').getByRole('listitem');
    expect(await known.locator('.unseen').allTextContents()).toEqual([
      'link e of player 1, data, strength 3, moves 2 squares, known to others',
      'link g of player 1, data, strength 2, known to others',
    ]);
    await page.context().close();
  });

  it('says nothing of kinds that cannot be counted', async () => {
    const page = await site.visit();
    await openRaiinet(page, { hands: ['LFDSP', 'LFDSP'] }, ['ability 5 A']);
    await show(page);
    const hidden = panel(page, 'Still hidden on their side');
    await hidden.getByText('8 links, data or virus, of strength 1, 1, 2, 2, 3, 3, 4, 4').waitFor();
    await panel(page, 'What they know of yours').getByText('nothing yet').waitFor();
    await page.context().close();
  });

  it('names who knows among four, whose windows can be opened without scrolling', async () => {
    const page = await site.visit('', { viewport: DESKTOP });
    await openRaiinet(page, ...FOUR);
    await show(page);
    expect(await panel(page, 'Still hidden').locator('.known-row').count()).toBe(3);
    for (const seat of [2, 3, 4]) {
      const box = (await page.getByRole('link', { name: `Open a window for Player ${seat}` }).boundingBox())!;
      const end = (await page.locator('.slot-replay').boundingBox())!.y;
      expect(box.y + box.height).toBeLessThanOrEqual(end);
    }
    await page.context().close();
  });
});

describe('on a phone', () => {
  it.each([
    [360, 740, 41],
    [360, 800, 44],
    [412, 915, 44],
  ])('of %s by %s has squares of at least %s px', async (width, height, least) => {
    const page = await site.visit('#/raiinet/play', { viewport: { width, height } });
    const square = page.locator('[data-key="0,0"]');
    await square.waitFor();
    expect((await square.boundingBox())!.width).toBeGreaterThanOrEqual(least);
    await page.context().close();
  });
});

describe('the guided first game', () => {
  it('leads from pause to pause and lets one play on against the computer', async () => {
    const page = await site.visit('#/raiinet/guide');
    const next = page.locator('.guide .onward[aria-disabled="false"]');
    for (const words of ['eight links', 'unknown until', 'battle', 'Link boost', 'two data']) {
      await page.locator('.guide p').getByText(words).waitFor();
      await next.click();
    }
    await page.getByText('This is a game of its own from turn 11.').first().waitFor();
    await page.locator('.cell.own.lit').first().waitFor(); // the computer has moved
    expect(await page.locator('.player.seat-1 .chip.unknown').count()).toBe(7);
    await page.context().close();
  });
});

describe('setting up', () => {
  const tile = (page: Page, k: number) => page.locator(`[data-tile="${k}"]`);
  const value = (page: Page, k: number) => tile(page, k).locator('b').innerText();

  it('arranges links by dragging or pressing, and cards, unseen by the other player', async () => {
    const page = await site.visit('#/raiinet');
    await page.getByText('A person', { exact: true }).click();
    const before = [await value(page, 0), await value(page, 4)];
    const [from, to] = [(await tile(page, 0).boundingBox())!, (await tile(page, 4).boundingBox())!];
    await page.mouse.move(from.x + 20, from.y + 20);
    await page.mouse.down();
    await page.mouse.move(to.x + 20, to.y + 20, { steps: 4 });
    await page.mouse.up();
    expect([await value(page, 4), await value(page, 0)]).toEqual(before);
    await tile(page, 0).focus();
    await page.keyboard.press('Enter');
    await tile(page, 4).focus();
    await page.keyboard.press('Enter');
    expect([await value(page, 0), await value(page, 4)]).toEqual(before);

    await page.getByRole('button', { name: /1 Link boost/ }).click();
    await page.getByRole('button', { name: /Ready/ }).click();
    await page.getByText('Choose 5 cards.').waitFor();
    await page.getByRole('button', { name: /^Add Scan/ }).click();
    const mine = await Promise.all(Array.from({ length: 8 }, (_, k) => value(page, k)));
    await page.getByRole('button', { name: 'Ready. Next: Player 2' }).click();
    expect(await page.locator('body').innerText()).not.toMatch(/[DV][1-4]|Scan/);
    await show(page);
    await page.getByRole('button', { name: 'Start' }).click();
    await page.getByText('Player 1 is on move').waitFor();
    expect(await page.locator('body').innerText()).not.toMatch(/[DV][1-4]|Scan/);
    await show(page);
    const chips = await page.locator('.player.seat-0 .chip b').allInnerTexts();
    expect(chips).toEqual(mine);
    const cards = await page.locator('.slot-controls button').allInnerTexts();
    expect(cards.map((text) => text.split('\n')[0])).toEqual([
      'Firewall',
      'Download',
      'Scan',
      'Polarize',
      'Scan',
    ]);
    await page.context().close();
  });
});

describe('two displays', () => {
  it('gives the other player a live window; closed, the seat comes back behind the curtain', async () => {
    const page = await site.visit();
    await openRaiinet(page, {}, []);
    await show(page);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Open a window for Player 2' }).click();
    const other = await opened;
    await other.getByRole('grid').waitFor();
    await page.locator('.slot-state').getByText('in another window').waitFor();
    expect(await other.locator('.player.seat-0 .chip.unknown').count()).toBe(8);
    expect(await other.locator('.player.seat-1 .chip.unknown').count()).toBe(0);
    expect(await page.locator('.player.seat-1 .chip.unknown').count()).toBe(8);

    await page.keyboard.press('d');
    await page.keyboard.press('6');
    await other.getByText('Link d moves to (2,3).').first().waitFor();
    expect(await page.getByRole('button', { name: 'Hand the screen' }).count()).toBe(0);
    const square = (key: string) => other.locator(`[data-key="${key}"]`);
    await square('7,0').click();
    await square('7,1').click();
    await square('7,2').click();
    await square('7,3').click();
    await other.locator('.bubble').getByText('illegal move: that is your own server port.').waitFor();
    expect(await page.locator('.bubble').count()).toBe(0); // refused there, not here
    await other.keyboard.press('Escape');
    await square('6,3').click();
    await square('5,3').click();
    await page.getByText('Link D moves to (5,3).').first().waitFor();
    await page.keyboard.press('d');
    await page.keyboard.press('6');
    await other.getByText('Link d moves').nth(1).waitFor();
    await other.getByText('turn 3 / 3').waitFor();

    await other.getByRole('button', { name: 'Earlier turn' }).click();
    await other.getByText('turn 2 / 3').waitFor();
    expect(await square('2,3').getAttribute('aria-label')).toContain('link d');
    await square('7,0').click(); // the past takes no commands
    expect(await other.locator('.mark-chosen').count()).toBe(0);
    expect(await page.locator('.count').innerText()).toBe('turn 3 / 3'); // each looks where they like
    await other.getByRole('button', { name: 'Latest turn' }).click();
    await other.getByText('turn 3 / 3').waitFor();
    expect(await square('2,3').getAttribute('aria-label')).not.toContain('link d');

    await other.close();
    await page.getByRole('button', { name: 'Hand the screen to Player 2' }).waitFor();
    await handOn(page);
    expect(await page.locator('.player.seat-1 .chip.unknown').count()).toBe(0);
    await page.context().close();
  });

  it('waits while there is no game, and finds it again after the page was loaded anew', async () => {
    const page = await site.visit();
    await openRaiinet(page, {}, []);
    await show(page);
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Open a window for Player 2' }).click();
    const other = await opened;
    await other.getByRole('grid').waitFor();
    const url = page.url();
    await page.goto(`${site.address}#/`);
    await other.getByText('does not answer').waitFor();
    await page.goto(url);
    await other.getByText('is back').waitFor();
    await page.reload();
    await show(page); // who sits there is not known after it was loaded anew
    await page.locator('.slot-state').getByText('in another window').waitFor();
    await page.context().close();
  });
});
