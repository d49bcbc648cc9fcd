/** Matches over a network, by the page and the real program: to the end through reloads, losses and kills. */
import { game } from '@quadrant/raiinet';
import { game as odyssey } from '@quadrant/simodyssey-2';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { BUILT, serve } from '../serve.mjs';
import { axeSource, PHONE } from './browser.js';
import {
  linkState,
  makeInvite,
  nameAndPress,
  type OnlineSite,
  openOnline,
  sitDown,
  stepAhead,
} from './online.js';
import { commandOf, greedyGame, press, toldTurns } from './raiinet.js';
import { playedRecord } from './record.js';

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
      await mover.getByText('What you did waits here and is sent once.').waitFor();
      await mover.getByText('Your command waits here.', { exact: true }).waitFor({ state: 'attached' }); // a phone has no room
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
  await pages[1 - winner].getByRole('heading', { name: 'You lost' }).waitFor();
  await eve.getByRole('heading', { name: `${name} won` }).waitFor();
  for (const page of [...pages, eve]) await page.getByText('Proof checked in this page').waitFor();

  expect(await eve.locator('.taken-links > li > span').allInnerTexts()).toEqual(['Ann', 'Bob']);

  await eve.getByRole('button', { name: 'Replay, fork' }).click();
  await eve.waitForURL(/#\/raiinet\/game\//);
  await eve.getByText(`turn 0 / ${commands.length}`).waitFor();

  await ann.getByRole('button', { name: 'Rematch' }).click();
  await bob.getByRole('button', { name: 'Ann wants a rematch: accept' }).click();
  // On a phone the way through the game is a tab of its own.
  for (const page of pages) await page.getByText('turn 0 / 0').waitFor({ state: 'attached' });
  await expect.poll(() => bob.title()).toMatch(/^Your turn/); // seats are swapped
  for (const page of [...pages, eve]) await page.context().close();
});

interface Axe {
  run(): Promise<{ violations: { id: string; impact: string; nodes: { html: string }[] }[] }>;
}

/** No violation but minor ones on a desktop in the dark and on a phone in the light. */
async function expectAccessible(page: Page): Promise<void> {
  const before = page.viewportSize()!;
  await page.evaluate(axeSource());
  for (const [viewport, colorScheme] of [
    [PHONE, 'light'],
    [before, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe(colorScheme);
    const found = await page.evaluate(async () => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run();
      return violations
        .filter(({ impact }) => impact !== 'minor')
        .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
    });
    expect(found, `${page.url()} ${colorScheme}`).toEqual([]);
  }
}

/** Tabs to what has this name, and presses Enter. */
async function keyTo(page: Page, name: RegExp, press = 'Enter'): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs++) {
    const words = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null;
      if (element === document.body) return '';
      return `${element?.getAttribute('aria-label') ?? ''} ${element?.labels?.[0]?.textContent ?? ''} ${element?.textContent ?? ''}`;
    });
    if (name.test(words)) return page.keyboard.press(press);
    await page.keyboard.press('Tab');
  }
  expect.fail(`no way to ${name} by Tab`);
}

it('is played by keys alone and heard by a screen reader, with clocks, takebacks, offers and a resignation', async () => {
  const ann = await site.visit();
  await ann.locator('.ways-online').waitFor();
  await expectAccessible(ann);
  await keyTo(ann, /^\s*Play a friend/);
  await ann.getByLabel('Your name').waitFor();
  await expectAccessible(ann);
  await keyTo(ann, /Your name/, 'Home');
  await ann.keyboard.type('Ann');
  await keyTo(ann, /no clock/, 'ArrowRight');
  await keyTo(ann, /Friendly/, 'Space');
  await keyTo(ann, /^\s*Make a link/);
  const link = await ann.getByLabel('Invite link').inputValue();
  await expectAccessible(ann);
  const bob = await site.visit(link);
  await bob.getByText('5 minutes + 3 seconds a move').waitFor();
  await expectAccessible(bob);
  await keyTo(bob, /Your name/, 'Home');
  await bob.keyboard.type('Bob');
  await keyTo(bob, /Sit down and play/);
  for (const page of [ann, bob]) await page.getByRole('grid').waitFor();

  await stepAhead(ann);
  await toldTurns(bob, 1);
  await stepAhead(bob);
  await toldTurns(ann, 2);
  expect(await ann.locator('[data-announcer]').innerText()).toMatch(/Link .* moves/);
  const clock = ann.getByRole('timer', { name: 'Time left for Ann' });
  const first = await clock.innerText();
  await expect.poll(() => clock.innerText()).not.toBe(first); // it ticks
  await expectAccessible(ann);

  await keyTo(ann, /^\s*Take back/);
  await keyTo(ann, /Ask to take back\?/);
  await bob.getByText('Ann asks to take their last move back, and the one after it.').waitFor();
  await expectAccessible(bob);
  await keyTo(bob, /^\s*Accept/);
  for (const page of [ann, bob]) await page.getByText('turn 0 / 0').waitFor();
  await ann.getByText('Taken back.').waitFor();
  await expect.poll(() => ann.locator('[data-announcer]').innerText()).toMatch(/^\s*Your turn\.\s*$/);
  await stepAhead(ann);
  await toldTurns(bob, 1);
  await keyTo(bob, /^\s*Draw/);
  await keyTo(bob, /Offer a draw\?/);
  await ann.getByText('Bob offers a draw.').waitFor();
  await keyTo(ann, /^\s*Decline/);
  await bob.getByText('Ann declined the draw.').waitFor();
  expect(await bob.getByText('You asked for a draw').count()).toBe(0);
  await keyTo(ann, /^\s*Resign/);
  await keyTo(ann, /Really resign\?/);
  await bob.getByRole('heading', { name: 'You won' }).waitFor();
  await ann.getByRole('heading', { name: 'You lost' }).waitFor();
  await ann.getByText('You resigned.', { exact: true }).waitFor();
  expect(await ann.locator('[data-announcer]').innerText()).toMatch(/You lost\. You resigned\.\s*$/);
  await ann.getByText('Proof checked in this page').waitFor();
  const analysis = ann.getByRole('region', { name: 'Analysis' }); // from the record, for the seat one had
  const graph = analysis.locator('.graph-line');
  await expect.poll(() => graph.getAttribute('points')).toMatch(/^0\.0,\S+ 100\.0,100\.0$/);
  await ann.getByRole('button', { name: 'Analyse' }).click();
  await analysis.getByText('No turn cost you much.').waitFor(); // to resign is no turn
  expect(await ann.locator('.taken-links > li > span').allInnerTexts()).toEqual(['You', 'Bob']);
  await expectAccessible(ann);
  await ann.goto(new URL('#/online/mine', site.address).href);
  await ann.getByText('Ann and Bob').waitFor();
  await expectAccessible(ann);
  for (const page of [ann, bob]) await page.context().close();
});

it('finds an opponent in the lobby, a planned move that is made in its time, a bot of the house, a record for a board, and the run of the day', async () => {
  const ann = await site.visit('#/online/find');
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByLabel(/^Rated/).check();
  await ann.getByRole('button', { name: 'Open a table' }).click();
  await ann.getByText('Waiting for one player').waitFor();
  const bob = await site.visit('#/online/find');
  await bob.getByRole('link', { name: /Look: RAIInet, Ann/ }).click();
  await sitDown(bob, 'Bob');
  await ann.getByRole('grid').waitFor();
  const zoe = await site.visit('#/online/find');
  await nameAndPress(zoe, 'Zoe', 'Open a table');
  await zoe.getByRole('button', { name: 'Call it off' }).click();
  await zoe.getByRole('button', { name: 'Really call it off?' }).click();
  await zoe.getByText('called off').first().waitFor();
  await zoe.context().close();
  const eve = await site.visit('#/online/watch');
  await eve.locator('.online-item').first().getByText('being played').waitFor(); // what runs comes first
  expect(await eve.locator('.online-list').innerText()).not.toContain('Zoe'); // there is nothing to see
  await eve
    .getByRole('link', { name: /Watch: RAIInet, Ann and Bob/ })
    .first()
    .click();
  await eve.getByText('watching').waitFor();
  await bob.getByRole('button', { name: 'Plan a move' }).click();
  await stepAhead(bob);
  await bob.getByText(/Planned: move . forward/).waitFor();
  await bob.reload();
  await bob.getByText(/Planned: move . forward/).waitFor();
  await stepAhead(ann);
  for (const page of [ann, bob, eve]) await toldTurns(page, 2); // it was made as soon as it could be
  await ann.getByRole('button', { name: 'Resign' }).click();
  await ann.getByRole('button', { name: 'Really resign?' }).click();
  await bob.getByRole('heading', { name: 'You won' }).waitFor();
  await ann.getByRole('heading', { name: 'You lost' }).waitFor();
  await eve.getByRole('heading', { name: 'Bob won' }).waitFor(); // who looks on is told who
  await bob.getByText(/^\+\d+ rating, now \d+\?$/).waitFor(); // provisional
  await eve.getByRole('link', { name: 'Who is Bob?' }).click();
  await eve.getByRole('heading', { name: 'Bob', exact: true }).waitFor();
  await eve.getByText('1 rated game').waitFor();
  await expectAccessible(eve);
  await bob.goto(new URL('#/online/computer', site.address).href);
  await bob.getByRole('button', { name: 'Play', exact: true }).click();
  await bob.getByRole('grid').waitFor();
  await stepAhead(bob);
  await bob.locator('.slot-log .turn').nth(1).waitFor(); // it may play a card before it moves
  await bob.getByText('bot', { exact: true }).waitFor();
  await bob.goto(new URL('#/online/boards', site.address).href);
  const upload = bob.getByLabel('Send a record of SimOdyssey 2', { exact: true });
  const send = (text: string) =>
    upload.setInputFiles({ name: 'run.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await send('no record');
  await bob.getByText('This file is no record.').waitFor();
  const record = playedRecord(odyssey, 7);
  await send(record.replace('"seed":7', '"seed":8'));
  await bob.getByRole('alert').filter({ hasNotText: 'This file is no record.' }).waitFor();
  await send(record);
  await bob.getByText('It holds, and is ranked.').waitFor();
  await bob.locator('.board-card[data-game=simodyssey-2] .own', { hasText: 'Bob' }).waitFor();
  await bob.getByRole('button', { name: /Try Mirewood.*, daily/ }).click();
  await bob.getByRole('grid').waitFor();
  await bob.getByRole('button', { name: 'Call off' }).click();
  await bob.getByRole('button', { name: 'Call it off? Your try of the day is spent by it.' }).click();
  await bob.getByRole('heading', { name: 'Called off' }).waitFor();
  await bob.goto(new URL('#/online/boards', site.address).href);
  await bob.getByRole('link', { name: /Your try of Mirewood/ }).waitFor();
  await bob.getByRole('button', { name: /Practise: Mirewood/ }).click();
  await bob.getByRole('grid').waitFor();
  await bob.goto(new URL('#/online/boards', site.address).href);
  await bob.getByRole('button', { name: /Try Space Defender 2.*, daily/ }).click();
  await bob.getByRole('grid').waitFor();
  expect(await bob.getByLabel('See everything (debug view)').count()).toBe(0); // nobody may here
  for (const page of [ann, bob, eve]) await page.context().close();
});

it('shows nothing of this on a static host, and says so where somebody asks for it', async () => {
  const served = await serve(BUILT);
  const page = await site.visit(served.address);
  await Promise.all([page.waitForResponse(/\/api\/games$/), page.reload()]);
  await page.locator('.cards').waitFor();
  expect(await page.locator('.ways-online').count()).toBe(0);
  await page.goto(`${served.address}#/online/find`);
  await page.getByRole('heading', { name: 'Nobody can play online here' }).waitFor();
  await page.context().close();
  await served.close();
});
