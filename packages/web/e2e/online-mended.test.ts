/** Faults that people met in matches with others, and that stay away. */
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  linkState,
  makeInvite,
  nameAndPress,
  type OnlineSite,
  openOnline,
  sitDown,
  stepAhead,
} from './online.js';
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
  const wrong = await site.visit(`${link}x`);
  await nameAndPress(wrong, 'Wes', 'Sit down and play');
  await wrong.getByText('This link’s key is not the right one.').waitFor();
  await wrong.context().close();
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
  await expect.poll(() => heard(ann)).toMatch(/ Your turn\.$/);
  await button(bob, 'Resign').dblclick();
  await button(bob, 'Really resign?').click();
  await bob.getByRole('heading', { name: 'You lost' }).waitFor();
  await expect.poll(() => heard(ann)).toBe('You won. Bob resigned.'); // and not the last move once more
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
  await button(ann, 'Really call it off?').click(); // no try of a day is spent by it
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
  await ann.getByRole('heading', { name: 'Send this link to your 3 friends' }).waitFor();
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
    await expect.poll(() => ann.title()).toBe('Watching · RAIInet · Quadrant');
    expect(await ann.locator('.bar .pill').innerText()).toBe('out');
  }
  const [bob, ...rest] = others;
  await button(bob, 'Draw').click();
  await button(bob, 'Offer a draw?').click();
  for (const page of rest) await button(page, 'Accept').click();
  await bob.getByRole('heading', { name: 'A draw' }).waitFor();
  await ann.getByRole('heading', { name: 'You resigned' }).waitFor();
  await ann.getByText('The others agreed on a draw.', { exact: true }).waitFor();
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
  await ann.getByText('lost, no clock').waitFor();
  for (const page of [ann, bob]) await page.context().close();
});

/** What a screen reader was told last. */
const heard = async (page: Page) =>
  (await page.locator('[data-announcer]').innerText()).replace(/\u00a0$/, '');

/** The answer to whoever sits down is held back until this is called; all else goes on. */
async function holdJoin(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((go) => {
    release = go;
  });
  await page.route(/\/join$/, async (route) => {
    const response = await route.fetch();
    await released;
    await route.fulfill({ response });
  });
  return release;
}

/** Has heard over the socket that the match began. */
function hearsStart(page: Page): Promise<void> {
  return new Promise((heard) => {
    page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => {
        if (String(payload).includes('"started"')) heard();
      });
    });
  });
}

it('whoever sits down sees nothing else until it is answered, and then nothing twice', async () => {
  const ann = await site.visit();
  const link = await makeInvite(ann, 'Ann');
  const bob = await site.visit();
  const begun = hearsStart(bob);
  let release = await holdJoin(bob);
  await bob.goto(link);
  await nameAndPress(bob, 'Bob', 'Sit down and play');
  await ann.getByRole('grid').waitFor();
  await begun;
  await bob.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(await button(bob, 'Sitting down…').count()).toBe(1);
  release();
  await bob.getByRole('grid').waitFor();
  expect(await bob.getByText('Somebody else sat down; you look on.').count()).toBe(0);

  await stepAhead(ann);
  await toldTurns(bob, 1);
  await stepAhead(bob);
  await toldTurns(ann, 2);
  await button(ann, 'Resign').click();
  await button(ann, 'Really resign?').click();
  await bob.unroute(/\/join$/);
  release = await holdJoin(bob);
  await button(ann, 'Rematch').click();
  await button(bob, 'Ann wants a rematch: accept').click();
  await bob.getByText('turn 0 / 0').waitFor();
  await bob.getByRole('grid').evaluate((grid) => grid.setAttribute('data-first', ''));
  release();
  await bob.waitForURL(/match\/[\w-]+$/);
  expect(await bob.locator('[data-first]').count()).toBe(1);
  for (const page of [ann, bob]) await page.context().close();
});

it('keys keep their place while buttons and pages come and go', async () => {
  const ann = await site.visit();
  const focused = () => ann.evaluate(() => document.activeElement!.textContent);
  const onBoard = () => ann.evaluate(() => document.activeElement!.matches('.board [role="gridcell"]'));
  const press = async (...names: string[]) => {
    for (const name of names) {
      await button(ann, name).focus();
      await ann.keyboard.press('Enter');
    }
  };
  await ann.getByRole('link', { name: 'Play a friend' }).focus();
  await ann.keyboard.press('Enter');
  await expect.poll(focused).toBe('Play a friend');
  await ann.getByRole('link', { name: 'Watch' }).focus();
  await ann.keyboard.press('Enter');
  await expect.poll(focused).toBe('Watch');
  await ann.goBack();
  await expect.poll(focused).toBe('Play a friend');
  await ann.getByLabel('Your name').fill('Ann');
  await press('Make a link');
  await expect.poll(focused).toBe('Send this link to your friend');
  const bob = await site.visit(await ann.getByLabel('Invite link').inputValue());
  await sitDown(bob, 'Bob');
  await expect.poll(onBoard).toBe(true);
  await stepAhead(ann);
  await toldTurns(bob, 1);
  await press('Plan a move');
  await expect.poll(onBoard).toBe(true);
  await press('Drop it');
  await expect.poll(onBoard).toBe(true);
  await press('Take back', 'Ask to take back?');
  await expect.poll(onBoard).toBe(true);
  await button(bob, 'Decline').click();
  await stepAhead(bob);
  await toldTurns(ann, 2);
  await button(bob, 'Draw').click();
  await button(bob, 'Offer a draw?').click();
  await press('Decline');
  await expect.poll(onBoard).toBe(true);
  await press('Resign', 'Really resign?');
  await ann.getByRole('heading', { name: 'You lost' }).waitFor();
  await press('Rematch');
  await expect.poll(focused).toBe('Rematch offered, waiting…');
  for (const page of [ann, bob]) await page.context().close();
});

it('says at once that the network is gone, and afterwards of nothing that it was saved', async () => {
  const ann = await site.visit('#/online/new');
  await ann.getByRole('radio', { name: '5 minutes + 3 seconds a move' }).check();
  await nameAndPress(ann, 'Ann', 'Make a link');
  const bob = await site.visit(await ann.getByLabel('Invite link').inputValue());
  await sitDown(bob, 'Bob');
  await stepAhead(ann);
  await toldTurns(bob, 1);
  await stepAhead(bob);
  await toldTurns(ann, 2);
  await expect.poll(() => linkState(ann)).toBe('Saved');
  const status = ann.locator('.plates > [role="status"]');
  expect(await status.innerText()).toBe('');
  const lost = await ann.evaluate(async () => {
    dispatchEvent(new Event('offline'));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    return document.querySelector('.link-chip')!.textContent;
  });
  expect(lost).toBe('Lost, trying again');
  await expect.poll(() => linkState(ann)).toBe('Live');
  expect(await status.innerText()).toBe('The connection is back.');
  await bob.context().close();
  await ann.getByText(/Bob left\. You can claim the win in \d+ s\./).waitFor();
  expect(await button(ann, 'Claim the win').count()).toBe(0);
  await button(ann, 'Claim the win').click({ timeout: 60_000 }); // it takes the place of the seconds
  await button(ann, 'Really claim the win?').click();
  await ann.getByRole('heading', { name: 'You won' }).waitFor();
  await ann.context().close();
});

it('says that somebody left who never began, and that a match without a clock waits for who comes back', async () => {
  for (const [clock, words] of [
    ['5 minutes + 3 seconds a move', /Bob has not moved yet\. You can call it off in \d+ s\./],
    ['no clock', 'Bob left; the match waits.'],
  ] as const) {
    const ann = await site.visit('#/online/new');
    await ann.getByRole('radio', { name: clock }).check();
    await nameAndPress(ann, 'Ann', 'Make a link');
    const bob = await site.visit(await ann.getByLabel('Invite link').inputValue());
    await sitDown(bob, 'Bob');
    await stepAhead(ann);
    await toldTurns(bob, 1);
    expect(await ann.getByText(words).count()).toBe(0);
    await bob.context().close();
    await ann.getByText(words).waitFor();
    await ann.context().close();
  }
});

it('a plan that is dropped after another window took over is not carried out by what was there before', async () => {
  const ann = await site.visit();
  const sockets: WebSocketRoute[] = [];
  await ann.routeWebSocket(/\/api\/socket$/, (socket) => {
    socket.connectToServer();
    sockets.push(socket);
  });
  const bob = await site.visit(await makeInvite(ann, 'Ann'));
  await sitDown(bob, 'Bob');
  await stepAhead(ann);
  await toldTurns(ann, 1);
  await button(ann, 'Plan a move').click();
  await stepAhead(ann);
  await ann.getByText('Planned:').waitFor();
  await sockets.at(-1)!.close({ code: 4009 });
  await button(ann, 'Go on here').click();
  await ann.getByText('Planned:').waitFor();
  await button(ann, 'Drop it').click();
  await toldTurns(bob, 1);
  await stepAhead(bob);
  await toldTurns(ann, 2);
  await button(ann, 'Draw').click();
  await button(ann, 'Offer a draw?').click();
  await button(bob, 'Accept').waitFor(); // a plan that was carried out would have come before it
  expect(await bob.getByText('turn 2 / 2').count()).toBe(1);
  for (const page of [ann, bob]) await page.context().close();
});

it('a server that did not answer once is looked for at the next page', async () => {
  const ann = await site.visit();
  await ann.route(/api\/games$/, (route) => route.abort());
  await ann.goto(new URL('#/online/find', site.address).href);
  await ann.reload();
  await ann.getByRole('heading', { name: 'Nobody can play online here' }).waitFor();
  await ann.goto(site.address);
  await ann.getByText('replay any moment. No account.').waitFor();
  await ann.goBack();
  await ann.getByRole('heading', { name: 'Nobody can play online here' }).waitFor();
  await ann.unroute(/api\/games$/);
  await ann.getByRole('link', { name: 'To the four games' }).click();
  await expect.poll(() => ann.getByRole('link', { name: 'Play a friend' }).count()).toBe(1);
  await ann.getByText('replay any moment, play a friend. No account.').waitFor();
  await ann.context().close();
});

it('a run of the day has nothing that it refuses, and nobody asks for what is sealed until the day is over', async () => {
  const ann = await site.visit('#/online/boards');
  const refused: string[] = [];
  ann.on('response', (response) => response.status() === 409 && refused.push(response.url()));
  await ann.getByLabel('Your name').fill('Ann');
  await ann.getByRole('button', { name: /Try SimOdyssey 2.*, daily/ }).click();
  await ann.getByRole('grid').waitFor();
  expect(await ann.getByText('Show the random numbers').count()).toBe(0);
  expect(await ann.getByRole('button', { name: 'Abort' }).count()).toBe(0);
  await button(ann, 'Call off').click();
  await button(ann, 'Call it off? Your try of the day is spent by it.').click();
  await ann.getByText('The whole run can be seen when the day is over (UTC).').waitFor();
  await button(ann, 'Look at the board').click();
  for (const way of await ann.getByRole('group', { name: 'Compass' }).getByRole('button').all())
    expect(await way.isDisabled()).toBe(true);
  expect(refused).toEqual([]);
  await ann.context().close();
});

const isInSight = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
