/** Matches over a network, by the page and the real program: to the end through reloads, losses and kills. */
import { game } from '@quadrant/raiinet';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE } from './browser.js';
import { linkState, makeInvite, type OnlineSite, openOnline, sitDown } from './online.js';
import { commandOf, greedyGame, press, toldTurns } from './raiinet.js';

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnline();
});
afterAll(() => site?.close());

/** The next request that names a side brings this one: the game to be played is known beforehand. */
async function bring(page: Page, side: { links: string; hand: string }): Promise<void> {
  await page.route(/\/api\/matches(?:\/\w+\/join)?$/, async (route) => {
    const body = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, side }) });
  });
}

it('two play by an invite link to the end: one on a phone, one looks on; reload, loss and a killed server cost nothing', async () => {
  const { options, commands } = greedyGame(42);
  const sides = options.links.map((links, seat) => ({ links, hand: options.hands[seat] }));
  const ann = await site.visit();
  await bring(ann, sides[0]);
  const link = await makeInvite(ann, 'Ann');
  expect(link).toMatch(/\/m\/\w+#i=[\w-]+$/);
  await ann.getByText('This link works on this machine only').waitFor();
  await ann.getByText('npm start -- --host 0.0.0.0').waitFor();

  const bob = await site.visit(link, { viewport: PHONE, hasTouch: true });
  await bring(bob, sides[1]);
  await bob.getByRole('heading', { name: 'Ann invites you to RAIInet' }).waitFor();
  await bob.getByText('Two players; 100 moves without a download are a draw.').waitFor();
  await bob.getByText('no clock').waitFor();
  expect(bob.url()).toContain('#/online/match/');
  await sitDown(bob, 'Bob');
  expect(bob.url()).not.toContain(new URL(link).hash.slice(3)); // the key is gone from the address
  await ann.getByRole('grid').waitFor();
  await expect.poll(() => ann.title()).toMatch(/^Your turn/);
  expect(await bob.title()).toMatch(/^Playing/);
  const eve = await site.visit(link.split('#')[0]);
  await eve.getByText('watching').waitFor();

  const position = game.begin(options, game.defaultSeed);
  const pages = [ann, bob];
  const trouble: Record<number, () => Promise<void>> = {
    2: async () => {
      for (const page of pages) await page.reload();
      for (const page of pages) await page.getByRole('grid').waitFor();
    },
    5: async () => {
      await site.kill();
      await ann.locator('.link-chip.lost').waitFor();
    },
    9: async () => {
      await pages[position.turn].context().setOffline(true);
    },
  };
  const mended: Record<number, (mover: Page) => Promise<void>> = {
    5: async (mover) => {
      await mover.getByText('Your command waits here and is sent once.').waitFor();
      await site.start();
    },
    9: (mover) => mover.context().setOffline(false),
  };
  for (const [turn, text] of commands.entries()) {
    await trouble[turn]?.();
    const mover = pages[position.turn];
    await press(mover, position, text);
    await mended[turn]?.(mover);
    game.perform(position, game.onMove(position), commandOf(text), null);
    for (const page of [...pages, eve]) await toldTurns(page, turn + 1);
    if (turn === 0) expect(await linkState(mover)).toBe('Saved');
  }
  const winner = game.outcome(position)!.winner!;
  await pages[winner].getByRole('heading', { name: 'You won' }).waitFor();
  const name = winner === 0 ? 'Ann' : 'Bob';
  await pages[1 - winner].getByRole('heading', { name: `${name} won` }).waitFor();
  await eve.getByRole('heading', { name: `${name} won` }).waitFor();
  for (const page of [...pages, eve]) await page.getByText('Proof checked in this page').waitFor();

  await eve.getByRole('button', { name: 'Replay, fork' }).click();
  await eve.waitForURL(/#\/raiinet\/game\//);
  await eve.getByText(`turn 0 / ${commands.length}`).waitFor();

  await ann.getByRole('button', { name: 'Rematch' }).click();
  await bob.getByRole('button', { name: 'Ann wants a rematch: accept' }).click();
  for (const page of pages) await page.getByText('turn 0 / 0').waitFor();
  await expect.poll(() => bob.title()).toMatch(/^Your turn/); // seats are swapped
  for (const page of [...pages, eve]) await page.context().close();
});
