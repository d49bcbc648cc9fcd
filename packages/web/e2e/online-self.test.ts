/** Who one is to a server, by the page and the real program: come back, be told, be forgotten; and what must not be silent. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { PHONE } from './browser.js';
import {
  makeInvite,
  makeTable,
  nameAndPress,
  type OnlineSite,
  openOnline,
  sitDown,
  stepAhead,
} from './online.js';
import { toldTurns } from './raiinet.js';
import { troubles } from './troubles.js';

let site: OnlineSite;
beforeAll(async () => {
  site = await openOnline();
});
afterAll(() => site?.close());

/** What this looks at and stands in for inside the service worker. */
interface WorkerSelf {
  shown: object[];
  registration: { showNotification(title: string, options: { body: string; tag: string }): Promise<void> };
  clients: { openWindow(page: URL): Promise<void> };
}
declare const ExtendableEvent: typeof Event;

const go = (page: Page, fragment: string) => page.goto(new URL(fragment, site.address).href);
const matchOf = (link: string): string => new URL(link).pathname.split('/').at(-1)!;

/** Nothing of it is cut off or covered: each of its corners is its own. */
function isWhole(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [left + 6, right - 6].flatMap((x) => [top + 6, bottom - 6].map((y) => [x, y]));
  return corners.every(([x, y]) => element.contains(document.elementFromPoint(x, y)));
}

/** Asks the server as whoever the page is. */
const asSelf = (page: Page, path: string, body?: object) =>
  page.evaluate(
    async ([path, body]) => {
      const { token } = JSON.parse(localStorage.getItem('quadrant:online:me')!);
      const response = await fetch(`api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}` },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      return response.json();
    },
    [path, body] as const,
  );

it('twelve words bring one back with one’s tables and their links; where they did not, it is said and goes on', async () => {
  const ann = await site.visit();
  const link = await makeInvite(ann, 'Ann');
  const eve = await site.visit(link.split('#')[0]);
  await eve.getByRole('heading', { name: 'This link is incomplete' }).waitFor();
  await go(ann, '#/online/mine');
  await ann.getByText('The twelve words').click();
  const words = await ann.locator('.recovery .words').innerText();

  const elsewhere = await site.visit('#/online/mine');
  await elsewhere.getByLabel('Your twelve words').fill('no such words');
  await elsewhere.getByRole('button', { name: 'Bring me back' }).click();
  await elsewhere.getByText('These words are not known.').waitFor();
  await elsewhere.getByLabel('Your twelve words').fill(` ${words.toUpperCase()} `);
  await elsewhere.getByRole('button', { name: 'Bring me back' }).click();
  await elsewhere.getByRole('link', { name: /^Open: RAIInet, Ann/ }).click();
  await expect.poll(() => elsewhere.getByLabel('Invite link').inputValue()).toBe(link);
  await elsewhere.getByRole('button', { name: 'Call it off' }).click();
  await elsewhere.getByRole('button', { name: 'Really call it off?' }).click();
  await elsewhere.getByRole('heading', { name: 'This match was called off' }).waitFor();

  await go(ann, '#/online/new');
  await ann.getByRole('button', { name: 'Make a link' }).click();
  await ann.getByText('The server does not know this browser any more.').waitFor();
  const asked: string[] = [];
  ann.on('request', (request) => request.url().includes('player=me') && asked.push(request.url()));
  for (const page of ['#/online/watch', '#/online/boards', '#/online/mine']) await go(ann, page);
  await ann.getByText('bring it back with its words').waitFor();
  expect(asked).toEqual([]); // by who is not known any more
  await ann.getByRole('button', { name: 'Go on as somebody new' }).click();
  await ann.getByText('Nothing is kept of you.').waitFor();
  await go(ann, '#/online/find');
  await nameAndPress(ann, 'Ann again', 'Open a table');
  await ann.getByRole('button', { name: 'Call it off' }).click(); // a table for everybody, too
  await ann.getByRole('button', { name: 'Really call it off?' }).click();
  await ann.getByRole('heading', { name: 'This match was called off' }).waitFor();
  for (const page of [ann, eve, elsewhere]) await page.context().close();
});

it('says what became of a command that waited and was refused, and when little time is left', async () => {
  const ann = await site.visit();
  await ann.routeWebSocket(/\/api\/socket$/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((text) => {
      const message = JSON.parse(String(text));
      // The server’s clock has minutes left, so that no flag falls while this looks.
      if (message.clock) message.clock.left = message.clock.left.map(() => 10_000);
      socket.send(JSON.stringify(message));
    });
  });
  await go(ann, '#/online/new');
  await ann.getByLabel('5 minutes + 3 seconds').check({ force: true });
  const link = await makeInvite(ann, 'Ann');
  const bob = await site.visit(link);
  await sitDown(bob, 'Bob');
  await ann.getByRole('grid').waitFor();
  expect(await ann.title()).toMatch(/^Your turn/); // the clock begins with one’s first move
  await stepAhead(ann);
  await toldTurns(bob, 1);
  await stepAhead(bob);
  await toldTurns(ann, 2);
  await expect.poll(() => ann.title()).toMatch(/^Little time left/);
  await ann.getByRole('status').filter({ hasText: 'Little time left' }).waitFor({ state: 'attached' });

  const match = matchOf(link);
  await ann.evaluate((match) => {
    const wish = { t: 'give', match, id: 'left-from-before-1', ply: 2, command: 'move z up' };
    localStorage.setItem(`quadrant:online:waiting:${match}`, JSON.stringify([wish]));
  }, match);
  await ann.reload();
  await ann.getByText('What you did before could not be done any more:').waitFor();
  await stepAhead(ann); // and one can go on
  await toldTurns(bob, 3);
  expect(await ann.getByText('What you did before').count()).toBe(0);
  for (const page of [ann, bob]) await page.context().close();
});

it('who comes late looks back to the beginning, and forward to the live moment', async () => {
  const ann = await site.visit();
  const link = await makeInvite(ann, 'Ann');
  const bob = await site.visit(link);
  await sitDown(bob, 'Bob');
  await ann.getByRole('grid').waitFor();
  for (const [n, page] of [ann, bob, ann].entries()) {
    await stepAhead(page);
    for (const each of [ann, bob]) await toldTurns(each, n + 1);
  }
  const eve = await site.visit(link.split('#')[0]);
  await eve.getByText('turn 3 / 3').waitFor();
  const earlier = eve.getByRole('button', { name: 'Earlier turn' });
  const square = (row: number) =>
    eve.getByRole('gridcell', { name: new RegExp(`^Row ${row}, column 0\\b.*link a`) });
  for (const turn of [2, 1, 0]) {
    await earlier.click();
    await eve.getByText(`turn ${turn} / 3`).waitFor();
  }
  await square(0).waitFor(); // where it began
  await stepAhead(bob);
  await eve.getByText('turn 0 / 4').waitFor(); // it goes on meanwhile
  await eve.keyboard.press(']');
  await eve.getByText('turn 1 / 4').waitFor();
  await square(1).waitFor();
  await eve.getByRole('button', { name: 'Latest turn' }).click();
  await eve.getByText('turn 4 / 4').waitFor();
  await go(ann, '#/online/mine');
  await ann.getByText('Your turn, being played, no clock').waitFor();
  for (const page of [ann, bob, eve]) await page.context().close();
});

it('renames, exports, reports a name, and deletes all that is kept of one', async () => {
  const ann = await site.visit();
  const link = await makeInvite(ann, 'Ann');
  const bob = await site.visit(link);
  await sitDown(bob, 'Rude Bob');
  await ann.getByRole('grid').waitFor();
  await stepAhead(ann);
  await toldTurns(bob, 1);
  await bob.getByRole('button', { name: 'Call off' }).click();
  await bob.getByRole('button', { name: 'Really call it off?' }).click();
  await ann.getByRole('link', { name: 'Who is Rude Bob?' }).click();
  await ann.getByText('Report this name').click();
  await ann.getByLabel('What is wrong with it').fill('It is rude.');
  await ann.getByRole('button', { name: 'Report', exact: true }).click();
  await ann.getByText('Thank you.').waitFor();

  await go(ann, '#/online/mine');
  await nameAndPress(ann, 'Anna', 'Rename');
  await ann.getByRole('link', { name: /^Open: RAIInet, Anna and Rude Bob/ }).waitFor();
  await ann.reload();
  expect(await ann.getByLabel('Your name').inputValue()).toBe('Anna');
  const [saved] = await Promise.all([
    ann.waitForEvent('download'),
    ann.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  const all = JSON.parse(readFileSync(await saved.path(), 'utf8'));
  expect(all).toMatchObject({ name: 'Anna' });
  expect(JSON.stringify(all)).toContain(matchOf(link));

  await ann.getByRole('button', { name: 'Delete my data' }).click();
  await ann.getByRole('button', { name: 'Really delete name and access?' }).click();
  await ann.getByText('Your name and access are deleted.').waitFor();
  await bob.reload();
  await bob.getByRole('link', { name: /somebody/i }).waitFor();
  for (const page of [ann, bob]) await page.context().close();
});

/** What a headless browser has none of: leave to notify, and a service that delivers. */
function allowNotices(): void {
  let made: object | null = null;
  Notification.requestPermission = async () => 'granted';
  PushManager.prototype.getSubscription = async () => made as PushSubscription | null;
  PushManager.prototype.subscribe = async (options) => {
    const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
    const endpoint = `https://push.example/${options?.applicationServerKey}`;
    const unsubscribe = async () => {
      made = null;
      return true;
    };
    made = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe };
    return made as PushSubscription;
  };
}

it('asks to be told of turns; what is pushed is told in the browser’s language and leads to the match', async () => {
  const ann = await site.visit('', { locale: 'de-DE' });
  const context = ann.context();
  await ann.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  await ann.addInitScript(allowNotices);
  await ann.reload();
  await go(ann, '#/online/new');
  await nameAndPress(ann, 'Ann', 'Link machen');
  const match = matchOf(await ann.getByLabel('Einladungslink').inputValue());
  await go(ann, '#/online/mine');
  const button = ann.getByRole('button', { name: 'Sag mir, wenn ich dran bin' });
  await button.click();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
  const { push } = await asSelf(ann, 'games');
  expect((await asSelf(ann, 'me')).pushes).toMatchObject([{ endpoint: `https://push.example/${push}` }]);

  const [worker] = context.serviceWorkers();
  await worker.evaluate(() => {
    const self = globalThis as unknown as WorkerSelf;
    self.shown = [];
    self.registration.showNotification = async (title, { body, tag }) =>
      void self.shown.push({ title, body, tag });
    self.clients.openWindow = async (page) => void self.shown.push({ opened: String(page) });
  });
  const session = await context.newCDPSession(ann);
  const registered = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.deliverPushMessage', {
    origin: new URL(site.address).origin,
    registrationId: await registered,
    data: JSON.stringify({ news: 'turn', match, game: 'raiinet' }),
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as WorkerSelf).shown);
  await expect.poll(shown).toEqual([{ title: 'Quadrant', body: 'Du bist dran.', tag: match }]);
  await worker.evaluate((match) => {
    const event = Object.assign(new ExtendableEvent('notificationclick'), {
      notification: { close() {}, data: { match } },
    });
    dispatchEvent(event);
  }, match);
  await expect.poll(shown).toContainEqual({ opened: `${site.address}m/${match}` });

  await button.click();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('false');
  expect((await asSelf(ann, 'me')).pushes).toEqual([]);
  await context.close();
});

it('is agreed on and ends in German, on a phone too, with nothing over what is to be pressed', async () => {
  const anne = await site.visit('#/online/new', { locale: 'de-DE' });
  await nameAndPress(anne, 'Änne', 'Link machen');
  const link = await anne.getByLabel('Einladungslink').inputValue();
  const bjorn = await site.visit(link, { locale: 'de-DE', viewport: PHONE, hasTouch: true });
  await bjorn.getByText('Zwei Spieler').waitFor();
  await nameAndPress(bjorn, 'Björn', 'Hinsetzen und spielen');
  const offer = async () => {
    await anne.getByRole('button', { name: 'Remis' }).click();
    await anne.getByRole('button', { name: 'Remis anbieten?' }).click();
  };
  await offer();
  const no = bjorn.getByRole('button', { name: 'Ablehnen' });
  const { width, height } = (await no.boundingBox())!;
  await no.click({ position: { x: width - 4, y: height / 2 } });
  await bjorn.getByRole('tab', { name: 'Spiel', exact: true }).click();
  for (const action of await bjorn.locator('.online-menu button').all())
    expect(await action.evaluate(isWhole), await action.innerText()).toBe(true);
  await offer();
  await bjorn.getByRole('button', { name: 'Annehmen' }).click();
  await bjorn.getByRole('heading', { name: 'Unentschieden' }).waitFor();
  await bjorn.getByText('Alle haben sich darauf geeinigt.', { exact: true }).waitFor();
  expect(await bjorn.getByText('draw').count()).toBe(0);
  expect(await bjorn.evaluate(troubles)).toEqual([]);
  await go(anne, '#/online/computer');
  await anne.getByText(/^Sieht, .*\.$/).waitFor(); // what a bot is, in German too
  await anne.getByRole('radio', { name: /^zufällig, etwa \d+$/ }).waitFor();
  await anne.getByText('Durchquere einen versunkenen Wald bis zum alten Tor.').waitFor();
  for (const page of [anne, bjorn]) await page.context().close();
});

it('says why it cannot tell of turns where the browser does not allow it', async () => {
  const ann = await site.visit();
  await makeInvite(ann, 'Ann');
  await go(ann, '#/online/mine');
  await ann.getByRole('button', { name: 'Tell me when it is my turn' }).click();
  await ann.getByText('The browser does not allow that.').waitFor();
  await ann.context().close();
});

it('has room for four names and clocks on a phone, upright and on its side', async () => {
  const ann = await site.visit();
  const seats = ['me', 'bot:random', 'bot:random', 'bot:random'];
  const wish = { game: 'raiinet', preset: 'four', seats, clock: { base: 3_000_000, inc: 0 } };
  const { match } = await makeTable(ann, 'Wilhelmina-Charlotte', wish);
  await go(ann, `m/${match}`);
  await ann.getByRole('grid').waitFor();
  const clocks = ann.locator('.table-strip .clock');
  await expect.poll(() => clocks.count()).toBe(4);
  for (const viewport of [PHONE, { width: PHONE.height, height: PHONE.width }]) {
    await ann.setViewportSize(viewport);
    for (const part of [...(await clocks.all()), ann.locator('.link-chip')])
      expect(await part.evaluate(isWhole), JSON.stringify(viewport)).toBe(true);
  }
  await ann.context().close();
});

it('says who sits at a match that is shown some moves later, and offers no seat that is taken', async () => {
  const ann = await site.visit();
  await makeInvite(ann, 'Ann');
  const wish = { game: 'raiinet', seats: ['me', 'open'], visible: 'public', delay: 4 };
  const { match } = await asSelf(ann, 'matches', wish);
  const bob = await site.visit(`m/${match}`);
  await bob.getByRole('heading', { name: 'Ann invites you to RAIInet' }).waitFor();
  await sitDown(bob, 'Bob');
  const eve = await site.visit(`m/${match}`);
  await eve.getByRole('heading', { name: 'This match has begun' }).waitFor();
  await eve.getByText('Ann and Bob').waitFor();
  await go(ann, `m/${match}`);
  await ann.getByRole('grid').waitFor();
  await stepAhead(ann);
  await toldTurns(bob, 1);
  await stepAhead(bob);
  await toldTurns(ann, 2);
  expect(await eve.getByRole('grid').count()).toBe(0);
  await ann.getByRole('button', { name: 'Resign' }).click();
  await ann.getByRole('button', { name: 'Really resign?' }).click();
  await eve.getByRole('heading', { name: 'Bob won' }).waitFor(); // at the end nothing is late
  for (const page of [ann, bob, eve]) await page.context().close();
});
