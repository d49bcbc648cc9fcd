/** Faults that people met in matches with others, and that stay away. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeInvite, nameAndPress, type OnlineSite, openOnline, sitDown, stepAhead } from './online.js';
import { toldTurns } from './raiinet.js';

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnline();
});
afterAll(() => site?.close());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('asks twice before it resigns, lets one come back to a match that has a rematch, and shows it from one’s own side', async () => {
  const ann = await site.visit();
  const link = await makeInvite(ann, 'Ann');
  const [bob, eve] = [await site.visit(link), await site.visit(link)];
  await eve.getByRole('heading', { name: /Ann invites you/ }).waitFor();
  const cut = await site.visit(link.replace(/#.*/, ''));
  await cut.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
  await sitDown(bob, 'Bob');
  for (const page of [eve, cut]) await page.getByText('Somebody else sat down; you look on.').waitFor();
  const mine = await ann.context().newPage();
  await mine.goto(new URL('#/online/find', site.address).href);
  await mine.getByRole('link', { name: 'My games Your turn (1)' }).click();
  await mine.getByRole('link', { name: 'Open: RAIInet, Ann and Bob' }).waitFor();
  await mine.close();
  await stepAhead(ann);
  await toldTurns(bob, 1);
  await stepAhead(bob);
  await toldTurns(ann, 2);

  await button(bob, 'Resign').dblclick();
  await button(bob, 'Really resign?').click();
  await bob.getByRole('heading', { name: 'You lost' }).waitFor();
  const old = bob.url();
  await button(bob, 'Replay, fork').click();
  await bob.waitForURL(/#\/raiinet\/game\//);
  const side = bob.locator('.slot-state .player', { hasText: 'you' });
  await side.getByText('Player 2', { exact: true }).waitFor();
  await bob.reload();
  await bob.getByText('turn 3 / 3').waitFor();
  await bob.keyboard.press('[');
  await side.getByText('Player 2', { exact: true }).waitFor();

  await bob.goto(old);
  await button(bob, 'Rematch').click();
  await button(ann, 'Bob wants a rematch: accept').click();
  for (const page of [ann, bob]) await page.getByText('turn 0 / 0').waitFor();
  await bob.goBack(); // to before the match that the rematch took the place of
  await bob.waitForURL(/#\/raiinet\/game\//);
  await bob.goto(old);
  await bob.getByText('Your chance to win').waitFor(); // the card has grown to its size
  await bob.getByText('Proof checked in this page').waitFor();
  await bob.getByRole('link', { name: 'Go to the rematch' }).click();
  await bob.getByText('turn 0 / 0').waitFor();
  for (const page of [ann, bob, eve, cut]) await page.context().close();
});

it('a held key deletes nobody, and a board says where one’s name is missing', async () => {
  const ann = await site.visit('#/online/boards');
  await ann.getByRole('button', { name: 'Try Mirewood, sealed' }).click();
  await ann.getByRole('alert').waitFor();
  const name = ann.getByLabel('Your name');
  expect(await name.evaluate((field) => field === document.activeElement)).toBe(true);
  await expect.poll(() => name.evaluate(isInSight)).toBe(true);
  await name.fill('Ann');
  await ann.getByRole('button', { name: 'Try Mirewood, sealed' }).click();
  await button(ann, 'Call off').click();
  await button(ann, 'Call it off? A daily try is spent by it.').click();
  await ann.getByText('This run is not ranked.', { exact: true }).waitFor();
  await ann.getByRole('link', { name: 'Boards, practise' }).click();
  await ann.getByRole('heading', { name: 'Boards' }).waitFor();

  await ann.goto(new URL('#/online/mine', site.address).href);
  await button(ann, 'Delete my data').focus();
  for (let presses = 0; presses < 5; presses++) await ann.keyboard.down('Enter'); // all but the first repeat it
  await ann.keyboard.up('Enter');
  await button(ann, 'Really delete name and access?').click();
  await ann.getByText('Your name and access are deleted.').waitFor();
  await ann.context().close();
});

it('whoever gave up in a match of four looks on while three play', async () => {
  const ann = await site.visit('#/online/new');
  await ann.getByRole('radio', { name: /RAIInet, 4 players/ }).check();
  await nameAndPress(ann, 'Ann', 'Make a link');
  const link = await ann.getByLabel('Invite link').inputValue();
  const others: Page[] = [];
  for (const name of ['Bob', 'Cat', 'Dan']) {
    const page = await site.visit(link);
    others.push(page);
    await nameAndPress(page, name, 'Sit down and play');
  }
  for (const page of [ann, ...others]) await page.getByRole('grid').waitFor();
  await stepAhead(ann);
  await toldTurns(ann, 1);
  await button(ann, 'Resign').click();
  await button(ann, 'Really resign?').click();
  for (const load of [async () => {}, () => ann.reload()]) {
    await load();
    await ann.getByText('You are out and look on.').waitFor();
    expect(await ann.getByRole('button', { name: /^(Draw|Resign|Take back|Plan a move)$/ }).count()).toBe(0);
  }
  for (const page of [ann, ...others]) await page.context().close();
});

it('Mirewood for two: haste is forgiven with the turn, keys keep their place, and where nobody is left nobody draws', async () => {
  const ann = await site.visit('#/online/new');
  await ann.getByRole('radio', { name: /Mirewood, 2 players/ }).check();
  await nameAndPress(ann, 'Ann', 'Make a link');
  const bob = await site.visit(await ann.getByLabel('Invite link').inputValue());
  await sitDown(bob, 'Bob');
  const toBoard = (page: Page) => page.locator('.slot-board [role="gridcell"][tabindex="0"]').focus();
  await toBoard(ann);
  await ann.evaluate(() => {
    const press = { key: '.', bubbles: true, cancelable: true };
    for (let times = 0; times < 2; times++)
      document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', press));
  });
  await toldTurns(ann, 1);
  await expect.poll(() => ann.getByText('Your last command is still on its way.').count()).toBe(0);

  await toBoard(bob);
  await bob.keyboard.press('.'); // else it would be called off
  await toldTurns(ann, 2);
  const resignByKeys = async (page: Page) => {
    await button(page, 'Resign').focus();
    await page.keyboard.press('Enter');
    await button(page, 'Really resign?').focus();
    await page.keyboard.press('Enter');
  };
  await resignByKeys(bob);
  await ann.getByText('Bob resigned').first().waitFor();
  await resignByKeys(ann);
  await ann.getByRole('heading', { name: 'The wood keeps you' }).waitFor();
  const focused = () => ann.evaluate(() => document.activeElement?.closest('.end-card, .board') !== null);
  await expect.poll(focused).toBe(true);
  await ann.goto(new URL('#/online/mine', site.address).href);
  await ann.getByText('no player is left').waitFor();
  for (const page of [ann, bob]) await page.context().close();
});

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
