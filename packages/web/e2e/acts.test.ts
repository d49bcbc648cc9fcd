/** What players ask of each other at a table of one page: to resign, and a draw. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { packRecord } from '../src/keep/link.js';
import { openSite, PHONE, type Site } from './browser.js';
import { FOUR, greedyGame, HALFWAY, openRaiinet, tableOf } from './raiinet.js';
import { troubles } from './troubles.js';

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site?.close());

const button = (page: Page, name: string | RegExp) => page.locator('.side').getByRole('button', { name });

it('resigns against the computer when it is confirmed, and not before', async () => {
  const page = await site.visit('#/raiinet/play');
  await page.getByRole('grid').waitFor();
  await button(page, 'Resign').click();
  await button(page, 'Really resign?').waitFor();
  expect(await page.locator('.end-card').count()).toBe(0);
  expect(await button(page, 'Draw').count()).toBe(0); // a program agrees to none
  await button(page, 'Really resign?').click();
  await page.getByRole('heading', { name: 'You lost' }).waitFor();
  await page.locator('.end-card').getByText('You resigned.').waitFor();
  await page
    .locator('.ending')
    .getByText('Player 2 wins: you are no longer playing.')
    .waitFor({ state: 'attached' });
  expect(await page.locator('.slot-log').innerText()).toContain('Player 2 wins! (you are no longer playing)');
  await page.context().close();
});

it('names the winner where two share the page', async () => {
  const page = await site.visit();
  await openRaiinet(page, ...HALFWAY);
  await page.getByRole('button', { name: 'show my side' }).click();
  await button(page, 'Resign').click();
  await button(page, /resign\?/).click();
  await page.getByRole('heading', { name: 'Player 2 won' }).waitFor();
  await page.locator('.end-card').getByText('Player 1 resigned.').waitFor();
  await page.context().close();
});

it('asks nothing more of who has left, while three go on', async () => {
  const page = await site.visit();
  await openRaiinet(page, ...FOUR);
  await page.getByRole('button', { name: 'show my side' }).click();
  await button(page, 'Resign').click();
  await button(page, /resign\?/).click();
  await page.getByRole('button', { name: /^Hand the screen/ }).waitFor();
  expect(await button(page, /Draw|Resign/).count()).toBe(0);
  await page.context().close();
});

it('lets two at one page agree on a draw, or not', async () => {
  const page = await site.visit();
  await openRaiinet(page, ...HALFWAY);
  await page.getByRole('button', { name: 'show my side' }).click();
  const offer = async () => {
    await button(page, 'Draw').click();
    await button(page, 'Player 1: offer a draw?').click();
    await page.getByText('Player 1 offers a draw.').waitFor();
  };
  await offer();
  await page.getByRole('button', { name: 'Decline' }).click();
  await page.getByText('Player 1 offers a draw.').waitFor({ state: 'detached' });
  await offer();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('heading', { name: 'A draw' }).waitFor();
  await page.context().close();
});

it('counts no game as a best that two agreed to end', async () => {
  const page = await site.visit('#/mirewood');
  await page.getByText('Two Lanterns', { exact: true }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('d');
  await button(page, 'Draw').click();
  await button(page, /offer a draw\?/).click();
  await page.getByRole('button', { name: 'Accept' }).click();
  await page.locator('.end-card').waitFor();
  expect(await page.locator('.end-best').count()).toBe(0);
  await page.goto(`${site.address}#/mirewood`);
  await page.getByRole('heading', { name: 'Your games' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Your bests' }).count()).toBe(0);
  await page.context().close();
});

it('has them in the menu on a phone', async () => {
  const page = await site.visit('#/raiinet/play', { viewport: PHONE, hasTouch: true, isMobile: true });
  await page.getByRole('tab', { name: 'game' }).tap();
  await page.locator('.slot-game').getByRole('button', { name: 'Resign' }).tap();
  await page.locator('.slot-game').getByRole('button', { name: 'Really resign?' }).tap();
  await page.locator('.end-card').waitFor();
  expect(await page.evaluate(troubles)).toEqual([]);
  const card = await page.locator('.end-card').boundingBox();
  expect(card!.y + card!.height).toBeLessThanOrEqual(PHONE.height); // nothing of it has to be scrolled for
  await page.context().close();
});

it('shows at the end what everybody took', async () => {
  const page = await site.visit();
  const { options, commands } = greedyGame(42);
  const table = tableOf(options, commands);
  const link = `#/raiinet/link/${table.turn}/${await packRecord(table.record())}`;
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, link);
  const rows = page.locator('.end-card .taken-links > li');
  await rows.first().waitFor();
  const taken = table.moment(0).view.seats.map(({ data, viruses }) => data + viruses);
  for (const [seat, number] of taken.entries())
    expect(await rows.nth(seat).locator('.download.full').count()).toBe(number);
  await page.context().close();
});

it('counts the time of both where a clock was chosen, and ends the game of who has none left', async () => {
  const page = await site.visit('#/raiinet');
  await page.clock.install();
  await page.getByRole('radio', { name: '3 + 2' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  const left = (player: number) => page.getByRole('timer', { name: `What is left to Player ${player}` });
  await left(1).getByText('3:00').waitFor();
  await left(2).getByText('3:00').waitFor();
  await page.locator('.cell.own.lit').first().click();
  for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
  // The computer has answered (maybe by a card first): no first move is free any more.
  await left(1).and(page.locator('.runs')).waitFor();
  await page.clock.fastForward(185_000);
  await page.getByRole('heading', { name: 'You lost' }).waitFor();
  await page.context().close();
});
